// swift-format-ignore-file
// `swift run Generator` writes this file. Don't edit it.
// Source: Tracks.swift

/// The identifiers of the family, by name.
let tracksIDs: [AttributeID] = [
  .currentPageIndicatorTintColor,
  .currentPageTintColor,
  .decrementImageForState,
  .incrementImageForState,
  .isAnimating,
  .maximumTrackImageForState,
  .maximumTrackTintColor,
  .maximumValueImage,
  .minimumTrackImageForState,
  .minimumTrackTintColor,
  .minimumValueImage,
  .onTintColor,
  .pageIndicatorImageForState,
  .pageIndicatorTintColor,
  .progressTintColor,
  .thumbImageForState,
  .thumbTintColor,
  .trackTintColor,
]

extension AttributeID {
  static var currentPageIndicatorTintColor: Self { currentPageIndicatorTintColorKey.id }
  static var currentPageTintColor: Self { currentPageTintColorKey.id }
  static var decrementImageForState: Self { decrementImageForStateKey.id }
  static var incrementImageForState: Self { incrementImageForStateKey.id }
  static var isAnimating: Self { isAnimatingKey.id }
  static var maximumTrackImageForState: Self { maximumTrackImageForStateKey.id }
  static var maximumTrackTintColor: Self { maximumTrackTintColorKey.id }
  static var maximumValueImage: Self { maximumValueImageKey.id }
  static var minimumTrackImageForState: Self { minimumTrackImageForStateKey.id }
  static var minimumTrackTintColor: Self { minimumTrackTintColorKey.id }
  static var minimumValueImage: Self { minimumValueImageKey.id }
  static var onTintColor: Self { onTintColorKey.id }
  static var pageIndicatorImageForState: Self { pageIndicatorImageForStateKey.id }
  static var pageIndicatorTintColor: Self { pageIndicatorTintColorKey.id }
  static var progressTintColor: Self { progressTintColorKey.id }
  static var thumbImageForState: Self { thumbImageForStateKey.id }
  static var thumbTintColor: Self { thumbTintColorKey.id }
  static var trackTintColor: Self { trackTintColorKey.id }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the indicator of a page control's current page.
  ///
  /// Derived from `currentPageTintColor`; it has no style protocol. From UIKit's
  /// `UIPageControl.currentPageIndicatorTintColor`.
  public static var currentPageIndicatorTintColor: Self { currentPageIndicatorTintColorKey }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the current page's indicator.
  public static var currentPageTintColor: Self { currentPageTintColorKey }
}

private let currentPageTintColorKey = Attribute<Color>(
  builtIn: "currentPageTintColor", of: (any CurrentPageTintColor).self
) {
  ($0 as? any CurrentPageTintColor.Type).map { AttributeReader($0, readCurrentPageTintColor) }
}

@Sendable private func readCurrentPageTintColor(
  _ node: borrowing some CurrentPageTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.currentPageTintColor)
}

extension AnyAttribute where Self == Attribute<StateValues<ImageReference>> {
  /// The image of the button that decreases a stepper's value, per control state.
  public static var decrementImageForState: Self { decrementImageForStateKey }
}

private let decrementImageForStateKey = Attribute<StateValues<ImageReference>>(
  builtIn: "decrementImageForState", of: (any DecrementImageForState).self
) {
  ($0 as? any DecrementImageForState.Type).map { AttributeReader($0, readDecrementImageForState) }
}

@Sendable private func readDecrementImageForState(
  _ node: borrowing some DecrementImageForState, _ slot: borrowing AttributeSlot<StateValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.decrementImageForState)
}

extension AnyAttribute where Self == Attribute<StateValues<ImageReference>> {
  /// The image of the button that increases a stepper's value, per control state.
  public static var incrementImageForState: Self { incrementImageForStateKey }
}

private let incrementImageForStateKey = Attribute<StateValues<ImageReference>>(
  builtIn: "incrementImageForState", of: (any IncrementImageForState).self
) {
  ($0 as? any IncrementImageForState.Type).map { AttributeReader($0, readIncrementImageForState) }
}

@Sendable private func readIncrementImageForState(
  _ node: borrowing some IncrementImageForState, _ slot: borrowing AttributeSlot<StateValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.incrementImageForState)
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether an activity indicator turns.
  public static var isAnimating: Self { isAnimatingKey }
}

private let isAnimatingKey = Attribute<Bool>(
  builtIn: "isAnimating", of: (any Animating).self
) {
  ($0 as? any Animating.Type).map { AttributeReader($0, readIsAnimating) }
}

@Sendable private func readIsAnimating(
  _ node: borrowing some Animating, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isAnimating)
}

extension AnyAttribute where Self == Attribute<StateValues<ImageReference>> {
  /// The image of a slider's track after the thumb, per control state.
  public static var maximumTrackImageForState: Self { maximumTrackImageForStateKey }
}

private let maximumTrackImageForStateKey = Attribute<StateValues<ImageReference>>(
  builtIn: "maximumTrackImageForState", of: (any MaximumTrackImageForState).self
) {
  ($0 as? any MaximumTrackImageForState.Type).map { AttributeReader($0, readMaximumTrackImageForState) }
}

@Sendable private func readMaximumTrackImageForState(
  _ node: borrowing some MaximumTrackImageForState, _ slot: borrowing AttributeSlot<StateValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.maximumTrackImageForState)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a slider's track beyond the thumb.
  public static var maximumTrackTintColor: Self { maximumTrackTintColorKey }
}

private let maximumTrackTintColorKey = Attribute<Color>(
  builtIn: "maximumTrackTintColor", of: (any MaximumTrackTintColor).self
) {
  ($0 as? any MaximumTrackTintColor.Type).map { AttributeReader($0, readMaximumTrackTintColor) }
}

@Sendable private func readMaximumTrackTintColor(
  _ node: borrowing some MaximumTrackTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.maximumTrackTintColor)
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image at the end of a slider's track.
  public static var maximumValueImage: Self { maximumValueImageKey }
}

private let maximumValueImageKey = Attribute<ImageReference>(
  builtIn: "maximumValueImage", of: (any MaximumValueImage).self
) {
  ($0 as? any MaximumValueImage.Type).map { AttributeReader($0, readMaximumValueImage) }
}

@Sendable private func readMaximumValueImage(
  _ node: borrowing some MaximumValueImage, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.maximumValueImage)
}

extension AnyAttribute where Self == Attribute<StateValues<ImageReference>> {
  /// The image of a slider's track before the thumb, per control state.
  public static var minimumTrackImageForState: Self { minimumTrackImageForStateKey }
}

private let minimumTrackImageForStateKey = Attribute<StateValues<ImageReference>>(
  builtIn: "minimumTrackImageForState", of: (any MinimumTrackImageForState).self
) {
  ($0 as? any MinimumTrackImageForState.Type).map { AttributeReader($0, readMinimumTrackImageForState) }
}

@Sendable private func readMinimumTrackImageForState(
  _ node: borrowing some MinimumTrackImageForState, _ slot: borrowing AttributeSlot<StateValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.minimumTrackImageForState)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a slider's track up to the thumb.
  public static var minimumTrackTintColor: Self { minimumTrackTintColorKey }
}

private let minimumTrackTintColorKey = Attribute<Color>(
  builtIn: "minimumTrackTintColor", of: (any MinimumTrackTintColor).self
) {
  ($0 as? any MinimumTrackTintColor.Type).map { AttributeReader($0, readMinimumTrackTintColor) }
}

@Sendable private func readMinimumTrackTintColor(
  _ node: borrowing some MinimumTrackTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.minimumTrackTintColor)
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image at the start of a slider's track.
  public static var minimumValueImage: Self { minimumValueImageKey }
}

private let minimumValueImageKey = Attribute<ImageReference>(
  builtIn: "minimumValueImage", of: (any MinimumValueImage).self
) {
  ($0 as? any MinimumValueImage.Type).map { AttributeReader($0, readMinimumValueImage) }
}

@Sendable private func readMinimumValueImage(
  _ node: borrowing some MinimumValueImage, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.minimumValueImage)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a switch while it's on.
  public static var onTintColor: Self { onTintColorKey }
}

private let onTintColorKey = Attribute<Color>(
  builtIn: "onTintColor", of: (any OnTintColor).self
) {
  ($0 as? any OnTintColor.Type).map { AttributeReader($0, readOnTintColor) }
}

@Sendable private func readOnTintColor(
  _ node: borrowing some OnTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.onTintColor)
}

extension AnyAttribute where Self == Attribute<StateValues<ImageReference>> {
  /// The image of a page control's indicators.
  public static var pageIndicatorImageForState: Self { pageIndicatorImageForStateKey }
}

private let pageIndicatorImageForStateKey = Attribute<StateValues<ImageReference>>(
  builtIn: "pageIndicatorImageForState", of: (any PageIndicatorImageForState).self
) {
  ($0 as? any PageIndicatorImageForState.Type).map { AttributeReader($0, readPageIndicatorImageForState) }
}

@Sendable private func readPageIndicatorImageForState(
  _ node: borrowing some PageIndicatorImageForState, _ slot: borrowing AttributeSlot<StateValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.pageIndicatorImageForState)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the indicators of a page control's pages.
  ///
  /// Derived from the tint color; it has no style protocol. From UIKit's
  /// `UIPageControl.pageIndicatorTintColor`.
  public static var pageIndicatorTintColor: Self { pageIndicatorTintColorKey }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the filled part of a progress bar.
  public static var progressTintColor: Self { progressTintColorKey }
}

private let progressTintColorKey = Attribute<Color>(
  builtIn: "progressTintColor", of: (any ProgressTintColor).self
) {
  ($0 as? any ProgressTintColor.Type).map { AttributeReader($0, readProgressTintColor) }
}

@Sendable private func readProgressTintColor(
  _ node: borrowing some ProgressTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.progressTintColor)
}

extension AnyAttribute where Self == Attribute<StateValues<ImageReference>> {
  /// The image of a slider's thumb, per control state.
  public static var thumbImageForState: Self { thumbImageForStateKey }
}

private let thumbImageForStateKey = Attribute<StateValues<ImageReference>>(
  builtIn: "thumbImageForState", of: (any ThumbImageForState).self
) {
  ($0 as? any ThumbImageForState.Type).map { AttributeReader($0, readThumbImageForState) }
}

@Sendable private func readThumbImageForState(
  _ node: borrowing some ThumbImageForState, _ slot: borrowing AttributeSlot<StateValues<ImageReference>>
) -> AttributeWrite {
  slot.write(node.thumbImageForState)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the thumb of a slider or a switch.
  public static var thumbTintColor: Self { thumbTintColorKey }
}

private let thumbTintColorKey = Attribute<Color>(
  builtIn: "thumbTintColor", of: (any ThumbTintColor).self
) {
  ($0 as? any ThumbTintColor.Type).map { AttributeReader($0, readThumbTintColor) }
}

@Sendable private func readThumbTintColor(
  _ node: borrowing some ThumbTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.thumbTintColor)
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the unfilled part of a progress bar.
  public static var trackTintColor: Self { trackTintColorKey }
}

private let trackTintColorKey = Attribute<Color>(
  builtIn: "trackTintColor", of: (any TrackTintColor).self
) {
  ($0 as? any TrackTintColor.Type).map { AttributeReader($0, readTrackTintColor) }
}

@Sendable private func readTrackTintColor(
  _ node: borrowing some TrackTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.trackTintColor)
}

extension ViewModel {
  /// The color of the indicator of a page control's current page; nil if no level of the cascade
  /// writes it.
  public var currentPageIndicatorTintColor: Color? {
    get { self[.currentPageIndicatorTintColor] }
    set { self[.currentPageIndicatorTintColor] = newValue }
  }

  /// The color of the current page's indicator; nil if no level of the cascade writes it.
  public var currentPageTintColor: Color? {
    get { self[.currentPageTintColor] }
    set { self[.currentPageTintColor] = newValue }
  }

  /// The image of the button that decreases a stepper's value, per control state; nil if no level
  /// of the cascade writes it.
  public var decrementImageForState: StateValues<ImageReference>? {
    get { self[.decrementImageForState] }
    set { self[.decrementImageForState] = newValue }
  }

  /// The image of the button that increases a stepper's value, per control state; nil if no level
  /// of the cascade writes it.
  public var incrementImageForState: StateValues<ImageReference>? {
    get { self[.incrementImageForState] }
    set { self[.incrementImageForState] = newValue }
  }

  /// Whether an activity indicator turns; nil if no level of the cascade writes it.
  public var isAnimating: Bool? {
    get { self[.isAnimating] }
    set { self[.isAnimating] = newValue }
  }

  /// The image of a slider's track after the thumb, per control state; nil if no level of the
  /// cascade writes it.
  public var maximumTrackImageForState: StateValues<ImageReference>? {
    get { self[.maximumTrackImageForState] }
    set { self[.maximumTrackImageForState] = newValue }
  }

  /// The color of a slider's track beyond the thumb; nil if no level of the cascade writes it.
  public var maximumTrackTintColor: Color? {
    get { self[.maximumTrackTintColor] }
    set { self[.maximumTrackTintColor] = newValue }
  }

  /// The image at the end of a slider's track; nil if no level of the cascade writes it.
  public var maximumValueImage: ImageReference? {
    get { self[.maximumValueImage] }
    set { self[.maximumValueImage] = newValue }
  }

  /// The image of a slider's track before the thumb, per control state; nil if no level of the
  /// cascade writes it.
  public var minimumTrackImageForState: StateValues<ImageReference>? {
    get { self[.minimumTrackImageForState] }
    set { self[.minimumTrackImageForState] = newValue }
  }

  /// The color of a slider's track up to the thumb; nil if no level of the cascade writes it.
  public var minimumTrackTintColor: Color? {
    get { self[.minimumTrackTintColor] }
    set { self[.minimumTrackTintColor] = newValue }
  }

  /// The image at the start of a slider's track; nil if no level of the cascade writes it.
  public var minimumValueImage: ImageReference? {
    get { self[.minimumValueImage] }
    set { self[.minimumValueImage] = newValue }
  }

  /// The color of a switch while it's on; nil if no level of the cascade writes it.
  public var onTintColor: Color? {
    get { self[.onTintColor] }
    set { self[.onTintColor] = newValue }
  }

  /// The image of a page control's indicators; nil if no level of the cascade writes it.
  public var pageIndicatorImageForState: StateValues<ImageReference>? {
    get { self[.pageIndicatorImageForState] }
    set { self[.pageIndicatorImageForState] = newValue }
  }

  /// The color of the indicators of a page control's pages; nil if no level of the cascade writes
  /// it.
  public var pageIndicatorTintColor: Color? {
    get { self[.pageIndicatorTintColor] }
    set { self[.pageIndicatorTintColor] = newValue }
  }

  /// The color of the filled part of a progress bar; nil if no level of the cascade writes it.
  public var progressTintColor: Color? {
    get { self[.progressTintColor] }
    set { self[.progressTintColor] = newValue }
  }

  /// The image of a slider's thumb, per control state; nil if no level of the cascade writes it.
  public var thumbImageForState: StateValues<ImageReference>? {
    get { self[.thumbImageForState] }
    set { self[.thumbImageForState] = newValue }
  }

  /// The color of the thumb of a slider or a switch; nil if no level of the cascade writes it.
  public var thumbTintColor: Color? {
    get { self[.thumbTintColor] }
    set { self[.thumbTintColor] = newValue }
  }

  /// The color of the unfilled part of a progress bar; nil if no level of the cascade writes it.
  public var trackTintColor: Color? {
    get { self[.trackTintColor] }
    set { self[.trackTintColor] = newValue }
  }
}
