// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Sources/StyleInspector/Assets

/// The minified files of `Sources/StyleInspector/Assets`.
enum StyleInspectorAssets {
  static let graphCSS = #".traits text{font:13px ui-monospace,monospace;fill:#1c1c1e}.traits rect{fill:#ffffff}.traits path{fill:none;stroke:#636366}.traits .trait{fill:#f2f2f7;stroke:#636366}.traits .type{fill:#d6e8ff;stroke:#636366}.traits .superclass{fill:#e5e5ea;stroke:#636366}.traits .styleProtocol{fill:#e2f5e5;stroke:#636366}@media (prefers-color-scheme:dark){.traits text{fill:#f2f2f7}.traits rect{fill:#1c1c1e}.traits path{stroke:#aeaeb2}.traits .trait{fill:#2c2c2e;stroke:#aeaeb2}.traits .type{fill:#123a63;stroke:#aeaeb2}.traits .superclass{fill:#3a3a3c;stroke:#aeaeb2}.traits .styleProtocol{fill:#1d4426;stroke:#aeaeb2}}"#
}
