internal import ProtocolStyle

/// A phone with a list of many rows.
struct LongList {
  let phone: AnyNodeHandle
  let table: AnyNodeHandle

  init(count: Int, in tree: StyleTree, to parent: AnyNodeHandle) {
    let phone = tree.attach(CafePhone(), to: parent)
    tree.setScope(Cafe.scope(of: .harbor), at: phone)
    let screen = tree.attach(CafeScreen(), to: phone)
    tree.attach(CafeBar(text: "All beans"), to: screen)
    let table = tree.attach(CafeTable(), to: screen)
    let origins = ["Ethiopia", "Colombia", "Kenya", "Brazil", "Guatemala", "Rwanda", "Peru"]
    for number in 1...count {
      let origin = origins[number % origins.count]
      tree.attach(CafeRow(text: "\(origin), lot \(number)"), to: table)
    }
    self.phone = phone.erased
    self.table = table.erased
  }
}
