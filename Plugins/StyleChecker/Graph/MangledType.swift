internal import Foundation

/// The types of properties and methods, which are at the end of their mangled names.
///
/// Declarations may spell types with an alias, or with a name that two modules have. The demangled
/// name contains the type itself and its module, so types can be compared as strings.
enum MangledType {
  /// Returns the full type of a property: `Swift.Double`.
  ///
  /// - Parameter identifier: The property's precise identifier, `s:` and the mangled name.
  /// - Returns: The type; nil if the name can't be demangled.
  static func ofProperty(_ identifier: String) -> String? {
    guard identifier.hasPrefix("s:"), let name = demangle("$s" + identifier.dropFirst(2)),
      let separator = name.firstRange(of: " : ")
    else { return nil }
    return String(name[separator.upperBound...])
  }

  /// Returns the full type of a method's result: `Swift.Double`.
  ///
  /// - Parameter identifier: The method's precise identifier, `s:` and the mangled name.
  /// - Returns: The type; nil if the method has parameters, or if the name can't be demangled.
  static func ofResult(_ identifier: String) -> String? {
    guard identifier.hasPrefix("s:"), let name = demangle("$s" + identifier.dropFirst(2)),
      let list = name.firstRange(of: "()"),
      let arrow = name[list.upperBound...].firstRange(of: "-> ")
    else { return nil }
    return String(name[arrow.upperBound...])
  }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The standard library's entry point, which is public but not declared in a header or interface.
  private static let entry: Demangle? = {
    #if canImport(Darwin)
    let program = UnsafeMutableRawPointer(bitPattern: -2)
    #else
    let program: UnsafeMutableRawPointer? = nil
    #endif
    return unsafe dlsym(program, "swift_demangle").map {
      unsafe unsafeBitCast($0, to: Demangle.self)
    }
  }()

  private static func demangle(_ name: String) -> String? {
    // The function allocates the result, and the caller has to free it.
    guard let entry = unsafe entry, let result = unsafe entry(name, name.utf8.count, nil, nil, 0)
    else { return nil }
    defer { unsafe free(result) }
    return unsafe String(cString: result)
  }
}
