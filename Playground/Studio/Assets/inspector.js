// The script of the source and the inspector, after those of the controls and the ladder, and the
// constants `data` and `files`. The inspector shows the element of the café that was clicked last, and
// has buttons for the elements before, around and after it. The source shows the line that decides,
// and so does the headline.
(() => {
  const { find, inputs, stage, look } = studio
  const panel = find('inspector'), code = find('code'), copy = find('copy')
  const names = ['Theme.swift', 'CafeTraits.swift', 'CafeNodes.swift', 'CafeRules.swift']
  const words = /(\/\/.*)|\b(let|var|static|extension|protocol|struct|if|return|in|import)\b|(?<!\$)\b(0x[\dA-F]+|\d[\d.]*)\b|("[^"]*")|\b([A-Z]\w*)\b/g
  let file = names[0], marked = 0, inspected, attribute

  // The source.
  function paint(row, text) {
    let end = 0
    for (const match of text.matchAll(words)) {
      const kind = ['comment', 'keyword', 'literal', 'literal', 'type'][match.slice(1).findIndex(Boolean)]
      row.append(text.slice(end, match.index), part('span', kind, match[0]))
      end = match.index + match[0].length
    }
    row.append(text.slice(end))
    row.style.setProperty('--in', `${text.search(/\S|$/) + 2}ch`)
    return row
  }
  function fill(code, label, lines, marked) {
    Object.assign(code, { tabIndex: 0, role: 'region', ariaLabel: label })
    code.replaceChildren(...lines.flatMap(([text, isChanged], index) => [
      paint(part(index + 1 === marked ? 'mark' : 'span', isChanged ? 'line changed' : 'line'), text), '\n'
    ]))
  }
  studio.fill = fill
  function showSource() {
    const lines = file === names[0] ? studio.lines() : (files[file] ?? '').split('\n').map(text => [text])
    fill(code, file, lines, marked)
    inputs('file')[names.indexOf(file)].checked = true
  }
  function mark(place = '') {
    const [name, line] = place.split(':')
    if (!names.includes(name)) return
    [file, marked] = [name, Number(line)]
    showSource()
    const row = code.querySelector('mark')
    if (row) code.scrollTop = row.offsetTop - code.clientHeight / 2
    excerpt.replaceChildren(
      ...[...code.children].slice(marked - 2, marked + 1).flatMap(row => [row.cloneNode(true), '\n']))
  }
  find('file').onchange = event => {
    file = names[inputs('file').indexOf(event.target)]
    marked = code.scrollTop = 0
    showSource()
  }
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(code.textContent)
      copy.textContent = 'Copied'
    } catch {
      getSelection().selectAllChildren(code)
      copy.textContent = 'Selected'
    }
    setTimeout(() => copy.textContent = 'Copy', 1500)
  }

  // The inspector. What a control changed comes first, and strikes the theme's value through.
  const known = element => data.elements.includes(element?.id)
  const elements = () => [...stage.querySelectorAll('[id]')].filter(known)
  function step(key) {
    const own = data.steps[data.tokens[look()][key]]
    const corner = key === 'cafeFieldCorner' && step('cafeCorner')
    if (corner.was) return { ...own, value: Math.min(corner.value, 12), was: own }
    const lines = studio.lines()
    const index = lines.findIndex(([, , token]) => token === key)
    if (index < 0) return own
    const [, isChanged, , value] = lines[index], place = `${names[0]}:${index + 1}`
    if (!isChanged) return { ...own, place }
    return { value, color: value[0] === '#' ? value : '', setter: 'a control of this page', place, was: own }
  }
  function link(place) {
    const button = part('button', 'place', place)
    button.disabled = !names.includes(place.split(':')[0])
    button.onclick = () => mark(place)
    return button
  }
  const winner = ({ entries }) => entries.find(entry => !entry.isHidden) ?? entries[0]
  function deciding(outcome) {
    const { place, tokens = [] } = winner(outcome), places = tokens.map(read => step(read.key)?.place)
    return places.find(place => place?.startsWith(names[0])) ?? places[0] ?? place
  }
  const move = by => () => {
    const all = elements().filter(one => one.checkVisibility())
    inspect(all.at((all.indexOf(inspected) + by) % all.length))
  }
  const list = part('div', 'outcomes'), excerpt = part('pre', 'excerpt')
  panel.role = 'region'
  panel.ariaLabel = 'Inspector'
  panel.append(excerpt, list)
  find('previous').onclick = move(-1)
  find('next').onclick = move(1)
  find('around').onclick = () => {
    const outer = inspected.parentElement.closest('[id]')
    if (known(outer)) inspect(outer)
  }

  // The word for a color, by its hue.
  const hues = [[12, 'pink'], [40, 'red'], [75, 'orange'], [112, 'yellow'], [165, 'green'], [215, 'teal'],
    [285, 'blue'], [325, 'purple'], [361, 'pink']]
  function word(text) {
    const { lightness, chroma, hue } = studio.oklch(text)
    if (lightness < 0.28) return 'black'
    if (chroma < 0.03) return lightness > 0.9 ? 'white' : 'gray'
    return hues.find(([end]) => hue < end)[1]
  }
  function headline(outcome, place = '') {
    const entry = winner(outcome)
    const read = (entry.tokens ?? []).map(read => step(read.key)).find(own => own?.color)
    const color = ladderValue(entry, step).color || read?.color
    const [name, line] = place.split(':')
    const title = outcome.attribute.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
    find('headline').textContent = `Why ${color ? `is this ${word(color)}` : `this ${title}`}?`
      + (line ? ` Line ${line}${name === names[0] ? '' : ` of ${name}`}.` : '')
  }

  function describe() {
    const found = data.explanations[data.looks[look()][data.elements.indexOf(inspected.id)]]
    const outcomes = found.outcomes.map(index => data.outcomes[index])
    find('node').textContent = found.node
    find('kind').textContent = `${found.kind} · ${outcomes.length} attribute${outcomes.length === 1 ? '' : 's'}`
    const decide = outcome => {
      mark(deciding(outcome))
      headline(outcome, deciding(outcome))
    }
    const first = outcomes.find(outcome => outcome.attribute === attribute)
      ?? outcomes.find(outcome => /olor/.test(outcome.attribute)) ?? outcomes[0]
    list.replaceChildren(...outcomes.map(outcome => {
      const own = ladderValue(winner(outcome), step)
      const details = part('details', '',
        part('summary', '', part('span', 'name', outcome.attribute), ...swatch(own.color), part('span', 'value', own.value)),
        part('ol', '', ...ladder(outcome, 'li', step, link)))
      details.name = 'ladder'
      details.open = outcome === first
      // Opening by the script doesn't choose an attribute for the next element.
      details.firstChild.onclick = () => {
        if (details.open) return
        attribute = outcome.attribute
        decide(outcome)
      }
      return details
    }))
    if (first) decide(first)
  }
  function inspect(element) {
    inspected?.classList.remove('inspected')
    inspected = element
    element.classList.add('inspected')
    describe()
  }
  stage.onclick = event => {
    const element = event.target.closest('[id]')
    if (!known(element)) return
    inspect(element)
    inputs('sheet')[2].checked = true
    // The sheet of a phone must not cover what it explains.
    const side = find('side'), { top, bottom } = element.getBoundingClientRect()
    if (getComputedStyle(side).position !== 'fixed') return
    const end = side.getBoundingClientRect().top
    scrollBy({ top: Math.min(Math.max(bottom - end + 12, 0), top - 12), behavior: 'instant' })
  }
  studio.listeners.push(describe)
  // The bun's button, which isn't visible yet in a frame that isn't shown.
  inspect(elements().find(one => one.textContent.startsWith('Add')))

  // Tabs of the café: one is selected and in the order of focus, and arrows move between them.
  for (const bar of document.querySelectorAll('[role=tablist]')) {
    const tabs = [...bar.querySelectorAll('[role=tab]')]
    const choose = chosen => tabs.forEach(tab => {
      tab.ariaSelected = tab === chosen
      tab.dataset.state = tab === chosen ? 'selected' : ''
      tab.tabIndex = tab === chosen ? 0 : -1
    })
    choose(tabs.find(tab => tab.dataset.state === 'selected') ?? tabs[0])
    for (const tab of tabs) tab.onclick = () => choose(tab)
    bar.onkeydown = event => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (!by) return
      const next = tabs.at((tabs.indexOf(document.activeElement) + by) % tabs.length)
      next.focus()
      next.click()
    }
  }
})()
