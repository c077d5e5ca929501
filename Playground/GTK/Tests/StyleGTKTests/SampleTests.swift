import CGTK
import Foundation
import ProtocolStyle
import StyleBinding
import StyleGTK
import Testing

private struct WifiSwitch: SwitchNode, OnContent {
  var isOn = false
}

/// The samples of the article about native views, in a function that lends them what they don't
/// show.
private func showTree(_ tree: StyleTree, _ window: UnsafeMutablePointer<GtkWindow>) {
  gtk_init()
  let gtk = GTKTree(tree)
  gtk_window_set_child(window, gtk.container)
  // The next sample.
  gtk.binding.onEdit(.isOn, WifiSwitch.self) { $0.isOn = $1 }
}

@Suite struct SampleTests {
  @Test func `the samples about GTK are compiled`() throws {
    let file = URL(filePath: #filePath)
    let article = file.deletingLastPathComponent().appending(
      path: "../../../../Sources/StyleBinding/StyleBinding.docc/DrawItNatively.md")
    func lines(_ text: some StringProtocol) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    let text = try String(contentsOf: article.standardizedFileURL, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## Show a tree by GTK").last)
    let samples = section.matches(of: /```swift\n((?s:.)*?)```/).map { String($0.1) }
    #expect(samples.count == 2)
    let compiled = lines(try String(contentsOf: file, encoding: .utf8))
    for sample in samples { #expect(compiled.contains(lines(sample))) }
  }
}
