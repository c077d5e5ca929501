/// How nodes looked at the last refresh, kept from the moment on that they change.
extension StyleTree {
  /// Notes the style of a node, unless that was done since the last refresh.
  @inline(__always)
  func touchStyle(_ index: Int) {
    if !records[index].flags.contains(.isTouched) { noteStyle(index) }
  }

  /// Notes how a node looks, which is about to be given a change.
  func touch(_ index: Int) {
    if !records[index].flags.contains(.hasNotedContent) { noteContent(index) }
    touchStyle(index)
  }

  /// Notes what can be known of how a node looked whose model was changed already.
  func touchChanged(_ index: Int) {
    if !records[index].flags.contains(.hasNotedContent) {
      // What the model said is lost; what was set beside it is not.
      let key = UInt32(index)
      let isComposed = records[index].flags.contains(.hasContent)
      let column = column(of: index).takeUnretainedValue()
      note(
        isComposed ? composedContents[key] : column.content(nil, with: settings[key]), of: index)
    }
    touchStyle(index)
  }

  /// Notes that the content of a node may say something else now, for what it read has changed or is
  /// otherwise where the node is now; the recipe is what the node is about to be styled by.
  @inline(__always)
  func noteContentChange(_ index: Int, _ recipe: Recipe) {
    let former = records[index].recipe
    if former == recipe.number ? recipe.contentReads.isEmpty : former == RecipeTable.none { return }
    noteContentChange(index, from: former, to: recipe)
  }

  @inline(never)
  private func noteContentChange(_ index: Int, from former: UInt32, to recipe: Recipe) {
    let last = max(records[index].stamp, journal.stamp)
    let former = recipes[former].takeUnretainedValue()
    guard !former.contentReads.isEmpty else { return }
    // Nobody may ask for the content before what it reads changes again.
    recipe.contentReads.include(former.contentReads)
    if former.mayContentHaveChanged(since: last) || former.mayContentDiffer(from: recipe) {
      touchChanged(index)
    }
  }

  /// Notes the content that read anything of the context, before it is forgotten what that was.
  func noteReadingContents() {
    forEachRecord { index in
      let recipe = records[index].recipe
      guard recipe != RecipeTable.none else { return }
      if !recipes[recipe].takeUnretainedValue().contentReads.isEmpty { touchChanged(index) }
      records[index].recipe = RecipeTable.none
    }
  }

  /// Notes the content of a node, of which nothing was noted since the last refresh.
  func note(_ content: Block?, of index: Int) {
    records[index].flags.insert(.hasNotedContent)
    if let content { journal.contents[UInt32(index)] = content }
  }

  private func noteContent(_ index: Int) {
    guard mayHaveContent(index) else { return note(nil, of: index) }
    bringUpToDate(index)
    // That may have noted it: what it is now, it was not at the last refresh.
    if !records[index].flags.contains(.hasNotedContent) {
      note(content(of: index), of: index)
    }
  }

  /// Gives a node another style, and notes the one that it had.
  @inline(__always)
  func replaceStyle(of index: Int, with style: consuming Block) {
    // Moved from place to place, for counting references would cost as much as the rest.
    let old = exchange(&records[index].style, with: style)
    guard let old, !records[index].flags.contains(.isTouched),
      Unmanaged.passUnretained(old).toOpaque() != records[index].currentStyle.toOpaque()
    else { return }
    append(old, index)
  }

  private func noteStyle(_ index: Int) {
    if let style = records[index].style { append(style, index) }
  }

  private func append(_ style: consuming Block, _ index: Int) {
    records[index].flags.insert(.isTouched)
    journal.entries.append(
      NodeChanges.Entry(
        node: handle(UInt32(index)), column: records[index].column, old: style))
    journal.tidy(count: count, contains)
  }

  /// Whether there can be content; it need not be made where there is none for sure.
  @inline(__always)
  func mayHaveContent(_ index: Int) -> Bool {
    !records[index].flags.isDisjoint(with: [.hasContent, .hasSettings])
      || column(of: index)._withUnsafeGuaranteedRef { $0.hasContent }
  }
}
