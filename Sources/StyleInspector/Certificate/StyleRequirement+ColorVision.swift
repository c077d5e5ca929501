public import ProtocolStyle

extension StyleRequirement {
  /// Requires that control states which look different stay so for people with color vision deficiencies.
  ///
  /// Two states are apart if the same part of a control has colors whose difference is large enough, or if
  /// anything but colors differs: a border, a font, an image. The parts are the background, and all colors
  /// over or beside it, after translucent ones are blended. A color over an unknown background counts if it's
  /// opaque. States that look the same in every way fulfill the requirement, because a control needn't show
  /// each of them.
  ///
  /// ```swift
  /// let requirement = StyleRequirement.distinguishable(
  ///   [.normal, .invalid, .selected], under: .colorVision, by: 10)
  /// ```
  ///
  /// - Parameters:
  ///   - states: The states that a control is in, exactly; each is compared with each other one.
  ///   - visions: The deficiencies; `.colorVision` for all.
  ///   - difference: The least difference of two colors as they're seen: deltaEOK of CSS Color 4, the
  ///     distance in OKLab, multiplied by 100, so that 2 is just noticeable and 100 that of black and white;
  ///     10 by default.
  /// - Returns: The requirement.
  public static func distinguishable(
    _ states: [ControlState], under visions: [ColorVision] = .colorVision,
    by difference: Double = 10
  ) -> StyleRequirement {
    let names = states.map { "\($0)" }.joined(separator: ", ")
    let eyes = visions.map(\.rawValue).joined(separator: ", ")
    let union = ControlState(states)
    let examined: @Sendable (NodeKind) -> ControlState = {
      $0.isKind(of: .control) ? union : .normal
    }
    return StyleRequirement(
      named: "\(names) apart by \(difference.plainDescription) for \(eyes) vision",
      examining: examined
    ) { subject in
      guard subject.kind.isKind(of: .control), !subject.inside.isHidden,
        let place = states.firstIndex(of: subject.state)
      else { return [] }
      // Each pair is examined in its later state.
      return states[..<place].flatMap { state in
        let other = subject.counterpart(state)
        let sorts = StateDifference(subject, other)
        guard sorts.isOfColors, !sorts.isOfMore else { return [Judgment]() }
        return visions.compactMap { vision in
          guard let seen = subject.largestDifference(from: other, seenWith: vision) else {
            return .undecided("has colors in \(subject.state) on a background that isn't a color")
          }
          guard seen < difference else { return nil }
          return .violated(
            "differs between \(state) and \(subject.state) by \(seen.truncated) for \(vision) "
              + "vision, below \(difference.plainDescription)")
        }
      }
    }
  }
}

extension StyledSubject {
  /// The largest difference of two colors in the same place of the node and of the node in another state; nil
  /// if no place has colors that are known in both.
  fileprivate func largestDifference(
    from other: StyledSubject, seenWith vision: ColorVision
  ) -> Double? {
    let (own, others) = (visibleColors, other.visibleColors)
    let behind = (inside.color, other.inside.color)
    return Set(own.keys).union(others.keys).flatMap { key -> [Double] in
      let (left, right) = (own[key] ?? [], others[key] ?? [])
      // In place of a color that only one state has, the other one shows its background.
      return (0..<max(left.count, right.count)).compactMap { index in
        let one = index < left.count ? left[index] : behind.0
        let another = index < right.count ? right[index] : behind.1
        guard let one, let another else { return nil }
        return one.seen(with: vision).deltaE(from: another.seen(with: vision))
      }
    }.max()
  }

  /// The colors that are seen, by the attributes that have them; nil for one that isn't known, and with a nil
  /// key the background.
  private var visibleColors: [AttributeID?: [Color?]] {
    var result: [AttributeID?: [Color?]] = [nil: [inside.color]]
    for attribute in model.map(\.attribute) where !Backdrop.attributes.contains(attribute) {
      guard let value = model.value(of: attribute, drawnIn: state) as? any ColorCarrying,
        isDrawn(value, of: attribute)
      else { continue }
      result[attribute] = value.colors.map { inside.text($0) ?? ($0.alpha >= 1 ? $0 : nil) }
    }
    return result
  }

  /// Whether the colors of a value are on the screen, and no part of others or without a width.
  private func isDrawn(_ value: any ColorCarrying, of attribute: AttributeID) -> Bool {
    switch (attribute, value) {
    case (Attribute.borderColor.id, _): (model.borderWidth ?? 0) > 0
    // It's one of the shadows.
    case (Attribute.shadowColor.id, _): false
    case (_, let outline as OutlineValue): outline.isVisible
    case (_, let borders as BordersValue): borders.clockwise.contains { $0?.isVisible == true }
    default: true
    }
  }
}
