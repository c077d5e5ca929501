extension Studio {
  /// The script of the studio, after the constant `brands`.
  ///
  /// The color scheme and motion set `data-theme` of the stage to the name of a look, and all else the
  /// custom properties of live tokens. All rules are the library's.
  static let script = #"""
    (() => {
      const find = name => document.querySelector(`.studio-${name}`)
      const stage = find('stage'), code = find('code'), note = find('note')
      const fix = find('fix'), copy = find('copy')
      const segments = ['brand', 'scheme', 'contrast', 'size', 'font', 'motion']
      const sliders = ['hue', 'lightness', 'corner', 'density']
      const names = {
        scheme: ['light', 'dark'], contrast: ['standard', 'increased'],
        size: [0.875, 1, 1.1875, 1.375], font: ['brand', 'default', 'serif', 'monospaced'],
        motion: ['full', 'reduced']
      }
      const families = {
        default: 'system-ui,sans-serif', serif: 'ui-serif,serif', monospaced: 'ui-monospace,monospace'
      }
      const fresh = () => ({ brand: 0, scheme: 0, contrast: 0, size: 1, font: 0, motion: 0 })
      let state = fresh()
      const value = name => names[name][state[name]]
      const brand = () => brands[state.brand]
      const color = token => brand().colors[token][state.scheme + 2 * state.contrast]
      for (const element of [note, code]) element.setAttribute('aria-live', element === note ? 'polite' : 'off')

      // Colors: sRGB, Oklch and the contrast of WCAG.
      const bytes = hex => [1, 3, 5].map(place => parseInt(hex.slice(place, place + 2), 16) / 255)
      const hex = rgb => '#' + rgb.map(part =>
        Math.round(Math.min(Math.max(part, 0), 1) * 255).toString(16).padStart(2, '0')).join('')
      const linear = part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      const gamma = part => part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
      const luminance = text => {
        const [red, green, blue] = bytes(text).map(linear)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const ratio = (one, other) => {
        const [low, high] = [luminance(one), luminance(other)].sort((left, right) => left - right)
        return (high + 0.05) / (low + 0.05)
      }
      function oklch(text) {
        const [red, green, blue] = bytes(text).map(linear)
        const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
        const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
        return {
          lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
          chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180 / Math.PI + 360) % 360
        }
      }
      function srgb({ lightness, chroma, hue }) {
        for (let reduced = chroma; ; reduced -= 0.005) {
          const a = Math.max(reduced, 0) * Math.cos(hue * Math.PI / 180)
          const b = Math.max(reduced, 0) * Math.sin(hue * Math.PI / 180)
          const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
          const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
          const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
          const rgb = [
            4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
          ]
          if (reduced <= 0 || rgb.every(part => part > -0.001 && part < 1.001)) return hex(rgb.map(gamma))
        }
      }

      // The accent, and the text on it: the brand's until a slider moves.
      const own = () => state.accent && srgb(state.accent)
      const accent = () => own() ?? color('cafeAccent')
      function onAccent(shown = accent()) {
        if (!own()) return color('cafeOnAccent')
        const choices = [color('cafeOnAccent'), '#ffffff', '#000000']
        return choices.reduce((best, next) => ratio(next, shown) > ratio(best, shown) ? next : best)
      }
      const needed = () => state.contrast ? 7 : 4.5
      const worst = shown => Math.min(ratio(shown, color('cafeSurface')), ratio(shown, onAccent(shown)))
      function nearest() {
        for (let step = 1; step < 100; step++) {
          for (const sign of [-1, 1]) {
            const lightness = state.accent.lightness + sign * step / 100
            if (lightness < 0 || lightness > 1) continue
            const candidate = { ...state.accent, lightness }
            if (worst(srgb(candidate)) >= needed()) return candidate
          }
        }
      }

      const corner = () => state.corner ?? brand().corner
      const border = () => Math.max(brand().border, state.contrast * 2)
      const gap = () => state.density ?? brand().gap
      const fonts = () => ({
        Title: [brand().titleSize, 'bold'], Headline: [17, 'semibold'], Body: [16], Note: [14]
      })
      const points = size => Math.round(size * value('size') * 2) / 2
      const design = () => state.font ? value('font') : brand().design

      // The Swift of the theme. Lines that a control changed are marked.
      function swift() {
        const swiftColor = text => text === '#ffffff' ? '.white' : text === '#000000' ? '.black'
          : `Color(rgb: 0x${text.slice(1).toUpperCase()})`
        const lines = [[`extension Theme {`], [`  /// ${brand().summary}`],
          [`  static let ${brand().name} = Theme("${brand().name}") {`]]
        const add = (token, text, isChanged) => lines.push([`    $0[.${token}] = ${text}`, isChanged])
        for (const token of ['cafeGround', 'cafeSurface', 'cafeInk', 'cafeQuietInk', 'cafeLine']) {
          add(token, swiftColor(color(token)))
        }
        add('cafeAccent', swiftColor(accent()), own())
        add('cafeOnAccent', swiftColor(onAccent()), own())
        add('cafeCorner', corner(), state.corner !== undefined)
        add('cafeBorder', border())
        add('cafeGap', gap(), state.density !== undefined)
        add('cafeRow', gap() * 2 + 20, state.density !== undefined)
        for (const [name, [size, weight]] of Object.entries(fonts())) {
          const rest = (weight ? `, weight: .${weight}` : '')
            + (design() === 'default' ? '' : `, design: .${design()}`)
          add(`cafe${name}`, `.system(size: ${points(size)}${rest})`, state.font || state.size !== 1)
        }
        lines.push(['  }'], ['}'], [''], ['let phone = StyleScope(themes: [.' + brand().name + ']) {'])
        lines.push([`  $0.colorScheme = .${value('scheme')}`, state.scheme])
        lines.push([`  $0.contrast = .${value('contrast')}`, state.contrast])
        lines.push([`  $0.reduceMotion = ${state.motion === 1}`, state.motion], ['}'])
        return lines
      }

      function show() {
        stage.dataset.theme = `${value('scheme')}-${value('motion')}`
        const properties = {
          cafeCorner: `${corner()}px`, cafeFieldCorner: `${Math.min(corner(), 12)}px`, cafeBorder: `${border()}px`,
          cafeGap: `${gap()}px`, cafeRow: `${gap() * 2 + 20}px`
        }
        for (const token of Object.keys(brand().colors)) properties[token] = color(token)
        Object.assign(properties, { cafeAccent: accent(), cafeOnAccent: onAccent() })
        for (const [name, [size]] of Object.entries(fonts())) {
          properties[`cafe${name}-size`] = `${points(size)}px`
          properties[`cafe${name}-family`] = families[design()]
        }
        for (const [name, text] of Object.entries(properties)) stage.style.setProperty(`--${name}`, text)
        const { lightness, hue } = state.accent ?? oklch(accent())
        const positions = { hue, lightness: lightness * 100, corner: corner(), density: gap() }
        for (const name of sliders) find(name).value = Math.round(positions[name])
        for (const name of segments) find(name).querySelectorAll('input')[state[name]].checked = true
        const contrast = worst(accent())
        const better = contrast < needed() && state.accent ? nearest() : null
        const shown = Math.floor(contrast * 10) / 10
        note.textContent = contrast >= needed()
          ? `${accent()} · ${shown} : 1, ${needed()} is enough`
          : `${accent()} · only ${shown} : 1, ${needed()} is needed` + (better ? `; ${srgb(better)} passes` : '')
        fix.hidden = !better
        fix.style.display = better ? '' : 'none'
        fix.textContent = better ? `Use ${srgb(better)}` : ''
        fix.onclick = () => { state.accent = better; show(); find('lightness').focus() }
        code.replaceChildren(...swift().flatMap(([text, isChanged]) => {
          const line = document.createElement(isChanged ? 'mark' : 'span')
          line.textContent = text
          if (isChanged) Object.assign(line.style, { color: 'inherit', backgroundColor: 'var(--fill)', borderRadius: '3px' })
          return [line, '\n']
        }))
      }

      for (const name of segments) {
        find(name).addEventListener('change', event => {
          state[name] = [...find(name).querySelectorAll('input')].indexOf(event.target)
          if (name === 'brand') for (const slider of ['accent', 'corner', 'density']) delete state[slider]
          if (name === 'scheme' || name === 'contrast') delete state.accent
          show()
        })
      }
      for (const name of sliders) {
        find(name).addEventListener('input', event => {
          const number = Number(event.target.value)
          if (name === 'corner' || name === 'density') state[name] = number
          else {
            state.accent ??= oklch(accent())
            state.accent.chroma = Math.max(state.accent.chroma, 0.12)
            state.accent[name] = name === 'hue' ? number : number / 100
          }
          show()
        })
      }
      find('reset').addEventListener('click', () => { state = { ...fresh(), brand: state.brand }; show() })
      copy.addEventListener('click', async () => {
        const text = swift().map(([line]) => line).join('\n')
        try {
          await navigator.clipboard.writeText(text)
          copy.textContent = 'Copied'
        } catch {
          getSelection().selectAllChildren(code)
          copy.textContent = 'Selected'
        }
        setTimeout(() => { copy.textContent = 'Copy' }, 1500)
      })
      find('card').dataset.theme = 'page'
      state.scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 1 : 0
      show()
    })()
    """#
}
