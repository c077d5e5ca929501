internal import FuzzInput
internal import ProtocolStyle
internal import StyleFiles

/// Reads the bytes as a stylesheet, and styles nodes of all kinds with what was read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStyleSheet(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = FuzzInput(start, count).text()
  do {
    let file = try StyleSheetFile(text)
    let tree = StyleTree(themes: [file.theme], styleSheet: file.sheet)
    for node in nodes {
      let handle = tree.attach(erased: node)
      for state in [ControlState.normal, .disabled, .highlighted] {
        _ = tree.viewModel(of: handle, in: state)
      }
    }
  } catch {
    expect((1...100).contains(error.problems.count), "\(error.problems.count) problems")
    // The reader counts line breaks as CSS does: \n, \r\n, \r and \f.
    let lines = text.unicodeScalars.count { ["\n", "\r", "\u{C}"].contains($0) } + 1
    for problem in error.problems {
      expect(!problem.found.isEmpty && !problem.accepted.isEmpty, "this is said: \(problem)")
      let line = problem.position?.line ?? 1
      expect((1...lines).contains(line), "line \(line) of \(lines) is named")
      let length = problem.description.utf8.count
      expect(length < 20_000, "a problem is described by \(length) bytes")
    }
  }
  return 0
}

private struct Button: ButtonNode, StyleClassed { var styleClasses: [String] { ["a", "b"] } }
private struct Label: LabelNode, StyleClassed { var styleClasses: [String] { ["a"] } }
private struct Field: TextFieldNode {}
private struct Bar: NavigationBarNode {}
private struct Slider: SliderNode {}
private struct Switch: SwitchNode {}
private struct Cell: TableCellNode {}

private var nodes: [any StyleNode] {
  [Button(), Label(), Field(), Bar(), Slider(), Switch(), Cell()]
}
