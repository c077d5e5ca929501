import ProtocolStyle

extension Example {
  /// Each value of a node, as the decision that it is.
  static var situations: Example {
    let tree = StyleTree()
    let aisle = tree.attach(Aisle())
    let ticket = tree.attach(Ticket(), to: tree.attach(TicketButton(), to: aisle))
    let axes: [SituationAxis] = [.colorScheme, .variant("fare", \Ticket.fare)]
    let decisions = tree.situations(of: ticket, over: axes)
    let pressed = tree.viewModel(
      of: ticket, in: [.colorScheme(.dark), .enclosingControlState(.disabled)])
    return Example(
      heading: "A value is a decision over situations",
      code: """
        for value in tree.situations(of: ticket, over: axes) { print(value) }
        print(tree.explain(ticket, over: axes))
        let pressed = tree.viewModel(
          of: ticket, in: [.colorScheme(.dark), .enclosingControlState(.disabled)])
        """,
      scenes: [
        Scene(
          caption: "Only what a value reads counts",
          text: decisions.map(\.description).joined(separator: "\n")),
        Scene(
          caption: "An explanation has them, too", text: "\(tree.explain(ticket, over: axes))"),
        Scene(caption: "In the dark, in a disabled button", nodes: [("Ticket", pressed)]),
      ])
  }
}

private struct Aisle: ScreenNode {}

private struct TicketButton: ButtonNode {}

private struct Ticket: LabelNode, TextContent, TextColor, CornerRadius {
  enum Fare: CaseIterable { case second, first }

  var fare = Fare.second
  var text: String { "Hall 2" }
  var textColor: Color {
    if ControlState.ofEnclosingControl.contains(.disabled) { return .systemGray }
    return StyleEnvironment.current.colorScheme == .dark ? .honey : .black
  }
  var cornerRadius: Double {
    if ContainerWidth.isAtLeast(600) { return 12 }
    return fare == .first ? 8 : 4
  }
}
