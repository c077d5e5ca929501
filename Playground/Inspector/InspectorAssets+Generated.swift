// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Playground/Inspector/Assets

/// The minified files of `Playground/Inspector/Assets`.
enum InspectorAssets {
  static let ladderCSS = #".rung{position:relative;padding-inline-start:20px;overflow-wrap:anywhere;list-style:none}.rung+.rung{margin-top:8px}.rung::before{position:absolute;inset-inline-start:0;font-weight:700}.rung.won::before{content:"✓"}.rung.hidden::before{content:"–"}.rung .level{display:inline-block;padding:0 6px;margin-inline-end:4px;border-radius:5px;background:var(--fill);font-size:11px;line-height:18px}.rung .value{font-weight:600;margin-inline-end:4px}.rung.lost .value,.token.lost .value{font-weight:400;text-decoration:line-through}.rung code{display:block;margin-top:4px;font:12px/1.5 ui-monospace,monospace}.token{display:block;margin-top:4px}.token.lost{padding-inline-start:20px}.swatch{display:inline-block;width:.9em;height:.9em;margin-inline-end:6px;border-radius:4px;border:1px solid #8888;vertical-align:-1px;forced-color-adjust:none}"#

  static let ladderJS = #"""
const part=(tag,className,...content)=>{const element=document.createElement(tag)
if(className)element.className=className
element.append(...content)
return element}
const swatch=color=>{const element=part('span','swatch')
element.style.backgroundColor=color
return color?[element]:[]}
function ladderValue(entry,step){if(entry.value===undefined)return step(entry.tokens[0].key)??{}
const changed=(entry.tokens??[]).filter(read=>step(read.key)?.was)
return changed.length?{value:`from ${changed.map(read => read.key).join(', ')}`}:entry}
function ladder(outcome,tag,step,place=text=>part('span','place',text)){const winner=outcome.entries.find(entry=>!entry.isHidden)
return outcome.entries.map(entry=>{const own=ladderValue(entry,step),isWinner=entry===winner
const rung=part(tag,`rung ${isWinner ? 'won' : entry.isHidden ? 'hidden lost' : 'lost'}`)
rung.append(part('span','level',entry.level),' ',...swatch(own.color),part(isWinner?'span':'s','value',own.value??''),' ',part('span','writer',entry.writer),' ',...entry.place?[place(entry.place)]:[])
if(!isWinner)return rung
if(entry.code)rung.append(part('code','',entry.code))
for(const read of entry.tokens??[]){const token=step(read.key)??{}
const line=part('span','token',`← ${read.name ?? read.key} `,...swatch(token.color),part('span','value',token.value??''),' ',part('span','writer',token.setter??''),' ')
line.style.marginInlineStart=`${(read.depth ?? 0) * 14}px`
if(token.place)line.append(place(token.place))
rung.append(line)
if(token.was)rung.append(part('span','token lost',...swatch(token.was.color),part('s','value',token.was.value),' ',part('span','writer',token.was.setter)))}
return rung})}

"""#
}
