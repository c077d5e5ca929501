/// Styles real nodes and prints what was rendered: the four examples that ProtocolUI's readers know.
@main
enum Playground {
  static func main() {
    let report = Report(style: .standardOutput)
    report.title("ProtocolStyle", "Models conform to traits; an applier writes what they adopt.")
    OneTrait.show(on: report)
    ComposedTraits.show(on: report)
    CustomClosures.show(on: report)
    TintedControls.show(on: report)
    print()
  }
}
