import ProtocolStyle
import StyleHTML

/// Twelve screens of a bank's app, written with the vocabulary of the library alone.
///
/// The app adds no attribute and no kind, and the page has no additional style sheet.
struct BankPage {
  let tree = StyleTree()

  /// Builds all screens, in as many columns as the window has room for.
  init() {
    tree.attach(BankBar(text: "Twelve screens of a bank"))
    let page = tree.attach(BankColumn(spacing: 24, padding: EdgeInsets(24)))
    let shelf = tree.attach(BankShelf(), to: page).erased
    for screen in BankScreenName.allCases { attach(screen, to: shelf) }
  }

  /// The page, in the browser's color scheme.
  func bytes() -> [UInt8] {
    let page = HTMLPage(of: tree, title: "Twelve screens of a bank", looks: [HTMLLook("bank")])
    page.headMarkup = Identity.headMarkup(
      title: "ProtocolStyle: twelve screens of a bank",
      description: "An app that is laid out and styled with the vocabulary of the library alone.")
    return page.bytes()
  }
}

/// Phones in columns of equal width.
struct BankShelf: ViewNode, GridColumns, Spacing {
  var gridColumns: GridColumnsValue { .adaptive(minimum: 300) }
  var spacing: Double { 28 }
}

/// The screens, by their titles.
enum BankScreenName: String, CaseIterable, Sendable {
  case login = "Log in"
  case code = "Confirm it's you"
  case accounts = "Accounts"
  case account = "Checking account"
  case transfer = "Transfer"
  case review = "Review"
  case receipt = "Sent"
  case cards = "Cards"
  case cardSettings = "Card settings"
  case spending = "Spending"
  case settings = "Settings"
  case offline = "No connection"
}

extension BankPage {
  /// Attaches a phone with a screen.
  private func attach(_ name: BankScreenName, to shelf: AnyNodeHandle) {
    let phone = tree.attach(BankPhone(), to: shelf)
    let screen = tree.attach(BankScreen(), to: phone).erased
    let bar = tree.attach(BankBar(text: name.rawValue, subtitle: subtitle(of: name)), to: screen)
    switch name {
    case .login: attachLogin(to: screen)
    case .code: attachCode(to: screen)
    case .accounts: attachAccounts(to: screen)
    case .account: attachAccount(to: screen)
    case .transfer:
      tree.attach(BankBarItem(text: "Cancel"), to: bar)
      tree.attach(BankBarItem(text: "Next", barItemVariant: .prominent), to: bar)
      attachTransfer(to: screen)
    case .review: attachReview(to: screen)
    case .receipt: attachReceipt(to: screen)
    case .cards: attachCards(to: screen)
    case .cardSettings: attachCardSettings(to: screen)
    case .spending: attachSpending(to: screen)
    case .settings: attachSettings(to: screen)
    case .offline: attachOffline(to: screen)
    }
    if [.accounts, .cards, .spending, .settings].contains(name) { attachTabs(name, to: screen) }
  }

  private func subtitle(of name: BankScreenName) -> String {
    name == .account ? "DE02 1203 0000 0000 2020 51" : ""
  }

  private func attachLogin(to screen: AnyNodeHandle) {
    let form = tree.attach(BankColumn(), to: screen)
    tree.attach(BankTitle(text: "Welcome back"), to: form)
    tree.attach(
      BankField(placeholder: "Email", inputKind: .email, text: "ada@example.com"), to: form)
    tree.attach(
      BankField(
        placeholder: "Password", inputKind: .password, text: "12", controlState: .invalid),
      to: form)
    tree.attach(BankMistake(text: "The password has at least 8 characters."), to: form)
    tree.attach(
      BankField(placeholder: "Branch", text: "Harbor Street", controlState: .disabled), to: form)
    tree.attach(BankButton(text: "Log in", controlState: .disabled), to: form)
    tree.attach(
      BankLink(text: "Forgot your password?", link: "https://example.com/password"), to: form)
  }

  private func attachCode(to screen: AnyNodeHandle) {
    let form = tree.attach(BankColumn(), to: screen)
    tree.attach(BankRichText(richText: "We sent a code to **+49 30 •••• 56**."), to: form)
    tree.attach(BankField(placeholder: "Code", inputKind: .oneTimeCode), to: form)
    let row = tree.attach(BankRow(stackDistribution: .fillEqually), to: form)
    tree.attach(BankButton(text: "Send again", buttonVariant: .gray), to: row)
    tree.attach(BankButton(text: "Confirm", showsActivity: true), to: row)
  }

  private func attachAccounts(to screen: AnyNodeHandle) {
    let table = tree.attach(BankTable(), to: screen)
    for (title, accounts) in [
      ("Daily", [("Checking", "DE02 … 51", "2,310.40 €"), ("Shared", "DE07 … 14", "812.00 €")]),
      ("Savings", [("Rainy days", "3.1 % a year", "9,400.00 €")]),
    ] {
      let section = tree.attach(BankSection(), to: table)
      tree.attach(BankSectionTitle(text: title), to: section)
      for (name, detail, amount) in accounts {
        let cell = tree.attach(BankCell(text: name, detailText: detail), to: section)
        tree.attach(BankAmount(text: amount), to: cell)
      }
      if title == "Daily" {
        let cell = tree.attach(BankCell(text: "Messages"), to: section)
        tree.attach(BankTag(text: "3 new"), to: cell)
      }
    }
  }

  private func attachAccount(to screen: AnyNodeHandle) {
    let column = tree.attach(BankColumn(), to: screen)
    tree.attach(
      BankRichText(
        richText: RichText {
          TextRun("2,310.40 €").font(FontDescriptor(textStyle: .largeTitle).withWeight(.bold))
        }), to: column)
    let actions = tree.attach(BankRow(stackDistribution: .fillEqually), to: column)
    for (text, symbol) in [("Send", "arrow.up"), ("Request", "arrow.down"), ("More", "ellipsis")] {
      tree.attach(BankAction(text: text, image: .symbol(symbol)), to: actions)
    }
    let table = tree.attach(BankTable(), to: screen)
    for (text, detail, amount) in [
      ("Corner Café", "Today", "−3.80 €"), ("Salary", "Yesterday", "+3,120.00 €"),
      ("Harbor Books", "Monday", "−24.50 €"),
    ] {
      let cell = tree.attach(BankCell(text: text, detailText: detail), to: table)
      tree.attach(BankAmount(text: amount), to: cell)
    }
  }

  private func attachTransfer(to screen: AnyNodeHandle) {
    let form = tree.attach(BankColumn(), to: screen)
    tree.attach(
      BankSegments(items: ["Once", "Monthly"], accessibilityLabel: "How often"), to: form)
    tree.attach(BankField(placeholder: "Name"), to: form)
    tree.attach(BankField(placeholder: "IBAN"), to: form)
    tree.attach(BankField(placeholder: "Amount", inputKind: .number, text: "120"), to: form)
    let row = tree.attach(BankRow(), to: form)
    tree.attach(BankNote(text: "On"), to: row)
    tree.attach(BankDate(), to: row)
    tree.attach(BankField(placeholder: "Reference"), to: form)
  }

  private func attachReview(to screen: AnyNodeHandle) {
    let panel = tree.attach(BankPanel(), to: tree.attach(BankColumn(), to: screen))
    let grid = tree.attach(BankGrid(gridColumns: .count(2)), to: panel)
    for (name, value) in [
      ("To", "Grace Hopper"), ("Amount", "120.00 €"), ("Fee", "0.00 €"), ("On", "1 December"),
    ] {
      let row = tree.attach(BankGridRow(), to: grid)
      tree.attach(BankNote(text: name), to: row)
      tree.attach(BankAmount(text: value), to: row)
    }
    let column = tree.attach(BankColumn(), to: screen)
    tree.attach(
      BankRichText(
        richText: "You send **120.00 €**. [Terms](https://example.com/terms) apply."), to: column)
    tree.attach(BankButton(text: "Send 120.00 €"), to: column)
    tree.attach(BankButton(text: "Change", buttonVariant: .plain), to: column)
  }

  private func attachReceipt(to screen: AnyNodeHandle) {
    let column = tree.attach(
      BankColumn(
        stackAlignment: .center, padding: EdgeInsets(top: 48, left: 0, bottom: 16, right: 0)),
      to: screen)
    tree.attach(
      BankSymbol(image: .symbol("checkmark.circle"), accessibilityLabel: "Done", size: 72),
      to: column)
    tree.attach(BankTitle(text: "120.00 € are on their way", textAlignment: .center), to: column)
    tree.attach(
      BankNote(text: "To Grace Hopper, by 1 December", textAlignment: .center), to: column)
    let actions = tree.attach(BankColumn(), to: screen)
    tree.attach(BankButton(text: "Done"), to: actions)
    tree.attach(BankButton(text: "Share the receipt", buttonVariant: .bordered), to: actions)
  }

  private func attachCards(to screen: AnyNodeHandle) {
    let row = tree.attach(BankCards(), to: screen)
    for number in ["•••• 2020", "•••• 7714"] {
      let card = tree.attach(BankCard(), to: row)
      tree.attach(BankCardText(text: "Debit"), to: card)
      tree.attach(BankCardText(text: number), to: card)
    }
    let table = tree.attach(BankTable(), to: screen)
    tree.attach(BankCell(text: "Show the number", accessoryType: .disclosureIndicator), to: table)
    tree.attach(
      BankCell(
        text: "Limit", detailText: "1,000 € a day", cellVariant: .value,
        accessoryType: .disclosureIndicator), to: table)
  }

  private func attachCardSettings(to screen: AnyNodeHandle) {
    let table = tree.attach(BankTable(), to: screen)
    for (text, isOn) in [("Payments online", true), ("Payments abroad", false), ("Cash", true)] {
      let cell = tree.attach(BankCell(text: text), to: table)
      tree.attach(BankSwitch(isOn: isOn, accessibilityLabel: text), to: cell)
    }
    let panel = tree.attach(BankPanel(), to: tree.attach(BankColumn(), to: screen))
    tree.attach(BankNote(text: "Limit for a day: 1,000 €"), to: panel)
    tree.attach(BankSlider(value: 0.4, accessibilityLabel: "Limit for a day"), to: panel)
    tree.attach(BankButton(text: "Block the card", buttonVariant: .bordered), to: panel)
  }

  private func attachSpending(to screen: AnyNodeHandle) {
    let grid = tree.attach(BankGrid(), to: tree.attach(BankColumn(), to: screen))
    for (name, amount, share) in [
      ("Groceries", "312 €", 0.62), ("Rent", "890 €", 1), ("Travel", "120 €", 0.3),
      ("Café", "41 €", 0.4),
    ] {
      let tile = tree.attach(BankPanel(), to: grid)
      tree.attach(BankNote(text: name), to: tile)
      tree.attach(BankTitle(text: amount), to: tile)
      tree.attach(
        BankProgress(value: share, accessibilityLabel: "\(name), of the budget"), to: tile)
    }
  }

  private func attachSettings(to screen: AnyNodeHandle) {
    let table = tree.attach(BankTable(), to: screen)
    let security = tree.attach(BankSection(), to: table)
    tree.attach(BankSectionTitle(text: "Security"), to: security)
    let face = tree.attach(BankCell(text: "Unlock by face"), to: security)
    tree.attach(BankSwitch(isOn: true, accessibilityLabel: "Unlock by face"), to: face)
    tree.attach(
      BankCell(
        text: "Devices", detailText: "2", cellVariant: .value, accessoryType: .disclosureIndicator),
      to: security)
    let app = tree.attach(BankSection(), to: table)
    tree.attach(BankSectionTitle(text: "App"), to: app)
    for (text, detail) in [("Language", "English"), ("Currency", "Euro")] {
      tree.attach(
        BankCell(
          text: text, detailText: detail, cellVariant: .value, accessoryType: .disclosureIndicator),
        to: app)
    }
    tree.attach(
      BankLink(text: "Legal notes", link: "https://example.com/legal"),
      to: tree.attach(BankColumn(), to: screen))
  }

  private func attachOffline(to screen: AnyNodeHandle) {
    let column = tree.attach(BankColumn(), to: screen)
    let banner = tree.attach(BankBanner(), to: column)
    tree.attach(
      BankSymbol(image: .symbol("exclamationmark.triangle"), accessibilityLabel: "Warning"),
      to: banner)
    let texts = tree.attach(BankColumn(spacing: 2), to: banner)
    tree.attach(BankRichText(richText: "**You're offline**"), to: texts)
    tree.attach(BankNote(text: "Amounts are those of 9:41."), to: texts)
    tree.attach(
      BankButton(text: "Try again", buttonVariant: .tinted, showsActivity: true), to: column)
    tree.attach(BankField(placeholder: "Search payments", controlState: .disabled), to: column)
  }

  private func attachTabs(_ name: BankScreenName, to screen: AnyNodeHandle) {
    let tabs = tree.attach(BankTabs(), to: screen)
    let items: [(BankScreenName, String)] = [
      (.accounts, "house"), (.cards, "creditcard"), (.spending, "square.grid.2x2"),
      (.settings, "gearshape"),
    ]
    for (item, symbol) in items {
      tree.attach(
        BankTab(
          text: item.rawValue, image: .symbol(symbol), badge: item == .accounts ? "3" : "",
          controlState: item == name ? .selected : .normal), to: tabs)
    }
  }
}
