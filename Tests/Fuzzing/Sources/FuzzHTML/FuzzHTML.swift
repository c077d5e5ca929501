internal import FuzzInput
internal import ProtocolStyle
internal import StyleHTML

/// Uses the bytes as texts in all places of a page, and reads the page as a browser would.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHTML(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  let type = Int(input.byte()) % nodeTypes.count
  let texts = input.texts()
  checkPage(type, texts)
  checkAddress(texts[0])
  checkAuthorsText(texts[0])
  return 0
}

/// Checks that a page differs from one with plain texts only in these, and that they can be read
/// again.
private func checkPage(_ type: Int, _ list: [String]) {
  let page = Page(of: type, with: list)
  expectEqual(page.outline, page.plainOutline, "what the page is made of")
  page.checkTexts()
}

/// Checks that an address is one that a browser doesn't run, or is left out.
private func checkAddress(_ address: String) {
  var model = ViewModel(kind: .button)
  model.image = .symbol("")
  model.backgroundImageForState = [.normal: .symbol("")]
  let fragment = HTMLFragment(of: model, images: { _ in address })
  var parser = StrictParser(Array(fragment.html.utf8))
  let source = parser.fragment()[0].first("img")?["src"]
  let isAllowed = BrowserAddress(address).isAllowed
  expect(source == nil || isAllowed, "\(address) is the source of an image")
  expect(source == nil || source == address, "\(source ?? "") stands for \(address)")
  let strings = ParsedStyleSheet(fragment.css).strings.subtracting(ownStrings)
  expectEqual(strings, source.map { [$0] } ?? [], "the addresses in the style sheet")
}

/// The addresses of icons that the kinds' part of each style sheet has, and the empty text.
let ownStrings = ParsedStyleSheet(HTMLFragment(of: ViewModel(kind: .button)).css).strings
  .union([""])

/// Checks that the text of a page's author ends neither the style sheet nor the script.
private func checkAuthorsText(_ text: String) {
  let page = HTMLPage(of: StyleTree())
  page.authorStyleSheet = text
  page.script = text
  var parser = StrictParser(page.bytes())
  let root = parser.page()
  let style = root.first("style")?.text ?? ""
  let escaped = text.replacingScalars("</", "<\\/")
  expect(
    style.utf8.suffix(escaped.utf8.count).elementsEqual(escaped.utf8),
    "\(text) is not at the end of the style sheet")
  expectEqual(
    root.first("script")?.text ?? "", escaped.replacingScalars("<!--", "<\\!--"), "the script")
}
