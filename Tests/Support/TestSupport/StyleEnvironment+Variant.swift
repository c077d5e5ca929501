import ProtocolStyle

extension StyleEnvironment {
  /// The environment of a variant; the rest is the default.
  init(_ variant: AppearanceVariant) {
    self.init(colorScheme: variant.contains(.dark) ? .dark : .light)
    contrast = variant.contains(.highContrast) ? .increased : .standard
    interfaceLevel = variant.contains(.elevated) ? .elevated : .base
  }
}
