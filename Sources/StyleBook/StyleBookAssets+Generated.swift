// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/StyleBook/Assets

/// The minified files of `Sources/StyleBook/Assets`.
enum StyleBookAssets {
  static func bookBodyHTML(root: String, book: String, visions: String, sidebar: String, content: String, filters: String) -> String {
    #"""
<a class="skip" href="#content">Skip to content</a>
<header class="side">
<a class="home" href="\#(root)index.html">\#(book)</a>
<button class="menu" type="button" popovertarget="menu">Samples</button>
<div id="menu" popover>
<search>
<label for="search">Search samples</label>
<input id="search" type="search" autocomplete="off" placeholder="Press / to search">
<ul id="found" hidden></ul>
<p id="count" role="status"></p>
</search>
<label for="vision">Color vision</label>
<select id="vision">
<option value="">Typical color vision</option>
\#(visions)
</select>
<nav aria-label="Samples">
\#(sidebar)
</nav>
</div>
</header>
<main id="content">
\#(content)
</main>
\#(filters)

"""#
  }

  static func bookHeadHTML(root: String) -> String {
    #"""
<link rel="stylesheet" href="\#(root)book.css">
<script src="\#(root)samples.js" defer></script>
<script src="\#(root)book.js" defer data-root="\#(root)"></script>

"""#
  }

  static let bookLiveJS = #"""
(()=>{const root=document.querySelector('script[data-root]').dataset.root
let time
function url(path){return new URL(root+path.split('/').map(encodeURIComponent).join('/'),location)}
function isOwn(file){return url(file.replace(/\.css$/, '.html')).pathname === location.pathname||!file.includes('/')&&!file.endsWith('.html')}
window.styleBookChanged=round=>{if(time===round.time)return
if(time!==undefined&&round.files.some(isOwn))return location.reload()
time=round.time
if(!round.isFirst)show(round)}
function show({time,changes}){document.getElementById('changes')?.remove()
const box=document.createElement('aside')
box.id='changes'
box.setAttribute('aria-label','Changes')
const title=box.appendChild(document.createElement('p'))
title.textContent=(changes.length?'Changed at ':'No value changed at ')
+new Date(time*1000).toLocaleTimeString()
const list=box.appendChild(document.createElement('ul'))
for(const{sample,path,attributes}of changes){const item=list.appendChild(document.createElement('li'))
const name=item.appendChild(document.createElement(path?'a':'b'))
if(path)name.href=url(path)
name.textContent=sample
item.append(' '+attributes.join(', '))}
const close=box.appendChild(document.createElement('button'))
close.textContent='Close'
close.onclick=()=>box.remove()
document.body.append(box)}
function poll(){const script=document.createElement('script')
script.src=`${root}changes.js?${Date.now()}`
script.onload=script.onerror=()=>{script.remove()
setTimeout(poll,500)}
document.head.append(script)}
poll()})()

"""#

  static let bookResultsCSS = #"book-scroll{display:block;overflow-x:auto;--end:#000;mask:linear-gradient(to right,#000 calc(100% - 48px),var(--end))}book-scroll:dir(rtl){mask-image:linear-gradient(to left,#000 calc(100% - 48px),var(--end))}book-scroll[data-after]{--end:#0000}[data-before] tbody th{box-shadow:12px 0 12px -12px #00000059}[data-before]:dir(rtl) tbody th{box-shadow:-12px 0 12px -12px #00000059}td input,td textarea{field-sizing:content;min-width:0}book-scroll:focus-visible{outline:2px solid Highlight;outline-offset:2px;mask:none}table{width:max-content;border-collapse:separate;border-spacing:0 8px;font:13px/1.4 system-ui,sans-serif}th{padding:4px 0;padding-inline-end:12px;text-align:start;font-weight:500;color:light-dark(#55565f,#b4b5c0)}tbody th{min-width:7em;max-width:13em;vertical-align:middle;position:sticky;inset-inline-start:0;background:var(--paper)}td{padding:0 4px 0 0;vertical-align:top}book-picture{display:block;padding:20px;border-radius:12px;min-width:150px;max-width:420px;border:1px solid light-dark(#0000001a,#ffffff26);overflow:hidden;font-size:17px;line-height:1.3}book-inert,book-stage{display:flow-root}book-stage{padding:40px 32px;border-radius:16px;border:1px solid light-dark(#0000001a,#ffffff26)}book-stage>*{max-width:430px;margin-inline:auto!important}book-stage>:not(.screen,div,table,[role=list],form){display:flex;width:fit-content}book-picture[aria-hidden]{border:0;border-radius:0;padding:16px;max-width:none;height:168px;display:grid;align-content:center;justify-items:center}book-picture[aria-hidden]>book-inert{max-height:136px;max-width:100%;overflow:hidden}book-picture[aria-hidden]>[style]{width:max-content;max-width:390px;max-height:none;overflow:visible}thead td{padding:0}@media (max-width:760px){book-picture[aria-hidden]{height:120px}book-picture[aria-hidden]>book-inert{max-height:88px}}@media (max-width:1000px){tbody th{min-width:0;max-width:0;padding:0;vertical-align:top;white-space:nowrap}tbody td{padding-block-start:24px}[data-before] tbody th{box-shadow:none}}@media print{book-scroll{overflow:visible;mask:none}table{width:100%;table-layout:fixed}tbody th{min-width:0}book-picture{min-width:0;padding:8px;break-inside:avoid}}"#

  static let bookCSS = #":root{--wash:light-dark(#eceefc,#25294a);--card:light-dark(#fff,#1a1b21);scrollbar-gutter:stable}body{display:grid;grid-template-columns:272px minmax(0,1fr);min-height:100vh}code,pre{font:13px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}.skip{position:absolute;inset-inline-start:-999px}.skip:focus{inset:8px auto auto 8px;z-index:2;padding:8px 12px;background:var(--paper)}.menu{display:none}#menu{display:block;position:static;width:auto;height:auto;margin:0;padding:0;border:0;color:inherit;background:none;overflow:visible}.side{position:sticky;top:0;height:100vh;overflow-y:auto;padding:24px 16px;background:var(--side);border-inline-end:1px solid var(--line);font-size:14px}.home{display:block;padding:0 8px 16px;font-size:17px;font-weight:650;letter-spacing:-.01em;color:var(--ink);text-decoration:none}.side label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.side input,.side select{width:100%;padding:8px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid light-dark(#8a8b96,#767884);border-radius:8px}.side input::placeholder{color:var(--quiet);opacity:1}.vision-filters{position:absolute}book-part{filter:var(--vision,none)}#vision{margin-bottom:12px}#count{margin:4px 8px 12px;min-height:1.5em;color:var(--quiet);font-size:12px}.side ul{list-style:none;margin:0;padding:0}.side details>ul{padding:2px 0 12px}.side ul ul{padding-inline-start:8px}.side summary{padding:6px 8px;font-weight:600;cursor:pointer;border-radius:6px}.side li>a{display:inline-block;padding:3px 8px;color:var(--ink);text-decoration:none;border-radius:6px;overflow-wrap:anywhere;min-height:24px}.side nav li>a:only-child,#found a{display:block}.side li>a:hover,.side summary:hover{background:var(--wash)}.side [aria-current]{background:var(--wash);color:var(--accent);font-weight:600}.kind{display:block;padding:10px 8px 2px;color:var(--quiet);font-size:12px}.count{color:var(--quiet);font-size:12px}#found{margin-top:8px!important}#found small{display:block;color:var(--quiet)}main{width:100%;max-width:1240px;padding:40px clamp(16px,4vw,56px) 80px}h1{margin:0;font-size:clamp(26px,4vw,34px);line-height:1.15;font-weight:680;letter-spacing:-.02em;overflow-wrap:anywhere}h2 a{color:var(--ink);text-decoration:none}h2 a:hover{text-decoration:underline}h2{margin:48px 0 4px;font-size:19px;font-weight:640;letter-spacing:-.01em}h1+section>h2{margin-top:24px}p{margin:0 0 8px;max-width:70ch}.path{color:var(--quiet);font-size:14px;margin-bottom:4px}.type{margin:6px 0 16px;color:var(--quiet)}.note{margin-bottom:16px}.quiet{color:var(--quiet);font-size:14px}.looks{display:flex;flex-wrap:wrap;gap:12px 40px;margin:24px 0 12px}.looks nav{display:flex;flex-wrap:wrap;align-items:center;gap:6px}.looks b{margin-inline-end:6px;font-size:14px;font-weight:500;color:var(--quiet)}.looks a{padding:4px 12px;border:1px solid var(--line);border-radius:999px;font-size:14px;color:var(--ink);text-decoration:none}.looks a:hover{background:var(--wash)}.looks [aria-current]{border-color:var(--accent);background:var(--wash);color:var(--accent)}.panel{display:none;scroll-margin-top:240px}.panel:target,.stage:not(:has(:target)) .panel:first-child{display:block}.unseen,.panel h3{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}pre{margin:8px 0;padding:16px;overflow-x:auto;background:var(--side);border-radius:10px;border:1px solid var(--line)}figure{margin:16px 0}figcaption{color:var(--quiet);font-size:13px}main details{margin:8px 0}main summary{cursor:pointer;padding:4px 0;font-weight:550}.depth1{margin-inline-start:16px!important}.depth2{margin-inline-start:32px!important}.depth3,.depth4,.depth5,.depth6{margin-inline-start:48px!important}.why{margin:8px 0 16px;padding:4px 16px 16px;background:var(--side);border-radius:10px;border:1px solid var(--line);font-size:14px}.why dt{margin-top:12px;font-weight:600}.why dd{position:relative;margin:2px 0 0;padding-inline-start:20px;overflow-wrap:anywhere}.why .case{margin-inline-start:calc(16px*var(--depth));padding-inline-start:0}.why .won::before,.why .hidden::before{position:absolute;inset-inline-start:0;content:"✓"}.why .hidden::before{content:"–"}.why b{font-weight:550}.why .quiet{font-size:13px}.why ol{list-style:none;margin:0 0 4px;padding:0;font-size:13px;color:var(--quiet)}.why li{position:relative;margin-inline-start:calc(16px*var(--depth));padding-inline-start:16px;white-space:pre-wrap}.why li::before{content:"";position:absolute;inset-inline-start:3px;top:0;width:8px;height:1em;border:solid #80808099;border-width:0 0 1px 1px}.chip{display:inline-block;width:.85em;height:.85em;margin-inline-end:6px;border-radius:3px;vertical-align:-1px;background:var(--color);border:1px solid #80808099;forced-color-adjust:none}.findings{margin:8px 0;padding:0;list-style:none}.findings li{padding:10px 14px;margin-bottom:8px;border-radius:8px;background:var(--side);border-inline-start:4px solid var(--accent)}.findings .error{border-color:#c62828}.findings .warning{border-color:#c77700}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(200px,100%),1fr));gap:16px;margin:12px 0;padding:0;list-style:none}.card{position:relative;padding:14px 16px;border:1px solid var(--line);border-radius:14px;background:var(--card);overflow:hidden}.card:hover{border-color:var(--accent)}.card>a{font-weight:600;text-decoration:none;color:var(--ink)}.card>a::after{content:"";position:absolute;inset:0}.card p{margin:2px 0 0;overflow-wrap:anywhere}.preview{margin:-14px -16px 12px;border-block-end:1px solid var(--line)}.preview:empty{display:none}#changes{position:fixed;inset-block-end:16px;inset-inline-end:16px;z-index:2;max-width:min(360px,calc(100vw - 32px));max-height:40vh;overflow-y:auto;padding:14px 16px;font-size:14px;background:var(--card);border:1px solid var(--accent);border-radius:14px;box-shadow:0 8px 32px #00000033}#changes p{font-weight:600;font-variant-numeric:tabular-nums}#changes ul{list-style:none;margin:0 0 8px;padding:0}#changes button{padding:4px 12px;font:inherit;color:inherit;background:none;border:1px solid var(--line);border-radius:999px}.token{border-block-start:1px solid var(--line);padding:16px 0}h1+.token{margin-top:16px}.token h2{margin:0}.token h2 code{font-size:16px}.values{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(220px,100%),1fr));gap:8px 20px;margin:8px 0;padding:0;list-style:none;font-size:14px}.values li{display:grid;grid-template-columns:auto 1fr;column-gap:10px;align-items:center}.values li>:not(.swatch){grid-column:2;overflow-wrap:anywhere}.swatch{grid-row:span 2;width:40px;height:40px;border-radius:10px;background:var(--color);border:1px solid #80808066;forced-color-adjust:none}@media (max-width:760px){body{display:block}:root{scroll-padding-top:72px}.side{z-index:1;display:flex;align-items:center;justify-content:space-between;gap:16px;height:56px;border:0;border-block-end:1px solid var(--line);padding:0 16px;overflow:visible}.home{padding:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}.menu{display:block;flex:none;padding:6px 14px;font:inherit;color:inherit;background:var(--paper);border:1px solid light-dark(#8a8b96,#767884);border-radius:999px;cursor:pointer}.menu::after{content:" ▾"/""}#menu:not(:popover-open){display:none}#menu:popover-open{position:fixed;inset:64px 8px auto;max-height:calc(100dvh - 80px);padding:16px;overflow-y:auto;color:var(--ink);background:var(--side);border:1px solid var(--line);border-radius:14px;box-shadow:0 12px 40px #00000040;font-size:16px}main{padding-top:24px}.looks{gap:12px}.looks b{flex-basis:100%}.why{padding-inline:12px}.card code{display:none}.cards{grid-template-columns:repeat(auto-fill,minmax(min(140px,100%),1fr));gap:12px}}@media print{.side,.skip,.looks{display:none}body{display:block}.panel{display:block;break-inside:avoid}.panel h3{position:static;width:auto;height:auto;clip-path:none;margin:16px 0 4px;font-size:14px}main{max-width:none;padding:0}pre{white-space:pre-wrap}}"#

  static let bookJS = #"""
(()=>{const root=document.currentScript?.dataset.root??''
const field=document.getElementById('search')
const list=document.getElementById('found')
const count=document.getElementById('count')
const nav=document.querySelector('.side nav')
const menu=document.getElementById('menu')
function search(){const words=field.value.toLowerCase().split(/\s+/).filter(Boolean)
list.textContent=''
list.hidden=nav.hidden=words.length>0
list.hidden=!words.length
count.textContent=''
if(!words.length)return
const rows=styleBook.filter(row=>{const text=row.slice(0,4).join(' ').toLowerCase()
return words.every(word=>text.includes(word))})
for(const[name,type,kind,module,path]of rows.slice(0,50)){const link=document.createElement('a')
link.href=root+path.split('/').map(encodeURIComponent).join('/')
link.textContent=name
const place=document.createElement('small')
place.textContent=`${module} / ${kind}`
link.append(place)
list.appendChild(document.createElement('li')).append(link)}
count.textContent=rows.length===1?'1 sample':`${rows.length} samples`}
field.addEventListener('input',search)
const vision=document.getElementById('vision')
function see(){document.documentElement.style.setProperty('--vision',sessionStorage.vision=vision.value)}
vision.value=sessionStorage.vision??''
vision.addEventListener('change',see)
see()
const links=[...document.querySelectorAll('.looks a')].map(link=>{const[theme,scheme]=link.hash.split(/-(?=light$|dark$)/)
return{link,theme,scheme,isTheme:link.parentElement.getAttribute('aria-label')==='Theme'}})
function choose(){const[theme,scheme]=location.hash.split(/-(?=light$|dark$)/)
const isKnown=scheme&&document.getElementById(decodeURIComponent(location.hash.slice(1)))
const current=isKnown?{theme,scheme}:links[0]
for(const{link,isTheme,...own}of links){const next=isTheme?{...current,theme:own.theme}:{...current,scheme:own.scheme}
link.hash=`${next.theme}-${next.scheme}`
const isCurrent=isTheme?own.theme===current.theme:own.scheme===current.scheme
if(isCurrent)link.setAttribute('aria-current','true')
else link.removeAttribute('aria-current')}}
if(links.length){addEventListener('hashchange',choose)
choose()}
addEventListener('keydown',event=>{if(event.target.closest?.('input,textarea,select')&&event.target!==field)return
if(event.key==='/'&&event.target!==field&&!event.ctrlKey&&!event.metaKey){event.preventDefault()
if(!field.checkVisibility())menu.showPopover()
field.focus()}else if(event.key==='Escape'&&event.target===field){field.value=''
search()}else if(event.key==='ArrowDown'||event.key==='ArrowUp'){const links=[...list.querySelectorAll('a')]
const place=links.indexOf(document.activeElement)
if(!links.length||(place<0&&event.target!==field))return
event.preventDefault()
const next=place+(event.key==='ArrowDown'?1:-1)
;(next<0?field:links[Math.min(next,links.length-1)]).focus()}else if(event.key==='Enter'&&event.target===field){list.querySelector('a')?.click()}})})()

"""#

  static let pageCSS = #":root{color-scheme:light dark;--ink:light-dark(#16171d,#f2f2f7);--quiet:light-dark(#55565f,#b4b5c0);--paper:light-dark(#fff,#131418);--side:light-dark(#f6f6f9,#1a1b21);--line:light-dark(#e2e2ea,#2e2f38);--accent:light-dark(#3b48c4,#aab4ff);--keyword:light-dark(#9b2393,#ff9bd0);--type:light-dark(#0b5f7a,#7fd4ea);--literal:light-dark(#b3261e,#ff9c8f);font:16px/1.55 system-ui,sans-serif;background:var(--paper);color:var(--ink);-webkit-text-size-adjust:100%}*{box-sizing:border-box}body{margin:0}a{color:var(--accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}code,pre{direction:ltr;unicode-bidi:isolate;text-align:left}code i{font-style:normal}.keyword{color:var(--keyword)}.type{color:var(--type)}.literal{color:var(--literal)}.comment{color:var(--quiet)}pre,.scroll{--start:#000;--end:#000;mask:linear-gradient(to right,var(--start),#000 32px,#000 calc(100% - 32px),var(--end))}[data-before]{--start:#0000}[data-after]{--end:#0000}pre:focus-visible,.scroll:focus-visible{mask:none}@media print{pre,.scroll{mask:none}}"#

  static func pageHTML(title: String, head: String, body: String) -> String {
    #"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>\#(title)</title>
\#(head)
</head>
<body>
\#(body)
</body>
</html>

"""#
  }

  static let pageJS = #"""
(()=>{function fade(box){const hidden=box.scrollWidth-box.clientWidth
const at=Math.abs(box.scrollLeft)
box.toggleAttribute('data-before',at>1)
box.toggleAttribute('data-after',hidden-at>1)}
const sizes=new ResizeObserver(entries=>entries.forEach(entry=>fade(entry.target)))
function watch(root){for(const box of root.querySelectorAll('book-scroll,pre,.scroll')){box.addEventListener('scroll',()=>fade(box),{passive:true})
sizes.observe(box)}}
watch(document)
for(const part of document.querySelectorAll('book-part')){if(part.shadowRoot)watch(part.shadowRoot)}
const frames=new ResizeObserver(entries=>{for(const{target}of entries){const parts=[...target.querySelectorAll('[data-fit]')].filter(part=>part.shadowRoot)
const results=parts.map(part=>part.shadowRoot.querySelector('[inert]'))
let scale=1
for(let step=0;step<3;step+=1){for(const result of results)result.style.zoom=Math.max(.1,scale)
scale*=Math.min(1,...parts.flatMap((part,place)=>{const box=results[place].getBoundingClientRect()
const height=parseFloat(getComputedStyle(part).maxHeight)||part.clientHeight
return[(part.clientWidth-32)/ box.width,(height-32)/ box.height]}))}}})
addEventListener('load',()=>{for(const group of document.querySelectorAll('[data-frames]'))frames.observe(group)})})();

"""#

  static let resultCSS = #":host{display:block;font:17px/1.3 system-ui,sans-serif}.light{color-scheme:light;background:#fff;color:#000}.dark{color-scheme:dark;background:#111113;color:#fff}"#

  static func reviewFilterHTML(choices: String) -> String {
    #"""
<search class="filter" hidden>
<label>Filter <input type="search" id="filter" autocomplete="off"></label>
\#(choices)
<p role="status" class="quiet"></p>
</search>

"""#
  }

  static func reviewHeadHTML() -> String {
    #"""
<link rel="stylesheet" href="review.css">
<script src="review.js" defer></script>

"""#
  }

  static let reviewResultsCSS = #"review-result{display:flow-root;width:max-content;max-width:430px}review-result>:not(.screen,div,table,[role=list],form){display:flex;width:fit-content}"#

  static let reviewCSS = #":root{--bad:light-dark(#b3261e,#ff9c8f)}main{max-width:1120px;margin-inline:auto;padding:40px clamp(16px,4vw,48px) 80px}code,pre{font:13px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}h1{margin:0 0 8px;font-size:clamp(24px,4vw,32px);line-height:1.2;font-weight:680;letter-spacing:-.02em;overflow-wrap:anywhere}h1 code{font-size:.8em}.kind{color:var(--quiet);font-weight:500}h2{margin:0;font-size:18px;font-weight:640}p{margin:0 0 8px}.path{font-size:14px}.quiet{color:var(--quiet);font-size:14px}.summary{margin-bottom:24px}.causes{list-style:none;margin:0;padding:0}.causes li{display:grid;grid-template-columns:240px minmax(0,1fr);gap:8px 24px;padding:20px 0;border-block-start:1px solid var(--line)}.causes a{font-weight:600;overflow-wrap:anywhere}.count{color:var(--quiet);font-variant-numeric:tabular-nums}dl{display:grid;gap:4px;margin:6px 0;font-size:14px}dl>div{display:grid;grid-template-columns:4.5em minmax(0,1fr)}dt{color:var(--quiet)}dd{margin:0}.place{color:var(--quiet);overflow-wrap:anywhere}.bad{color:var(--bad)}.swatch{display:inline-block;width:12px;height:12px;margin-inline-end:5px;border-radius:4px;vertical-align:-1px;background:var(--color);border:1px solid #80808066;forced-color-adjust:none}.codes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr));gap:16px}figure{margin:0;min-width:0}figcaption{font-size:14px}.codes figcaption{color:var(--quiet)}pre{margin:4px 0;padding:14px;max-height:240px;overflow:auto;background:var(--side);border-radius:10px;border:1px solid var(--line)}pre code{overflow-wrap:normal}.filter{display:flex;flex-wrap:wrap;align-items:center;gap:12px 24px;min-height:60px;margin:24px 0 8px;font-size:14px}[hidden]{display:none!important}.filter>label:has([type=search]){display:flex;align-items:center;gap:8px}.filter [type=search]{width:100%;max-width:260px;padding:6px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid light-dark(#8a8b96,#767884);border-radius:8px}.filter fieldset{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0;padding:0;border:0}.filter legend{float:inline-start;margin-inline-end:16px;padding:0;color:var(--quiet)}.filter input:not([type=search]){width:16px;height:16px;margin:4px;vertical-align:-6px;accent-color:var(--accent)}.filter p{margin:0}.sample{border-block-start:1px solid var(--line)}summary{cursor:pointer}.sample>summary{padding:16px 0}.sample h2{display:inline}.sample>summary~*{margin-block-end:24px}.looks{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(340px,100%),1fr));gap:16px}.look{padding:16px;border:1px solid var(--line);border-radius:14px;overflow-wrap:anywhere}.look details,.more>summary,dd details{color:var(--quiet);font-size:14px}.more[open]>summary{margin-block-end:12px}.more>.looks,.more>.causes{margin-block-start:12px}.values{list-style:none;margin:8px 0 0;padding:0;font-size:14px}.values li{margin-block-end:6px}.compare{--at:.5;--place:calc(14px + (100% - 28px)*var(--at));position:relative;display:flex;flex-wrap:wrap;gap:8px;margin:12px 0 8px}.compare>div{min-width:0;max-width:100%}.compare span{display:block;color:var(--quiet);font-size:13px}review-part{display:grid;place-items:center;max-height:240px;padding:16px;border:1px solid var(--line);border-radius:12px;overflow:hidden}.causes .compare{margin:0}.causes review-part{max-height:120px}.light{background:#fff}.dark{background:#111113}.over{display:grid;width:fit-content;min-width:min(220px,100%);margin-block-end:28px}.over>*{grid-area:1/1}.over .after>span{text-align:end}.over .before>review-part{clip-path:inset(0 calc(100% - var(--place)) 0 0)}.over .after>review-part{clip-path:inset(0 0 0 var(--place))}.over::after{content:"";position:absolute;inset-block:22px 0;left:var(--place);width:2px;margin-left:-1px;background:var(--accent);pointer-events:none}.compare input{appearance:none;z-index:1;align-self:end;width:100%;height:28px;margin:0 0 -14px;background:none;cursor:ew-resize}.compare ::-webkit-slider-thumb{appearance:none;width:28px;height:28px;background:var(--accent);border:3px solid var(--paper);border-radius:50%;box-shadow:0 1px 4px #00000059}.compare ::-moz-range-thumb{box-sizing:border-box;width:28px;height:28px;background:var(--accent);border:3px solid var(--paper);border-radius:50%}@media (max-width:600px){.causes li{grid-template-columns:minmax(0,1fr)}review-part{max-height:176px}}@media print{.filter{display:none}.look{break-inside:avoid}}"#

  static let reviewJS = #"""
(()=>{const bar=document.querySelector('.filter')
if(!bar)return
const field=document.getElementById('filter')
const failing=document.getElementById('failing')
const status=bar.querySelector('[role=status]')
const items=[...document.querySelectorAll('[data-item]')]
const more=[...document.querySelectorAll('details[data-group],details.more')].filter(details=>details.querySelector('[data-item]')).map(details=>[details,details.open])
bar.hidden=false
function filter(){const words=field.value.toLowerCase().split(/\s+/).filter(Boolean)
const isFiltered=words.length>0||failing?.checked
for(const item of items){const group=item.closest('[data-group]')?.querySelector('h2')?.textContent??''
const text=`${group} ${item.textContent}`.toLowerCase()
item.hidden=!words.every(word=>text.includes(word))||Boolean(failing?.checked&&!item.querySelector('.bad'))}
for(const[details,isOpen]of more){details.hidden=!details.querySelector('[data-item]:not([hidden])')
details.open=isFiltered?!details.hidden:isOpen}
const count=items.filter(item=>!item.hidden).length
status.textContent=isFiltered?`${count} of ${items.length}`:''}
bar.addEventListener('input',event=>{if(event.target.name!=='mode')return filter()
const isOver=event.target.value==='over'
for(const pair of document.querySelectorAll('[data-pair]')){pair.classList.toggle('over',isOver)
pair.querySelector('input').hidden=!isOver}})
addEventListener('input',event=>{const pair=event.target.closest('[data-pair]')
pair?.style.setProperty('--at',event.target.value / 100)})})()

"""#
}
