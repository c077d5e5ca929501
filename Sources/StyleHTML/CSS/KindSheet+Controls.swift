extension KindSheet {
  /// Text fields, text views, and controls with a choice of values.
  static let fields = """
    input:not([type=range],[type=checkbox],[type=radio]),select,textarea{min-height:36px;
    padding:6px 12px;border-radius:10px;background-color:var(--fill)}
    input:is([type=text],[type=password],[type=search]){min-width:0}
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
    select{--end:32px;appearance:none;padding-inline-end:32px;cursor:pointer;
    background-origin:content-box;background-repeat:no-repeat;
    background-image:linear-gradient(45deg,#0000 50%,var(--quiet) 0),
    linear-gradient(-45deg,#0000 50%,var(--quiet) 0);background-size:5px 5px;
    background-position:calc(50% - 2.5px + var(--dir)*(50% + 17.5px)) 52%,
    calc(50% + 2.5px + var(--dir)*(50% + 17.5px)) 52%}
    option{color:fieldtext;background:field}
    input:is([type=date],[type=time],[type=datetime-local]){cursor:pointer;min-width:9em}
    input[type=number]{width:168px;padding-block:0;padding-inline-end:0;appearance:textfield;
    overflow:clip;font-variant-numeric:tabular-nums}
    @supports selector(::-webkit-inner-spin-button){input[type=number]{appearance:none}}
    ::-webkit-inner-spin-button{appearance:none;width:36px;height:96px;margin:-30px 30px;
    rotate:calc(var(--dir)*90deg);opacity:1;cursor:pointer;background-color:var(--fill);
    background-image:linear-gradient(currentcolor 0 0),linear-gradient(currentcolor 0 0),
    linear-gradient(currentcolor 0 0),linear-gradient(var(--line) 0 0);
    background-size:14px 2px,2px 14px,2px 14px,22px 1px;background-repeat:no-repeat;
    background-position:50% 23px,50% 17px,50% 65px,50% 50%;border-radius:9px}

    """

  /// Controls with a shape: segments, page controls, sliders, switches and progress bars.
  static let controls = """
    form{display:inline-flex;max-width:100%}
    form:has(label){padding:2px;border-radius:9px;background-color:var(--fill);font-size:15px}
    fieldset{display:flex;flex:1;min-width:0;margin:0;padding:0}
    fieldset>label{flex:1;position:relative;display:flex;align-items:center;justify-content:center;
    min-height:32px;padding:2px 12px;border-radius:7px;cursor:pointer;text-align:center}
    fieldset>label>input{appearance:none;position:absolute;inset:0;border-radius:inherit;
    cursor:pointer;outline:0}
    fieldset>label:has(:checked){background-color:var(--selected-segment,var(--knob));font-weight:600;
    box-shadow:0 1px 3px #0003,0 0 0 .5px #0001}
    label+label::before{content:"";position:absolute;inset-inline-start:-.5px;width:1px;height:16px;
    background:var(--divider,var(--line))}
    label:has(:checked)::before,label:has(:checked)+label::before{opacity:0}
    fieldset>input{appearance:none;width:8px;height:8px;margin:8px;border-radius:50%;
    background:var(--page,light-dark(#0005,#fff6));cursor:pointer;position:relative}
    fieldset>input::before{content:"";position:absolute;inset:-8px}
    fieldset>input:checked{background:var(--current-page,currentcolor)}
    progress{appearance:none;display:block;width:100%;min-width:60px;height:6px;border-radius:3px;
    overflow:hidden;background:var(--track,var(--fill))}
    progress::-webkit-progress-bar{background:#0000}
    progress::-webkit-progress-value{background:var(--progress,var(--accent));border-radius:3px}
    progress::-moz-progress-bar{background:var(--progress,var(--accent));border-radius:3px}
    input[type=range]{appearance:none;height:32px;min-width:60px;cursor:pointer;
    padding:0 var(--right) 0 var(--left);
    background:var(--minimum-image,none) calc(50% - var(--dir)*(50% + 34px)) 50%/24px \
    no-repeat content-box border-box,
    var(--maximum-image,none) calc(50% + var(--dir)*(50% + 34px)) 50%/24px \
    no-repeat content-box border-box,none 0 0/auto;
    --min:var(--minimum-track,var(--accent));--max:var(--maximum-track,var(--line))}
    input[type=range]::-webkit-slider-runnable-track{height:28px;overflow:hidden}
    input[type=range]::-webkit-slider-thumb{appearance:none;width:28px;height:28px;
    border-radius:50%;background:var(--thumb,#fff);box-shadow:inset 0 0 0 .5px #0005;
    border-image:linear-gradient(calc(var(--dir)*90deg),var(--min) 50%,var(--max) 0)
    0 1/calc(50% - 2px) 100vw/0 100vw}
    input[type=range]::-moz-range-track{height:4px;border-radius:2px;background:var(--max)}
    input[type=range]::-moz-range-progress{height:4px;border-radius:2px;background:var(--min)}
    input[type=range]::-moz-range-thumb{width:28px;height:28px;background:var(--thumb,#fff);
    box-shadow:0 1px 4px #0005}
    input[role=switch]{appearance:none;flex:none;width:51px;height:31px;border-radius:16px;
    background:light-dark(#78788052,#78788070);cursor:pointer;transition:background-color .2s}
    input[role=switch]::before{content:"";display:block;width:27px;height:27px;margin:2px;
    border-radius:50%;background:var(--thumb,#fff);box-shadow:0 2px 5px #0003;transition:margin .2s}
    input[role=switch]:checked{background:var(--on,light-dark(#248a3d,#30d158))}
    input[role=switch]:checked::before{margin-inline-start:22px}
    [role=progressbar]{width:22px;height:22px;border-radius:50%;
    background:conic-gradient(#0000 10%,currentcolor);
    mask:radial-gradient(closest-side,#0000 70%,#000 74%);animation:turn 1s linear infinite}
    @keyframes turn{to{rotate:1turn}}

    """

  /// Print, forced colors and reduced motion.
  static let media = """
    @media print{*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    :is(body,body>main)>.screen:only-of-type{min-height:0}
    [role=progressbar]{animation:none}}
    @media(prefers-reduced-motion:reduce){*,::before{animation:none!important;
    transition:none!important}}
    @media(forced-colors:active){:root,:host{--accent:highlight;--quiet:canvastext;--line:canvastext;
    --fill:canvas;--knob:highlight}
    .bar,[role=toolbar],[role=tablist]{outline:1px solid;outline-offset:-1px}
    :not(.bar,[role=toolbar])>:is(button:not([role=tab]),[role=button]){
    border:1px solid!important;padding-inline:8px}
    .bar>::before{forced-color-adjust:none}
    [role=tab][aria-selected=true]{border-bottom:3px solid highlight!important}
    input:not([type=range]),select,textarea,form:has(label),progress{border:1px solid!important}
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
    input[type=search]{forced-color-adjust:none;background-color:canvas!important;
    color:canvastext!important;border-color:canvastext!important}
    input[type=number],select{forced-color-adjust:none;background-color:canvas!important;
    color:canvastext!important;border-color:canvastext!important}
    img:not([src]){border:1px solid}}
    """
}
