// The controls of the studio, after the constants `brands`, `accents` and `pairs`. The brand, the color
// scheme and motion set `data-theme` of the stage to the name of a look, and all else the custom
// properties of live tokens. The address has what differs from the first state.
const studio = (() => {
  const find = name => document.querySelector(`.studio-${name}`)
  const inputs = name => [...find(name).querySelectorAll('input')]
  const stage = find('stage'), note = find('note'), fix = find('fix')
  const listeners = []
  const segments = ['brand', 'scheme', 'contrast', 'size', 'font', 'motion']
  const shapes = ['corner', 'density'], sliders = ['hue', 'lightness', ...shapes]
  const units = { hue: '°', lightness: ' %', corner: ' pt', density: ' pt' }
  const swatches = [...document.querySelectorAll('.studio-swatch')]
  const names = {
    scheme: ['light', 'dark'], contrast: ['standard', 'increased'],
    size: [0.875, 1, 1.1875, 1.375], font: ['brand', 'default', 'serif', 'monospaced'],
    motion: ['full', 'reduced']
  }
  const families = {
    default: 'system-ui,sans-serif', serif: 'ui-serif,serif', monospaced: 'ui-monospace,monospace'
  }
  const fresh = () => ({
    brand: 0, scheme: +matchMedia('(prefers-color-scheme: dark)').matches, contrast: 0, size: 1, font: 0, motion: 0
  })
  let state = fresh()
  const value = name => names[name][state[name]]
  const brand = () => brands[state.brand]
  const color = token => brand().colors[token][state.scheme + 2 * state.contrast]
  note.ariaLive = 'polite'

  // Colors: the browser converts them, and the contrast is that of WCAG.
  // It computes a registered property, because forced colors replace the others.
  function read(color) {
    note.style.setProperty('--read', color)
    return getComputedStyle(note).getPropertyValue('--read').match(/-?\d[\d.e-]*/g).map(Number)
  }
  function srgb({ lightness, chroma, hue }) {
    return '#' + read(`color(from oklch(${lightness} ${chroma} ${hue}) srgb r g b)`).map(part =>
      Math.round(Math.min(Math.max(part, 0), 1) * 255).toString(16).padStart(2, '0')).join('')
  }
  function oklch(text) {
    const [lightness, chroma, hue = 0] = read(`oklch(from ${text} l c h)`)
    return { lightness, chroma, hue }
  }
  const luminance = text => [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const part = parseInt(text.slice(1 + 2 * index, 3 + 2 * index), 16) / 255
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  }, 0.05)
  function ratio(one, other) {
    const result = luminance(one) / luminance(other)
    return Math.max(result, 1 / result)
  }

  // The accent, and the text on it: the brand's until a slider moves.
  const own = () => state.accent && srgb(state.accent)
  const accent = () => own() ?? color('cafeAccent')
  function onAccent(shown) {
    const choices = [color('cafeOnAccent'), ...own() ? ['#ffffff', '#000000'] : []]
    return choices.reduce((best, next) => ratio(next, shown) > ratio(best, shown) ? next : best)
  }
  const tone = (token, shown = accent()) =>
    ({ cafeAccent: shown, cafeOnAccent: onAccent(shown) })[token] ?? color(token)
  const needed = () => state.contrast ? 7 : 4.5
  function worst(shown) {
    return pairs.map(pair => ({ ...pair, contrast: ratio(tone(pair.text, shown), tone(pair.surface, shown)) }))
      .sort((one, other) => one.contrast - other.contrast)[0]
  }
  function nearest() {
    for (let step = 1; step < 200; step++) {
      const lightness = state.accent.lightness + (step % 2 ? -step : step) / 200
      const near = { ...state.accent, lightness: Math.min(Math.max(lightness, 0), 1) }
      if (worst(srgb(near)).contrast >= needed()) return near
    }
  }

  const corner = () => state.corner ?? brand().corner
  const border = () => Math.max(brand().border, state.contrast * 2)
  const gap = () => state.density ?? brand().gap
  const fonts = () => ({
    Title: [brand().titleSize, 'bold'], Total: [19, 'bold'], Headline: [17, 'semibold'],
    Body: [16], Note: [14]
  })
  const points = size => Math.round(size * value('size') * 2) / 2
  const design = () => state.font ? value('font') : brand().design

  // The Swift of the theme: texts, whether a control changed them, and the tokens with their values.
  const swiftColor = text => ({ '#ffffff': '.white', '#000000': '.black' })[text]
    ?? `Color(rgb: 0x${text.slice(1).toUpperCase()})`
  function lines() {
    const { name, summary } = brand()
    const lines = [['extension Theme {'], [`  /// ${summary}`],
      [`  static let ${name} = Theme("${name}", styleSheet: .${name}) {`]]
    const add = (token, value, isChanged, text = value) =>
      lines.push([`    $0[.${token}] = ${text}`, isChanged, token, String(value)])
    for (const name of ['Ground', 'Surface', 'Ink', 'QuietInk', 'Line', 'Edge', 'Accent', 'OnAccent']) {
      const token = `cafe${name}`, value = tone(token)
      add(token, value, own() && /Acc/.test(name), swiftColor(value))
    }
    add('cafeCorner', corner(), 'corner' in state)
    add('cafeBorder', border())
    add('cafeGap', gap(), 'density' in state)
    add('cafeRow', gap() * 2 + 20, 'density' in state)
    for (const [name, [size, weight]] of Object.entries(fonts())) {
      const rest = (weight ? `, weight: .${weight}` : '')
        + (design() === 'default' ? '' : `, design: .${design()}`)
      add(`cafe${name}`, `.system(size: ${points(size)}${rest})`, state.font || state.size !== 1)
    }
    return lines.concat([
      ['  }'], ['}'], [''], [`let phone = StyleScope(themes: [.${name}]) {`],
      [`  $0.colorScheme = .${value('scheme')}`, state.scheme],
      [`  $0.contrast = .${value('contrast')}`, state.contrast],
      [`  $0.reduceMotion = ${state.motion === 1}`, state.motion], ['}']
    ])
  }

  function remember() {
    const words = new URLSearchParams()
    for (const name of segments) if (state[name] !== fresh()[name]) words.set(name, state[name])
    for (const name of shapes) if (name in state) words.set(name, state[name])
    if (own()) words.set('accent', own().slice(1))
    // Without words there's no #, which would scroll the page that embeds this one.
    try { history.replaceState(null, '', words.size ? `#${words}` : location.pathname) } catch {}
  }
  function recall() {
    state = fresh()
    for (const [name, word] of new URLSearchParams(location.hash.slice(1))) {
      const number = Number(word)
      if (segments.includes(name) && inputs(name)[number]) state[name] = number
      if (shapes.includes(name)) {
        find(name).value = number
        state[name] = Number(find(name).value)
      }
      if (name === 'accent' && /^[0-9a-f]{6}$/.test(word)) state.accent = oklch(`#${word}`)
    }
  }

  function show() {
    stage.dataset.theme = `${brand().name}-${value('scheme')}-${value('motion')}`
    const properties = {
      cafeCorner: `${corner()}px`, cafeFieldCorner: `${Math.min(corner(), 12)}px`, cafeBorder: `${border()}px`,
      cafeFieldBorder: `${Math.max(border(), 1)}px`,
      cafeGap: `${gap()}px`, cafeRow: `${gap() * 2 + 20}px`
    }
    for (const token of Object.keys(brand().colors)) properties[token] = tone(token)
    for (const [name, [size]] of Object.entries(fonts())) {
      properties[`cafe${name}-size`] = `${points(size)}px`
      properties[`cafe${name}-family`] = families[design()]
    }
    for (const [name, text] of Object.entries(properties)) stage.style.setProperty(`--${name}`, text)
    const { lightness, hue } = state.accent ?? oklch(accent())
    const positions = { hue, lightness: lightness * 100, corner: corner(), density: gap() }
    for (const name of sliders) {
      const number = Math.round(positions[name])
      find(name).value = number
      find(`${name}-value`).textContent = number + units[name]
      find(name).ariaValueText = number + units[name]
    }
    find('hue').style.setProperty('--shown', accent())
    swatches.forEach((swatch, place) => { swatch.ariaPressed = accents[place] === accent() })
    stage.classList.toggle('square', corner() === 0)
    document.documentElement.style.colorScheme = value('scheme')
    for (const name of segments) inputs(name)[state[name]].checked = true
    const { text, surface, contrast } = worst(), fails = contrast < needed()
    const better = fails && state.accent && nearest(), level = needed() > 4.5 ? 'AAA' : 'AA',
      shown = `${Math.floor(contrast * 10) / 10}:1`
    note.textContent = fails
      ? `✕ Contrast ${shown} for ${text} on ${surface}; ${level} needs ${needed()}:1`
      : `✓ Contrast ${shown} · ${level}`
    note.classList.toggle('fails', fails)
    fix.style.display = better ? '' : 'none'
    fix.textContent = `Use ${better && srgb(better)}`
    fix.onclick = () => { state.accent = better; show(); find('lightness').focus() }
    remember()
    for (const listener of listeners) listener()
  }

  for (const name of segments) {
    find(name).onchange = event => {
      state[name] = inputs(name).indexOf(event.target)
      if (name === 'brand') for (const slider of shapes) delete state[slider]
      if (['brand', 'scheme', 'contrast'].includes(name)) delete state.accent
      show()
    }
  }
  for (const name of sliders) {
    // A hundredth of the range, by which an arrow key moves a slider otherwise, is rounded.
    find(name).step = 1
    find(name).oninput = event => {
      const number = Number(event.target.value)
      if (shapes.includes(name)) state[name] = number
      else {
        state.accent ??= oklch(accent())
        state.accent.chroma = Math.max(state.accent.chroma, 0.12)
        state.accent[name] = name === 'hue' ? number : number / 100
      }
      show()
    }
  }
  swatches.forEach((swatch, place) => {
    swatch.onclick = () => { state.accent = oklch(accents[place]); show() }
  })
  find('reset').onclick = () => { state = { ...fresh(), brand: state.brand }; show() }
  onhashchange = () => { recall(); show() }
  recall()
  show()
  return {
    find, inputs, stage, lines, listeners, oklch, swiftColor,
    look: () => `${brand().name} ${value('scheme')} ${value('contrast')}`
  }
})()
