import ProtocolStyle

extension ComputedCase {
  static let text: [ComputedCase] = [
    ComputedCase(.textColor, .red, ["color": "rgb(255, 0, 0)"]),
    font(
      FontDescriptor("Helvetica Neue", size: 9.5), "\"Helvetica Neue\", sans-serif", "9.5px", "400",
      "normal"),
    font(FontDescriptor("A\"B\\C", size: 9), "\"A\\\"B\\\\C\", sans-serif", "9px", "400", "normal"),
    font(.system(size: 12, weight: .bold), "system-ui, sans-serif", "12px", "700", "normal"),
    aligned(.left, "left", "left"), aligned(.center, "center", "center"),
    aligned(.right, "right", "right"), aligned(.justified, "justify", "flex-start"),
    aligned(.natural, "start", "flex-start"),
    lines(.byWordWrapping, ["pre-wrap", "visible", "break-word", "clip", "normal"]),
    lines(.byCharWrapping, ["pre-wrap", "visible", "break-word", "clip", "break-all"]),
    lines(.byClipping, ["pre", "hidden", "normal", "clip", "normal"]),
    lines(.byTruncatingHead, ["pre", "hidden", "normal", "ellipsis", "normal"]),
    lines(.byTruncatingTail, ["pre", "hidden", "normal", "ellipsis", "normal"]),
    lines(.byTruncatingMiddle, ["pre", "hidden", "normal", "ellipsis", "normal"]),
    ComputedCase(.placeholderColor, .red, part: "::placeholder", ["color": "rgb(255, 0, 0)"]),
    ComputedCase(.textShadowColor, .red, ["text-shadow": "rgb(255, 0, 0) 0px -1px 0px"]),
    ComputedCase(
      .textShadowOffset,
      writing: { model in
        model.textShadowColor = .blue
        model.textShadowOffset = Offset(x: 2, y: 3)
      },
      expecting: { _ in [Expectation(property: "text-shadow", value: "rgb(0, 0, 255) 2px 3px 0px")]
      }),
    ComputedCase(.textTransform, .unchanged, ["text-transform": "none"]),
    ComputedCase(.textTransform, .uppercase, ["text-transform": "uppercase"]),
    ComputedCase(.textTransform, .lowercase, ["text-transform": "lowercase"]),
    ComputedCase(.textTransform, .capitalized, ["text-transform": "capitalize"]),
    ComputedCase(.letterSpacing, -1.5, ["letter-spacing": "-1.5px"]),
    // Relative to 17 px, the initial size of a page.
    ComputedCase(.lineHeight, 1.5, ["line-height": "25.5px"]),
    ComputedCase(
      .maximumNumberOfLines, 3, ["-webkit-line-clamp": "3", "overflow-x": "hidden"]),
    ComputedCase(.maximumNumberOfLines, 1, ["-webkit-line-clamp": "none"]),
    ComputedCase(.maximumNumberOfLines, 0, ["-webkit-line-clamp": "none"]),
  ]

  private static func font(
    _ font: FontDescriptor, _ family: String, _ size: String, _ weight: String, _ style: String
  ) -> ComputedCase {
    ComputedCase(
      .font, font,
      ["font-family": family, "font-size": size, "font-weight": weight, "font-style": style])
  }

  private static func lines(_ mode: LineBreakModeValue, _ values: [String]) -> ComputedCase {
    ComputedCase(
      .lineBreakMode, writing: { $0.lineBreakMode = mode },
      expecting: { _ in
        zip(
          ["white-space", "overflow-x", "overflow-wrap", "text-overflow", "word-break"], values
        ).map { Expectation(property: $0, value: $1) }
      })
  }

  /// Returns a case for an alignment, which also aligns the content of a cell.
  private static func aligned(
    _ alignment: TextAlignmentValue, _ text: String, _ cell: String
  ) -> ComputedCase {
    ComputedCase(
      .textAlignment, writing: { $0.textAlignment = alignment },
      expecting: { kind in
        let own = [Expectation(property: "text-align", value: text)]
        return kind == .tableCell
          ? own + [Expectation(property: "justify-content", value: cell)] : own
      })
  }
}
