#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import UIKit

extension UIImage {
  /// Loads the image of a reference.
  ///
  /// - Parameter reference: The name in the main bundle's assets, the symbol, or the data.
  /// - Returns: The image; nil if there is none.
  static func image(_ reference: ImageReference) -> UIImage? {
    switch reference.source {
    case .named(let name): UIImage(named: name)
    case .symbol(let name): UIImage(systemName: name)
    case .dataURL(let url): data(of: url).flatMap { UIImage(data: $0) }
    }
  }

  /// The data of a data URL, in base64 or percent-encoded.
  private static func data(of url: String) -> Data? {
    let parts = url.split(separator: ",", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let text = String(parts[1]).removingPercentEncoding ?? String(parts[1])
    return parts[0].hasSuffix(";base64") ? Data(base64Encoded: text) : Data(text.utf8)
  }

  /// An image of one pixel, filled with a color.
  static func filled(_ color: Color) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      UIColor(color).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}
#endif
