internal import Foundation
internal import FuzzInput
internal import ProtocolStyle
internal import StyleHTML
internal import StyleTerminal

/// Decodes the bytes as every type there is: nothing traps, and what is read can be written.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start else { return 0 }
  let data = Data(bytes: start, count: count)
  for names in [ViewModel.Decoding.UnknownNames.refuse, .keep] {
    let decoder = JSONDecoder()
    decoder.userInfo[.viewModelDecoding] = ViewModel.Decoding(unknownNames: names)
    decoder.userInfo[.themeDecoding] = Theme.Decoding(tokens: Tokens.all)
    // What is no JSON is Foundation's affair, which may notice it only in a text's place.
    guard let readings = try? decoder.decode(Readings.self, from: data) else { return 0 }
    for value in readings.values { checkCoding(value, decoder) }
    if let theme = readings.theme { check(theme) }
    if let model = readings.model { draw(model) }
  }
  return 0
}

/// A value is written so that it reads back.
private func checkCoding<Value: Hashable & Codable>(_ value: Value, _ decoder: JSONDecoder) {
  do {
    // In an array, for not every encoder takes a text alone.
    let data = try JSONEncoder().encode([value])
    expectEqual(
      try decoder.decode([Value].self, from: data), [value],
      "what was written as \(String(decoding: data, as: UTF8.self))")
  } catch {
    fatalError("\(value) cannot be written and read: \(error)")
  }
}

/// A theme of anybody's data can be looked through and used.
private func check(_ theme: Theme) {
  for finding in theme.findings() {
    expect(!finding.summary.isEmpty, "a finding in \(theme) says nothing")
  }
  let tree = StyleTree(themes: [theme])
  let reader = tree.attach(TokenReader())
  _ = tree.viewModel(of: reader)
}

/// A view model of anybody's data can be drawn.
private func draw(_ model: ViewModel) {
  _ = model.description
  _ = HTMLFragment(of: model)
  _ = TerminalRenderer(columns: 40).text(of: model)
  _ = model.interpolated(to: ViewModel(kind: model.kind), at: 0.3)
}
