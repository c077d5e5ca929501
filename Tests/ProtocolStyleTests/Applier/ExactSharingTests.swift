import Testing

@testable import ProtocolStyle

private let composed = "caf\u{E9}"
private let decomposed = "cafe\u{301}"

/// Texts that are equal in Swift but have different bytes are different addresses and names, so
/// nodes that differ in them share nothing.
@Suite struct ExactSharingTests {
  private let applier = StyleApplier(attributes: .standard + [.reference, .address])

  private func bytes(_ text: String?) -> [UInt8] { Array((text ?? "").utf8) }

  private func expectOwn<Node: StyleNode>(
    _ make: (String) -> Node, _ read: (ViewModel) -> String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let texts = [composed, decomposed, composed, decomposed]
    let models = texts.map { applier.viewModel(for: make($0)) }
    #expect(models.map { bytes(read($0)) } == texts.map(bytes), sourceLocation: sourceLocation)
    #expect(models[0] != models[1], sourceLocation: sourceLocation)
    #expect(models[0] == models[2], sourceLocation: sourceLocation)
    #expect(!models[1].difference(from: models[0]).isEmpty, sourceLocation: sourceLocation)
    #expect(models[2].difference(from: models[0]).isEmpty, sourceLocation: sourceLocation)
    let tree = StyleTree(applier: applier)
    let nodes = texts.map { tree.attach(make($0)) }
    #expect(
      nodes.map { bytes(read(tree.viewModel(of: $0))) } == texts.map(bytes),
      sourceLocation: sourceLocation)
  }

  @Test func `image names`() {
    struct Bar: NavigationBarNode, ShadowImage {
      var name: String
      var shadowImage: ImageReference { .named(name) }
    }
    expectOwn(Bar.init) { model in
      guard case .named(let name)? = model.shadowImage?.source else { return nil }
      return name
    }
  }

  @Test func `font families`() {
    struct Label: LabelNode, Font {
      var name: String
      var font: FontDescriptor { FontDescriptor(name, size: 12) }
    }
    expectOwn(Label.init) { $0.font.map { "\($0.family)" } }
  }

  @Test func `fonts of text attributes`() {
    struct Bar: NavigationBarNode, LargeTitleTextAttributes {
      var name: String
      var largeTitleTextAttributes: TextAttributes {
        TextAttributes(font: FontDescriptor(name, size: 12))
      }
    }
    expectOwn(Bar.init) { $0.largeTitleTextAttributes?.font.map { "\($0.family)" } }
  }

  @Test func `images for states`() {
    struct Button: ButtonNode, ImageForState {
      var name: String
      var imageForState: StateValues<ImageReference> { [.highlighted: .symbol(name)] }
    }
    expectOwn(Button.init) { model in
      guard case .symbol(let name)? = model[.imageForState, .highlighted]?.source else {
        return nil
      }
      return name
    }
  }

  @Test func `content`() {
    struct Label: LabelNode, TextContent { var text: String }
    struct Choice: SegmentedControlNode, ItemsContent {
      var title: String
      var items: [String] { ["a", title] }
    }
    expectOwn(Label.init) { $0.text }
    expectOwn(Choice.init) { $0.items?.titles[1] }
  }

  @Test func `texts of an attribute of the user's`() {
    struct AddressView: ViewNode, AddressCarrying {
      var address: String
    }
    expectOwn(AddressView.init) { $0[.address] }
  }

  @Test func `equal values of a user's type are drawn alike, so they share`() {
    struct LinkView: ViewNode, LinkCarrying {
      var target: String
      var reference: Link { Link(target: .init(text: target), width: 2) }
    }
    let long = "a text that is too long to be kept in place"
    let models = [long + composed, long + composed, long + decomposed].map {
      applier.viewModel(for: LinkView(target: $0))
    }
    #expect(models[0].style === models[1].style)
    #expect(models[0].style === models[2].style)
    #expect(applier.viewModel(for: LinkView(target: long)).style !== models[0].style)
  }

  @Test func `what a closure writes`() {
    struct Button: ButtonNode, CustomClosure {
      var name: String
      var customClosure: StyleClosure {
        { [name] in $0.imageForState = [.normal: .named(name)] }
      }
    }
    expectOwn(Button.init) { model in
      guard case .named(let name)? = model[.imageForState, .normal]?.source else { return nil }
      return name
    }
  }

  @Test func `a change between two spellings is reported`() throws {
    struct Label: LabelNode, TextContent { var text: String }
    let tree = StyleTree()
    let label = tree.attach(Label(text: composed))
    _ = tree.refresh()
    tree[label].text = decomposed
    let changes = Array(tree.refresh().changes)
    #expect(changes.map(\.node) == [label.erased])
    #expect(changes.map { bytes($0.current.text) } == [bytes(decomposed)])
  }

  @Test func `a token's two spellings are two values`() {
    let tree = StyleTree(themes: [Theme("one") { $0[.name] = composed }])
    struct Bar: NavigationBarNode, ShadowImage {
      var shadowImage: ImageReference { .named(Token.name.value) }
    }
    let bar = tree.attach(Bar())
    _ = tree.viewModel(of: bar)
    tree.themes = [Theme("other") { $0[.name] = decomposed }]
    guard case .named(let name)? = tree.viewModel(of: bar).shadowImage?.source else { return }
    #expect(bytes(name) == bytes(decomposed))
  }

  @Test func `an environment key's two spellings are two values`() {
    enum NameKey: StyleEnvironmentKey {
      static let defaultValue = ""
    }
    struct Bar: NavigationBarNode, ShadowImage {
      var shadowImage: ImageReference { .named(StyleEnvironment.current[NameKey.self]) }
    }
    let tree = StyleTree()
    tree.environment[NameKey.self] = composed
    let bar = tree.attach(Bar())
    _ = tree.viewModel(of: bar)
    tree.environment[NameKey.self] = decomposed
    guard case .named(let name)? = tree.viewModel(of: bar).shadowImage?.source else { return }
    #expect(bytes(name) == bytes(decomposed))
  }
}

extension Token<String> {
  fileprivate static let name = Token("name", default: "", fileID: "ExactSharingTests/Token.swift")
}

private struct Link: Hashable, Sendable, Codable {
  struct Target: Hashable, Sendable, Codable {
    var text: String
  }

  var target: Target
  var width: Double
}

private protocol LinkCarrying: SendableMetatype {
  var reference: Link { get }
}

private protocol AddressCarrying: SendableMetatype {
  var address: String { get }
}

extension AnyAttribute where Self == Attribute<Link> {
  fileprivate static var reference: Self {
    @Sendable func read(
      _ node: borrowing some LinkCarrying, _ slot: borrowing AttributeSlot<Link>
    ) -> AttributeWrite {
      slot.write(node.reference)
    }
    return Attribute("exactLink") {
      ($0 as? any LinkCarrying.Type).map { AttributeReader($0, read) }
    }
  }
}

extension AnyAttribute where Self == Attribute<String> {
  fileprivate static var address: Self {
    @Sendable func read(
      _ node: borrowing some AddressCarrying, _ slot: borrowing AttributeSlot<String>
    ) -> AttributeWrite {
      slot.write(node.address)
    }
    return Attribute("exactAddress") {
      ($0 as? any AddressCarrying.Type).map { AttributeReader($0, read) }
    }
  }
}
