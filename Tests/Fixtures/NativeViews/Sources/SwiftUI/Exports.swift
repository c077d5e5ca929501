// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI documents it.

@_exported public import Foundation
@_exported public import QuartzCore
