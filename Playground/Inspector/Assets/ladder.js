// `ladder` returns the elements of an attribute's values, the winner first. Its arguments are an
// outcome of `Explanations`, the tag of the elements, a function that returns the value of a token
// by its key, and a function that returns an element for a place in a file.
const part = (tag, className, ...content) => {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...content)
  return element
}
const swatch = color => {
  const element = part('span', 'swatch')
  element.style.backgroundColor = color
  return color ? [element] : []
}
function ladderValue(entry, step) {
  if (entry.value === undefined) return step(entry.tokens[0].key) ?? {}
  const changed = (entry.tokens ?? []).filter(read => step(read.key)?.was)
  return changed.length ? { value: `from ${changed.map(read => read.key).join(', ')}` } : entry
}
function ladder(outcome, tag, step, place = text => part('span', 'place', text)) {
  const winner = outcome.entries.find(entry => !entry.isHidden)
  return outcome.entries.map(entry => {
    const own = ladderValue(entry, step), isWinner = entry === winner
    const rung = part(tag, `rung ${isWinner ? 'won' : entry.isHidden ? 'hidden lost' : 'lost'}`)
    rung.append(
      part('span', 'level', entry.level), ' ', ...swatch(own.color),
      part(isWinner ? 'span' : 's', 'value', own.value ?? ''), ' ',
      part('span', 'writer', entry.writer), ' ', ...entry.place ? [place(entry.place)] : [])
    if (!isWinner) return rung
    if (entry.code) rung.append(part('code', '', entry.code))
    for (const read of entry.tokens ?? []) {
      const token = step(read.key) ?? {}
      const line = part('span', 'token', `← ${read.name ?? read.key} `, ...swatch(token.color),
        part('span', 'value', token.value ?? ''), ' ', part('span', 'writer', token.setter ?? ''), ' ')
      line.style.marginInlineStart = `${(read.depth ?? 0) * 14}px`
      if (token.place) line.append(place(token.place))
      rung.append(line)
      if (token.was) rung.append(part('span', 'token lost', ...swatch(token.was.color),
        part('s', 'value', token.was.value), ' ', part('span', 'writer', token.was.setter)))
    }
    return rung
  })
}
