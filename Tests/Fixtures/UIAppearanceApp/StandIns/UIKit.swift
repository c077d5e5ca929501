// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the app uses of UIKit. A proxy is an object for each class and its containers.

public final class UIColor: Equatable {
  public let components: [Double]

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    components = [red, green, blue, alpha]
  }

  public static func == (left: UIColor, right: UIColor) -> Bool {
    left.components == right.components
  }

  public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  public class var darkGray: UIColor { UIColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1) }
}

open class UIView {
  public var tintColor: UIColor?
  public var backgroundColor: UIColor?
  public private(set) var subviews: [UIView] = []
  nonisolated(unsafe) private static var proxies: [String: UIView] = [:]

  public required init() {}
  public func addSubview(_ view: UIView) { subviews.append(view) }

  public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public class func appearance(whenContainedInInstancesOf containers: [UIView.Type]) -> Self {
    let name = "\(([self] + containers).map { "\($0)" })"
    if let proxy = proxies[name] as? Self { return proxy }
    let proxy = Self()
    proxies[name] = proxy
    return proxy
  }
}

open class UIControl: UIView {}

public struct UIControlState: Sendable {
  public static let normal = UIControlState()
}

open class UIButton: UIControl {
  public var currentTitle: String?
  public func setTitle(_ title: String?, for state: UIControlState) { currentTitle = title }
}

open class UILabel: UIView {
  public var text: String?
  public var textColor: UIColor?
}

open class UITextField: UIControl { public var placeholder: String? }
open class UISwitch: UIControl { public var onTintColor: UIColor? }
open class UISlider: UIControl { public var minimumTrackTintColor: UIColor? }
open class UINavigationBar: UIView { public var barTintColor: UIColor? }
open class UITableViewCell: UIView { public let textLabel: UILabel? = UILabel() }

open class UIViewController {
  public var title: String?
  public let view: UIView = UIView()

  public init() {}
  open func viewDidLoad() {}
}
