// The search of a book, and its choice of theme and color scheme. Press / to search, and the arrows to
// choose.
(() => {
  const root = document.currentScript?.dataset.root ?? ''
  const field = document.getElementById('search')
  const list = document.getElementById('found')
  const count = document.getElementById('count')
  const nav = document.querySelector('.side nav')
  const menu = document.getElementById('menu')
  function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    list.textContent = ''
    list.hidden = nav.hidden = words.length > 0
    list.hidden = !words.length
    count.textContent = ''
    if (!words.length) return
    const rows = styleBook.filter(row => {
      const text = row.slice(0, 4).join(' ').toLowerCase()
      return words.every(word => text.includes(word))
    })
    for (const [name, type, kind, module, path] of rows.slice(0, 50)) {
      const link = document.createElement('a')
      link.href = root + path.split('/').map(encodeURIComponent).join('/')
      link.textContent = name
      const place = document.createElement('small')
      place.textContent = `${module} / ${kind}`
      link.append(place)
      list.appendChild(document.createElement('li')).append(link)
    }
    count.textContent = rows.length === 1 ? '1 sample' : `${rows.length} samples`
  }
  field.addEventListener('input', search)
  // The results of all pages are shown through the chosen color vision.
  const vision = document.getElementById('vision')
  function see() {
    document.documentElement.style.setProperty('--vision', sessionStorage.vision = vision.value)
  }
  vision.value = sessionStorage.vision ?? ''
  vision.addEventListener('change', see)
  see()
  // The address of a result is that of its theme, and its color scheme.
  const links = [...document.querySelectorAll('.looks a')].map(link => {
    const [theme, scheme] = link.hash.split(/-(?=light$|dark$)/)
    return { link, theme, scheme, isTheme: link.parentElement.getAttribute('aria-label') === 'Theme' }
  })
  function choose() {
    const [theme, scheme] = location.hash.split(/-(?=light$|dark$)/)
    const isKnown = scheme && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const current = isKnown ? { theme, scheme } : links[0]
    for (const { link, isTheme, ...own } of links) {
      const next = isTheme ? { ...current, theme: own.theme } : { ...current, scheme: own.scheme }
      link.hash = `${next.theme}-${next.scheme}`
      const isCurrent = isTheme ? own.theme === current.theme : own.scheme === current.scheme
      if (isCurrent) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  if (links.length) {
    addEventListener('hashchange', choose)
    choose()
  }
  addEventListener('keydown', event => {
    if (event.target.closest?.('input,textarea,select') && event.target !== field) return
    if (event.key === '/' && event.target !== field && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (!field.checkVisibility()) menu.showPopover()
      field.focus()
    } else if (event.key === 'Escape' && event.target === field) {
      field.value = ''
      search()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const links = [...list.querySelectorAll('a')]
      const place = links.indexOf(document.activeElement)
      if (!links.length || (place < 0 && event.target !== field)) return
      event.preventDefault()
      const next = place + (event.key === 'ArrowDown' ? 1 : -1)
      ;(next < 0 ? field : links[Math.min(next, links.length - 1)]).focus()
    } else if (event.key === 'Enter' && event.target === field) {
      list.querySelector('a')?.click()
    }
  })
})()
