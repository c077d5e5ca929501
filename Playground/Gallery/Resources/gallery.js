(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const sidebar = document.querySelector('.sidebar')
  const title = sidebar.querySelector('h3')
  const summary = sidebar.querySelector('p')
  let inspected = null

  // Looks: one attribute of the document chooses among those that the style sheet has.
  const names = ['system', 'day', 'night', 'contrast', 'contoso']
  const buttons = [...document.querySelectorAll('.looks button')]
  function choose(index) {
    root.dataset.theme = names[index]
    buttons.forEach((button, other) => {
      button.setAttribute('aria-pressed', other === index)
      button.dataset.state = other === index ? 'selected' : ''
    })
    if (inspected) explain(inspected)
  }
  buttons.forEach((button, index) => button.addEventListener('click', () => choose(index)))
  dark.addEventListener('change', () => inspected && explain(inspected))

  // The inspector: what was said of the element when the page was made, in the look it has now.
  const schemes = { day: 'light', night: 'dark' }
  function explanation(element) {
    const look = root.dataset.theme
    const scheme = schemes[look] ?? (dark.matches ? 'dark' : 'light')
    return data.explanations[data.looks[`${look} ${scheme}`]?.[element.id]]
  }

  function part(tag, className, text) {
    const element = document.createElement(tag)
    if (className) element.className = className
    if (text) element.textContent = text
    return element
  }

  function row(entry, isWinner) {
    const row = part('dd', entry.isHidden ? 'hidden' : isWinner ? '' : 'lost')
    if (entry.color) {
      const swatch = part('span', 'swatch')
      swatch.style.backgroundColor = entry.color
      row.append(swatch)
    }
    row.append(part('span', 'value', entry.value), ` — ${entry.level}, ${entry.writer}`)
    return row
  }

  function explain(element) {
    const found = explanation(element)
    if (!found) return
    inspected?.classList.remove('inspected')
    inspected = element
    element.classList.add('inspected')
    root.classList.add('inspecting')
    title.textContent = found.node
    summary.textContent = found.outcomes.length
      ? `A ${found.kind}. Who won each attribute, and who lost:`
      : `A ${found.kind}. Nobody wrote any of its attributes.`
    const list = part('dl')
    for (const outcome of found.outcomes) {
      list.append(part('dt', '', outcome.attribute))
      const winner = outcome.entries.findIndex(entry => !entry.isHidden)
      outcome.entries.forEach((entry, index) => list.append(row(entry, index === winner)))
    }
    sidebar.querySelector('dl')?.remove()
    sidebar.append(list)
    sidebar.scrollTop = 0
  }

  function close() {
    root.classList.remove('inspecting')
    inspected?.classList.remove('inspected')
    inspected = null
  }

  const first = Object.keys(Object.values(data.looks)[0] ?? {})
  const known = new Set(first)
  function target(event) {
    for (let element = event.target; element; element = element.parentElement) {
      if (known.has(element.id)) return element
    }
  }
  for (const name of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(name, event => {
      const element = target(event)
      // On a touch screen the sheet would cover what a finger only passes.
      if (element && !(name === 'pointerover' && event.pointerType === 'touch')) explain(element)
    })
  }
  document.addEventListener('keydown', event => event.key === 'Escape' && close())
  for (const id of known) {
    const element = document.getElementById(id)
    // What takes no focus by itself is reached by the keyboard as well.
    if (element && element.tabIndex < 0 && !element.disabled && !element.children.length) {
      element.tabIndex = 0
    }
  }

  const button = part('button', 'close', 'Close')
  button.type = 'button'
  button.addEventListener('click', close)
  sidebar.append(button)
  if (matchMedia('(min-width: 1240px)').matches) {
    const start = [...known].map(id => document.getElementById(id))
      .find(element => element?.textContent === 'Call to action' && element.className)
    if (start) explain(start)
  }
})()
