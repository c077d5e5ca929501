// The filter of a review, its pictures side by side or over each other, and their handles.
(() => {
  const bar = document.querySelector('.filter')
  if (!bar) return
  const field = document.getElementById('filter')
  const failing = document.getElementById('failing')
  const status = bar.querySelector('[role=status]')
  const items = [...document.querySelectorAll('[data-item]')]
  const more = [...document.querySelectorAll('details[data-group],details.more')]
    .filter(details => details.querySelector('[data-item]')).map(details => [details, details.open])
  bar.hidden = false
  function filter() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    const isFiltered = words.length > 0 || failing?.checked
    for (const item of items) {
      const group = item.closest('[data-group]')?.querySelector('h2')?.textContent ?? ''
      const text = `${group} ${item.textContent}`.toLowerCase()
      item.hidden = !words.every(word => text.includes(word))
        || Boolean(failing?.checked && !item.querySelector('.bad'))
    }
    for (const [details, isOpen] of more) {
      details.hidden = !details.querySelector('[data-item]:not([hidden])')
      details.open = isFiltered ? !details.hidden : isOpen
    }
    const count = items.filter(item => !item.hidden).length
    status.textContent = isFiltered ? `${count} of ${items.length}` : ''
  }
  bar.addEventListener('input', event => {
    if (event.target.name !== 'mode') return filter()
    const isOver = event.target.value === 'over'
    for (const pair of document.querySelectorAll('[data-pair]')) {
      pair.classList.toggle('over', isOver)
      pair.querySelector('input').hidden = !isOver
    }
  })
  addEventListener('input', event => {
    const pair = event.target.closest('[data-pair]')
    pair?.style.setProperty('--at', event.target.value / 100)
  })
})()
