// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// UIKit documents it.

public import Foundation

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A context that stores the descriptions of the layers rendered in it.
public final class CGContext {
  public private(set) var layers: [String] = []

  public init() {}

  fileprivate func add(_ layer: CALayer) {
    let colors = (layer as? CAGradientLayer)?.colors?.count ?? 0
    layers.append("layer \(layer.frame.width) \(layer.frame.height), \(colors) colors")
  }
}

/// A layer that stores what is set.
open class CALayer: NSObject {
  public var name: String?
  public var frame = CGRect.zero
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  public var zPosition: CGFloat = 0

  /// How often all animations were removed.
  public private(set) var removals = 0

  public func removeAllAnimations() { removals += 1 }

  public func render(in context: CGContext) { context.add(self) }

  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  public var cornerRadius: CGFloat = 0
  public var cornerCurve = CALayerCornerCurve.circular
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  public var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  public var shadowOpacity: Float = 0
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowRadius: CGFloat = 3
  public var shadowPath: CGPath?
  public var mask: CALayer?
  public var masksToBounds = false
  public var shouldRasterize = false
  public private(set) var sublayers: [CALayer]?
  public private(set) weak var superlayer: CALayer?

  public override init() {}

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  public func removeFromSuperlayer() {
    guard let layers = superlayer?.sublayers?.filter({ $0 !== self }) else { return }
    superlayer?.sublayers = layers.isEmpty ? nil : layers
    superlayer = nil
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient.
open class CAGradientLayer: CALayer {
  public var type = CAGradientLayerType.axial
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint(x: 0.5, y: 0)
  public var endPoint = CGPoint(x: 0.5, y: 1)

  public override init() {}
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
  public var lineDashPattern: [NSNumber]?
  public var lineCap = CAShapeLayerLineCap.butt

  public override init() {}
}
