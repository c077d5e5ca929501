/// The style sheet of the kinds, which styles each element before its class declares anything.
///
/// The rules are in a cascade layer, so classes override them. Colors follow the color scheme with
/// `light-dark()`, and sides follow the direction with logical properties. Where there are none,
/// they follow `--dir`, which is 1 from left to right and -1 from right to left: other than
/// `:dir()`, it also follows a look that sets the property `direction`. Parts that only
/// pseudo-elements can style use the custom properties that classes set.
enum KindSheet {
  /// The rules on one line.
  static let text =
    "@layer kinds{" + lines(environments + base + layout + bars + rows + fields + controls + media)
    + "}"

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
    --bar:light-dark(#f8f8faf2,#1c1c1ef2);--knob:light-dark(#fff,#636369)}
    :root{background-color:light-dark(#fff,#111113);color:light-dark(#000,#fff)}
    body{margin:0;font-family:system-ui,sans-serif;font-size:17px;line-height:1.3;
    -webkit-text-size-adjust:100%;text-size-adjust:100%}
    .g{display:contents}
    button,[role=button],[role=tab]{display:inline-flex;align-items:center;justify-content:center;
    gap:6px;min-height:44px;min-width:44px;font:inherit;color:var(--tint,var(--accent));
    background:none;padding:0;cursor:pointer;text-align:-webkit-match-parent;
    text-align:match-parent}
    button:disabled{cursor:default}
    button:active,[role=button]:active{opacity:.6}
    :focus-visible,label:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}
    input,textarea,select{font:inherit;color:inherit;background:none;margin:0}
    ::placeholder{color:var(--quiet);opacity:1}
    h1,h2,h3,h4,h5,h6{margin:0;font:inherit;font-weight:600}
    img{display:inline-block;max-width:100%}
    img:not([src]){width:28px;height:28px;border-radius:6px;background:var(--fill)}
    button>img{max-height:28px}
    svg.i{flex:none;width:24px;height:24px;fill:none;fill-rule:evenodd;stroke:currentcolor;
    stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
    svg.f{fill:currentcolor}
    span[role=img]{aspect-ratio:1}
    span[role=img]>svg{display:block;width:100%;height:100%}

    """

  /// Screens and views: columns with gaps, and full-width bars and tables.
  static let layout = """
    .screen{display:flex;flex-direction:column;gap:8px;color:light-dark(#000,#fff)}
    div:not([role],.g,.screen),div[role=group]{display:grid;grid-template-columns:minmax(0,1fr);
    align-content:start;gap:8px}
    :is(body,body>main)>.screen:only-of-type{min-height:100vh;min-height:100dvh}
    .screen>*,.scroll>*{margin-inline:16px}
    .screen>:is(.screen,.bar,[role=toolbar],[role=tablist],[role=list],.scroll,.g),
    .scroll>:is([role=list],.g){margin-inline:0}
    .screen>:not(.bar,[role]):first-child,.scroll>:first-child{margin-block-start:16px}
    .screen>:not([role]):last-child,.scroll>:last-child{margin-block-end:16px}
    :is(.screen,.scroll,div:not([role],.g),div[role=group])
    >:is(button,select,img,span[role=img],input:not([type=text],[type=password],[type=search],[type=range])){
    align-self:start;justify-self:start}
    :is(.screen,.scroll,div:not([role],.g),div[role=group])
    >:is(form:not(:has(label)),[role=progressbar]){align-self:center;justify-self:center}
    span{display:inline-block;max-width:100%;overflow-wrap:break-word}
    :is(pre,p,h1,h2,h3,h4,h5,h6,code,em,strong,blockquote) span{display:inline}
    .scroll{overflow:auto}

    """
}
