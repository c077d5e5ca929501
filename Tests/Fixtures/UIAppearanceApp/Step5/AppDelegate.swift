import ProtocolStyle
import StyleFiles
import UIKit

// Step 5: without proxies, a brand is chosen at any time, not only when the app starts.

final class AppDelegate {
  let tree: StyleTree
  private let books: StyleSheetFile

  init(_ books: StyleSheetFile) {
    self.books = books
    tree = makeTree(.paper, books)
  }

  func choose(_ brand: Theme) { tree.themes = [books.theme, brand] }

  func makeBookScreen() -> UIViewController { BookViewController(tree) }
}
