// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Playground/Studio/Assets

/// The minified files of `Playground/Studio/Assets`.
enum StudioAssets {
  static let controlsJS = #"""
const studio=(()=>{const find=name=>document.querySelector(`.studio-${name}`)
const inputs=name=>[...find(name).querySelectorAll('input')]
const stage=find('stage'),note=find('note'),fix=find('fix')
const listeners=[]
const segments=['brand','scheme','contrast','size','font','motion']
const shapes=['corner','density'],sliders=['hue','lightness',...shapes]
const units={hue:'°',lightness:' %',corner:' pt',density:' pt'}
const swatches=[...document.querySelectorAll('.studio-swatch')]
const names={scheme:['light','dark'],contrast:['standard','increased'],size:[0.875,1,1.1875,1.375],font:['brand','default','serif','monospaced'],motion:['full','reduced']}
const families={default:'system-ui,sans-serif',serif:'ui-serif,serif',monospaced:'ui-monospace,monospace'}
const fresh=()=>({brand:0,scheme:+matchMedia('(prefers-color-scheme: dark)').matches,contrast:0,size:1,font:0,motion:0})
let state=fresh()
const value=name=>names[name][state[name]]
const brand=()=>brands[state.brand]
const color=token=>brand().colors[token][state.scheme+2*state.contrast]
note.ariaLive='polite'
function read(color){note.style.setProperty('--read',color)
return getComputedStyle(note).getPropertyValue('--read').match(/-?\d[\d.e-]*/g).map(Number)}
function srgb({lightness,chroma,hue}){return '#'+read(`color(from oklch(${lightness} ${chroma} ${hue}) srgb r g b)`).map(part=>
Math.round(Math.min(Math.max(part,0),1)*255).toString(16).padStart(2,'0')).join('')}
function oklch(text){const[lightness,chroma,hue=0]=read(`oklch(from ${text} l c h)`)
return{lightness,chroma,hue}}
const luminance=text=>[0.2126,0.7152,0.0722].reduce((sum,weight,index)=>{const part=parseInt(text.slice(1+2*index,3+2*index),16)/ 255
return sum+weight*(part<=0.04045?part / 12.92:((part+0.055)/ 1.055)**2.4)},0.05)
function ratio(one,other){const result=luminance(one)/ luminance(other)
return Math.max(result,1 / result)}
const own=()=>state.accent&&srgb(state.accent)
const accent=()=>own()??color('cafeAccent')
function onAccent(shown){const choices=[color('cafeOnAccent'),...own()?['#ffffff','#000000']:[]]
return choices.reduce((best,next)=>ratio(next,shown)>ratio(best,shown)?next:best)}
const tone=(token,shown=accent())=>
({cafeAccent:shown,cafeOnAccent:onAccent(shown)})[token]??color(token)
const needed=()=>state.contrast?7:4.5
function worst(shown){return pairs.map(pair=>({...pair,contrast:ratio(tone(pair.text,shown),tone(pair.surface,shown))})).sort((one,other)=>one.contrast-other.contrast)[0]}
function nearest(){for(let step=1;step<200;step++){const lightness=state.accent.lightness+(step%2?-step:step)/ 200
const near={...state.accent,lightness:Math.min(Math.max(lightness,0),1)}
if(worst(srgb(near)).contrast>=needed())return near}}
const corner=()=>state.corner??brand().corner
const border=()=>Math.max(brand().border,state.contrast*2)
const gap=()=>state.density??brand().gap
const fonts=()=>({Title:[brand().titleSize,'bold'],Total:[19,'bold'],Headline:[17,'semibold'],Body:[16],Note:[14]})
const points=size=>Math.round(size*value('size')*2)/ 2
const design=()=>state.font?value('font'):brand().design
const swiftColor=text=>({'#ffffff':'.white','#000000':'.black'})[text]??`Color(rgb: 0x${text.slice(1).toUpperCase()})`
function lines(){const{name,summary}=brand()
const lines=[['extension Theme {'],[`  /// ${summary}`],[`  static let ${name} = Theme("${name}", styleSheet: .${name}) {`]]
const add=(token,value,isChanged,text=value)=>
lines.push([`    $0[.${token}] = ${text}`,isChanged,token,String(value)])
for(const name of['Ground','Surface','Ink','QuietInk','Line','Edge','Accent','OnAccent']){const token=`cafe${name}`,value=tone(token)
add(token,value,own()&&/Acc/.test(name), swiftColor(value))}
add('cafeCorner',corner(),'corner' in state)
add('cafeBorder',border())
add('cafeGap',gap(),'density' in state)
add('cafeRow',gap()*2+20,'density' in state)
for(const[name,[size,weight]]of Object.entries(fonts())){const rest=(weight?`, weight: .${weight}`:'')
+(design()==='default'?'':`, design: .${design()}`)
add(`cafe${name}`,`.system(size: ${points(size)}${rest})`,state.font||state.size!==1)}
return lines.concat([['  }'],['}'],[''],[`let phone = StyleScope(themes: [.${name}]) {`],[`  $0.colorScheme = .${value('scheme')}`,state.scheme],[`  $0.contrast = .${value('contrast')}`,state.contrast],[`  $0.reduceMotion = ${state.motion === 1}`,state.motion],['}']])}
function remember(){const words=new URLSearchParams()
for(const name of segments)if(state[name]!==fresh()[name])words.set(name,state[name])
for(const name of shapes)if(name in state)words.set(name,state[name])
if(own())words.set('accent',own().slice(1))
try{history.replaceState(null,'',words.size?`#${words}`:location.pathname)}catch{}}
function recall(){state=fresh()
for(const[name,word]of new URLSearchParams(location.hash.slice(1))){const number=Number(word)
if(segments.includes(name)&&inputs(name)[number])state[name]=number
if(shapes.includes(name)){find(name).value=number
state[name]=Number(find(name).value)}
if(name==='accent'&&/^[0-9a-f]{6}$/.test(word)) state.accent = oklch(`#${word}`)}}
function show(){stage.dataset.theme=`${brand().name}-${value('scheme')}-${value('motion')}`
const properties={cafeCorner:`${corner()}px`,cafeFieldCorner:`${Math.min(corner(), 12)}px`,cafeBorder:`${border()}px`,cafeFieldBorder:`${Math.max(border(), 1)}px`,cafeGap:`${gap()}px`,cafeRow:`${gap() * 2 + 20}px`}
for(const token of Object.keys(brand().colors))properties[token]=tone(token)
for(const[name,[size]]of Object.entries(fonts())){properties[`cafe${name}-size`]=`${points(size)}px`
properties[`cafe${name}-family`]=families[design()]}
for(const[name,text]of Object.entries(properties))stage.style.setProperty(`--${name}`,text)
const{lightness,hue}=state.accent??oklch(accent())
const positions={hue,lightness:lightness*100,corner:corner(),density:gap()}
for(const name of sliders){const number=Math.round(positions[name])
find(name).value=number
find(`${name}-value`).textContent=number+units[name]
find(name).ariaValueText=number+units[name]}
find('hue').style.setProperty('--shown',accent())
swatches.forEach((swatch,place)=>{swatch.ariaPressed=accents[place]===accent()})
stage.classList.toggle('square',corner()===0)
document.documentElement.style.colorScheme=value('scheme')
for(const name of segments)inputs(name)[state[name]].checked=true
const{text,surface,contrast}=worst(),fails=contrast<needed()
const better=fails&&state.accent&&nearest(),level=needed()>4.5?'AAA':'AA',shown=`${Math.floor(contrast * 10) / 10}:1`
note.textContent=fails?`✕ Contrast ${shown} for ${text} on ${surface}; ${level} needs ${needed()}:1`:`✓ Contrast ${shown} · ${level}`
note.classList.toggle('fails',fails)
fix.style.display=better?'':'none'
fix.textContent=`Use ${better && srgb(better)}`
fix.onclick=()=>{state.accent=better;show();find('lightness').focus()}
remember()
for(const listener of listeners)listener()}
for(const name of segments){find(name).onchange=event=>{state[name]=inputs(name).indexOf(event.target)
if(name==='brand')for(const slider of shapes)delete state[slider]
if(['brand','scheme','contrast'].includes(name))delete state.accent
show()}}
for(const name of sliders){find(name).step=1
find(name).oninput=event=>{const number=Number(event.target.value)
if(shapes.includes(name))state[name]=number
else{state.accent??=oklch(accent())
state.accent.chroma=Math.max(state.accent.chroma,0.12)
state.accent[name]=name==='hue'?number:number / 100}
show()}}
swatches.forEach((swatch,place)=>{swatch.onclick=()=>{state.accent=oklch(accents[place]);show()}})
find('reset').onclick=()=>{state={...fresh(),brand:state.brand};show()}
onhashchange=()=>{recall();show()}
recall()
show()
return{find,inputs,stage,lines,listeners,oklch,swiftColor,look:()=>`${brand().name} ${value('scheme')} ${value('contrast')}`}})()

"""#

  static let derivedJS = #"""
(()=>{const{find,oklch,fill,swiftColor}=studio
const phones=find('variants').querySelectorAll('.cafe')
const labels=find('variants').querySelectorAll('.studio-variant')
const variants=['light','dark','highContrastLight','highContrastDark']
const well=part('input'),grays=derived.length-1
well.type='color'
well.ariaLabel='Brand color'
well.value=derived[2].brand
well.oninput=()=>{const{chroma,hue}=oklch(well.value)
const{brand,colors,labels:texts}=derived[chroma<0.04?grays:Math.round(hue*grays / 360)%grays]
find('nearest').textContent=`Nearest of ${grays + 1} brands: ${brand}`
phones.forEach((phone,place)=>{labels[place].textContent=texts[place]
for(const[token,...shades]of colors)phone.style.setProperty(`--${token}`,shades[place])})
const lines=['let theme = try Theme.derived(',`  from: ${swiftColor(brand)},`,'  in: tree, accent: .cafeAccent)','','// It has these colors:',...colors.flatMap(([token,...shades])=>[`$0[.${token}] = .adaptive(`,...shades.map((shade,place)=>`  ${variants[place]}: ${swiftColor(shade)}${',,,)'[place]}`)])]
fill(find('derived'),'Derived theme',lines.map(text=>[text]))}
find('well').prepend(well)
well.oninput()})()

"""#

  static let inspectorJS = #"""
(()=>{const{find,inputs,stage,look}=studio
const panel=find('inspector'),code=find('code'),copy=find('copy')
const names=['Theme.swift','CafeTraits.swift','CafeNodes.swift','CafeRules.swift']
const words=/(\/\/.*)|\b(let|var|static|extension|protocol|struct|if|return|in|import)\b|(?<!\$)\b(0x[\dA-F]+|\d[\d.]*)\b|("[^"]*")|\b([A-Z]\w*)\b/g
let file=names[0],marked=0,inspected,attribute
function paint(row,text){let end=0
for(const match of text.matchAll(words)){const kind=['comment','keyword','literal','literal','type'][match.slice(1).findIndex(Boolean)]
row.append(text.slice(end,match.index),part('span',kind,match[0]))
end=match.index+match[0].length}
row.append(text.slice(end))
row.style.setProperty('--in',`${text.search(/\S|$/) + 2}ch`)
return row}
function fill(code,label,lines,marked){Object.assign(code,{tabIndex:0,role:'region',ariaLabel:label})
code.replaceChildren(...lines.flatMap(([text,isChanged],index)=>[paint(part(index+1===marked?'mark':'span',isChanged?'line changed':'line'),text),'\n']))}
studio.fill=fill
function showSource(){const lines=file===names[0]?studio.lines():(files[file]??'').split('\n').map(text=>[text])
fill(code,file,lines,marked)
inputs('file')[names.indexOf(file)].checked=true}
function mark(place=''){const[name,line]=place.split(':')
if(!names.includes(name))return
[file,marked]=[name,Number(line)]
showSource()
const row=code.querySelector('mark')
if(row)code.scrollTop=row.offsetTop-code.clientHeight / 2
excerpt.replaceChildren(...[...code.children].slice(marked-2,marked+1).flatMap(row=>[row.cloneNode(true),'\n']))}
find('file').onchange=event=>{file=names[inputs('file').indexOf(event.target)]
marked=code.scrollTop=0
showSource()}
copy.onclick=async()=>{try{await navigator.clipboard.writeText(code.textContent)
copy.textContent='Copied'}catch{getSelection().selectAllChildren(code)
copy.textContent='Selected'}
setTimeout(()=>copy.textContent='Copy',1500)}
const known=element=>data.elements.includes(element?.id)
const elements=()=>[...stage.querySelectorAll('[id]')].filter(known)
function step(key){const own=data.steps[data.tokens[look()][key]]
const corner=key==='cafeFieldCorner'&&step('cafeCorner')
if(corner.was)return{...own,value:Math.min(corner.value,12),was:own}
const lines=studio.lines()
const index=lines.findIndex(([,,token])=>token===key)
if(index<0)return own
const[,isChanged,,value]=lines[index],place=`${names[0]}:${index + 1}`
if(!isChanged)return{...own,place}
return{value,color:value[0]==='#'?value:'',setter:'a control of this page',place,was:own}}
function link(place){const button=part('button','place',place)
button.disabled=!names.includes(place.split(':')[0])
button.onclick=()=>mark(place)
return button}
const winner=({entries})=>entries.find(entry=>!entry.isHidden)??entries[0]
function deciding(outcome){const{place,tokens=[]}=winner(outcome),places=tokens.map(read=>step(read.key)?.place)
return places.find(place=>place?.startsWith(names[0]))??places[0]??place}
const move=by=>()=>{const all=elements().filter(one=>one.checkVisibility())
inspect(all.at((all.indexOf(inspected)+by)%all.length))}
const list=part('div','outcomes'),excerpt=part('pre','excerpt')
panel.role='region'
panel.ariaLabel='Inspector'
panel.append(excerpt,list)
find('previous').onclick=move(-1)
find('next').onclick=move(1)
find('around').onclick=()=>{const outer=inspected.parentElement.closest('[id]')
if(known(outer))inspect(outer)}
const hues=[[12,'pink'],[40,'red'],[75,'orange'],[112,'yellow'],[165,'green'],[215,'teal'],[285,'blue'],[325,'purple'],[361,'pink']]
function word(text){const{lightness,chroma,hue}=studio.oklch(text)
if(lightness<0.28)return 'black'
if(chroma<0.03)return lightness>0.9?'white':'gray'
return hues.find(([end])=>hue<end)[1]}
function headline(outcome,place=''){const entry=winner(outcome)
const read=(entry.tokens??[]).map(read=>step(read.key)).find(own=>own?.color)
const color=ladderValue(entry,step).color||read?.color
const[name,line]=place.split(':')
const title=outcome.attribute.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
find('headline').textContent=`Why ${color ? `is this ${word(color)}` : `this ${title}`}?`
+(line?` Line ${line}${name === names[0] ? '' : ` of ${name}`}.`:'')}
function describe(){const found=data.explanations[data.looks[look()][data.elements.indexOf(inspected.id)]]
const outcomes=found.outcomes.map(index=>data.outcomes[index])
find('node').textContent=found.node
find('kind').textContent=`${found.kind} · ${outcomes.length} attribute${outcomes.length === 1 ? '' : 's'}`
const decide=outcome=>{mark(deciding(outcome))
headline(outcome,deciding(outcome))}
const first=outcomes.find(outcome=>outcome.attribute===attribute)??outcomes.find(outcome=>/olor/.test(outcome.attribute)) ?? outcomes[0]
list.replaceChildren(...outcomes.map(outcome=>{const own=ladderValue(winner(outcome),step)
const details=part('details','',part('summary','',part('span','name',outcome.attribute),...swatch(own.color),part('span','value',own.value)),part('ol','',...ladder(outcome,'li',step,link)))
details.name='ladder'
details.open=outcome===first
details.firstChild.onclick=()=>{if(details.open)return
attribute=outcome.attribute
decide(outcome)}
return details}))
if(first)decide(first)}
function inspect(element){inspected?.classList.remove('inspected')
inspected=element
element.classList.add('inspected')
describe()}
stage.onclick=event=>{const element=event.target.closest('[id]')
if(!known(element))return
inspect(element)
inputs('sheet')[2].checked=true
const side=find('side'),{top,bottom}=element.getBoundingClientRect()
if(getComputedStyle(side).position!=='fixed')return
const end=side.getBoundingClientRect().top
scrollBy({top:Math.min(Math.max(bottom-end+12,0),top-12),behavior:'instant'})}
studio.listeners.push(describe)
inspect(elements().find(one=>one.textContent.startsWith('Add')))
for(const bar of document.querySelectorAll('[role=tablist]')){const tabs=[...bar.querySelectorAll('[role=tab]')]
const choose=chosen=>tabs.forEach(tab=>{tab.ariaSelected=tab===chosen
tab.dataset.state=tab===chosen?'selected':''
tab.tabIndex=tab===chosen?0:-1})
choose(tabs.find(tab=>tab.dataset.state==='selected')??tabs[0])
for(const tab of tabs)tab.onclick=()=>choose(tab)
bar.onkeydown=event=>{const by={ArrowRight:1,ArrowLeft:-1}[event.key]
if(!by)return
const next=tabs.at((tabs.indexOf(document.activeElement)+by)%tabs.length)
next.focus()
next.click()}}})()

"""#

  static let studioCSS = #"@property --read{syntax:"<color>";inherits:false;initial-value:#000}main p{margin:0;text-wrap:pretty}.inspected{outline:2px dashed #c026d3!important;outline-offset:2px}.studio-stage [id]{cursor:default}.studio-stage :is(button,input,label){cursor:pointer}.studio-inspector .outcomes{margin-top:8px;min-height:0;overflow:auto;font-size:13px;line-height:1.45}.studio-inspector details{border-top:1px solid #8883}.studio-inspector summary{display:flex;align-items:center;gap:2px;min-height:34px;cursor:pointer;font-size:14px}.studio-inspector summary .name{margin-inline-end:auto;padding-inline-end:12px;font-weight:600}.studio-inspector summary .value{max-width:60%;overflow-wrap:anywhere;text-align:end}.studio-inspector details[open] summary .name{color:light-dark(#2f3cc9,#a5aeff)}.studio-inspector ol{margin:2px 0 14px;padding:0}.place{display:inline;min-width:0;min-height:24px;font:12px ui-monospace,monospace;color:light-dark(#2f3cc9,#a5aeff);text-decoration:underline;text-underline-offset:3px}.place:disabled{color:inherit;text-decoration:none}.studio-source{margin:0;max-height:620px;overflow:auto;white-space:pre-wrap;position:relative}.studio-source,.excerpt,.studio-inspector code{direction:ltr;text-align:left}.excerpt{flex:none;margin:8px 0 0;font:12px/1.5 ui-monospace,monospace;white-space:pre-wrap}.excerpt .line{padding-inline:4px;text-indent:0;white-space:normal}.line{padding-inline-start:var(--in);text-indent:calc(-1*var(--in));overflow-wrap:anywhere;display:inline-block;width:100%;border-radius:4px;color:inherit;background:none}.changed{background:var(--fill)}mark.line{background:light-dark(#fde68a,#4a3800)}.line .comment{color:light-dark(#5b6470,#a3adb8)}.line .keyword{color:light-dark(#97218f,#ff85bc)}.line .literal{color:light-dark(#a3261e,#ff9a8c)}.line .type{color:light-dark(#0b5c7d,#73d9f5)}.studio-panel label{padding-inline:4px}.studio-note.fails{color:light-dark(#b3261e,#ff9a8c);font-weight:600}.studio-tablet{align-content:stretch}.studio-tablet>div+div{border-inline-start:1px solid #8888}.studio-headline{text-wrap:balance}.studio-group>:last-child{flex:1;min-width:0}.studio-side label{white-space:nowrap}.studio-swatches button{min-height:0;transition:scale .2s}.studio-swatches [aria-pressed=true]{outline:2px solid currentcolor;outline-offset:2px}.studio-hue::-webkit-slider-runnable-track{background:linear-gradient(calc(var(--dir)*90deg) in oklch longer hue,oklch(.6 .15 0),oklch(.6 .15 360)) 0/100% 8px no-repeat;background-position:50%}.studio-hue::-moz-range-track{height:8px;background:linear-gradient(calc(var(--dir)*90deg) in oklch longer hue,oklch(.6 .15 0),oklch(.6 .15 360))}.studio-hue{--thumb:var(--shown)!important;--min:#0000!important;--max:#0000!important}.studio-line>input{flex:1}.square input::-webkit-slider-thumb{border-radius:0}.square input::-moz-range-thumb{border-radius:0}.square :is(button,input,select,textarea,label,fieldset,form,progress),.square :is(button,input)::before{border-radius:0!important}:is(.studio-stage,.studio-variants) *{transition:background-color .2s,border-color .2s,border-radius .2s,color .2s}[data-theme$=reduced] *{transition:none}@media (prefers-reduced-motion:reduce){:is(.studio-stage,.studio-variants) *,.studio-swatches button{transition:none}}.studio-presets>a{flex:1 1 auto;justify-content:center;padding:5px 8px;text-decoration:none}.studio-presets>a:hover{background-image:linear-gradient(#8883 0 0)}@media (hover:hover){main :is(input[type=range],input[role=switch]):hover{filter:brightness(.92)}.studio-inspector summary:hover{background:#8882}}.studio-well input{flex:none;width:56px;height:44px;padding:0;border:0;background:none;cursor:pointer}.studio-variant{font-weight:600;text-align:center}.studio-derived{max-height:500px}@media (forced-colors:active){.studio-swatches button,.studio-hue{forced-color-adjust:none}mark.line{forced-color-adjust:none;background:mark}mark.line,mark.line>[class]{color:marktext}}@media (min-width:1000px){.studio-side{position:sticky;top:12px;height:calc(100vh - 24px);min-height:560px}.studio-sheet{display:none!important}.studio-panel{flex:0 1 auto;min-height:160px;overflow:auto;padding-block:9px}.studio-panel :is(label,button,input[type=range]){min-height:0}.studio-panel label{height:24px}.studio-panel input[type=range]{height:28px}.studio-panel :is(.studio-fix,.studio-reset){padding-block:4px}:is(.studio-accents,.studio-themes){gap:4px!important}@media (forced-colors:active){.studio-themes{gap:2px!important}}.studio-inspector{display:flex!important;flex-direction:column;flex:1 0 300px;min-height:0}.studio-inspector .outcomes{flex:1}.studio-code{max-height:420px}}@media (max-width:999px){main>div>div{padding:16px 12px}main{padding-bottom:46vh}.studio-side{position:fixed;z-index:5;inset:auto 0 0;width:auto!important;max-height:46vh;padding:8px;border-radius:18px 18px 0 0;background:light-dark(#eef0f3,#1d2126);box-shadow:0 -6px 24px #0003}.studio-sheet{max-width:none}.studio-side>:not(.studio-sheet){min-height:0;overflow:auto}.studio-side:has(.studio-sheet label:nth-of-type(1) :checked) :is(.studio-themes,.studio-inspector),.studio-side:has(.studio-sheet label:nth-of-type(2) :checked) :is(.studio-accents,.studio-inspector),.studio-side:has(.studio-sheet label:nth-of-type(3) :checked) .studio-panel{display:none!important}div:has(>.studio-copy){flex-wrap:wrap!important}.studio-stage{justify-content:center}}@media (max-width:699px){.studio-tablet{display:none!important}}"#
}
