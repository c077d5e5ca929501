import ProtocolStyle
import Testing

@testable import StyleNavigation
@testable import TestSupport

/// The list of the gallery, which keeps its initial appearance.
private struct GalleryList: ScreenAppearanceContext {
  let appearances: [ScreenAppearance]
  var preferredAppearance: ScreenAppearance? { .light }
}

/// The screen for a row; editing inverts its colors and hides its toolbar.
private struct GalleryDetail: ScreenAppearanceContext {
  let appearance: ScreenAppearance
  var isEditing = false
  var prefersToolbarHidden: Bool { isEditing }
  var preferredAppearance: ScreenAppearance? { isEditing ? appearance.inverse() : appearance }
}

private struct MailComposer: ScreenAppearanceContext {
  var preferredAppearance: ScreenAppearance? { .dark }
}

/// The sample of AppearanceNavigationController: ten random appearances.
@Suite struct AppearanceGalleryTests {
  private static let list: GalleryList = {
    var generator = SeededGenerator(seed: 3)
    return GalleryList(
      appearances: (0..<10).map { _ in
        func channel() -> Double { .random(in: 0...1, using: &generator) }
        return ScreenAppearance(
          barColor: Color(red: channel(), green: channel(), blue: channel()))
      })
  }()

  @Test(arguments: 0..<10) func `a row opens, is edited, mailed, and left by a swipe`(row: Int)
    throws
  {
    let appearance = Self.list.appearances[row]
    let stack = ScreenStack.make()
    try stack.push(Self.list)
    let detail = try stack.push(GalleryDetail(appearance: appearance), animated: true)
    try stack.finishAnimation()
    #expect(stack.navigationColor == appearance.navigationBar.backgroundColor)
    #expect(stack.toolbarColor == appearance.toolbar.backgroundColor)
    #expect(!stack.isToolbarHidden)

    stack.tree[detail].isEditing = true
    stack.setNeedsAppearanceUpdate(from: detail)
    let inverse = appearance.inverse()
    #expect(stack.navigationColor == inverse.navigationBar.backgroundColor)
    #expect(stack.isToolbarHidden)
    #expect(stack.statusBarStyle == inverse.statusBarStyle)

    let composer = ScreenStack.make(in: stack.tree)
    try composer.push(MailComposer())
    try stack.present(composer)
    #expect(stack.statusBarStyle == .lightContent)
    try stack.dismiss()
    #expect(stack.statusBarStyle == inverse.statusBarStyle)

    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 0.7)
    try stack.cancelInteractivePop()
    #expect(stack.appearance == inverse)
    #expect(stack.navigationColor == inverse.navigationBar.backgroundColor)
    try stack.beginInteractivePop()
    try stack.finishInteractivePop()
    #expect(stack.appearance == .light)
    #expect(stack.navigationColor == .white)
    #expect(stack.statusBarStyle == .darkContent)
  }
}
