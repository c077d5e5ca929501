import StyleHTML

let page = HTMLPage(
  of: makeShop(), title: "Tea",
  looks: [
    HTMLLook("day", colorScheme: .light),
    HTMLLook("evening", themes: [.evening], colorScheme: .dark),
  ])
print(String(decoding: page.bytes(), as: UTF8.self))
