// What the pages of books and reviews share: boxes that scroll fade where more is hidden, and results
// that are larger than their frames are drawn smaller.
(() => {
  function fade(box) {
    const hidden = box.scrollWidth - box.clientWidth
    const at = Math.abs(box.scrollLeft)
    box.toggleAttribute('data-before', at > 1)
    box.toggleAttribute('data-after', hidden - at > 1)
  }
  const sizes = new ResizeObserver(entries => entries.forEach(entry => fade(entry.target)))
  function watch(root) {
    for (const box of root.querySelectorAll('book-scroll,pre,.scroll')) {
      box.addEventListener('scroll', () => fade(box), { passive: true })
      sizes.observe(box)
    }
  }
  watch(document)
  for (const part of document.querySelectorAll('book-part')) {
    if (part.shadowRoot) watch(part.shadowRoot)
  }
  // Frames beside each other have one scale. Their height, or most height, and padding are in style sheets.
  const frames = new ResizeObserver(entries => {
    for (const { target } of entries) {
      const parts = [...target.querySelectorAll('[data-fit]')].filter(part => part.shadowRoot)
      const results = parts.map(part => part.shadowRoot.querySelector('[inert]'))
      let scale = 1
      // Fonts aren't drawn smaller by exactly the scale, so a second step may be needed.
      for (let step = 0; step < 3; step += 1) {
        for (const result of results) result.style.zoom = Math.max(.1, scale)
        scale *= Math.min(1, ...parts.flatMap((part, place) => {
          const box = results[place].getBoundingClientRect()
          const height = parseFloat(getComputedStyle(part).maxHeight) || part.clientHeight
          return [(part.clientWidth - 32) / box.width, (height - 32) / box.height]
        }))
      }
    }
  })
  addEventListener('load', () => {
    for (const group of document.querySelectorAll('[data-frames]')) frames.observe(group)
  })
})();
