import ProtocolStyle

func makeShop() -> StyleTree {
  let tree = StyleTree()
  tree.attach(ShopScreen()) {
    ShopBar(text: "Tea")
    Subtree(TeaCard()) {
      TeaTitle(text: "Darjeeling")
      TeaNote(text: "First flush, 100 g")
      BuyButton(text: "Add to basket · 12 €")
    }
  }
  return tree
}
