// The attributes of symbols, the images that are drawn in the color of text.
//
// A declaration is a protocol with its unit, range and origin, and its default. `swift run
// Generator` writes its key, reader and accessor to `Symbols+Generated.swift`.

// MARK: Symbol rendering

/// The coloring of the layers of a node's symbols.
///
/// The default is monochrome. From UIKit's `UIImage.SymbolConfiguration`; SwiftUI's
/// `symbolRenderingMode(_:)`.
public protocol SymbolRendering: SendableMetatype {
  /// The coloring of the layers of a node's symbols.
  var symbolRendering: SymbolRenderingValue { get }
}

extension SymbolRendering {
  /// The default: monochrome.
  public var symbolRendering: SymbolRenderingValue { .monochrome }
}

// MARK: Symbol scale

/// The scale of a node's symbols relative to its text.
///
/// The default is medium. From UIKit's `UIImage.SymbolScale`.
public protocol SymbolScale: SendableMetatype {
  /// The scale of a node's symbols relative to its text.
  var symbolScale: SymbolScaleValue { get }
}

extension SymbolScale {
  /// The default: medium.
  public var symbolScale: SymbolScaleValue { .medium }
}

// MARK: Symbol value

/// The filled part of a symbol that shows a value, such as a volume.
///
/// From 0 to 1. The default is 1. From UIKit's `UIImage(systemName:variableValue:)`.
public protocol SymbolValue: SendableMetatype {
  /// The filled part of a symbol that shows a value, such as a volume.
  var symbolValue: Double { get }
}

extension SymbolValue {
  /// The default: 1.
  public var symbolValue: Double { 1 }
}

// MARK: Symbol weight

/// The weight of the strokes of a node's symbols.
///
/// The default is regular. From UIKit's `UIImage.SymbolWeight`.
public protocol SymbolWeight: SendableMetatype {
  /// The weight of the strokes of a node's symbols.
  var symbolWeight: FontDescriptor.Weight { get }
}

extension SymbolWeight {
  /// The default: regular.
  public var symbolWeight: FontDescriptor.Weight { .regular }
}
