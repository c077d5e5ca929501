/// The style sheet of the kinds: what each element looks like before its class says anything.
///
/// In a layer, so that every class wins over it. Parts that only pseudo-elements reach are drawn with
/// the properties that classes set for them.
enum KindSheet {
  static let text = """
    @layer kinds{*{box-sizing:border-box;border:0 solid #000}\
    body{margin:0;font-family:system-ui;font-size:17px}\
    .g{display:contents}\
    button,[role=button],[role=tab]{display:inline-flex;align-items:center;justify-content:center;\
    font:inherit;color:inherit;background:none;padding:0;cursor:pointer;text-align:inherit}\
    button:disabled{cursor:default}\
    input,textarea,select{font:inherit;color:inherit;background:none;margin:0}\
    ::placeholder{color:color-mix(in srgb,currentcolor 65%,transparent)}\
    label,span.t{display:inline-block}\
    h1{margin:0;font:inherit;font-weight:600;text-align:center;position:relative}\
    nav,[role=toolbar],[role=tablist]{display:flex;align-items:center;gap:8px}\
    [role=radiogroup]{display:inline-flex}\
    [role=radio]{padding:4px 12px;cursor:pointer}\
    [role=radio]+[role=radio]{border-left:1px solid var(--divider,#0003)}\
    [role=radio][aria-checked=true]{font-weight:600}\
    [role=list]>*{min-height:var(--row-height,auto)}\
    [role=list]>*+*{border-top:1px var(--separator-style,solid) var(--separator,#3c3c434a)}\
    div[tabindex]{overflow:auto}\
    [role=table]{display:table}\
    [role=rowgroup]{display:table-row-group}\
    [role=row]{display:table-row}\
    [role=cell],[role=columnheader]{display:table-cell;padding:1px;vertical-align:middle}\
    [role=columnheader]{font-weight:bold;text-align:center}\
    img{display:inline-block}\
    [role=slider]{display:inline-flex;gap:8px}\
    [role=slider] i{width:8px;height:8px;border-radius:50%;background:var(--page,#0004)}\
    [role=slider] i.now{background:var(--current-page,currentcolor)}\
    progress{appearance:none;height:4px;background:var(--track,#aaa)}\
    progress::-webkit-progress-bar{background:var(--track,#aaa)}\
    progress::-webkit-progress-value{background:var(--progress,#007aff)}\
    progress::-moz-progress-bar{background:var(--progress,#007aff)}\
    input[type=range]{appearance:none;height:28px;--filled:50%}\
    @supports(width:attr(x type(*))){input[type=range]{--filled:calc(100%*(attr(value type(<number>)) - \
    attr(min type(<number>)))/(attr(max type(<number>)) - attr(min type(<number>))))}}\
    input[type=range]::-webkit-slider-runnable-track{height:4px;border-radius:2px;background:\
    linear-gradient(90deg,var(--minimum-track,#007aff) var(--filled),var(--maximum-track,#aaa) 0)}\
    input[type=range]::-webkit-slider-thumb{appearance:none;width:28px;height:28px;margin-top:-12px;\
    border-radius:50%;background:var(--thumb,#fff);box-shadow:0 1px 4px #0006}\
    input[type=range]::-moz-range-track{height:4px;background:var(--maximum-track,#aaa)}\
    input[type=range]::-moz-range-progress{height:4px;background:var(--minimum-track,#007aff)}\
    input[type=range]::-moz-range-thumb{background:var(--thumb,#fff)}\
    input[role=switch]{appearance:none;width:51px;height:31px;border-radius:16px;background:#78788029;\
    cursor:pointer}\
    input[role=switch]::before{content:"";display:block;width:27px;height:27px;margin:2px;\
    border-radius:50%;background:var(--thumb,#fff)}\
    input[role=switch]:checked{background:var(--on,#34c759)}\
    input[role=switch]:checked::before{margin-left:22px}\
    [role=progressbar]{width:20px;height:20px;border:2px solid #0003;border-top-color:currentcolor;\
    border-radius:50%;animation:turn 1s linear infinite}\
    @keyframes turn{to{rotate:1turn}}\
    @media(prefers-reduced-motion:reduce){[role=progressbar]{animation:none}}}
    """
}
