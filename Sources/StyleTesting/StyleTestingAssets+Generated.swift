// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/StyleTesting/Assets

/// The minified files of `Sources/StyleTesting/Assets`.
enum StyleTestingAssets {
  static let matrixCSS = #"body{font:13px system-ui;margin:24px}body>h1{font:600 24px system-ui;text-align:left}table{border-collapse:collapse}th{text-align:left;font-weight:600;padding:4px 12px}td{padding:12px;font-size:17px}.light td{background:#fff;color:#000;color-scheme:light}.dark td{background:#000;color:#fff;color-scheme:dark}"#

  static func matrixHTML(title: String, styleSheet: String, heads: String, rows: String) -> String {
    #"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>\#(title)</title>
<style>\#(styleSheet)</style>
</head>
<body>
<h1>\#(title)</h1>
<table>
<tr>\#(heads)</tr>
\#(rows)
</table>
</body>
</html>

"""#
  }
}
