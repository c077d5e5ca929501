import Foundation
import ProtocolStyle

/// The library's mark and accent: the colon of a conformance, whose dots are a circle and a square.
enum Identity {
  /// The mark, as SVG.
  static let logo =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">"#
    + ##"<rect width="64" height="64" rx="15" fill="#3b46d8"/>"##
    + ##"<circle cx="32" cy="20.5" r="9" fill="#fff"/>"##
    + ##"<rect x="23" y="34.5" width="18" height="18" rx="4.5" fill="#ffd166"/></svg>"##

  /// Returns the icon of a page, the color of the browser's frame, and the texts for links to it.
  ///
  /// There is no picture for links: they need its absolute address, and a file in the build folder has
  /// none.
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - description: The page in a sentence.
  ///   - light: The page's background in light, in CSS.
  ///   - dark: The page's background in dark.
  /// - Returns: The elements.
  static func headMarkup(
    title: String, description: String, light: String = "#ffffff", dark: String = "#000000"
  ) -> String {
    """
    <link rel="icon" href="\(ImageReference.address(of: logo))">\
    <meta name="theme-color" content="\(light)" media="(prefers-color-scheme:light)">\
    <meta name="theme-color" content="\(dark)" media="(prefers-color-scheme:dark)">\
    <meta name="description" content="\(description)">\
    <meta property="og:title" content="\(title)">
    """
  }
}

/// The first stop of the keyboard, which leads past what comes before the content.
struct SkipLink: LinkNode, TextContent, LinkContent, BackgroundColor, TextColor, StyleClassed {
  let text: String
  var link = ""
  let styleClasses = ["skip"]
  var backgroundColor: Color { Color(rgb: 0x3B46D8) }
  var textColor: Color { .white }
}
