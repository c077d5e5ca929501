#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import ProtocolStyle
internal import StyleBinding
internal import UIKit

@MainActor
extension StyleBinding where View == AnyObject {
  /// The colors and images of sliders, switches, progress bars and page controls.
  func showTracks() {
    on(.minimumTrackTintColor, UISlider.self, restoring: \.minimumTrackTintColor) {
      $0.minimumTrackTintColor = UIColor($1)
    }
    on(.maximumTrackTintColor, UISlider.self, restoring: \.maximumTrackTintColor) {
      $0.maximumTrackTintColor = UIColor($1)
    }
    on(.thumbTintColor, UISlider.self, restoring: \.thumbTintColor) {
      $0.thumbTintColor = UIColor($1)
    }
    on(.minimumValueImage, UISlider.self, restoring: \.minimumValueImage) {
      $0.minimumValueImage = .image($1)
    }
    on(.maximumValueImage, UISlider.self, restoring: \.maximumValueImage) {
      $0.maximumValueImage = .image($1)
    }
    on(.onTintColor, UISwitch.self, restoring: \.onTintColor) { $0.onTintColor = UIColor($1) }
    on(.thumbTintColor, UISwitch.self, restoring: \.thumbTintColor) {
      $0.thumbTintColor = UIColor($1)
    }
    on(.progressTintColor, UIProgressView.self, restoring: \.progressTintColor) {
      $0.progressTintColor = UIColor($1)
    }
    on(.trackTintColor, UIProgressView.self, restoring: \.trackTintColor) {
      $0.trackTintColor = UIColor($1)
    }
    on(.pageIndicatorTintColor, UIPageControl.self, restoring: \.pageIndicatorTintColor) {
      $0.pageIndicatorTintColor = UIColor($1)
    }
    on(
      .currentPageIndicatorTintColor, UIPageControl.self,
      restoring: \.currentPageIndicatorTintColor
    ) {
      $0.currentPageIndicatorTintColor = UIColor($1)
    }
  }
}
#endif
