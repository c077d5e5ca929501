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
      let isLost = mayHaveContent(index) && !records[index].flags.contains(.hasContent)
      note(isLost ? .lost : .known(composedContents[UInt32(index)]), of: index)
    }
    touchStyle(index)
  }

  /// Notes the content of a node, of which nothing was noted since the last refresh.
  func note(_ content: ChangeJournal.Content, of index: Int) {
    records[index].flags.insert(.hasNotedContent)
    if case .known(nil) = content { return }
    journal.contents[UInt32(index)] = content
  }

  private func noteContent(_ index: Int) {
    guard mayHaveContent(index) else { return note(.known(nil), of: index) }
    bringUpToDate(index)
    // That may have noted it: what it is now, it was not at the last refresh.
    if !records[index].flags.contains(.hasNotedContent) {
      note(.known(content(of: index)), of: index)
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
