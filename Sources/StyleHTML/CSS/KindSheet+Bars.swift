internal import ProtocolStyle

extension KindSheet {
  /// Bars: centered titles between items, evenly distributed tools, and tabs with one selected.
  static let bars = """
    .bar,[role=toolbar],[role=tablist]{position:relative;align-items:center;min-height:44px;
    padding:0 16px;background-color:var(--bar);box-shadow:0 .5px var(--line)}
    .bar{display:grid;grid-template-columns:1fr auto 1fr;column-gap:8px}
    .bar>.t{grid-area:1/2;position:relative;text-align:center;min-width:0;padding-block:8px;
    overflow-wrap:anywhere}
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
    [role=tablist]{display:flex;justify-content:space-evenly;min-height:50px;padding:0 4px}
    [role=toolbar],[role=tablist]{box-shadow:0 -.5px var(--line)}
    .screen>:not([role=toolbar],[role=tablist])+:is([role=toolbar],[role=tablist]){
    margin-block-start:auto}
    .screen>[role=toolbar]:has(+[role=tablist]){margin-block-end:-8px}
    [role=tab]{flex:1;flex-direction:column;gap:1px;min-height:50px;padding:5px 2px;
    max-width:150px;font-size:11px;line-height:1.2;font-weight:500;color:var(--quiet)}
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
    [role=listitem]>.t{flex:1;min-width:0}
    [role=listitem]>.d{flex:none;max-width:60%;color:var(--quiet)}
    [role=listitem]::after{margin-inline-start:auto;font-size:20px;line-height:1;color:var(--quiet)}
    [role=listitem]:has(>.t)::after{margin-inline-start:0}
    [role=listitem][data-state~=highlighted],[role=listitem][data-state~=selected]{
    background-color:var(--fill)}
    [role=listitem][aria-disabled=true]{opacity:.4}
    [role=listitem]>:last-child:not(:first-child){margin-inline-start:auto}
    .section-header,.section-footer{padding:8px 16px 6px;font-size:13px;color:var(--quiet)}
    [role=list]>[role=none]>:is(.section-header,.section-footer){min-height:0}
    .section-header{align-items:baseline;font-weight:600}
    .section-header>.t{font-weight:inherit}
    .section-header>svg.i,.section-footer>svg.i{width:18px;height:18px;align-self:center}
    [role=list]>*+[role=none],[role=list]>[role=none]+*{margin-block-start:14px}
    :is([role=list],[role=none])>:not([role=none],.section-header)
    +:not([role=none],.section-header,.section-footer)::before{content:"";position:absolute;top:0;
    inset-inline:16px 0;height:0;
    border-top:1px var(--separator-style,solid) var(--separator,var(--line))}
    [role=table]{display:table}
    [role=rowgroup]{display:table-row-group}
    [role=row]{display:table-row}
    [role=cell],[role=columnheader]{display:table-cell;padding:1px;vertical-align:middle}
    [role=columnheader]{font-weight:bold;text-align:center}

    """
}
