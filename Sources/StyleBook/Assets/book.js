// The search of a book, and the links to themes and schemes of which one is current. Press / to
// search, and the arrows to choose.
(() => {
  const root = document.currentScript?.dataset.root ?? ''
  const field = document.getElementById('search')
  const list = document.getElementById('found')
  const count = document.getElementById('count')
  const nav = document.querySelector('.side nav')
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
  function mark() {
    const links = [...document.querySelectorAll('.looks a')]
    const chosen = links.find(link => link.hash === location.hash) ?? links[0]
    for (const link of links) {
      if (link === chosen) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  addEventListener('hashchange', mark)
  mark()
  addEventListener('keydown', event => {
    if (event.target.closest?.('input,textarea,select') && event.target !== field) return
    if (event.key === '/' && event.target !== field && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
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
