import UIKit

enum Brand {
  case paper
  case outlet

  var accent: UIColor {
    switch self {
    case .paper: return UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    case .outlet: return UIColor(red: 0.8, green: 0.2, blue: 0, alpha: 1)
    }
  }
}

/// Sets all proxies; called once when the app starts.
func applyAppearance(of brand: Brand) {
  UINavigationBar.appearance().barTintColor = brand.accent
  UINavigationBar.appearance().tintColor = UIColor.white
  UIButton.appearance().tintColor = brand.accent
  UISwitch.appearance().onTintColor = brand.accent
  UISlider.appearance().minimumTrackTintColor = brand.accent
  UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = UIColor.darkGray
}
