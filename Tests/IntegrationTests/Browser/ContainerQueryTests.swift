import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

/// One page in several widths, compared with the pages of trees whose nodes have the values of these.
@Suite(.needsChromium) struct ContainerQueryTests {
  private struct Card: ViewNode, StackAxis, Spacing, TintColor, CornerRadius {
    var stackAxis: StackAxisValue { isAtLeast(600) ? .horizontal : .vertical }
    var spacing: Double { isAtLeast(300) ? 24 : 8 }
    var tintColor: Color { isAtLeast(450) ? .red : .blue }
    var cornerRadius: Double {
      ControlState.ofEnclosingControl == .normal && isAtLeast(600) ? 9 : 3
    }
  }

  private struct Panel: ViewNode, SizeContainer, Width, Alpha {
    var width = 320.0
    var alpha: Double { isAtLeast(450) ? 1 : 0.75 }
  }

  private struct Tray: ViewNode, TintColor {
    var tintColor: Color { isAtLeast(450) ? isAtLeast(600) ? .red : .orange : .purple }
  }

  private struct Group: ViewNode {}

  /// A button that follows the width of its container, and inherits what follows that of another.
  private struct Fitting: ButtonNode, TextContent, CornerRadius, BackgroundColor {
    var text: String { "Pay" }
    var cornerRadius: Double { isAtLeast(300) ? 5 : 2 }
    var backgroundColor: Color { isAtLeast(250) ? .systemYellow : .white }
  }

  private struct Box: LabelNode, TextContent, BackgroundColor, BorderWidth, Alpha {
    var text: String
    var backgroundColor: Color { isAtLeast(300) ? .systemBackground : .systemYellow }
    var borderWidth: Double {
      guard StyleEnvironment.current.colorScheme == .dark else { return isAtLeast(600) ? 4 : 1 }
      return isAtLeast(450) ? 2 : 3
    }
    var alpha: Double { isAtLeast(300) ? isAtLeast(700) ? 0.9 : 0.8 : 0.7 }
  }

  private struct Tinted: ButtonNode, TextContent {
    var text: String { "Buy" }
  }

  /// A tree whose nodes compare the widths of their containers, or given ones.
  private func makeTree(screen: Double? = nil) -> StyleTree {
    let condition: (Double) -> StyleCondition = { width in
      if screen == nil { return .containerWidth(atLeast: width) }
      return .environment(width == 450 ? \.isMedium : \.isLarge, true)
    }
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .label, when: condition(450)) { $0.cornerRadius = 6 }
        StyleRule(for: .button, when: condition(600) && .controlState(.selected)) {
          $0.cornerRadius = 12
        }
      })
    if let screen { tree.environment.knownWidth = screen }
    let page = tree.attach(Screen())
    let card = tree.attach(Card(), to: page)
    tree.attach(Box(text: "One"), to: card)
    tree.attach(Tinted(), to: card)
    tree.setControlState(.selected, of: tree.attach(Tinted(), to: card))
    let inner = tree.attach(Card(), to: tree.attach(Panel(), to: page))
    if screen != nil { tree.setScope(StyleScope { $0.knownWidth = 320 }, at: inner) }
    tree.attach(Box(text: "Two"), to: inner)
    tree.attach(Tinted(), to: inner)
    let tray = tree.attach(Tray(), to: page)
    for width in [320, 280, 240.0] {
      let group = tree.attach(Group(), to: tree.attach(Panel(width: width), to: tray))
      if screen != nil { tree.setScope(StyleScope { $0.knownWidth = width }, at: group) }
      tree.attach(Fitting(), to: group)
      tree.attach(Tinted(), to: tree.attach(Group(), to: group))
    }
    return tree
  }

  private struct Frame: Encodable {
    let width: Int
    let expected: String
  }

  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  @Test(arguments: [[], ["day", "night"]], [false, true])
  func `a page shows in each width what its nodes have in that width`(
    names: [String], isDark: Bool
  ) async throws {
    let looks = names.map { HTMLLook($0, colorScheme: $0 == "night" ? .dark : .light) }
    let frames = [250, 299, 300, 449, 450, 599, 600, 1_000].map { width in
      let tree = makeTree(screen: Double(width))
      if names.isEmpty, isDark { tree.environment.colorScheme = .dark }
      return Frame(width: width, expected: text(HTMLPage(of: tree, looks: looks)))
    }
    let tree = makeTree()
    if names.isEmpty, isDark { tree.environment.colorScheme = .dark }
    let page = text(HTMLPage(of: tree, looks: looks))
    let failures: [String] = try await #require(Chromium.installed).result(
      of: "<!DOCTYPE html><meta name=\"color-scheme\" content=\"light dark\"><body>",
      running: """
        const names = [...getComputedStyle(document.body)].filter(name => name != 'container-type')
        function frame(html, width) {
          const frame = document.createElement('iframe')
          frame.style.cssText = `border:0;width:${width}px;height:700px`
          document.body.append(frame)
          frame.contentDocument.open()
          frame.contentDocument.write(html)
          frame.contentDocument.close()
          // A scroll bar would take a part of the width.
          frame.contentDocument.documentElement.style.overflow = 'hidden'
          if (\(isDark && !names.isEmpty)) frame.contentDocument.documentElement.dataset.theme = 'night'
          return frame
        }
        return \(Chromium.literal(frames)).flatMap(({ width, expected }) => {
          const frames = [\(Chromium.literal([page]))[0], expected].map(html => frame(html, width))
          const lists = frames.map(frame => [...frame.contentDocument.body.querySelectorAll('*')])
          const found = lists[0].length == lists[1].length && lists[0].length > 8
            ? [] : ['other elements']
          for (const [place, element] of lists[0].entries()) {
            const styles = [element, lists[1][place]].map(element => getComputedStyle(element))
            for (const name of names) {
              const values = styles.map(style => style.getPropertyValue(name))
              if (values[0] != values[1])
                found.push(`${width}, ${place}: ${name} ${values[0]} instead of ${values[1]}`)
            }
          }
          for (const frame of frames) frame.remove()
          return found.slice(0, 6)
        })
        """, in: Chromium.Settings(isDark: isDark))
    #expect(failures == [])
  }
}

/// Whether the width of the container is at least a threshold, or else the one in the environment.
private func isAtLeast(_ width: Double) -> Bool {
  let known = StyleEnvironment.current.knownWidth
  return known < 0 ? ContainerWidth.isAtLeast(width) : known >= width
}

private enum KnownWidthKey: StyleEnvironmentKey {
  static let defaultValue = -1.0
}

extension StyleEnvironment {
  fileprivate var knownWidth: Double {
    get { self[KnownWidthKey.self] }
    set { self[KnownWidthKey.self] = newValue }
  }

  fileprivate var isMedium: Bool { knownWidth >= 450 }
  fileprivate var isLarge: Bool { knownWidth >= 600 }
}
