// The script of the color well, after that of the inspector and the constant `derived`: the brand
// whose hue is nearest to the well's color, its theme on three phones, and the Swift that returns it.
(() => {
  const { find, oklch, fill, swiftColor } = studio
  const phones = find('variants').querySelectorAll('.cafe')
  const labels = find('variants').querySelectorAll('.studio-variant')
  const variants = ['light', 'dark', 'highContrastLight', 'highContrastDark']
  const well = part('input'), grays = derived.length - 1
  well.type = 'color'
  well.ariaLabel = 'Brand color'
  well.value = derived[2].brand
  well.oninput = () => {
    const { chroma, hue } = oklch(well.value)
    const { brand, colors, labels: texts } = derived[chroma < 0.04 ? grays : Math.round(hue * grays / 360) % grays]
    find('nearest').textContent = `Nearest of ${grays + 1} brands: ${brand}`
    phones.forEach((phone, place) => {
      labels[place].textContent = texts[place]
      for (const [token, ...shades] of colors) phone.style.setProperty(`--${token}`, shades[place])
    })
    const lines = ['let theme = try Theme.derived(', `  from: ${swiftColor(brand)},`, '  in: tree, accent: .cafeAccent)',
      '', '// It has these colors:', ...colors.flatMap(([token, ...shades]) => [`$0[.${token}] = .adaptive(`,
        ...shades.map((shade, place) => `  ${variants[place]}: ${swiftColor(shade)}${',,,)'[place]}`)])]
    fill(find('derived'), 'Derived theme', lines.map(text => [text]))
  }
  find('well').prepend(well)
  well.oninput()
})()
