internal import Foundation

/// The types of properties, which their mangled names end in.
///
/// Declarations spell types as their authors did: by alias, or by a name that two modules have. The
/// demangled name has the type itself, with its module, so that types compare as texts.
enum MangledType {
  /// Returns the type of a property in full: `Swift.Double`.
  ///
  /// - Parameter identifier: The property's precise identifier, `s:` and the mangled name.
  /// - Returns: The type; nil where the name can't be demangled.
  static func ofProperty(_ identifier: String) -> String? {
    guard identifier.hasPrefix("s:"), let name = demangle("$s" + identifier.dropFirst(2)),
      let separator = name.firstRange(of: " : ")
    else { return nil }
    return String(name[separator.upperBound...])
  }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The standard library's entry point: public, but not declared in any header or interface.
  private static let entry: Demangle? = {
    #if canImport(Darwin)
    let program = UnsafeMutableRawPointer(bitPattern: -2)
    #else
    let program: UnsafeMutableRawPointer? = nil
    #endif
    return dlsym(program, "swift_demangle").map { unsafeBitCast($0, to: Demangle.self) }
  }()

  private static func demangle(_ name: String) -> String? {
    // The result is allocated by the callee, which leaves freeing it to the caller.
    guard let entry, let result = entry(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }
}
