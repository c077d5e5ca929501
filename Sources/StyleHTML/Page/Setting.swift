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
      themes: look?.themes ?? tree.themes, environment: environment(in: tree), probing: probe, body)
  }

  /// Calls a closure with a rendition of some nodes in the setting, and in values of tokens above all
  /// others, and with the handles of the nodes in it.
  func render<Result>(
    _ selection: NodeSelection, of tree: StyleTree, probing probe: TokenValues,
    _ body: (StyleTree, [AnyNodeHandle]) throws -> Result
  ) rethrows -> Result {
    try tree.withRendition(
      of: selection, themes: look?.themes ?? tree.themes, environment: environment(in: tree),
      probing: probe, body)
  }

  /// The environment of the roots.
  private func environment(in tree: StyleTree) -> StyleEnvironment {
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

extension [Setting] {
  /// Calls a closure with each setting whose result may differ from those before it, and returns the
  /// results for all settings.
  ///
  /// Where properties of the device were never read, those of a setting can't make a difference.
  /// Getters may read more on some devices than on others, so what they read is collected until
  /// nothing is added.
  ///
  /// - Parameters:
  ///   - followsDevice: Whether settings may be left out; if not, all of them are rendered.
  ///   - render: Renders in a setting, and returns the result with the properties that were read.
  /// - Returns: The results, in the order of the settings.
  func results<Result>(
    followsDevice: Bool, _ render: (Setting) -> (result: Result, read: DeviceProperties)
  ) -> [Result] {
    var read: DeviceProperties = followsDevice ? [] : .all
    var known: [LookSelector: Result] = [:]
    var isComplete = false
    while !isComplete {
      isComplete = true
      for setting in self
      where known[setting.selector] == nil && setting.selector.device.isSubset(of: read) {
        let (result, properties) = render(setting)
        known[setting.selector] = result
        if !properties.isSubset(of: read) {
          read.formUnion(properties)
          isComplete = false
        }
      }
    }
    return map { setting in
      let selector = setting.selector
      let reduced = LookSelector(
        look: selector.look, name: selector.name, device: selector.device.intersection(read))
      return known[reduced]!
    }
  }
}
