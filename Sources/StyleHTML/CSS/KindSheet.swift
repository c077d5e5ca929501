internal import ProtocolStyle

/// The style sheet of the kinds, which styles each element before its class declares anything.
///
/// The rules are in a cascade layer, so classes override them. Colors follow the color scheme with
/// `light-dark()`, and sides follow the direction with logical properties. Where there are none,
/// they follow `--dir`, which is 1 from left to right and -1 from right to left: other than
/// `:dir()`, it also follows a look that sets the property `direction`. Parts that only
/// pseudo-elements can style use the custom properties that classes set.
enum KindSheet {
  /// The width that fields, buttons and tracks don't exceed unless their class declares another.
  private static let readableWidth = "560px"

  /// The outline of a symbol, for a mask.
  private static func outline(_ symbol: String) -> String {
    SymbolPath.address(of: symbol, in: "#000").map(CSSText.url) ?? "none"
  }

  /// The rules on one line.
  static let text =
    "@layer kinds{"
    + lines(
      environments + base + texts + layout + bars + rows + fields + controls + entering
        + media) + "}"

  /// Joins the lines of a style sheet, without their indentation.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
  }
}

extension KindSheet {
  /// The direction and color scheme of elements with such an attribute, whose text also has the
  /// color of the scheme.
  static let environments = """
    :where(:root,:host){--dir:1}:where(:root[dir=rtl],:host(:dir(rtl))){--dir:-1}
    :not(:root)[dir=ltr]{direction:ltr;--dir:1}:not(:root)[dir=rtl]{direction:rtl;--dir:-1}
    [dir=auto]:dir(ltr){--dir:1}[dir=auto]:dir(rtl){--dir:-1}
    :where([data-scheme]){color:light-dark(#000,#fff)}
    [data-scheme=light]{color-scheme:light}[data-scheme=dark]{color-scheme:dark}

    """

  /// Colors, text, and rules for all elements.
  static let base = """
    *{box-sizing:border-box;border:0 solid #000;unicode-bidi:plaintext}
    :where(:not(:root,[dir],[data-theme])){text-align:-webkit-match-parent;text-align:match-parent}
    :root,:host{--accent:light-dark(#0062cc,#4da3ff);--quiet:light-dark(#63636a,#a1a1aa);
    --fill:light-dark(#7676801f,#7676803d);--line:light-dark(#3c3c4336,#ebebf538);
    --edge:light-dark(#88888f,#77777f);--halo:color-mix(in srgb,var(--accent) 22%,#0000);
    --bar:light-dark(#f8f8faf2,#1c1c1ef2);--knob:light-dark(#fff,#636369)}
    :root{background-color:light-dark(#fff,#111113);color:light-dark(#000,#fff)}
    body{margin:0;font-family:system-ui,sans-serif;font-size:17px;line-height:1.3;
    -webkit-text-size-adjust:100%;text-size-adjust:100%}
    .g{display:contents}
    button,[role=button]:where(:not([data-trait])),[role=tab]{display:inline-flex;
    align-items:center;justify-content:center;gap:6px;min-height:44px;min-width:44px;font:inherit;color:var(--tint,var(--accent));
    background:none;padding:0;cursor:pointer;text-align:-webkit-match-parent;
    text-align:match-parent}
    button:disabled{cursor:default}
    button,[role=button]{transition:scale .15s,opacity .15s}
    button:active,[role=button]:where(:not([data-trait])):active{opacity:.6}
    button:not([role=tab],:disabled):active{scale:.96}
    :focus-visible,label:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px;
    box-shadow:0 0 0 7px var(--halo)}
    input,textarea,select{font:inherit;color:inherit;background:none;margin:0}
    ::placeholder{color:var(--quiet);opacity:1}
    h1,h2,h3,h4,h5,h6{margin:0;font:inherit;font-weight:600}
    img{display:inline-block;max-width:100%}
    img:not([src]){width:28px;height:28px;border-radius:6px;background:var(--fill)}
    button>img{max-height:28px}
    svg.i{flex:none;width:24px;height:24px;fill:none;fill-rule:evenodd;stroke:currentcolor;
    stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
    svg.f{fill:currentcolor}
    span[role=img]:where(:not([data-trait])){aspect-ratio:1}
    span[role=img]>svg{display:block;width:100%;height:100%}

    """

  /// Links, runs of rich text, subtitles, and indicators of running actions.
  static let texts = """
    .link{display:inline-flex;align-items:center;gap:6px;min-height:24px;color:var(--accent);
    text-decoration:none;cursor:pointer}
    .link[aria-disabled=true]{opacity:.4;cursor:default}
    .r{display:inline;unicode-bidi:normal}
    a.r{color:var(--tint,var(--accent));text-decoration:underline}
    strong.r{font-weight:700}
    code.r{font-family:ui-monospace,monospace;font-size:1em}
    .u{display:block;font-size:.8em;font-weight:400;opacity:.8}
    :is(button,[role=button]):has(>.t:only-child>.u){text-align:center}
    .bar>.t>.u{font-size:13px;opacity:1;color:var(--quiet)}
    :is(button,[role=button])[aria-busy=true]::before{content:"";flex:none;width:1.2em;height:1.2em;
    border-radius:50%;background:conic-gradient(#0000 10%,currentcolor);
    mask:radial-gradient(closest-side,#0000 70%,#000 74%);animation:turn 1s linear infinite}
    [aria-busy=true]>:is(img,svg){display:none}

    """

  /// Screens and views: columns with gaps, and full-width bars and tables.
  static let layout = """
    .screen{display:flex;flex-direction:column;gap:8px;color:light-dark(#000,#fff)}
    div:not([role],.g,.screen),div[data-trait]{display:grid;grid-template-columns:minmax(0,1fr);
    align-content:start;gap:8px}
    :is(div:not([role],.g,.screen),div[data-trait]):has(>.w){display:flex;flex-direction:column}
    :is(body,body>main)>.screen:only-of-type{min-height:100vh;min-height:100dvh}
    .screen>*,.scroll>*{margin-inline:16px}
    .screen>:is(.screen,.bar,[role=toolbar],[role=tablist]:where(:not([data-trait])),[role=list],
    .scroll,.g),
    .scroll>:is([role=list],.g){margin-inline:0}
    .screen>:not(.bar,[role]:where(:not([data-trait]))):first-child,
    .scroll>:first-child{margin-block-start:16px}
    .screen>:not([role]:where(:not([data-trait]))):last-child,
    .scroll>:last-child{margin-block-end:16px}
    :is(.screen,.scroll,div:not([role],.g),div[data-trait])
    >:is(button,.link,select,img,span[role=img]:where(:not([data-trait])),
    input:not([type=text],[type=password],[type=search],[type=email],[type=tel],[type=url],
    [type=range])){
    align-self:start;justify-self:start}
    :is(.screen,.scroll,div:not([role],.g),div[data-trait])
    >:is(form:not(:has(label)),[role=progressbar]){align-self:center;justify-self:center}
    span{display:inline-block;max-width:100%;overflow-wrap:break-word}
    :is(pre,p,h1,h2,h3,h4,h5,h6,code,em,strong,blockquote) span{display:inline}
    .scroll{overflow:auto}

    """
}

// MARK: - Controls

extension KindSheet {
  /// Text fields, text views, and controls with a choice of values.
  static let fields = """
    input:not([type=range],[type=checkbox],[type=radio]),select,textarea{min-height:36px;
    padding:6px 12px;border:1px solid var(--edge);border-radius:10px;
    background-color:var(--fill)}
    button,input,textarea,.l,form:has(label),progress{max-width:\(readableWidth)}
    input:is([type=text],[type=password],[type=search],[type=email],[type=tel],[type=url]){
    min-width:0}
    textarea{min-height:88px;padding:10px 12px;resize:vertical;field-sizing:content}
    input[type=search],select,input[type=range]{
    --left:calc((1 + var(--dir))/2*var(--start,0px) + (1 - var(--dir))/2*var(--end,0px));
    --right:calc((1 - var(--dir))/2*var(--start,0px) + (1 + var(--dir))/2*var(--end,0px))}
    input[type=search]{--start:34px;appearance:none;padding-inline-start:34px;
    background-origin:content-box;background-repeat:no-repeat;
    background-image:radial-gradient(circle,#0000 4.2px,var(--quiet) 4.8px 6px,#0000 6.6px),
    linear-gradient(45deg,#0000 38%,var(--quiet) 42% 58%,#0000 62%);
    background-size:14px 14px,7px 7px;
    background-position:calc(50% - var(--dir)*(50% + 24px)) calc(50% - 1px),
    calc(50% + 5.5px - var(--dir)*(50% + 19.5px)) calc(50% + 6px)}
    input.c{--start:0px;padding-inline-start:12px;background-image:none}
    ::-webkit-search-cancel-button{appearance:none;width:20px;height:20px;cursor:pointer;
    background:var(--quiet);mask:\(outline("xmark.circle")) 50%/contain no-repeat}
    input.c::-webkit-search-cancel-button{opacity:var(--clear,1)}
    input.c:focus::-webkit-search-cancel-button{opacity:var(--clear-editing,1)}
    .l{display:flex;align-items:center;gap:8px;min-height:36px;padding:6px 12px;
    border:1px solid var(--edge);border-radius:10px;background-color:var(--fill)}
    .l:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px;
    box-shadow:0 0 0 7px var(--halo)}
    .l>:is(img,svg){flex:none;max-height:24px}
    .l>svg.i{width:20px;height:20px}
    .l>input{display:block!important;flex:1!important;width:auto!important;
    min-width:0!important;max-width:none!important;height:auto!important;min-height:24px!important;
    max-height:none!important;margin:0!important;padding:0!important;border:0!important;
    border-radius:0!important;outline:0!important;background:none!important;
    box-shadow:none!important;opacity:1!important;transform:none!important;filter:none!important;
    backdrop-filter:none!important;aspect-ratio:auto!important;zoom:1!important}
    select{--end:32px;appearance:none;padding-inline-end:32px;cursor:pointer;
    background-origin:content-box;background-repeat:no-repeat;
    background-image:linear-gradient(45deg,#0000 38%,var(--quiet) 42% 58%,#0000 62%),
    linear-gradient(-45deg,#0000 38%,var(--quiet) 42% 58%,#0000 62%);background-size:6px 6px;
    background-position:calc(50% - 2.5px + var(--dir)*(50% + 18px)) 52%,
    calc(50% + 2.5px + var(--dir)*(50% + 18px)) 52%}
    option{color:fieldtext;background:field}
    input:is([type=date],[type=time],[type=datetime-local]){cursor:pointer;min-width:9em;
    font-variant-numeric:tabular-nums}
    ::-webkit-datetime-edit-fields-wrapper{padding:0}
    ::-webkit-calendar-picker-indicator{width:20px;height:20px;padding:0;margin-inline-start:6px;
    opacity:1;cursor:pointer;background:var(--tint,var(--accent));
    mask:\(outline("calendar")) 50%/contain no-repeat}
    [type=time]::-webkit-calendar-picker-indicator{mask-image:\(outline("clock"))}
    input[type=number]{width:168px;padding-block:0;padding-inline-end:0;appearance:textfield;
    overflow:clip;font-variant-numeric:tabular-nums}
    @supports selector(::-webkit-inner-spin-button){input[type=number]{appearance:none}}
    ::-webkit-inner-spin-button{appearance:none;width:36px;height:96px;margin:-30px 30px;
    rotate:calc(var(--dir)*90deg);opacity:1;cursor:pointer;background-color:var(--fill);
    background-image:
    var(--increment-image,linear-gradient(currentcolor 0 0),linear-gradient(currentcolor 0 0)),
    var(--decrement-image,linear-gradient(currentcolor 0 0)),linear-gradient(var(--line) 0 0);
    background-size:var(--increment-size,14px 2px,2px 14px),var(--decrement-size,2px 14px),22px 1px;
    background-repeat:no-repeat;background-position:var(--increment-place,50% 23px,50% 17px),
    var(--decrement-place,50% 65px),50% 50%;border-radius:9px}

    """

  /// Controls with a shape: segments, page controls, sliders, switches and progress bars.
  static let controls = """
    form{display:inline-flex;max-width:100%}
    form:has(label){padding:2px;border-radius:9px;background-color:var(--fill);font-size:15px}
    fieldset{display:flex;flex:1;justify-content:center;min-width:0;margin:0;padding:0}
    fieldset>label{flex:1;position:relative;display:flex;align-items:center;justify-content:center;
    min-height:32px;padding:2px 12px;border-radius:7px;cursor:pointer;text-align:center}
    fieldset>label>input{appearance:none;position:absolute;inset:0;border-radius:inherit;
    cursor:pointer;outline:0}
    fieldset>label:has(:checked){background-color:var(--selected-segment,var(--knob));font-weight:600;
    box-shadow:0 0 0 .5px var(--edge),0 1px 3px #0003}
    label+label::before{content:"";position:absolute;inset-inline-start:-.5px;width:1px;height:16px;
    background:var(--divider,var(--line))}
    label:has(:checked)::before,label:has(:checked)+label::before{opacity:0}
    fieldset>input{appearance:none;width:var(--page-size,8px);height:var(--page-size,8px);margin:8px;
    border-radius:var(--page-corner,50%);cursor:pointer;position:relative;
    box-shadow:inset 0 0 0 1.5px var(--page-ring,#0000);
    background:var(--page-image,none) 50%/contain no-repeat var(--page,var(--edge))}
    fieldset>input::before{content:"";position:absolute;inset:-8px}
    fieldset>input:checked{
    background:var(--current-page-image,none) 50%/contain no-repeat var(--current-page,currentcolor)}
    progress{appearance:none;display:block;width:100%;min-width:60px;height:6px;border-radius:3px;
    overflow:hidden;background:var(--track,var(--fill));box-shadow:inset 0 0 0 1px var(--edge)}
    progress::-webkit-progress-bar{background:#0000}
    progress::-webkit-progress-value{background:var(--progress,var(--accent));border-radius:3px}
    progress::-moz-progress-bar{background:var(--progress,var(--accent));border-radius:3px}
    input[type=range]{appearance:none;height:32px;min-width:60px;cursor:pointer;
    padding:0 var(--right) 0 var(--left);
    background:var(--minimum-image,none) calc(50% - var(--dir)*(50% + 34px)) 50%/24px \
    no-repeat content-box border-box,
    var(--maximum-image,none) calc(50% + var(--dir)*(50% + 34px)) 50%/24px \
    no-repeat content-box border-box,none 0 0/auto;
    --min:var(--minimum-track,var(--accent));--max:var(--maximum-track,var(--edge))}
    input[type=range]::-webkit-slider-runnable-track{height:28px;overflow:hidden;
    background:var(--maximum-track-image,none) 50%/100% 4px no-repeat}
    input[type=range]::-webkit-slider-thumb{appearance:none;width:28px;height:28px;
    border-radius:50%;background:var(--thumb-image,none) 50%/contain no-repeat var(--thumb,#fff);
    box-shadow:var(--thumb-shadow,inset 0 0 0 1px var(--thumb,var(--edge)));
    border-image:linear-gradient(calc(var(--dir)*90deg),var(--min) 50%,var(--max) 0)
    0 1/calc(50% - 2px) 100vw/0 100vw}
    input[type=range]::-moz-range-track{height:4px;border-radius:2px;
    background:var(--maximum-track-image,none) 50%/100% 100% no-repeat var(--max)}
    input[type=range]::-moz-range-progress{height:4px;border-radius:2px;
    background:var(--minimum-track-image,none) 50%/100% 100% no-repeat var(--min)}
    input[type=range]::-moz-range-thumb{width:28px;height:28px;
    background:var(--thumb-image,none) 50%/contain no-repeat var(--thumb,#fff);
    box-shadow:var(--thumb-shadow,inset 0 0 0 1px var(--thumb,var(--edge)))}
    input[role=switch]{appearance:none;flex:none;width:51px;height:31px;border-radius:16px;
    background:var(--edge);cursor:pointer;transition:background-color .2s}
    input[role=switch]::before{content:"";display:block;width:27px;height:27px;margin:2px;
    border-radius:50%;background:var(--thumb,#fff);box-shadow:0 2px 5px #0003;
    transition:margin .2s,scale .2s}
    input[role=switch]:active::before{scale:.9}
    input[role=switch]:checked{background:var(--on,light-dark(#248a3d,#30d158))}
    input[role=switch]:checked::before{margin-inline-start:22px}
    [role=progressbar]{width:22px;height:22px;border-radius:50%;
    background:conic-gradient(#0000 10%,currentcolor);
    mask:radial-gradient(closest-side,#0000 70%,#000 74%);animation:turn 1s linear infinite}
    @keyframes turn{to{rotate:1turn}}

    """

  /// The animations of elements that a patch inserts, from their presence, and of those that it
  /// removes, into it.
  static let entering = """
    :is([data-enters]:not(.g),.g[data-enters]>:first-child){animation:enter var(--enter,0s) backwards}
    @keyframes enter{from{opacity:var(--enter-opacity,1);transform:var(--enter-transform,none)}}
    :is([data-leaves]:not(.g),.g[data-leaves]>:first-child){animation:leave var(--enter,0s) forwards;
    pointer-events:none}
    @keyframes leave{to{opacity:var(--enter-opacity,1);transform:var(--enter-transform,none)}}

    """

  /// Print, forced colors and reduced motion.
  static let media = """
    @media print{*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    :is(body,body>main)>.screen:only-of-type{min-height:0}
    [role=progressbar]{animation:none}}
    @media(prefers-reduced-motion:reduce){*,::before{animation:none!important;
    transition:none!important}
    button:active,input[role=switch]:active::before{scale:none!important}}
    @media(forced-colors:active){:root,:host{--accent:highlight;--quiet:canvastext;--line:canvastext;
    --edge:canvastext;--halo:#0000;--fill:canvas;--knob:highlight}
    .bar,[role=toolbar],[role=tablist]{outline:1px solid;outline-offset:-1px}
    :not(.bar,[role=toolbar])>:is(button:not([role=tab]),[role=button]){
    border:1px solid!important;padding-inline:8px}
    .bar>::before{forced-color-adjust:none}
    [role=tab][aria-selected=true]{border-bottom:3px solid highlight!important}
    input:not([type=range]),select,textarea,form:has(label),progress,.l{border:1px solid!important}
    .l>input:not([type=range]){border:0!important}
    fieldset>label:has(:checked),
    :is(button,[role=button]):is([aria-pressed=true],[data-state~=selected]),
    [role=listitem][data-state~=selected]{forced-color-adjust:none;background:highlight!important;
    color:highlighttext!important}
    :is(button,[role=button],[role=listitem]):is([aria-pressed=true],
    [data-state~=selected]) :not(img){background:none!important;color:inherit!important}
    ::placeholder{color:canvastext!important}
    input[role=switch],input[type=range],fieldset>input,progress,[role=progressbar],
    ::-webkit-inner-spin-button{forced-color-adjust:none}
    input[role=switch]{background:canvas!important;border:2px solid canvastext!important}
    input[role=switch]::before{margin:0;background:canvastext!important}
    input[role=switch]:checked{background:highlight!important}
    input[role=switch]:checked::before{margin-inline-start:20px}
    input[type=range]{--min:highlight!important;--max:canvastext!important}
    input[type=range]::-webkit-slider-thumb{background:canvastext!important}
    fieldset>input{border-color:canvastext!important;background:canvas!important}
    fieldset>input:checked{background:canvastext!important}
    progress{background:canvas!important;border-color:canvastext!important}
    progress::-webkit-progress-value{background:highlight!important}
    [role=progressbar]{color:canvastext!important}
    [role=listitem]::after{forced-color-adjust:none;background:canvastext!important}
    ::-webkit-search-cancel-button,::-webkit-calendar-picker-indicator{forced-color-adjust:none;background:canvastext!important}
    [aria-busy=true]::before{forced-color-adjust:none;color:buttontext}
    input[type=search]{forced-color-adjust:none;background-color:canvas!important;
    color:canvastext!important;border-color:canvastext!important}
    input[type=number],select{forced-color-adjust:none;background-color:canvas!important;
    color:canvastext!important;border-color:canvastext!important}
    img:not([src]){border:1px solid}}
    """
}

// MARK: - Bars

extension KindSheet {
  /// Bars: centered titles between items, evenly distributed tools, and tabs with one selected.
  ///
  /// Navigation bars below 360 px have less space at their ends, so that more words stay whole.
  static let bars = """
    .bar,[role=toolbar],[role=tablist]:where(:not([data-trait])){position:relative;
    align-items:center;min-height:44px;padding:0 16px;background-color:var(--bar);box-shadow:0 .5px var(--line)}
    .bar{display:grid;column-gap:4px;padding-inline:clamp(6px,calc(20% - 46px),16px);
    grid-template-columns:minmax(min-content,1fr) auto minmax(min-content,1fr)}
    .bar>.t{grid-area:1/2;position:relative;text-align:center;min-width:0;padding-block:8px;
    overflow-wrap:anywhere}
    .bar>.t:only-child{grid-column:1/-1}
    .bar>.p{grid-area:1/2;align-self:start;text-align:center;font-size:13px;color:var(--quiet);
    padding-block-start:4px}
    .bar:has(>.p)>.t{padding-block-start:22px}
    .bar>:not(.t,.p){grid-row:1;grid-column:3;justify-self:end}
    .bar>:not(.t,.p):has(~:not(.t)){grid-column:1;justify-self:start}
    .bar:has(>:not(.t,.p)~:not(.t)~:not(.t)){display:flex}
    .bar:has(>:not(.t,.p)~:not(.t)~:not(.t))>:is(.t,.p){position:absolute;inset-inline:30%;
    white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    .bar:has(>:not(.t,.p)~:not(.t)~:not(.t))>:nth-child(1 of :not(.t,.p)){margin-inline-end:auto}
    [role=toolbar]{display:flex;justify-content:space-between;gap:8px;min-height:49px}
    [role=toolbar]>:only-child{margin-inline:auto}
    [role=tablist]:where(:not([data-trait])){display:flex;justify-content:space-evenly;
    min-height:50px;padding:0 4px}
    [role=toolbar],[role=tablist]:where(:not([data-trait])){box-shadow:0 -.5px var(--line)}
    .screen>:not([role=toolbar],[role=tablist])
    +:is([role=toolbar],[role=tablist]:where(:not([data-trait]))){
    margin-block-start:auto}
    .screen>[role=toolbar]:has(+[role=tablist]){margin-block-end:-8px}
    [role=tab]{flex:1;flex-direction:column;gap:1px;min-height:50px;padding:5px 2px;
    max-width:150px;font-size:11px;line-height:1.2;font-weight:500;
    color:var(--unselected,var(--quiet))}
    [role=tab][aria-selected=true]{color:var(--tint,var(--accent))}
    [role=tab]:not(:has(img,svg)){font-size:15px}
    [role=tab]{position:relative}
    [role=tab]>.b{position:absolute;top:2px;inset-inline-start:calc(50% + 4px);min-width:18px;
    padding:0 5px;border-radius:9px;background-color:light-dark(#d70015,#ff453a);
    color:light-dark(#fff,#000);font-size:12px;line-height:18px;text-align:center}
    .bar button{padding-inline:2px}
    .bar>::before{scale:var(--dir) 1}

    """

  private static let rowHeight = CSSText.size(CSSDefaults().rowHeight)

  /// Rows of a table: a text and an accessory on one line, with lines between rows.
  static let rows = """
    [role=list]{display:block;overflow:auto}
    [role=list]>:not([role=none]),[role=list]>[role=none]>*{position:relative;
    min-height:var(--row-height,\(rowHeight))}
    [role=listitem]{display:flex;align-items:center;gap:12px;padding:6px 16px}
    :where([role=list],[role=none])>[role=listitem]{margin-inline:var(--group-inset)}
    [role=listitem]:where(:not(.section-header,.section-footer)){background-color:var(--cell)}
    :where([role=none])>[role=listitem]:where(:nth-child(1 of :not(.section-header))),
    :where([role=list])>[role=listitem]:where(:first-child,[role=none]+*){
    border-start-start-radius:var(--group-radius);border-start-end-radius:var(--group-radius)}
    :where([role=none])>[role=listitem]:where(:nth-last-child(1 of :not(.section-footer))),
    :where([role=list])>[role=listitem]:where(:last-child,:has(+[role=none])){
    border-end-start-radius:var(--group-radius);border-end-end-radius:var(--group-radius)}
    [role=listitem]>.t{flex:1 1 auto;min-width:0}
    [role=listitem]>:is(input,form,progress){flex-shrink:9999}
    [role=listitem]>input[type=number]{min-width:144px}
    [role=listitem]>.d{flex:none;max-width:clamp(40%,100% - 158px,60%);color:var(--quiet)}
    [role=listitem]::after{flex:none;width:20px;height:20px;margin-inline-start:auto;
    background:var(--tint,var(--accent));mask:var(--accessory) 50%/contain no-repeat}
    [role=listitem]:has(>.t)::after{margin-inline-start:0}
    [role=listitem][data-state~=highlighted],[role=listitem][data-state~=selected]{
    background-color:var(--fill)}
    [role=listitem][aria-disabled=true]{opacity:.4}
    [role=listitem]>:last-child:not(:first-child){margin-inline-start:auto}
    [role=listitem].e{display:grid;grid-template-columns:auto minmax(0,1fr) auto auto;
    gap:0;align-content:center}
    .e>.t{grid-area:1/2}
    [role=listitem].e>.d{grid-area:2/2;max-width:none;font-size:.8em;margin-inline-start:0}
    .e:not(:has(>.d))>.t{grid-row:1/3}
    .e>:is(img,svg):first-child{grid-area:1/1/3;margin-inline-end:12px}
    [role=listitem].e>:not(.t,.d,:is(img,svg):first-child){grid-area:1/3/3;margin-inline-start:12px}
    [role=listitem].e::after{grid-area:1/4/3;margin-inline-start:12px}
    .section-header,.section-footer{padding:8px 16px 6px;font-size:13px;color:var(--quiet)}
    [role=list]>[role=none]>:is(.section-header,.section-footer){min-height:0}
    .section-header{align-items:baseline;font-weight:600}
    .section-header>.t{font-weight:inherit}
    .section-header>svg.i,.section-footer>svg.i{width:18px;height:18px;align-self:center}
    [role=list]>*+[role=none],[role=list]>[role=none]+*{margin-block-start:14px}
    :is([role=list],[role=none])>:not([role=none],.section-header)
    +:not([role=none],.section-header,.section-footer)::before{content:"";position:absolute;top:0;
    inset-inline:var(--separator-start,16px) var(--separator-end,0);height:0;
    border-top:1px var(--separator-style,solid) var(--separator,var(--line))}
    [role=table]{display:table}
    [role=rowgroup]{display:table-row-group}
    [role=row]{display:table-row}
    [role=cell],[role=columnheader]{display:table-cell;padding:1px;vertical-align:middle}
    [role=columnheader]{font-weight:bold;text-align:center}

    """
}
