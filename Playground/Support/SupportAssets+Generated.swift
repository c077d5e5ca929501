// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Playground/Support/Assets

/// The minified files of `Playground/Support/Assets`.
enum SupportAssets {
  static let skipCSS = #".skip{position:fixed;z-index:9;inset:8px auto auto 8px;padding:10px 16px;border-radius:10px;translate:0 -200%}.skip:focus{translate:none}"#
}
