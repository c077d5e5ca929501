#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

/// The default delegate of text views.
///
/// If the host sets a different one, that delegate has to report edits itself.
@MainActor
final class TextViewEdits: NSObject, UITextViewDelegate {
  weak var binding: StyleBinding<AnyObject>?

  nonisolated override init() {}

  func textViewDidChange(_ textView: UITextView) {
    binding?.edit(.text, to: textView.text, of: textView)
  }
}
#endif
