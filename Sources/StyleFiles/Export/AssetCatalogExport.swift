internal import Foundation
internal import ProtocolStyle

/// An asset catalog of colors: a color set for each token, with the appearances that differ.
///
/// The names are those of generated Swift code. A color that differs by contrast has all four
/// appearances, because a system that finds neither dark nor increased contrast for both would
/// choose one of them.
struct AssetCatalogExport {
  let files: [PlatformExport.File]

  init(_ source: inout ExportSource) {
    source.name(separator: "") { token in
      guard case .color = token.value else { return nil }
      return SwiftName.lowerCamelCase(token.name)
    }
    let words = source.words.isEmpty ? ["tokens"] : source.words
    let folder = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".xcassets"
    let info: JSONObject = [
      "author": .string("ProtocolStyle"), "version": .number(JSONNumber(1)),
    ]
    var files = [Self.file("\(folder)/Contents.json", ["info": .object(info)])]
    for token in source.tokens {
      guard let name = source.names[token.first.name], let colors = Self.colors(of: token) else {
        continue
      }
      files.append(
        Self.file(
          "\(folder)/\(name).colorset/Contents.json",
          ["colors": .array(colors), "info": .object(info)]))
    }
    self.files = files
  }

  /// The colors of a set: that for any appearance, and those for others where they differ.
  private static func colors(of token: ExportSource.Token) -> [JSONValue]? {
    let colors = token.variants.map { variant -> Color? in
      guard case .color(let color)? = variant?.value else { return nil }
      return color
    }
    guard let any = colors.compactMap(\.self).first else { return nil }
    let light = colors[0] ?? any
    let dark = colors[1] ?? light
    let (lightHigh, darkHigh) = (colors[2] ?? light, colors[3] ?? colors[1] ?? light)
    var values: [(ExportContext, Color)] = [(.light, light)]
    if light != lightHigh || dark != darkHigh {
      values += [(.dark, dark), (.lightHighContrast, lightHigh), (.darkHighContrast, darkHigh)]
    } else if light != dark {
      values.append((.dark, dark))
    }
    return values.map { .object(entry(of: $1, in: $0)) }
  }

  private static func entry(of color: Color, in context: ExportContext) -> JSONObject {
    var appearances: [JSONValue] = []
    func add(_ appearance: String, _ value: String) {
      appearances.append(
        .object(["appearance": .string(appearance), "value": .string(value)]))
    }
    if context.isDark { add("luminosity", "dark") }
    if context.isHighContrast { add("contrast", "high") }
    var entry = JSONObject()
    if !appearances.isEmpty { entry["appearances"] = .array(appearances) }
    let wide = color.displayP3
    let (red, green, blue) = wide ?? (color.red, color.green, color.blue)
    let components: JSONObject = [
      "alpha": .string(ExportSource.decimal(color.alpha)), "blue": .string(component(blue)),
      "green": .string(component(green)), "red": .string(component(red)),
    ]
    let space = wide == nil ? "srgb" : "display-p3"
    entry["color"] = .object([
      "color-space": .string(space), "components": .object(components),
    ])
    entry["idiom"] = .string("universal")
    return entry
  }

  /// A component with a period, because a whole number would be one of 255.
  private static func component(_ value: Double) -> String {
    let text = ExportSource.decimal(value)
    return text.contains(".") ? text : text + ".0"
  }

  private static func file(_ path: String, _ object: JSONObject) -> PlatformExport.File {
    var writer = JSONWriter()
    writer.write(.object(object))
    return PlatformExport.File(path: path, text: writer.text + "\n")
  }
}
