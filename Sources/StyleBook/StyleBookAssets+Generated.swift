// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/StyleBook/Assets

/// The minified files of `Sources/StyleBook/Assets`.
enum StyleBookAssets {
  static func bookBodyHTML(root: String, book: String, sidebar: String, content: String) -> String {
    #"""
<a class="skip" href="#content">Skip to content</a>
<header class="side">
<a class="home" href="\#(root)index.html">\#(book)</a>
<search>
<label for="search">Search samples</label>
<input id="search" type="search" autocomplete="off" placeholder="Press / to search">
<ul id="found" hidden></ul>
<p id="count" role="status"></p>
</search>
<nav aria-label="Samples">
\#(sidebar)
</nav>
</header>
<main id="content">
\#(content)
</main>

"""#
  }

  static func bookHeadHTML(root: String) -> String {
    #"""
<link rel="stylesheet" href="\#(root)book.css">
<script src="\#(root)samples.js" defer></script>
<script src="\#(root)book.js" defer data-root="\#(root)"></script>

"""#
  }

  static let bookResultsCSS = #"book-scroll{display:block;overflow-x:auto}book-scroll:focus-visible{outline:2px solid Highlight;outline-offset:2px}table{width:max-content;border-collapse:separate;border-spacing:0 8px;font:13px/1.4 system-ui,sans-serif}th{padding:4px 12px;text-align:start;font-weight:500;color:light-dark(#55565f,#b4b5c0)}tbody th{padding-inline-start:0;min-width:7em;max-width:13em;vertical-align:middle;position:sticky;inset-inline-start:0;background:var(--paper)}td{padding:0 4px 0 0;vertical-align:top}book-picture{display:block;padding:20px;border-radius:12px;min-width:150px;max-width:420px;border:1px solid light-dark(#0000001a,#ffffff26);overflow:hidden;font-size:17px;line-height:1.3}book-inert,book-stage{display:flow-root}book-stage{padding:40px 32px;border-radius:16px;border:1px solid light-dark(#0000001a,#ffffff26)}book-stage>*{max-width:430px;margin-inline:auto!important}book-stage>:not(.screen,div,table,[role=list],form){display:flex;width:fit-content}book-picture[aria-hidden]{border:0;border-radius:0;padding:24px;max-width:none;min-height:120px;display:grid;align-content:center;justify-items:center}book-picture[aria-hidden]>book-inert{max-height:180px;max-width:100%;overflow:hidden}thead td{padding:0}@media (max-width:1000px){tbody th{min-width:0;max-width:0;padding:0;vertical-align:top;white-space:nowrap}tbody td{padding-block-start:24px}}@media print{book-scroll{overflow:visible}table{width:100%;table-layout:fixed}tbody th{min-width:0}book-picture{min-width:0;padding:8px;break-inside:avoid}}"#

  static let bookCSS = #":root{--wash:light-dark(#eceefc,#25294a);--card:light-dark(#fff,#1a1b21);scrollbar-gutter:stable}body{display:grid;grid-template-columns:272px minmax(0,1fr);min-height:100vh}code,pre{font:13px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}.skip{position:absolute;inset-inline-start:-999px}.skip:focus{inset:8px auto auto 8px;z-index:2;padding:8px 12px;background:var(--paper)}.side{position:sticky;top:0;height:100vh;overflow-y:auto;padding:24px 16px;background:var(--side);border-inline-end:1px solid var(--line);font-size:14px}.home{display:block;padding:0 8px 16px;font-size:17px;font-weight:650;letter-spacing:-.01em;color:var(--ink);text-decoration:none}.side label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.side input{width:100%;padding:8px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid light-dark(#8a8b96,#767884);border-radius:8px}.side input::placeholder{color:var(--quiet);opacity:1}#count{margin:4px 8px 12px;min-height:1.5em;color:var(--quiet);font-size:12px}.side ul{list-style:none;margin:0;padding:0}.side details>ul{padding:2px 0 12px}.side ul ul{padding-inline-start:8px}.side summary{padding:6px 8px;font-weight:600;cursor:pointer;border-radius:6px}.side li>a{display:inline-block;padding:3px 8px;color:var(--ink);text-decoration:none;border-radius:6px;overflow-wrap:anywhere;min-height:24px}.side nav li>a:only-child,#found a{display:block}.side li>a:hover,.side summary:hover{background:var(--wash)}.side [aria-current]{background:var(--wash);color:var(--accent);font-weight:600}.kind{display:block;padding:10px 8px 2px;color:var(--quiet);font-size:12px}.count{color:var(--quiet);font-size:12px}#found{margin-top:8px!important}#found small{display:block;color:var(--quiet)}main{width:100%;max-width:1240px;padding:40px clamp(16px,4vw,56px) 80px}h1{margin:0;font-size:clamp(26px,4vw,34px);line-height:1.15;font-weight:680;letter-spacing:-.02em;overflow-wrap:anywhere}h2{margin:48px 0 4px;font-size:19px;font-weight:640;letter-spacing:-.01em}p{margin:0 0 8px;max-width:70ch}.path{color:var(--quiet);font-size:14px;margin-bottom:4px}.type{margin:6px 0 16px;color:var(--quiet)}.note{margin-bottom:16px}.quiet{color:var(--quiet);font-size:14px}.looks{display:flex;flex-wrap:wrap;gap:6px;margin:24px 0 12px}.looks a{padding:4px 12px;border:1px solid var(--line);border-radius:999px;font-size:14px;color:var(--ink);text-decoration:none}.looks a:hover{background:var(--wash)}.looks [aria-current]{border-color:var(--accent);background:var(--wash);color:var(--accent)}.panel{display:none;scroll-margin-top:180px}.panel:target,.stage:not(:has(:target)) .panel:first-child{display:block}.panel h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}pre{margin:8px 0;padding:16px;overflow-x:auto;background:var(--side);border-radius:10px;border:1px solid var(--line)}figure{margin:16px 0}figcaption{color:var(--quiet);font-size:13px}main details{margin:8px 0}main summary{cursor:pointer;padding:4px 0;font-weight:550}.depth1{margin-inline-start:16px!important}.depth2{margin-inline-start:32px!important}.depth3,.depth4,.depth5,.depth6{margin-inline-start:48px!important}.why{margin:8px 0 16px;padding:4px 16px 16px;background:var(--side);border-radius:10px;border:1px solid var(--line);font-size:14px}.why dt{margin-top:12px;font-weight:600}.why dd{position:relative;margin:2px 0 0;padding-inline-start:20px;overflow-wrap:anywhere}.why .case{margin-inline-start:calc(16px*var(--depth));padding-inline-start:0}.why .won::before,.why .hidden::before{position:absolute;inset-inline-start:0;content:"✓"}.why .hidden::before{content:"–"}.why b{font-weight:550}.why .quiet{font-size:13px}.why ol{list-style:none;margin:0 0 4px;padding:0;font-size:13px;color:var(--quiet)}.why li{position:relative;margin-inline-start:calc(16px*var(--depth));padding-inline-start:16px;white-space:pre-wrap}.why li::before{content:"";position:absolute;inset-inline-start:3px;top:0;width:8px;height:1em;border:solid #80808099;border-width:0 0 1px 1px}.chip{display:inline-block;width:.85em;height:.85em;margin-inline-end:6px;border-radius:3px;vertical-align:-1px;background:var(--color);border:1px solid #80808099;forced-color-adjust:none}.findings{margin:8px 0;padding:0;list-style:none}.findings li{padding:10px 14px;margin-bottom:8px;border-radius:8px;background:var(--side);border-inline-start:4px solid var(--accent)}.findings .error{border-color:#c62828}.findings .warning{border-color:#c77700}.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(240px,100%),1fr));gap:16px;margin:12px 0;padding:0;list-style:none}.card{position:relative;padding:14px 16px;border:1px solid var(--line);border-radius:14px;background:var(--card);overflow:hidden}.card:hover{border-color:var(--accent)}.card>a{font-weight:600;text-decoration:none;color:var(--ink)}.card>a::after{content:"";position:absolute;inset:0}.card p{margin:2px 0 0}.preview{margin:-14px -16px 12px;border-block-end:1px solid var(--line)}.preview:empty{display:none}.token{border-block-start:1px solid var(--line);padding:16px 0}h1+.token{margin-top:16px}.token h2{margin:0}.token h2 code{font-size:16px}.values{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(220px,100%),1fr));gap:8px 20px;margin:8px 0;padding:0;list-style:none;font-size:14px}.values li{display:grid;grid-template-columns:auto 1fr;column-gap:10px;align-items:center}.values li>:not(.swatch){grid-column:2;overflow-wrap:anywhere}.swatch{grid-row:span 2;width:40px;height:40px;border-radius:10px;background:var(--color);border:1px solid #80808066;forced-color-adjust:none}@media (max-width:760px){body{display:block}.side{position:static;height:auto;border:0;border-block-end:1px solid var(--line);padding:16px}.side nav{max-height:40vh;overflow-y:auto}main{padding-top:24px}}@media print{.side,.skip,.looks{display:none}body{display:block}.panel{display:block;break-inside:avoid}.panel h2{position:static;width:auto;height:auto;clip-path:none;margin:16px 0 4px;font-size:14px}main{max-width:none;padding:0}pre{white-space:pre-wrap}}"#

  static let bookJS = #"""
(()=>{const root=document.currentScript?.dataset.root??''
const field=document.getElementById('search')
const list=document.getElementById('found')
const count=document.getElementById('count')
const nav=document.querySelector('.side nav')
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
function mark(){const links=[...document.querySelectorAll('.looks a')]
const chosen=links.find(link=>link.hash===location.hash)??links[0]
for(const link of links){if(link===chosen)link.setAttribute('aria-current','true')
else link.removeAttribute('aria-current')}}
addEventListener('hashchange',mark)
mark()
addEventListener('keydown',event=>{if(event.target.closest?.('input,textarea,select')&&event.target!==field)return
if(event.key==='/'&&event.target!==field&&!event.ctrlKey&&!event.metaKey){event.preventDefault()
field.focus()}else if(event.key==='Escape'&&event.target===field){field.value=''
search()}else if(event.key==='ArrowDown'||event.key==='ArrowUp'){const links=[...list.querySelectorAll('a')]
const place=links.indexOf(document.activeElement)
if(!links.length||(place<0&&event.target!==field))return
event.preventDefault()
const next=place+(event.key==='ArrowDown'?1:-1)
;(next<0?field:links[Math.min(next,links.length-1)]).focus()}else if(event.key==='Enter'&&event.target===field){list.querySelector('a')?.click()}})})()

"""#

  static let pageCSS = #":root{color-scheme:light dark;--ink:light-dark(#16171d,#f2f2f7);--quiet:light-dark(#55565f,#b4b5c0);--paper:light-dark(#fff,#131418);--side:light-dark(#f6f6f9,#1a1b21);--line:light-dark(#e2e2ea,#2e2f38);--accent:light-dark(#3b48c4,#aab4ff);font:16px/1.55 system-ui,sans-serif;background:var(--paper);color:var(--ink);-webkit-text-size-adjust:100%}*{box-sizing:border-box}body{margin:0}a{color:var(--accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}"#

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

  static let resultCSS = #":host{display:block;font:17px/1.3 system-ui,sans-serif}.light{color-scheme:light;background:#fff;color:#000}.dark{color-scheme:dark;background:#111113;color:#fff}"#

  static func reviewHeadHTML() -> String {
    #"""
<link rel="stylesheet" href="review.css">
<script src="review.js" defer></script>

"""#
  }

  static let reviewResultsCSS = #"review-stage{display:block;height:100%;box-sizing:border-box;padding:32px}review-stage>*{max-width:430px;margin-inline:auto!important}review-stage>:not(.screen,div,table,[role=list],form){display:flex;width:fit-content}"#

  static let reviewCSS = #":root{--bad:light-dark(#b3261e,#ff9c8f)}main{max-width:980px;margin-inline:auto;padding:40px clamp(16px,4vw,48px) 80px}code,pre{font:13px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}h1{margin:0 0 8px;font-size:clamp(24px,4vw,32px);line-height:1.2;font-weight:680;letter-spacing:-.02em;overflow-wrap:anywhere}h1 code{font-size:.8em}.kind{color:var(--quiet);font-weight:500}h2{margin:0;font-size:18px;font-weight:640}p{margin:0 0 8px}.path{font-size:14px}.quiet{color:var(--quiet);font-size:14px}.summary{margin-bottom:24px}.causes{list-style:none;margin:0;padding:0}.causes li{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:16px 0;border-block-start:1px solid var(--line)}.causes li>dl,.causes li>p{grid-column:1/-1}.count{color:var(--quiet);font-variant-numeric:tabular-nums}dl{display:grid;gap:4px;margin:6px 0;font-size:14px}dl div{display:grid;grid-template-columns:4.5em 1fr}dt{color:var(--quiet)}dd{margin:0}.place{color:var(--quiet);margin-inline-start:10px;overflow-wrap:anywhere}.bad{color:var(--bad)}.swatch{display:inline-block;width:12px;height:12px;margin-inline-end:5px;border-radius:4px;vertical-align:-1px;background:var(--color);border:1px solid #80808066;forced-color-adjust:none}.codes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr));gap:16px}.code{margin:12px 0}figcaption{color:var(--quiet);font-size:13px}pre{margin:4px 0;padding:14px;overflow-x:auto;background:var(--side);border-radius:10px;border:1px solid var(--line)}.look{padding:28px 0;border-block-start:1px solid var(--line)}details{margin:0 0 8px;color:var(--quiet);font-size:14px}summary{cursor:pointer}.compare{--at:50%;position:relative;display:grid;width:fit-content;min-width:min(260px,100%);max-width:100%;margin:12px 0 8px;border:1px solid var(--line);border-radius:14px;overflow:hidden}review-part{grid-area:1/1;display:block;min-width:0}.compare>.after{clip-path:inset(0 0 0 var(--at))}.compare>.before{clip-path:inset(0 calc(100% - var(--at)) 0 0)}.compare::after{content:"";position:absolute;inset-block:0;left:var(--at);width:2px;margin-left:-1px;background:var(--accent);pointer-events:none}.single>review-part{clip-path:none}.single::after{display:none}.slider{display:grid;max-width:420px;grid-template-columns:auto 1fr auto;gap:12px;align-items:center;color:var(--quiet);font-size:13px}.slider input{width:100%;min-height:24px;accent-color:var(--accent)}.scroll{overflow-x:auto}table{border-collapse:collapse;margin-top:12px;font-size:14px}th,td{padding:4px 16px 4px 0;text-align:start;vertical-align:top;font-weight:400}thead th{color:var(--quiet)}@media print{.compare{display:block}.compare>*{clip-path:none!important}.compare::after,.slider{display:none}}"#

  static let reviewJS = #"""
addEventListener('input',event=>{const slider=event.target.closest('.slider')
slider?.previousElementSibling.style.setProperty('--at',event.target.value+'%')})

"""#
}
