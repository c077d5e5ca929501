import ProtocolStyle
import StyleHTML

/// A look of the page, with its title.
struct PageLook {
  let title: String
  let look: HTMLLook

  static let all = [
    PageLook(title: "System", look: HTMLLook("system")),
    PageLook(title: "Day", look: HTMLLook("day", colorScheme: .light)),
    PageLook(title: "Night", look: HTMLLook("night", colorScheme: .dark)),
    PageLook(
      title: "High contrast",
      look: HTMLLook(
        "contrast", environment: StyleEnvironment.Changes { $0.contrast = .increased })),
    PageLook(title: "Contoso", look: HTMLLook("contoso", themes: [.secondBrand])),
  ]
}
