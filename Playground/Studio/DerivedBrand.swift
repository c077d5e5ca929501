import Foundation
import ProtocolStyle

/// A brand color, and the theme of the café's menu that `Theme.derived` returned for it.
///
/// The themes are in a table, because the Playground is built without the inspector, and a page can't
/// run it. A test derives them, and compares them with the table.
struct DerivedBrand {
  let brand: Color

  /// The colors of the certified theme, by token, each in the order of `StudioBrand.Shades`.
  let colors: [(token: Token<Color>, shades: [Color])]

  /// The tokens, in the order of the table.
  static let tokens = StudioBrand.all[0].colors.map(\.token)

  /// The variants of the phones, which are the first ones of `shades`.
  static let variants: [(name: String, scope: StyleScope)] = [
    ("Light", .light, .standard), ("Dark", .dark, .standard), ("High contrast", .light, .increased),
  ].map { (name, scheme: StyleEnvironment.ColorScheme, contrast: StyleEnvironment.Contrast) in
    let scope = StyleScope(themes: [StudioBrand.all[0].theme, honey.theme]) {
      $0.colorScheme = scheme
      $0.contrast = contrast
    }
    return (name, scope)
  }

  /// The brands: a hue each 30 degrees, from 0 on, and gray.
  static let all: [DerivedBrand] = {
    let rows = table.split(separator: "\n").map { row in
      row.split(separator: " ").compactMap { Int($0, radix: 16) }.map(Color.init(rgb:))
    }
    return stride(from: 0, to: rows.count, by: 4).map { first in
      DerivedBrand(
        brand: rows[first][0],
        colors: tokens.enumerated().map { place, token in
          (token, (first..<first + 4).map { rows[$0][place + 1] })
        })
    }
  }()

  /// The brand that the page opens with.
  static let honey = all[2]

  private var theme: Theme {
    Theme("honey") {
      for (token, shades) in colors {
        $0[token] = .adaptive(
          light: shades[0], dark: shades[1], highContrastLight: shades[2],
          highContrastDark: shades[3])
      }
    }
  }

  /// The least contrast of a text in each of the variants.
  ///
  /// A test expects the pairs to be those of all texts that the certifier finds.
  var leastContrasts: [Double] {
    let shades = Dictionary(uniqueKeysWithValues: colors.map { ($0.token.name, $0.shades) })
    return Self.variants.indices.map { variant in
      ContrastPair.all.compactMap { pair in
        guard let text = shades[pair.text], let surface = shades[pair.surface] else { return nil }
        return text[variant].contrastRatio(with: surface[variant])
      }.min() ?? 1
    }
  }

  /// The names of the variants with their least contrasts, rounded down.
  var labels: [String] {
    zip(Self.variants, leastContrasts).map { variant, contrast in
      "\(variant.name) · \((contrast * 10).rounded(.down) / 10):1 · \(contrast < 7 ? "AA" : "AAA")"
    }
  }

  /// What the script reads of a brand.
  struct Data: Encodable {
    let brand: String

    /// The colors by token, each in four variants.
    let colors: [[String]]
    let labels: [String]
  }

  var data: Data {
    Data(
      brand: brand.hex, colors: colors.map { [$0.token.name] + $0.shades.map(\.hex) },
      labels: labels)
  }
}

// MARK: - Section

extension DerivedBrand {
  /// Attaches a color well with the Swift of the theme, and three phones in its variants.
  static func attach(to parent: AnyNodeHandle, of tree: StyleTree) {
    let row = tree.attach(DerivedRow(), to: parent)
    let card = tree.attach(DerivedCard(), to: row)
    let head = tree.attach(DerivedHead(), to: card)
    tree.attach(StudioNote(name: "nearest", text: ""), to: head)
    tree.attach(StudioCode(name: "derived", text: "// The Swift, once a script runs."), to: card)
    let shelf = tree.attach(DerivedPhones(), to: row)
    for (variant, label) in zip(variants, honey.labels) {
      let place = tree.attach(DerivedPlace(), to: shelf)
      tree.attach(StudioNote(name: "variant", text: label), to: place)
      let phone = tree.attach(CafePhone(), to: place)
      tree.setScope(variant.scope, at: phone)
      CafeBuilder(tree: tree)
        .attachMenu(to: tree.attach(CafeScreen(), to: phone).erased, inShort: true)
    }
  }
}

/// The source, and the phones beside or below it.
private struct DerivedRow: ViewNode, StackAxis, StackWrapping, Spacing {
  var stackAxis: StackAxisValue { .horizontal }
  var wrapsChildren: Bool { true }
  var spacing: Double { 20 }
}

private struct DerivedCard: ViewNode, StyleClassed, StudioCard, Width, Growth, Spacing {
  var styleClasses: [String] { ["studio-card"] }
  var width: Double { 300 }
  var growth: Double { 1 }
  var spacing: Double { 10 }
}

/// The color well, which the script adds, before the nearest brand.
private struct DerivedHead: ViewNode, StyleClassed, StackAxis, StackAlignment, Spacing {
  var styleClasses: [String] { ["studio-well"] }
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .center }
  var spacing: Double { 12 }
}

/// The phones, in a row that scrolls where there is no room.
private struct DerivedPhones: ViewNode, StyleClassed, StackAxis, Overflow, Width, Growth, Padding,
  Spacing
{
  var styleClasses: [String] { ["studio-variants"] }
  var stackAxis: StackAxisValue { .horizontal }
  var overflow: OverflowValue { .scrolls }
  var width: Double { 880 }
  var growth: Double { 3 }
  var padding: EdgeInsets { EdgeInsets(top: 4, left: 4, bottom: 24, right: 4) }
  var spacing: Double { 20 }
}

/// A phone below the name of its variant.
private struct DerivedPlace: ViewNode, Growth, Width, MinimumWidth, Spacing {
  var growth: Double { 1 }
  var width: Double { 280 }
  var minimumWidth: Double { 280 }
  var spacing: Double { 8 }
}
