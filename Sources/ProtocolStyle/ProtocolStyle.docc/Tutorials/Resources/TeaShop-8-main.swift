import StyleHTML

let page = HTMLPage(of: makeShop(), title: "Tea")
print(String(decoding: page.bytes(), as: UTF8.self))
