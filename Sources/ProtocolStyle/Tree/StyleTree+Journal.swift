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

  private func noteStyle(_ index: Int) {
    guard let style = records[index].style else { return }
    records[index].flags.insert(.isTouched)
    journal.entries.append(ChangeJournal.Entry(node: handle(UInt32(index)), style: style))
    journal.tidy(count: count, contains)
  }

  private func mayHaveContent(_ index: Int) -> Bool {
    !records[index].flags.isDisjoint(with: [.hasContent, .hasSettings])
      || column(of: index).takeUnretainedValue().plan.hasContent
  }
}
