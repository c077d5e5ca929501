(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const isWide = matchMedia('(min-width: 1200px)')
  const sidebar = document.querySelector('.sidebar')
  const title = sidebar.querySelector('h3')
  const summary = sidebar.querySelector('p')
  const masthead = document.querySelector('.masthead')
  const main = document.querySelector('main')
  let inspected = null
  let isReturningFocus = false

  function part(tag, className, text) {
    const element = document.createElement(tag)
    if (className) element.className = className
    if (text) element.textContent = text
    if (tag === 'button') element.type = 'button'
    return element
  }

  // Looks: an attribute of the document selects one of the looks in the style sheet.
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

  // Links to chapters, to each exhibit, and to its article.
  const links = part('nav')
  links.setAttribute('aria-label', 'Chapters')
  const slug = text => text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  function anchor(heading) {
    const target = part('a', 'anchor', '#')
    heading.parentElement.dataset.slug = slug(heading.textContent)
    target.href = `#${heading.id}`
    target.setAttribute('aria-label', `Link to ${heading.textContent}`)
    heading.append(target)
  }
  for (const heading of main.querySelectorAll('h2')) {
    const link = part('a', '', heading.textContent)
    link.href = `#${heading.id}`
    links.append(link)
  }
  masthead.append(links)
  for (const heading of main.querySelectorAll('h2, h3')) anchor(heading)
  function guideLink({ title, path }) {
    const link = part('a', '', title)
    link.href = `../${path}`
    return link
  }
  for (const [id, guide] of Object.entries(data.articles)) {
    const more = part('p', 'more', 'Read ')
    more.append(guideLink(guide))
    document.getElementById(id)?.append(more)
  }
  const guides = part('ul', 'guides')
  for (const guide of data.guides) {
    const item = part('li')
    item.append(guideLink(guide))
    guides.append(item)
  }
  main.lastElementChild.append(guides)

  // Search: exhibits that don't contain the words are hidden.
  const search = part('input')
  search.type = 'search'
  search.placeholder = 'Search'
  search.setAttribute('aria-label', 'Search the exhibits')
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const article of main.querySelectorAll('.article')) {
      const text = article.textContent.toLowerCase()
      article.hidden = !words.every(word => text.includes(word))
    }
  })
  masthead.querySelector('.looks').after(search)

  // Listings: a button copies them, and the keyboard scrolls those that are too wide.
  const status = part('p')
  status.setAttribute('role', 'status')
  status.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'
  main.append(status)
  for (const listing of main.querySelectorAll('.listing')) {
    const code = listing.querySelector('pre')
    const copy = part('button', 'copy', 'Copy')
    copy.setAttribute('aria-label', `Copy: ${listing.querySelector('figcaption').textContent}`)
    copy.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(code.textContent)
        status.textContent = copy.textContent = 'Copied'
      } catch {
        getSelection().selectAllChildren(code)
        status.textContent = copy.textContent = 'Selected'
      }
      setTimeout(() => { copy.textContent = 'Copy' }, 1500)
    })
    listing.append(copy)
  }
  function reachScrollers() {
    for (const box of main.querySelectorAll('pre, .shelf, .moments, .frame, .article')) {
      const isScroller = box.scrollWidth > box.clientWidth + 1
        && ['auto', 'scroll'].includes(getComputedStyle(box).overflowX)
      if (!isScroller) { box.removeAttribute('tabindex'); continue }
      box.tabIndex = 0
      if (!box.role) box.setAttribute('role', box.matches('article') ? 'region' : 'group')
      const name = box.closest('figure')?.querySelector('figcaption')
        ?? box.querySelector('h3') ?? box.closest('section')?.querySelector('h2')
      box.setAttribute('aria-label', name?.textContent ?? 'A wide table')
    }
  }

  // Radio buttons select one of several shelves, and a slider one of several moments.
  main.querySelectorAll('.stages:has(.shelf)').forEach((stages, number) => {
    const all = [...stages.children]
    if (all.length < 2) return
    const chooser = part('fieldset', 'chooser')
    chooser.setAttribute('aria-label', 'Theme')
    all.forEach((stage, index) => {
      const label = part('label')
      const input = part('input')
      input.type = 'radio'
      input.name = `theme-${number}`
      input.checked = index === 0
      input.addEventListener('change', () => {
        all.forEach((other, place) => { other.hidden = place !== index })
        reachScrollers()
      })
      label.append(input, stage.querySelector('figcaption').textContent)
      chooser.append(label)
      stage.hidden = index > 0
    })
    stages.before(chooser)
  })
  for (const box of main.querySelectorAll('.moments')) {
    const moments = [...box.children]
    const last = moments.length - 1
    const isSwipe = moments[0].matches('.phone')
    const bar = part('div', 'drag')
    const slider = part('input')
    slider.type = 'range'
    slider.max = last
    slider.value = 0
    slider.setAttribute('aria-label', isSwipe ? 'Progress of the swipe' : 'Progress of the transition')
    const show = () => moments.forEach((moment, index) => {
      moment.hidden = index !== Number(slider.value)
      moment.style.setProperty('--progress', index === last ? 0 : index / last)
    })
    slider.addEventListener('input', show)
    bar.append(slider)
    let timer
    function run(end) {
      clearInterval(timer)
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      timer = setInterval(() => {
        const value = Number(slider.value)
        if (value === end) return clearInterval(timer)
        slider.value = isStill ? end : value + Math.sign(end - value)
        show()
      }, 30)
      status.textContent = end === 0 ? 'The swipe was canceled.' : 'The swipe was completed.'
    }
    if (isSwipe) {
      const [release, cancel] = [part('button', '', 'Release'), part('button', '', 'Cancel')]
      release.addEventListener('click', () => run(Number(slider.value) * 2 >= last ? last : 0))
      cancel.addEventListener('click', () => run(0))
      bar.append(release, cancel)
    }
    box.after(bar)
    show()
  }
  addEventListener('resize', reachScrollers)
  reachScrollers()

  // The inspector: the explanation of an element in the current look, computed with the page.
  const schemes = { day: 'light', night: 'dark' }
  function explanation(element) {
    const look = root.dataset.theme
    const scheme = schemes[look] ?? (dark.matches ? 'dark' : 'light')
    const all = data.looks[`${look} ${scheme}`] ?? {}
    return data.explanations[all[`${element.id} ${state(element)}`] ?? all[element.id]]
  }
  function state(element) {
    if (element.matches(':active')) return 'highlighted'
    return element.matches(':focus-visible') ? 'focused' : 'normal'
  }

  function row(entry, isWinner) {
    const row = part('dd', isWinner ? 'won' : entry.isHidden ? 'hidden lost' : 'lost')
    if (entry.color) {
      const swatch = part('span', 'swatch')
      swatch.style.backgroundColor = entry.color
      row.append(swatch)
    }
    const value = part(isWinner ? 'span' : 's', 'value', entry.value)
    row.append(value, ` — ${entry.level}, ${entry.writer}`)
    if (entry.chain.length) row.append(chain(entry.chain))
    return row
  }

  // The ladder from a value down to the trait, the tokens, and the themes that set them.
  function chain(steps) {
    const list = part('ol', 'chain')
    for (const step of steps) {
      const item = part('li')
      item.style.setProperty('--depth', step.depth)
      if (step.color) {
        const swatch = part('span', 'swatch')
        swatch.style.backgroundColor = step.color
        item.append(swatch)
      }
      item.append(step.text)
      list.append(item)
    }
    return list
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
      ? `A ${found.kind}, ${state(element)}. The value on top wins; below it is its origin, then the values that it beat:`
      : `A ${found.kind} without any attributes.`
    const list = part('dl')
    for (const outcome of found.outcomes) {
      list.append(part('dt', '', outcome.attribute))
      const winner = outcome.entries.findIndex(entry => !entry.isHidden)
      outcome.entries.forEach((entry, index) => list.append(row(entry, index === winner)))
    }
    sidebar.querySelector('dl')?.remove()
    sidebar.append(list)
    sidebar.scrollTop = 0
    if (isWide.matches) return
    // The sheet must not cover what it explains; of something taller than the rest, its beginning.
    const [sheet, box] = [sidebar.getBoundingClientRect(), element.getBoundingClientRect()]
    const isSticky = getComputedStyle(masthead).position === 'sticky'
    const start = (isSticky ? masthead.getBoundingClientRect().bottom : 0) + 12
    const below = box.bottom - sheet.top + 24
    if (below > 12) scrollBy({ top: Math.min(below, box.top - start), behavior: 'instant' })
    else if (box.top < start) scrollBy({ top: box.top - start, behavior: 'instant' })
  }

  function close() {
    const element = inspected
    root.classList.remove('inspecting')
    element?.classList.remove('inspected')
    inspected = null
    if (!sidebar.contains(document.activeElement)) return
    // Focus that returns would open the sheet again.
    isReturningFocus = true
    element?.focus()
    isReturningFocus = false
  }

  const known = new Set(Object.keys(Object.values(data.looks)[0] ?? {}).map(id => id.split(' ')[0]))
  function target(event) {
    for (let element = event.target; element; element = element.parentElement) {
      if (known.has(element.id)) return element
    }
  }
  for (const name of ['pointerover', 'focusin', 'click', 'pointerdown', 'pointerup']) {
    document.addEventListener(name, event => {
      const element = target(event)
      // On a touch screen the sheet would cover what a finger only passes, and a mouse would open it.
      if (!element || isReturningFocus || (name === 'pointerover' && (event.pointerType === 'touch' || !isWide.matches))) return
      // An element is active or not once the event is over.
      if (name.startsWith('pointer') && name !== 'pointerover') setTimeout(() => explain(element))
      else explain(element)
    })
  }
  document.addEventListener('keydown', event => event.key === 'Escape' && close())
  for (const id of known) {
    const element = document.getElementById(id)
    // The keyboard reaches all explained elements, too.
    if (element && element.tabIndex < 0 && !element.disabled && !element.children.length) {
      element.tabIndex = 0
    }
  }
  summary.setAttribute('aria-live', 'polite')

  const button = part('button', 'close', 'Close')
  button.addEventListener('click', close)
  sidebar.append(button)
  if (isWide.matches) {
    const start = [...known].map(id => document.getElementById(id))
      .find(element => element?.textContent === 'Call to action' && element.className)
    if (start) explain(start)
  }
})()
