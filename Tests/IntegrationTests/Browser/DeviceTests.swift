import ProtocolStyle
import StyleHTML
import Testing

@testable import PageFixtures

/// One page on several devices, compared with the pages of trees in the environments of these.
@Suite(.needsChromium) struct DeviceTests {
  private struct Page: ViewNode, StackAxis, Spacing, Motion, Alpha {
    private var isWide: Bool { StyleEnvironment.current.horizontalSizeClass == .regular }
    var stackAxis: StackAxisValue { isWide ? .horizontal : .vertical }
    var spacing: Double { isWide ? 32 : 8 }
    var alpha: Double { StyleEnvironment.current.reduceMotion ? 1 : 0.75 }
    var motion: MotionValues { MotionValues(.easeIn(duration: 0.3)) }
  }

  /// Each value is read only where another one has a certain value.
  private struct Box: LabelNode, TextContent, BackgroundColor, TextColor, CornerRadius, BorderWidth
  {
    var text: String
    var backgroundColor: Color { .systemBackground }
    var textColor: Color { Token.deviceInk.value }
    var cornerRadius: Double {
      let environment = StyleEnvironment.current
      guard environment.colorScheme == .dark else { return 3 }
      return environment.verticalSizeClass == .compact ? 1 : 12
    }
    var borderWidth: Double {
      let environment = StyleEnvironment.current
      return environment.contrast == .increased && environment.horizontalSizeClass == .compact
        ? 3 : 1
    }
  }

  private static let theme = Theme("device") { values in
    values[.deviceInk] =
      StyleEnvironment.current.contrast == .increased
      ? .adaptive(light: .black, dark: .white) : .adaptive(light: .darkGray, dark: .lightGray)
  }

  private func tree(_ environment: StyleEnvironment = StyleEnvironment()) -> StyleTree {
    let tree = StyleTree(
      themes: [Self.theme], environment: environment,
      styleSheet: StyleSheet {
        StyleRule(for: .label, when: .horizontalSizeClass(.regular) && .colorScheme(.dark)) {
          $0.alpha = 0.5
        }
        StyleRule(for: .button, when: .controlState(.selected) && .verticalSizeClass(.compact)) {
          $0.cornerRadius = 17
        }
      })
    let page = tree.attach(Page())
    tree.attach(Box(text: "One"), to: page)
    tree.setScope(
      StyleScope { $0.colorScheme = .dark }, at: tree.attach(Box(text: "Two"), to: page))
    tree.setScope(
      StyleScope { $0.horizontalSizeClass = .regular }, at: tree.attach(Page(), to: page))
    tree.setControlState(.selected, of: tree.attach(Buy(), to: page))
    return tree
  }

  /// A viewport, and a page that shows a tree in its size classes.
  private struct Device: Encodable {
    let width: Int
    let height: Int
    let expected: String
  }

  private static let sizes = [(390, 844), (844, 390), (1200, 900), (599, 479), (600, 480)]

  private func text(_ page: HTMLPage) -> String { String(decoding: page.bytes(), as: UTF8.self) }

  @Test(arguments: [false, true], [false, true])
  func `a page looks on each device as a tree in its environment`(
    isDark: Bool, hasContrast: Bool
  ) async throws {
    for reduces in [false, true] {
      let devices = Self.sizes.map { width, height in
        var environment = StyleEnvironment()
        environment.colorScheme = isDark ? .dark : .light
        environment.contrast = hasContrast ? .increased : .standard
        environment.reduceMotion = reduces
        environment.horizontalSizeClass = width < 600 ? .compact : .regular
        environment.verticalSizeClass = height < 480 ? .compact : .regular
        return Device(
          width: width, height: height, expected: text(HTMLPage(of: tree(environment))))
      }
      let page = text(HTMLPage(of: tree(), followsDevice: true))
      let failures: [String] = try await #require(Chromium.installed).result(
        of: "<!DOCTYPE html><meta name=\"color-scheme\" content=\"light dark\"><body>",
        running: """
          const names = [...getComputedStyle(document.body)].filter(name => name != 'color-scheme')
          function frame(html, { width, height }) {
            const frame = document.createElement('iframe')
            frame.style.cssText = `border:0;width:${width}px;height:${height}px`
            document.body.append(frame)
            frame.contentDocument.open()
            frame.contentDocument.write(html)
            frame.contentDocument.close()
            return frame
          }
          return \(Chromium.literal(devices)).flatMap(device => {
            const frames = [\(Chromium.literal([page]))[0], device.expected]
              .map(html => frame(html, device))
            const lists = frames.map(frame => [...frame.contentDocument.body.querySelectorAll('*')])
            const found = lists[0].length == lists[1].length ? [] : ['other elements']
            for (const [place, element] of lists[0].entries()) {
              const styles = [element, lists[1][place]].map(element => getComputedStyle(element))
              for (const name of names) {
                const values = styles.map(style => style.getPropertyValue(name))
                if (values[0] != values[1])
                  found.push(`${device.width} × ${device.height}, ${place}: ${name} `
                    + `${values[0]} instead of ${values[1]}`)
              }
            }
            for (const frame of frames) frame.remove()
            return found.slice(0, 6)
          })
          """,
        in: Chromium.Settings(
          isDark: isDark, prefersReducedMotion: reduces, prefersContrast: hasContrast))
      #expect(failures == [], "reduced motion: \(reduces)")
    }
  }

  /// So that the comparison above isn't one of equal pages.
  @Test func `the devices of the comparison differ`() {
    var pages: Set<String> = []
    for scheme in [StyleEnvironment.ColorScheme.light, .dark] {
      for contrast in [StyleEnvironment.Contrast.standard, .increased] {
        for size in [StyleEnvironment.SizeClass.compact, .regular] {
          var environment = StyleEnvironment()
          environment.colorScheme = scheme
          environment.contrast = contrast
          environment.horizontalSizeClass = size
          pages.insert(text(HTMLPage(of: tree(environment))))
        }
      }
    }
    #expect(pages.count == 8)
  }
}

extension Token<Color> {
  fileprivate static let deviceInk = Token("device-ink", default: .gray)
}
