internal import Foundation
internal import FuzzInput
internal import ProtocolStyle

/// Reads the bytes as Markdown: the characters are those of the input without some of its marks.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkdown(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = FuzzInput(start, count).text()
  let text = RichText(source)
  var rest = source.unicodeScalars[...]
  for scalar in text.plainText.unicodeScalars {
    // A space stands for a line break in code, and Unicode's replacement character for a null.
    let place = rest.firstIndex {
      $0 == scalar || (scalar == " " && $0 == "\n") || (scalar == "\u{FFFD}" && $0 == "\0")
    }
    guard let place else {
      fatalError("\(scalar.escaped(asASCII: true)) is shown of \(source.debugDescription)")
    }
    rest = rest[rest.index(after: place)...]
  }
  for run in text.runs {
    expect(!run.text.isEmpty, "a run of \(source.debugDescription) is empty")
    if let link = run.link { checkLink(link, source) }
  }
  expectEqual(RichText(verbatim: source).plainText, source, "the text that isn't Markdown")
  checkCoding(text)
  return 0
}

/// Checks that an address has no character that ends it in Markdown's source.
private func checkLink(_ link: String, _ source: String) {
  expect(
    link.unicodeScalars.allSatisfy { $0 != "\n" },
    "\(link.debugDescription) is an address in \(source.debugDescription)")
}

private func checkCoding(_ text: RichText) {
  do {
    let data = try JSONEncoder().encode(text)
    expectEqual(try JSONDecoder().decode(RichText.self, from: data), text, "the text read again")
  } catch {
    fatalError("\(text.debugDescription) can't be written and read: \(error)")
  }
}

extension RichText {
  fileprivate var debugDescription: String { plainText.debugDescription }
}
