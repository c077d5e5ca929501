// Pages of a book that's written at each save. A script is loaded again and again, because pages from
// files can't fetch others; it calls the function with what the last round changed.
(() => {
  const root = document.querySelector('script[data-root]').dataset.root
  let time
  function url(path) {
    return new URL(root + path.split('/').map(encodeURIComponent).join('/'), location)
  }
  // The page itself and the style sheet of its results, and what all pages share.
  function isOwn(file) {
    return url(file.replace(/\.css$/, '.html')).pathname === location.pathname
      || !file.includes('/') && !file.endsWith('.html')
  }
  window.styleBookChanged = round => {
    if (time === round.time) return
    if (time !== undefined && round.files.some(isOwn)) return location.reload()
    time = round.time
    if (!round.isFirst) show(round)
  }
  function show({ time, changes }) {
    document.getElementById('changes')?.remove()
    const box = document.createElement('aside')
    box.id = 'changes'
    box.setAttribute('aria-label', 'Changes')
    const title = box.appendChild(document.createElement('p'))
    title.textContent = (changes.length ? 'Changed at ' : 'No value changed at ')
      + new Date(time * 1000).toLocaleTimeString()
    const list = box.appendChild(document.createElement('ul'))
    for (const { sample, path, attributes } of changes) {
      const item = list.appendChild(document.createElement('li'))
      const name = item.appendChild(document.createElement(path ? 'a' : 'b'))
      if (path) name.href = url(path)
      name.textContent = sample
      item.append(' ' + attributes.join(', '))
    }
    const close = box.appendChild(document.createElement('button'))
    close.textContent = 'Close'
    close.onclick = () => box.remove()
    document.body.append(box)
  }
  function poll() {
    const script = document.createElement('script')
    script.src = `${root}changes.js?${Date.now()}`
    script.onload = script.onerror = () => {
      script.remove()
      setTimeout(poll, 500)
    }
    document.head.append(script)
  }
  poll()
})()
