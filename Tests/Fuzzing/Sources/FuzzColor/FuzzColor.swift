internal import FuzzInput
internal import ProtocolStyle

/// Reads the bytes as each form of text that values are created from, and as the components of a
/// color.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzColor(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = FuzzInput(start, count).text()
  checkHex(text)
  checkAxis(ControlState.self, text)
  checkAxis(BarMetrics.self, text)
  checkAxis(BarPlacement.self, text)
  expectEqual(
    ControlState(text), validated { try ControlState(validating: text) }, "the state of \(text)")
  checkDataURL(text)
  let numbers = FuzzInput(start, count)
  checkComponents((0..<4).map { _ in numbers.double() })
  return 0
}

private func checkHex(_ text: String) {
  let color = Color(hex: text)
  expectEqual(color, validated { try Color(validatingHex: text) }, "the color of \(text)")
  guard let color else { return }
  expectEqual(Color(hex: color.hex), color, "the color of the hex of \(text)")
  expectEqual(Color(css: "\(color)"), color, "the color of the description of \(text)")
}

private func checkAxis<Axis: StyleAxis>(_ axis: Axis.Type, _ text: String) {
  guard let place = validated({ try Axis(validating: text) }) else { return }
  expectEqual(try? Axis(validating: place.description), place, "what \(place) says")
}

private func checkDataURL(_ text: String) {
  guard let image = validated({ try ImageReference(dataURL: text) }) else { return }
  expectEqual(image.source, .dataURL(text), "the source of \(image)")
}

/// Returns a value, or nil if it's refused, in which case the length of the message must be
/// bounded.
private func validated<Value>(_ make: () throws -> Value) -> Value? {
  do {
    return try make()
  } catch {
    expect(error is InvalidValueError, "\(error) is what a value is refused with")
    let text = "\(error)"
    expect(text.hasSuffix(" is accepted."), "this is said: \(text)")
    expect(text.unicodeScalars.count < 20_000, "of \(text.unicodeScalars.count) characters")
    return nil
  }
}

private func checkComponents(_ numbers: [Double]) {
  let color = Color(
    red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  expectEqual(Color(css: "\(color)"), color, "the color of the description of \(numbers)")
  let components = [color.red, color.green, color.blue, color.alpha]
  let mapped = color.mappedToSRGB
  let shown = [mapped.red, mapped.green, mapped.blue, mapped.alpha]
  expect(components.allSatisfy(\.isFinite), "\(numbers) come to \(components)")
  guard let near = Color(hex: color.hex) else { fatalError("\(color.hex) is the hex of \(color)") }
  for (number, byte) in zip(shown, [near.red, near.green, near.blue, near.alpha]) {
    let clamped = min(max(number, 0), 1)
    expect(abs(byte - clamped) <= 0.500_001 / 255, "\(color.hex) is the hex of \(color)")
  }
  let ratio = color.contrastRatio(with: near)
  expect((1...21.000_001).contains(ratio), "\(ratio) is the contrast of \(color) and \(near)")
}
