(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const isWide = matchMedia('(min-width: 1100px)')
  const sidebar = document.querySelector('.sidebar')
  const title = sidebar.querySelector('h3')
  const summary = sidebar.querySelector('p')
  const masthead = document.querySelector('.masthead')
  const main = document.querySelector('main')
  let inspected = null

  // The state of controls is in the address, so that a link leads to what is seen.
  const address = new URL(location)
  function keep(name, value, initial) {
    if (value === initial) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
    address.hash = location.hash
    try { history.replaceState(null, '', address) } catch { /* A page without an address of its own. */ }
  }
  const kept = name => new URLSearchParams(location.search).get(name)

  // Arrow keys move within a bar, which is one stop of the Tab key.
  function rove(bar, selector) {
    const items = () => [...bar.querySelectorAll(selector)].filter(item => !item.disabled)
    const isHere = item => item.matches('[aria-pressed=true], [aria-selected=true]')
    const stop = at => items().forEach(item => { item.tabIndex = item === at ? 0 : -1 })
    stop(items().find(isHere) ?? items()[0])
    bar.addEventListener('focusin', event => items().includes(event.target) && stop(event.target))
    bar.addEventListener('keydown', event => {
      const all = items()
      const place = all.indexOf(event.target)
      const step = getComputedStyle(bar).direction === 'rtl' ? -1 : 1
      const next = {
        ArrowRight: place + step, ArrowLeft: place - step, Home: 0, End: all.length - 1,
      }[event.key]
      if (place < 0 || next === undefined) return
      event.preventDefault()
      all[(next + all.length) % all.length].focus()
    })
  }
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
    keep('look', names[index], 'system')
    if (inspected) explain(inspected)
  }
  buttons.forEach((button, index) => button.addEventListener('click', () => choose(index)))
  dark.addEventListener('change', () => inspected && explain(inspected))

  const mark = part('span')
  mark.innerHTML = logo
  masthead.querySelector('h1').prepend(mark.firstElementChild)
  masthead.querySelector('h1').setAttribute('aria-label', 'ProtocolStyle')
  const bar = document.querySelector('.looks')
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', 'Look of the page')
  rove(bar, 'button')
  for (const tabs of document.querySelectorAll('[role=tablist]')) rove(tabs, '[role=tab]')

  // Links to chapters, to each exhibit, and to its article.
  const links = part('nav')
  links.setAttribute('aria-label', 'Chapters')
  const chapters = part('details', 'chapters')
  chapters.append(part('summary', '', 'Chapters'), links)
  chapters.open = isWide.matches
  isWide.addEventListener('change', () => { chapters.open = isWide.matches })
  const every = part('a', 'every', 'All chapters')
  every.href = '#all'

  // One chapter is shown at a time, or all are.
  const here = link => {
    for (const other of links.children) other.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'true')
  }
  function show(chapter) {
    root.classList.toggle('all', !chapter)
    for (const other of main.querySelectorAll('.chapter')) {
      other.classList.toggle('current', other === chapter)
    }
    const id = chapter?.querySelector('h2').id
    here(chapter ? [...links.children].find(link => link.hash === `#${id}`) : every)
  }
  function follow() {
    if (!isWide.matches) chapters.open = false
    if (location.hash === '#all') {
      show(null)
      if (!isWide.matches) main.scrollIntoView({ behavior: 'instant' })
      return
    }
    const target = location.hash && document.getElementById(location.hash.slice(1))
    const chapter = target && target.closest('.chapter')
    if (!chapter) return
    if (!root.classList.contains('all')) show(chapter)
    const isFirst = target.matches('h2') && !root.classList.contains('all')
    if (isFirst) scrollTo({ top: 0, behavior: 'instant' })
    else target.scrollIntoView({ behavior: 'instant' })
  }
  addEventListener('hashchange', follow)
  links.addEventListener('click', event => {
    const link = event.target.closest('a')
    if (link && link !== every) root.classList.remove('all')
    if (link && link.hash === location.hash) follow()
  })
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
  links.append(every)
  masthead.after(chapters)
  const spy = new IntersectionObserver(entries => {
    const seen = entries.findLast(entry => entry.isIntersecting)?.target.querySelector('h2').id
    if (seen && root.classList.contains('all')) {
      here([...links.children].find(link => link.hash === `#${seen}`))
    }
  }, { rootMargin: '-80px 0px -75% 0px' })
  for (const chapter of main.querySelectorAll('.chapter')) spy.observe(chapter)
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

  // Wrapped lines of golden text keep their indentation.
  for (const run of main.querySelectorAll('.golden > span')) {
    run.replaceWith(...run.textContent.split(/(?<=\n)/).map(text => {
      const line = part('span', `${run.className} line`)
      line.append(...text.split(/(?=\[)/).flatMap((piece, place) => place ? [part('wbr'), piece] : [piece]))
      line.style.setProperty('--in', `${text.search(/\S/) + 2}ch`)
      return line
    }))
  }

  // Exhibits with several phones or a table take the whole width.
  for (const article of main.querySelectorAll('.article')) {
    const isWideExhibit = article.querySelector('.shelf, .resizable, [role=table], .frame > img, .stage:nth-child(3) pre, .stage:nth-child(4)')
    article.classList.toggle('wide', Boolean(isWideExhibit))
    article.classList.toggle('beside', Boolean(article.querySelector('.shelf > .cafe:only-child')))
    const heading = article.previousElementSibling
    if (isWideExhibit && heading?.matches('h2')) heading.classList.add('wide')
  }

  // Search: exhibits that don't contain the words are hidden, and so are chapters without any.
  const search = part('input')
  search.type = 'search'
  search.placeholder = 'Search'
  search.setAttribute('aria-label', 'Search the exhibits')
  const none = part('p', 'none')
  none.setAttribute('role', 'status')
  none.hidden = true
  main.prepend(none)
  function find() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const article of main.querySelectorAll('.article')) {
      const text = article.textContent.toLowerCase()
      article.hidden = !words.every(word => text.includes(word))
    }
    for (const chapter of main.querySelectorAll('.chapter')) {
      const articles = [...chapter.querySelectorAll('.article')]
      chapter.hidden = words.length > 0 && articles.every(article => article.hidden)
      const link = [...links.children].find(link => link.hash === `#${chapter.querySelector('h2').id}`)
      if (link) link.hidden = chapter.hidden
    }
    // A search is in all chapters; what was shown before returns with an empty field.
    if (words.length) root.classList.add('all')
    else if (location.hash !== '#all') show(main.querySelector('.chapter.current'))
    none.hidden = !words.length || Boolean(main.querySelector('.chapter:not([hidden])'))
    none.textContent = none.hidden ? '' : `No exhibit contains “${search.value}”.`
    keep('search', search.value, '')
  }
  search.addEventListener('input', find)
  masthead.append(search)

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
    const isBefore = listing.textContent.startsWith('Before')
    if (!isBefore) continue
    const before = part('details', 'before')
    before.append(part('summary', '', listing.querySelector('figcaption').textContent))
    listing.before(before)
    before.append(listing)
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
        keep(`theme-${number}`, String(index), '0')
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
    slider.addEventListener('change', () => keep(isSwipe ? 'swipe' : 'moment', slider.value, '0'))
    slider.value = kept(isSwipe ? 'swipe' : 'moment') ?? 0
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
  function look() {
    const name = root.dataset.theme
    return `${name} ${schemes[name] ?? (dark.matches ? 'dark' : 'light')}`
  }
  function explanation(element) {
    const { elements } = data, place = elements.indexOf(`${element.id} ${state(element)}`)
    return data.explanations[data.looks[look()]?.[place < 0 ? elements.indexOf(element.id) : place]]
  }
  function state(element) {
    if (element.matches(':active')) return 'highlighted'
    return element.matches(':focus-visible') ? 'focused' : 'normal'
  }

  function explain(element) {
    const found = explanation(element)
    if (!found) return
    const tokens = data.tokens[look()] ?? {}
    inspected?.classList.remove('inspected')
    inspected = element
    element.classList.add('inspected')
    root.classList.add('inspecting')
    title.textContent = found.node
    summary.textContent = found.outcomes.length
      ? `A ${found.kind}, ${state(element)}. Levels from the winner down:`
      : `A ${found.kind} without any attributes.`
    const list = part('dl')
    for (const outcome of found.outcomes.map(index => data.outcomes[index])) {
      list.append(part('dt', '', outcome.attribute), ...ladder(outcome, 'dd', key => data.steps[tokens[key]]))
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

  const known = new Set(data.elements.map(id => id.split(' ')[0]))
  function target(event) {
    for (let element = event.target; element; element = element.parentElement) {
      if (known.has(element.id)) return element
    }
  }
  for (const name of ['focusin', 'click', 'pointerdown', 'pointerup']) {
    document.addEventListener(name, event => {
      const element = target(event)
      if (!element || isReturningFocus) return
      // An element is active or not once the event is over.
      if (name.startsWith('pointer')) setTimeout(() => explain(element))
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
  sidebar.prepend(button)

  // The address may have the state of controls.
  const chosen = names.indexOf(kept('look'))
  if (chosen > 0) choose(chosen)
  search.value = kept('search') ?? ''
  main.querySelectorAll('.chooser').forEach((chooser, number) => {
    chooser.querySelectorAll('input')[kept(`theme-${number}`)]?.click()
  })
  show(main.querySelector('.chapter'))
  follow()
  if (search.value) find()
})()
