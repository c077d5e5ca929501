import ProtocolStyle

extension ComputedCase {
  /// Sizes among siblings, effects, and the parts of controls, tables and bars.
  static let words: [ComputedCase] = [
    ComputedCase(.growth, 2, ["flex-grow": "2"]),
    ComputedCase(.minimumWidth, 80.5, ["min-width": "80.5px"]),
    ComputedCase(.maximumWidth, 80.5, ["max-width": "80.5px"]),
    ComputedCase(.minimumHeight, 80.5, ["min-height": "80.5px"]),
    ComputedCase(.maximumHeight, 80.5, ["max-height": "80.5px"]),
    ComputedCase(.aspectRatio, 1.5, ["aspect-ratio": "1.5 / 1"]),
    ComputedCase(
      .borderGradient, Gradient([.red, .blue], angle: 90),
      ["border-image-source": "linear-gradient(90deg, rgb(255, 0, 0) 0%, rgb(0, 0, 255) 100%)"]),
    ComputedCase(
      .overlay, OverlayValue(.topTrailing, offset: Offset(x: 6, y: -4)),
      ["position": "absolute", "top": "-4px", "right": "-6px", "z-index": "1"]),
    ComputedCase(.zIndex, 3, ["z-index": "3"]),
    ComputedCase(.stickyEdge, .bottom, ["position": "sticky", "bottom": "0px", "z-index": "1"]),
    ComputedCase(.columnSpan, 2, ["grid-column-start": "span 2"]),
    ComputedCase(.overflow, .clipped, ["overflow-x": "clip", "overflow-y": "clip"]),
    ComputedCase(
      .backgroundMaterial, .regular.fallback(.red),
      ["backdrop-filter": "blur(20px) saturate(1.8)", "background-color": "rgb(255, 0, 0)"]),
    ComputedCase(
      .cornerShape, .radii(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4),
      [
        "border-top-left-radius": "1px", "border-top-right-radius": "2px",
        "border-bottom-left-radius": "3px", "border-bottom-right-radius": "4px",
      ]),
    ComputedCase(.cornerShape, .capsule, ["border-top-left-radius": "9999px"]),
    ComputedCase(.cornerShape, .concentric, ["border-top-left-radius": "0px"]),
    ComputedCase(
      .cornerShape, .radii(9).continuous(), ["corner-top-left-shape": "superellipse(1.5)"]),
    ComputedCase(
      .transform, TransformValue(scaleX: 2, scaleY: 3, offset: Offset(x: 4, y: 5)),
      ["transform": "matrix(2, 0, 0, 3, 4, 5)"]),
    ComputedCase(
      .transform, TransformValue(rotation: 90), ["transform": "matrix(0, 1, -1, 0, 0, 0)"]),
    ComputedCase(.blur, 3, ["filter": "blur(3px)"]),
    ComputedCase(
      .underline, TextLineStyle(.dotted, color: .red),
      [
        "text-decoration-line": "underline", "text-decoration-style": "dotted",
        "text-decoration-color": "rgb(255, 0, 0)",
      ]),
    ComputedCase(.strikethrough, .solid, ["text-decoration-line": "line-through"]),
    ComputedCase(.imagePlacement, .bottom, ["flex-direction": "column"]),
    ComputedCase(.imagePadding, 3, ["column-gap": "3px", "row-gap": "3px"]),
    ComputedCase(.showsActivity, true, part: "::before", ["content": "\"\"", "width": "20.4px"]),
    ComputedCase(.cellVariant, .value, part: ">.d", ["text-align": "end"]),
    ComputedCase(.cellVariant, .subtitle, part: ">.d", ["grid-row-start": "2"]),
    ComputedCase(.listVariant, .insetGrouped, ["--group-radius": "10px"]),
    ComputedCase(.unselectedItemTintColor, .red, ["--unselected": "#ff0000"]),
    ComputedCase(
      .barItemVariant, .prominent, ["border-top-left-radius": "9999px", "padding-left": "14px"]),
    ComputedCase(
      .barTintColorForAppearance, [.standard: .red], ["background-color": "rgb(255, 0, 0)"]),
    ComputedCase(
      .titleTextAttributesForAppearance, [.standard: TextAttributes(foregroundColor: .red)],
      part: ">.t", ["color": "rgb(255, 0, 0)"]),
  ]
}
