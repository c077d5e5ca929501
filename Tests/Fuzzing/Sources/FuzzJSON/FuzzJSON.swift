internal import Foundation
internal import FuzzInput
internal import ProtocolStyle
internal import StyleHTML
internal import StyleInspector
internal import StyleTerminal

/// Decodes the bytes as all decodable types: nothing may trap, and decoded values can be encoded.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start else { return 0 }
  let data = Data(bytes: start, count: count)
  for names in [ViewModel.Decoding.UnknownNames.refuse, .drop { _ in }] {
    let decoder = JSONDecoder()
    decoder.userInfo[.viewModelDecoding] = ViewModel.Decoding(unknownNames: names)
    decoder.userInfo[.themeDecoding] = Theme.Decoding(tokens: Tokens.all)
    // Foundation reports invalid JSON, sometimes only when it decodes a text.
    guard let readings = try? decoder.decode(Readings.self, from: data) else { return 0 }
    for value in readings.values { checkCoding(value, decoder) }
    if let theme = readings.theme { check(theme) }
    if let model = readings.model { draw(model) }
  }
  return 0
}

/// Checks that a value is encoded in a form that decodes to an equal value.
private func checkCoding<Value: Hashable & Codable>(_ value: Value, _ decoder: JSONDecoder) {
  do {
    // In an array, because not every encoder accepts a text at the top level.
    let data = try JSONEncoder().encode([value])
    expectEqual(
      try decoder.decode([Value].self, from: data), [value],
      "what was written as \(String(decoding: data, as: UTF8.self))")
  } catch {
    fatalError("\(value) cannot be written and read: \(error)")
  }
}

/// Checks that a theme from untrusted data can be inspected and used.
private func check(_ theme: Theme) {
  for finding in Inspector().findings(of: StylePack("fuzzed", themes: [theme])) {
    expect(!finding.summary.isEmpty, "a finding in \(theme) says nothing")
  }
  let tree = StyleTree(themes: [theme])
  let reader = tree.attach(TokenReader())
  _ = tree.viewModel(of: reader)
}

/// Draws a view model from untrusted data.
private func draw(_ model: ViewModel) {
  _ = model.description
  _ = HTMLFragment(of: model)
  _ = TerminalRenderer(columns: 40).text(of: model)
  _ = model.interpolated(to: ViewModel(kind: model.kind), at: 0.3)
}
