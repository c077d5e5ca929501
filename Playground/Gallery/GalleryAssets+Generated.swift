// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Playground/Gallery/Assets

/// The minified files of `Playground/Gallery/Assets`.
enum GalleryAssets {
  static let galleryCSS = #"html{scroll-behavior:smooth;scroll-padding:76px 0 24px}body{line-height:1.45}body>div{display:grid;grid-template-columns:minmax(0,1fr);align-content:start;gap:0 28px;min-height:100vh;padding:0 max(20px,calc(50vw - 760px)) 64px}.masthead{position:sticky;top:0;z-index:4;display:flex;align-items:center;gap:12px;height:60px;margin-inline:-20px;padding:0 20px;border-bottom:1px solid #8883}.masthead h1{display:flex;align-items:center;gap:10px;font-size:19px;white-space:nowrap}.masthead h1 svg{width:28px;height:28px;forced-color-adjust:none}.looks{display:flex;flex:0 1 auto;border:0;background:none;box-shadow:none;gap:6px;min-width:0;margin-inline-start:auto;padding:8px 4px;overflow-x:auto;scrollbar-width:none}.looks button{flex:none;min-height:34px;padding:4px 12px}.masthead input{flex:0 1 200px;min-width:76px;min-height:36px;font-size:15px}a:not(.link){color:inherit;text-decoration-color:#8889;text-underline-offset:3px}main{min-width:0;display:block;padding-top:20px}main>p{font-size:17px;max-width:none}h2{margin:0;padding:14px 0 10px;font-size:23px;letter-spacing:-0.01em}h3{margin:0}p{margin:0;text-wrap:pretty;max-width:75ch}progress[tabindex]{box-sizing:content-box;border-block:12px solid #0000;margin-block:-12px;background-clip:padding-box}.anchor{margin-inline-start:8px;text-decoration:none;opacity:0;font-weight:400}:is(h2,h3):hover>.anchor,.anchor:focus-visible{opacity:.7}@media (hover:none){.anchor{opacity:.7}}.chapters{font-size:15px;min-width:0}.chapters summary{min-height:36px;padding:7px 12px;border:1px solid #8888;border-radius:10px;cursor:pointer;width:max-content}.chapters nav{display:flex;flex-direction:column;margin-top:6px}.chapters nav a{padding:7px 12px;border-radius:8px;text-decoration:none}.chapters nav a:hover,.chapters nav a[aria-current]{background:#8882}.chapters nav a[aria-current]{font-weight:600}main{columns:2;column-gap:16px}:is(main,.chapter)>p,.article.wide,.chapter:has(.guides),h2.wide{column-span:all}.chapter{display:block}.chapter>p{margin-bottom:12px}h2{break-after:avoid}.chapter[hidden]{display:none}.article{container-type:inline-size;display:flex;flex-direction:column;gap:8px;padding:16px 18px;margin:0 0 14px;break-inside:avoid}.article+.article.wide{margin-top:14px}.article[hidden]{display:none}.article>p:not(.more){font-size:15px}.none{font-size:17px;padding:24px 0}.more{font-size:14px}.listing{position:relative;display:block;margin:0;min-width:0}.listing>figcaption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.before+.before{margin-top:0}.before summary{font-size:14px;cursor:pointer;width:max-content;padding:2px 0}.before[open] summary{margin-bottom:6px}.copy{position:absolute;top:4px;inset-inline-end:4px;min-height:28px;padding:2px 10px;font-size:13px;opacity:0;background:light-dark(#fff,#26282e)}.listing:hover .copy,.copy:focus-visible{opacity:1}@media (hover:none){.copy{opacity:1}}.code{margin:0;padding:12px 14px;white-space:pre-wrap;overflow-wrap:anywhere;font-size:12px;line-height:1.5;tab-size:2}.code span{white-space:inherit}.stages{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,130px),1fr));gap:10px;min-width:0}.stages:has(.frame>pre:only-child):has(>:nth-child(3) .frame>img){grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:8px;.frame{padding:8px}.frame>:not(pre,img){zoom:.75}pre{font-size:11px;line-height:1.2;padding:4px 0;white-space:pre}}.stages:has(>:nth-child(3)) .frame{padding:12px 6px}.stages:has(.frame>p){grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr))}.stages:has(.shelf){grid-template-columns:minmax(0,1fr)}.stages:has(.shelf)>.stage{grid-area:1/1}.stages:has(.shelf)>.stage[hidden]{display:flex;visibility:hidden}.stages:has(.resizable){grid-template-columns:minmax(0,1fr)}.frame:has(.resizable){flex-wrap:nowrap;justify-content:start;overflow-x:auto}.frame>.resizable{flex:none!important;resize:horizontal;overflow:hidden;min-width:160px}.guides{columns:230px;gap:24px;margin:8px 0 0;padding:0;list-style:none;font-size:15px}.guides li{padding:3px 0;break-inside:avoid}.stage{display:flex;flex-direction:column;gap:6px;margin:0;min-width:0}.stage[hidden]{display:none}.stage:only-child:not(:has(.shelf,.moments))>figcaption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.frame{flex:1;display:flex;flex-direction:row;flex-wrap:wrap;align-items:center;align-content:center;justify-content:center;gap:12px;padding:16px 14px;min-height:96px}.frame>header,.frame>input[type=range],.frame>progress{flex:1 1 100%;min-width:0}.frame>.screen,.frame>div:not(.demo,.phone,[role]){flex:1 1 auto}.frame>input[type=text]{flex:1 1 160px;min-width:0;max-width:260px}.frame>pre{min-width:0;max-width:100%}.frame>p{flex:1 1 100%;min-width:0;overflow-wrap:break-word}.frame .frame{min-height:0;padding:14px}.frame>.screen{flex-direction:row;flex-wrap:wrap;gap:14px;justify-content:center}.frame>.screen>*{margin:0}.demo{width:92px;height:56px;border-radius:12px;background:linear-gradient(90deg,var(--left,#8883) 50%,var(--right,#8883) 50%)}.frame>img{width:100%;height:auto;max-width:760px}.frame>img.narrow{display:none}.frame>pre.narrow{padding:0;font-size:11px;max-width:100%}@media (min-width:1100px){body>div{grid-template-columns:264px minmax(0,1fr)}.masthead,.skip{grid-column:1/-1}main{grid-area:2/2}.chapters,.sidebar{grid-area:2/1;position:sticky;top:84px;align-self:start;margin-top:24px;max-height:calc(100vh - 108px);overflow:auto}.chapters summary{display:none}.sidebar{visibility:hidden}.inspecting .sidebar{visibility:visible}.inspecting .chapters{visibility:hidden}}@media (max-width:1099px){.chapters{grid-row:2;position:sticky;top:68px;z-index:3;justify-self:start;max-height:calc(100vh - 80px);overflow:auto;margin-top:12px;border-radius:10px;background:light-dark(#fff,#26282e)}html{scroll-padding-top:124px}.article.wide{padding-inline:14px}}@media screen{html:not(.all) .chapter:not(.current){display:none}html:not(.all) .article:only-of-type{column-span:all}.chapter>h2{column-span:all}}@media (max-width:899px){main{columns:1}}@container (min-width:640px){.frame>pre.narrow{display:none}}@container (max-width:639px){.frame>img{display:none}.frame>img.narrow{display:block;max-width:420px}}.shelf>.cafe fieldset>input{margin:12px}@container (min-width:800px){.shelf:has(>.cafe:nth-child(4))>.cafe{zoom:.68;flex-basis:250px}.shelf>.cafe{zoom:.8;flex-basis:250px}.wide.beside{display:grid;grid-template-columns:auto minmax(0,1fr);gap:8px 18px;grid-auto-rows:min-content;>:is(h3,p,details){grid-column:1/-1}>.stages{grid-column:1;width:300px}>.listing{grid-column:2}}}.shelf{display:flex;flex-direction:row;align-items:stretch;gap:18px;overflow-x:auto;padding:4px 4px 20px;scroll-snap-type:x proximity}.cafe{flex:1 0 min(290px,100%);min-width:0;max-width:340px;display:flex;overflow:clip;border-radius:34px;border:1px solid #8886;box-shadow:0 10px 28px #0002;scroll-snap-align:start;gap:0}.cafe>.screen{flex:1;min-width:0}.cafe>.screen>[role=tablist]{margin-top:auto}.renderers{display:grid;grid-template-columns:minmax(0,1fr);gap:18px 16px;overflow:visible;padding:0 0 4px}.renderer{display:flex;flex-direction:column;align-items:center;gap:8px;margin:0;min-width:0}.renderer>figcaption{font-weight:600}.renderer>.cafe{flex:none}.stage:has(>.renderers)>figcaption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.renderer>img{height:auto;border-radius:34px;border:1px solid #8886;box-shadow:0 10px 28px #0002}.terminal{width:320px;padding:10px 11px;overflow:auto;border-radius:12px;box-shadow:0 10px 28px #0002;white-space:pre;font-size:12.3px;line-height:16px}.terminal span{font-size:inherit;padding-block:.8px}.golden{align-self:stretch;columns:3 260px;column-gap:20px;font-size:11px;line-height:1.4}.golden .line{display:block;font-size:inherit;padding-inline-start:var(--in);text-indent:calc(-1*var(--in))}@media (max-width:420px),(min-width:1280px) and (max-width:1399px){.renderer>:is(.cafe,img,.terminal){zoom:.9}}@media (max-width:340px){.renderer>:is(.cafe,img,.terminal){zoom:.8}}@media (min-width:1200px) and (max-width:1279px){.renderer>:is(.cafe,img,.terminal){zoom:.8}}@media (min-width:1100px) and (max-width:1199px){.renderer>:is(.cafe,img,.terminal){zoom:.7}}@media (min-width:1100px){.renderers{grid-template-columns:repeat(3,minmax(0,1fr))}.renderer:last-child{grid-column:1/-1}}.moments{display:flex;flex-direction:row;gap:16px;overflow-x:auto;padding:4px}.moments>.cafe{border-radius:20px;padding:16px;display:grid}.moments>[hidden]{display:none}.stage:has(.moments){max-width:420px}.drag{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px}.drag input{flex:1 1 160px;min-width:0}.drag button,.copy,.sidebar .close{border-radius:9px;border:1px solid #8888;min-height:32px;padding:2px 12px;font-size:14px}.phone{flex:1 0 250px;display:grid;grid-template:auto minmax(210px,1fr) auto/minmax(0,1fr);gap:0;overflow:clip;border-radius:26px;border:1px solid #8886}.phone>.bar{grid-area:1/1}.phone>[role=toolbar]{grid-area:3/1}.phone>.screen{grid-area:2/1;isolation:isolate;background:light-dark(#fff,#1d1f24);min-width:0}.phone>.screen>[role=list]{flex:1}.phone>.screen:nth-last-child(1 of .screen){translate:calc(var(--progress,0)*100%);box-shadow:-6px 0 14px #0003}.chooser{display:flex;flex-wrap:wrap;gap:6px;padding:0;margin:0}.chooser label{display:inline-flex;align-items:center;gap:6px;min-height:32px;padding:2px 12px;border-radius:16px;border:1px solid #8888;font-size:14px;position:static;flex:none;text-transform:capitalize}.chooser label::before{content:none}.chooser label:has(:checked){font-weight:400}.chooser input{position:static;appearance:auto}[role=table]{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}.article:has(>[role=table]){overflow-x:auto}.frame:has(>[role=table]){overflow-x:auto;justify-content:start}[role=columnheader],[role=cell]{padding:5px 10px;text-align:end;white-space:nowrap}[role=row]>:first-child{text-align:start}[role=row]>:last-child:nth-child(2){text-align:start;white-space:normal}.sidebar{padding:18px;overflow:auto;align-self:start;display:block}.sidebar h3{margin:0 0 8px}.sidebar h3+p{font-size:14px}.sidebar dl{margin:10px 0 0;font-size:13px;line-height:1.4}.sidebar dt{margin-top:12px;font-weight:600}.sidebar dd{margin:3px 0 0}.sidebar .close{position:absolute;top:12px;inset-inline-end:12px}.sidebar h3{padding-inline-end:76px;overflow-wrap:anywhere}.inspected{outline:2px dashed #3b82f6!important;outline-offset:3px}[data-state~=highlighted]{--press:0}@media (max-width:1099px){.sidebar{position:fixed;z-index:5;inset:auto 8px 8px;max-height:42vh;display:none;box-shadow:0 8px 30px #0004}.inspecting .sidebar{display:block}.inspecting{scroll-padding-bottom:46vh}.inspecting main{padding-bottom:46vh}}@media (max-width:560px){body>div{padding-inline:12px}.masthead{margin-inline:-12px;padding-inline:12px;gap:8px}.masthead h1{font-size:15px;gap:6px}.article{padding:14px}}@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}@media print{@page{size:A4;margin:12mm}html{zoom:.44}body>div{display:block;padding:0}.masthead{position:static;height:auto}.sidebar,.chapters,.looks,.masthead input,.copy,.drag,.chooser,.skip,.anchor,.more{display:none!important}.stages:has(.shelf)>.stage[hidden],.moments>[hidden]{display:none}main{columns:2}.shelf{overflow:visible}.stages:has(.resizable){grid-template-columns:5fr 7fr}.code{font-size:11px}.article,.stage,.frame,.listing,.cafe{break-inside:avoid}h2{break-after:avoid}[role=columnheader],[role=cell]{padding-block:1px;font-size:10px}}"#

  static let galleryJS = #"""
(()=>{const root=document.documentElement
const dark=matchMedia('(prefers-color-scheme: dark)')
const isWide=matchMedia('(min-width: 1100px)')
const sidebar=document.querySelector('.sidebar')
const title=sidebar.querySelector('h3')
const summary=sidebar.querySelector('p')
const masthead=document.querySelector('.masthead')
const main=document.querySelector('main')
let inspected=null
const address=new URL(location)
function keep(name,value,initial){if(value===initial)address.searchParams.delete(name)
else address.searchParams.set(name,value)
address.hash=location.hash
try{history.replaceState(null,'',address)}catch{/* A page without an address of its own. */ }}
const kept=name=>new URLSearchParams(location.search).get(name)
function rove(bar,selector){const items=()=>[...bar.querySelectorAll(selector)].filter(item=>!item.disabled)
const isHere=item=>item.matches('[aria-pressed=true], [aria-selected=true]')
const stop=at=>items().forEach(item=>{item.tabIndex=item===at?0:-1})
stop(items().find(isHere)??items()[0])
bar.addEventListener('focusin',event=>items().includes(event.target)&&stop(event.target))
bar.addEventListener('keydown',event=>{const all=items()
const place=all.indexOf(event.target)
const step=getComputedStyle(bar).direction==='rtl'?-1:1
const next={ArrowRight:place+step,ArrowLeft:place-step,Home:0,End:all.length-1,}[event.key]
if(place<0||next===undefined)return
event.preventDefault()
all[(next+all.length)%all.length].focus()})}
let isReturningFocus=false
function part(tag,className,text){const element=document.createElement(tag)
if(className)element.className=className
if(text)element.textContent=text
if(tag==='button')element.type='button'
return element}
const names=['system','day','night','contrast','contoso']
const buttons=[...document.querySelectorAll('.looks button')]
function choose(index){root.dataset.theme=names[index]
buttons.forEach((button,other)=>{button.setAttribute('aria-pressed',other===index)
button.dataset.state=other===index?'selected':''})
keep('look',names[index],'system')
if(inspected)explain(inspected)}
buttons.forEach((button,index)=>button.addEventListener('click',()=>choose(index)))
dark.addEventListener('change',()=>inspected&&explain(inspected))
const mark=part('span')
mark.innerHTML=logo
masthead.querySelector('h1').prepend(mark.firstElementChild)
masthead.querySelector('h1').setAttribute('aria-label','ProtocolStyle')
const bar=document.querySelector('.looks')
bar.setAttribute('role','toolbar')
bar.setAttribute('aria-label','Look of the page')
rove(bar,'button')
for(const tabs of document.querySelectorAll('[role=tablist]'))rove(tabs,'[role=tab]')
const links=part('nav')
links.setAttribute('aria-label','Chapters')
const chapters=part('details','chapters')
chapters.append(part('summary','','Chapters'),links)
chapters.open=isWide.matches
isWide.addEventListener('change',()=>{chapters.open=isWide.matches})
const every=part('a','every','All chapters')
every.href='#all'
const here=link=>{for(const other of links.children)other.removeAttribute('aria-current')
link?.setAttribute('aria-current','true')}
function show(chapter){root.classList.toggle('all',!chapter)
for(const other of main.querySelectorAll('.chapter')){other.classList.toggle('current',other===chapter)}
const id=chapter?.querySelector('h2').id
here(chapter?[...links.children].find(link=>link.hash===`#${id}`):every)}
function follow(){if(!isWide.matches)chapters.open=false
if(location.hash==='#all'){show(null)
if(!isWide.matches)main.scrollIntoView({behavior:'instant'})
return}
const target=location.hash&&document.getElementById(location.hash.slice(1))
const chapter=target&&target.closest('.chapter')
if(!chapter)return
if(!root.classList.contains('all'))show(chapter)
const isFirst=target.matches('h2')&&!root.classList.contains('all')
if(isFirst)scrollTo({top:0,behavior:'instant'})
else target.scrollIntoView({behavior:'instant'})}
addEventListener('hashchange',follow)
links.addEventListener('click',event=>{const link=event.target.closest('a')
if(link&&link!==every)root.classList.remove('all')
if(link&&link.hash===location.hash)follow()})
const slug=text=>text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
function anchor(heading){const target=part('a','anchor','#')
heading.parentElement.dataset.slug=slug(heading.textContent)
target.href=`#${heading.id}`
target.setAttribute('aria-label',`Link to ${heading.textContent}`)
heading.append(target)}
for(const heading of main.querySelectorAll('h2')){const link=part('a','',heading.textContent)
link.href=`#${heading.id}`
links.append(link)}
links.append(every)
masthead.after(chapters)
const spy=new IntersectionObserver(entries=>{const seen=entries.findLast(entry=>entry.isIntersecting)?.target.querySelector('h2').id
if(seen&&root.classList.contains('all')){here([...links.children].find(link=>link.hash===`#${seen}`))}},{rootMargin:'-80px 0px -75% 0px'})
for(const chapter of main.querySelectorAll('.chapter'))spy.observe(chapter)
for(const heading of main.querySelectorAll('h2, h3'))anchor(heading)
function guideLink({title,path}){const link=part('a','',title)
link.href=`../${path}`
return link}
for(const[id,guide]of Object.entries(data.articles)){const more=part('p','more','Read ')
more.append(guideLink(guide))
document.getElementById(id)?.append(more)}
const guides=part('ul','guides')
for(const guide of data.guides){const item=part('li')
item.append(guideLink(guide))
guides.append(item)}
main.lastElementChild.append(guides)
for(const run of main.querySelectorAll('.golden > span')){run.replaceWith(...run.textContent.split(/(?<=\n)/).map(text => {const line=part('span',`${run.className} line`)
line.append(...text.split(/(?=\[)/).flatMap((piece, place) => place ? [part('wbr'), piece] : [piece]))
line.style.setProperty('--in',`${text.search(/\S/) + 2}ch`)
return line}))}
for(const article of main.querySelectorAll('.article')){const isWideExhibit=article.querySelector('.shelf, .resizable, [role=table], .frame > img, .stage:nth-child(3) pre, .stage:nth-child(4)')
article.classList.toggle('wide',Boolean(isWideExhibit))
article.classList.toggle('beside',Boolean(article.querySelector('.shelf > .cafe:only-child')))
const heading=article.previousElementSibling
if(isWideExhibit&&heading?.matches('h2'))heading.classList.add('wide')}
const search=part('input')
search.type='search'
search.placeholder='Search'
search.setAttribute('aria-label','Search the exhibits')
const none=part('p','none')
none.setAttribute('role','status')
none.hidden=true
main.prepend(none)
function find(){const words=search.value.toLowerCase().split(/\s+/).filter(Boolean)
for(const article of main.querySelectorAll('.article')){const text=article.textContent.toLowerCase()
article.hidden=!words.every(word=>text.includes(word))}
for(const chapter of main.querySelectorAll('.chapter')){const articles=[...chapter.querySelectorAll('.article')]
chapter.hidden=words.length>0&&articles.every(article=>article.hidden)
const link=[...links.children].find(link=>link.hash===`#${chapter.querySelector('h2').id}`)
if(link)link.hidden=chapter.hidden}
if(words.length)root.classList.add('all')
else if(location.hash!=='#all')show(main.querySelector('.chapter.current'))
none.hidden=!words.length||Boolean(main.querySelector('.chapter:not([hidden])'))
none.textContent=none.hidden?'':`No exhibit contains “${search.value}”.`
keep('search',search.value,'')}
search.addEventListener('input',find)
masthead.append(search)
const status=part('p')
status.setAttribute('role','status')
status.style.cssText='position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'
main.append(status)
for(const listing of main.querySelectorAll('.listing')){const code=listing.querySelector('pre')
const copy=part('button','copy','Copy')
copy.setAttribute('aria-label',`Copy: ${listing.querySelector('figcaption').textContent}`)
copy.addEventListener('click',async()=>{try{await navigator.clipboard.writeText(code.textContent)
status.textContent=copy.textContent='Copied'}catch{getSelection().selectAllChildren(code)
status.textContent=copy.textContent='Selected'}
setTimeout(()=>{copy.textContent='Copy'},1500)})
listing.append(copy)
const isBefore=listing.textContent.startsWith('Before')
if(!isBefore)continue
const before=part('details','before')
before.append(part('summary','',listing.querySelector('figcaption').textContent))
listing.before(before)
before.append(listing)}
function reachScrollers(){for(const box of main.querySelectorAll('pre, .shelf, .moments, .frame, .article')){const isScroller=box.scrollWidth>box.clientWidth+1&&['auto','scroll'].includes(getComputedStyle(box).overflowX)
if(!isScroller){box.removeAttribute('tabindex');continue}
box.tabIndex=0
if(!box.role)box.setAttribute('role',box.matches('article')?'region':'group')
const name=box.closest('figure')?.querySelector('figcaption')??box.querySelector('h3')??box.closest('section')?.querySelector('h2')
box.setAttribute('aria-label',name?.textContent??'A wide table')}}
main.querySelectorAll('.stages:has(.shelf)').forEach((stages,number)=>{const all=[...stages.children]
if(all.length<2)return
const chooser=part('fieldset','chooser')
chooser.setAttribute('aria-label','Theme')
all.forEach((stage,index)=>{const label=part('label')
const input=part('input')
input.type='radio'
input.name=`theme-${number}`
input.checked=index===0
input.addEventListener('change',()=>{all.forEach((other,place)=>{other.hidden=place!==index})
reachScrollers()
keep(`theme-${number}`,String(index),'0')})
label.append(input,stage.querySelector('figcaption').textContent)
chooser.append(label)
stage.hidden=index>0})
stages.before(chooser)})
for(const box of main.querySelectorAll('.moments')){const moments=[...box.children]
const last=moments.length-1
const isSwipe=moments[0].matches('.phone')
const bar=part('div','drag')
const slider=part('input')
slider.type='range'
slider.max=last
slider.value=0
slider.setAttribute('aria-label',isSwipe?'Progress of the swipe':'Progress of the transition')
const show=()=>moments.forEach((moment,index)=>{moment.hidden=index!==Number(slider.value)
moment.style.setProperty('--progress',index===last?0:index / last)})
slider.addEventListener('input',show)
slider.addEventListener('change',()=>keep(isSwipe?'swipe':'moment',slider.value,'0'))
slider.value=kept(isSwipe?'swipe':'moment')??0
bar.append(slider)
let timer
function run(end){clearInterval(timer)
const isStill=matchMedia('(prefers-reduced-motion: reduce)').matches
timer=setInterval(()=>{const value=Number(slider.value)
if(value===end)return clearInterval(timer)
slider.value=isStill?end:value+Math.sign(end-value)
show()},30)
status.textContent=end===0?'The swipe was canceled.':'The swipe was completed.'}
if(isSwipe){const[release,cancel]=[part('button','','Release'),part('button','','Cancel')]
release.addEventListener('click',()=>run(Number(slider.value)*2>=last?last:0))
cancel.addEventListener('click',()=>run(0))
bar.append(release,cancel)}
box.after(bar)
show()}
addEventListener('resize',reachScrollers)
reachScrollers()
const schemes={day:'light',night:'dark'}
function look(){const name=root.dataset.theme
return `${name} ${schemes[name] ?? (dark.matches ? 'dark' : 'light')}`}
function explanation(element){const{elements}=data,place=elements.indexOf(`${element.id} ${state(element)}`)
return data.explanations[data.looks[look()]?.[place<0?elements.indexOf(element.id):place]]}
function state(element){if(element.matches(':active'))return 'highlighted'
return element.matches(':focus-visible')?'focused':'normal'}
function explain(element){const found=explanation(element)
if(!found)return
const tokens=data.tokens[look()]??{}
inspected?.classList.remove('inspected')
inspected=element
element.classList.add('inspected')
root.classList.add('inspecting')
title.textContent=found.node
summary.textContent=found.outcomes.length?`A ${found.kind}, ${state(element)}. Levels from the winner down:`:`A ${found.kind} without any attributes.`
const list=part('dl')
for(const outcome of found.outcomes.map(index=>data.outcomes[index])){list.append(part('dt','',outcome.attribute),...ladder(outcome,'dd',key=>data.steps[tokens[key]]))}
sidebar.querySelector('dl')?.remove()
sidebar.append(list)
sidebar.scrollTop=0
if(isWide.matches)return
const[sheet,box]=[sidebar.getBoundingClientRect(),element.getBoundingClientRect()]
const isSticky=getComputedStyle(masthead).position==='sticky'
const start=(isSticky?masthead.getBoundingClientRect().bottom:0)+12
const below=box.bottom-sheet.top+24
if(below>12)scrollBy({top:Math.min(below,box.top-start),behavior:'instant'})
else if(box.top<start)scrollBy({top:box.top-start,behavior:'instant'})}
function close(){const element=inspected
root.classList.remove('inspecting')
element?.classList.remove('inspected')
inspected=null
if(!sidebar.contains(document.activeElement))return
isReturningFocus=true
element?.focus()
isReturningFocus=false}
const known=new Set(data.elements.map(id=>id.split(' ')[0]))
function target(event){for(let element=event.target;element;element=element.parentElement){if(known.has(element.id))return element}}
for(const name of['focusin','click','pointerdown','pointerup']){document.addEventListener(name,event=>{const element=target(event)
if(!element||isReturningFocus)return
if(name.startsWith('pointer'))setTimeout(()=>explain(element))
else explain(element)})}
document.addEventListener('keydown',event=>event.key==='Escape'&&close())
for(const id of known){const element=document.getElementById(id)
if(element&&element.tabIndex<0&&!element.disabled&&!element.children.length){element.tabIndex=0}}
summary.setAttribute('aria-live','polite')
const button=part('button','close','Close')
button.addEventListener('click',close)
sidebar.prepend(button)
const chosen=names.indexOf(kept('look'))
if(chosen>0)choose(chosen)
search.value=kept('search')??''
main.querySelectorAll('.chooser').forEach((chooser,number)=>{chooser.querySelectorAll('input')[kept(`theme-${number}`)]?.click()})
show(main.querySelector('.chapter'))
follow()
if(search.value)find()})()

"""#

  static let growthCSS = #"text{fill:#1d1f24}.scale text{fill:#5a6070}.scale path{stroke:#d7dae2}rect{fill:#fff}path{stroke:#b9bfcc}.good{fill:#1c7c3c}.linear{fill:#b07200}.bad{fill:#c2352b}@media (prefers-color-scheme:dark){text{fill:#f1f2f5}.scale text{fill:#acb0bc}.scale path{stroke:#363942}rect{fill:#1d1f24}path{stroke:#5a6070}.good{fill:#4cc38a}.linear{fill:#f0b429}.bad{fill:#ff7b6e}}"#

  static let kindsCSS = #"main{background:canvas}.row{display:flex;flex-direction:row;align-items:baseline;gap:32px;padding:24px;width:max-content}.row.fonts{flex-direction:column;gap:4px}"#
}
