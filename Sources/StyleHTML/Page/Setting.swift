internal import ProtocolStyle

/// A look on a device: the settings for rendering the tree, and the condition for its CSS rules.
struct Setting {
  /// The look; nil for the tree's own themes.
  private let look: HTMLLook?

  /// Whether the tree is rendered in its own environment.
  private let isPlain: Bool

  /// Whether all properties of the device replace those of the tree, or only the color scheme.
  private let followsDevice: Bool

  let selector: LookSelector

  /// The settings of a page's looks, or the tree's current state if there are none, each after those
  /// whose selector has fewer properties of the device.
  ///
  /// - Parameters:
  ///   - looks: The looks.
  ///   - followsDevice: Whether the page follows the device.
  /// - Returns: The settings, beginning with the first look's on a usual device.
  static func all(of looks: [HTMLLook], followsDevice: Bool = false) -> [Setting] {
    let all: [HTMLLook?] = looks.isEmpty ? [nil] : looks
    return all.enumerated().flatMap { index, look in
      var properties: DeviceProperties =
        followsDevice ? .all : look == nil ? [] : .colorScheme
      if look?.colorScheme != nil { properties.remove(.colorScheme) }
      return properties.subsets.map { device in
        Setting(
          look: look, isPlain: look == nil && !followsDevice, followsDevice: followsDevice,
          selector: LookSelector(
            look: index, name: index == 0 ? nil : look?.name, device: device))
      }
    }
  }

  /// Calls a closure with a rendition of a tree in the setting, and in values of tokens above all
  /// others.
  func render<Result>(
    _ tree: StyleTree, probing probe: TokenValues, _ body: (StyleTree) throws -> Result
  ) rethrows -> Result {
    try tree.withRendition(
      themes: themes(in: tree), environment: environment(in: tree), probing: probe, body)
  }

  /// Calls a closure with a rendition of some nodes in the setting, and in values of tokens above all
  /// others, and with the handles of the nodes in it.
  func render<Result>(
    _ selection: NodeSelection, of tree: StyleTree, probing probe: TokenValues,
    _ body: (StyleTree, [AnyNodeHandle]) throws -> Result
  ) rethrows -> Result {
    try tree.withRendition(
      of: selection, themes: themes(in: tree), environment: environment(in: tree),
      probing: probe, body)
  }

  /// The themes.
  fileprivate func themes(in tree: StyleTree) -> [Theme] { look?.themes ?? tree.themes }

  /// The environment of the roots.
  fileprivate func environment(in tree: StyleTree) -> StyleEnvironment {
    if isPlain { return tree.environment }
    let device = selector.device
    var environment = tree.environment
    if followsDevice {
      environment.contrast = device.contains(.contrast) ? .increased : .standard
      environment.reduceMotion = device.contains(.reduceMotion)
      environment.horizontalSizeClass =
        device.contains(.horizontalSizeClass) ? .regular : .compact
      environment.verticalSizeClass = device.contains(.verticalSizeClass) ? .compact : .regular
    }
    if let look { environment = look.environment.applied(to: environment) }
    environment.colorScheme = look?.colorScheme ?? (device.contains(.colorScheme) ? .dark : .light)
    return environment
  }
}

/// An earlier setting, from which a setting takes over the looks of most nodes.
struct SettingBase {
  /// The place of the earlier setting.
  let place: Int

  /// The properties of the device in which both settings differ.
  let differences: DeviceProperties
}

extension [Setting] {
  /// For each setting, the earlier ones that differ from it in nothing but properties of the device,
  /// and in as few of these as possible.
  func bases(in tree: StyleTree) -> [[SettingBase]] {
    let environments = map { $0.environment(in: tree) }
    return indices.map { index in
      let all = indices[..<index].compactMap { place -> SettingBase? in
        guard self[place].themes(in: tree) == self[index].themes(in: tree) else { return nil }
        return DeviceProperties(differencesOf: environments[index], from: environments[place])
          .map { SettingBase(place: place, differences: $0) }
      }
      let least = all.map(\.differences.count).min()
      return all.filter { $0.differences.count == least }
    }
  }
}
