/// The documented changes of texts, by scalars.
extension String {
  /// The text in HTML: control characters other than white space are U+FFFD, and line breaks are
  /// line feeds.
  var shown: String {
    replacingScalars("\r\n", "\n").mapScalars { scalar in
      switch scalar.value {
      case 0x0D: "\n"
      case 0x09, 0x0A: scalar
      case ..<0x20, 0x7F: "\u{FFFD}"
      default: scalar
      }
    }
  }

  /// The text in CSS, which has no NUL.
  var replacingNUL: String { mapScalars { $0 == "\0" ? "\u{FFFD}" : $0 } }

  /// The path of an image with this name, or the URL that the name is; nil for an empty name.
  var path: String? { isEmpty ? nil : asPath }

  var asPath: String {
    let start = String(decoding: utf8.prefix(8), as: UTF8.self).lowercased()
    let isRemote =
      start.utf8.starts(with: "http://".utf8) || start.utf8.elementsEqual("https://".utf8)
    return utf8.reduce(into: isRemote ? "" : "./") { path, byte in
      let scalar = Unicode.Scalar(byte)
      let others = isRemote ? "0123456789-_.~/:?#[]@!$&'()*+,;=%" : "0123456789-_.~/"
      let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || others.utf8.contains(byte))
      let digits = String(byte, radix: 16, uppercase: true)
      path += isPlain ? String(scalar) : "%\(byte < 16 ? "0" : "")\(digits)"
    }
  }

  /// Returns the text with all occurrences of some scalars replaced.
  func replacingScalars(_ text: String, _ other: String) -> String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.first {
      let isThere = rest.starts(with: text.utf8)
      result += isThere ? Array(other.utf8) : [byte]
      rest = rest.dropFirst(isThere ? text.utf8.count : 1)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func mapScalars(_ change: (Unicode.Scalar) -> Unicode.Scalar) -> String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars { result.append(change(scalar)) }
    return String(result)
  }
}
