import Foundation
import ProtocolStyle

@testable import StyleFiles

/// Compares values of the module with plain JSON, which isn't read by the module.
enum PlainComparison {
  /// Returns whether a value equals its plain JSON.
  static func holds(_ value: TokenValue, _ plain: Any?) -> Bool {
    switch value {
    case .color(let color): holds(color, plain)
    case .dimension(let dimension): holds(dimension, plain)
    case .fontFamily(let names): names == (plain as? [String] ?? [plain as? String ?? ""])
    case .fontWeight(let weight): holds(weight, plain)
    case .number(let number): (plain as? Double).map { isEqual(number, $0) } ?? false
    case .string(let text): text == plain as? String
    case .typography(let typography): holds(typography, plain)
    default: false
    }
  }

  private static func holds(_ color: Color, _ plain: Any?) -> Bool {
    guard let object = plain as? [String: Any], object["colorSpace"] as? String == "srgb",
      let components = object["components"] as? [Double]
    else { return false }
    return zip([color.red, color.green, color.blue], components).allSatisfy(isEqual)
      && isEqual(color.alpha, object["alpha"] as? Double ?? 1)
  }

  /// Returns whether two numbers are equal except for the last digits, which `JSONSerialization`
  /// rounds.
  private static func isEqual(_ left: Double, _ right: Double) -> Bool {
    (left - right).magnitude < 1e-12
  }

  private static func holds(
    _ dimension: Length, _ plain: Any?, em: Length = Length(1, .rem)
  ) -> Bool {
    guard let object = plain as? [String: Any], let value = object["value"] as? Double else {
      return false
    }
    switch object["unit"] as? String {
    case "px", "dp": return dimension == Length(value, .px)
    case "rem": return dimension == Length(value, .rem)
    case "em": return dimension == Length(value * em.value, em.unit)
    default: return false
    }
  }

  private static func holds(_ weight: FontDescriptor.Weight, _ plain: Any?) -> Bool {
    if let number = plain as? Double { return weight.rawValue == number }
    let names: [String: Double] = ["normal": 400, "regular": 400, "bold": 700, "light": 300]
    return weight.rawValue == names[plain as? String ?? ""]
  }

  private static func holds(_ typography: Typography, _ plain: Any?) -> Bool {
    guard let object = plain as? [String: Any] else { return false }
    let size = typography.fontSize
    var isHeight = typography.lineHeight == object["lineHeight"] as? Double
    if let height = object["lineHeight"] as? [String: Any], let points = height["value"] as? Double
    {
      isHeight = typography.lineHeight == points / size.value
    }
    return holds(TokenValue.fontFamily(typography.fontFamily), object["fontFamily"])
      && holds(size, object["fontSize"]) && holds(typography.fontWeight, object["fontWeight"])
      && holds(typography.letterSpacing, object["letterSpacing"], em: size) && isHeight
  }
}
