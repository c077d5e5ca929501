import Foundation
import ProtocolStyle

extension ImageReference {
  /// An image of SVG, which a page carries in itself; a file without a name if it isn't an image.
  static func drawing(_ svg: String) -> ImageReference {
    let data = Data(svg.utf8).base64EncodedString()
    return (try? ImageReference(dataURL: "data:image/svg+xml;base64,\(data)")) ?? .named("")
  }
}
