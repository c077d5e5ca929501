/// The widths of containers.
extension StyleTree {
  /// Sets the width of a container, which the styles of the nodes in it compare with thresholds.
  ///
  /// Call it whenever the container is laid out. A width that crosses no threshold which a node of the
  /// tree has read costs as much as storing the number: nothing is evaluated, and no observer is
  /// notified. The width stays with the node when it's moved.
  ///
  /// - Parameters:
  ///   - width: The width of the container's content box, in points. NaN and negative numbers count
  ///     as zero, and infinity as the greatest finite number. Nil, as at first, means that the width
  ///     isn't known, so that it's at least no threshold.
  ///   - node: A node whose type adopts ``SizeContainer``; traps when it doesn't, and when the node
  ///     isn't attached.
  public func setContainerWidth(_ width: Double?, of node: some NodeReference) {
    let index = Int(index(of: node))
    requireIdle("The width of \(node) was set")
    store.column(of: index)._withUnsafeGuaranteedRef { column in
      if !column.isContainer { stopSettingWidth(of: column) }
    }
    if refresher.setContainerWidth(width.map(ContainerWidth.width), of: index) {
      refresher.inbox.raise()
    }
  }

  @inline(never)
  private func stopSettingWidth(of column: AnyColumn) -> Never {
    fatalError(
      "StyleTree.setContainerWidth(_:of:): \(column.nodeType) isn't a container. Adopt SizeContainer, "
        + "as every ScreenNode does, or set the width of an ancestor that does.")
  }

  /// Whether a node is a container, so that its width can be set: its type adopts ``SizeContainer``.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  /// - Returns: Whether it's a container.
  public func isSizeContainer(_ node: some NodeReference) -> Bool {
    store.column(of: Int(index(of: node)))._withUnsafeGuaranteedRef(\.isContainer)
  }

  /// The width that was set for a container.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  /// - Returns: The width in points; nil if none was set, or if the node isn't a container.
  public func containerWidth(of node: some NodeReference) -> Double? {
    store.containerSizes[index(of: node)]?.width
  }

  /// The width of the container around a node, which ``ContainerWidth/isAtLeast(_:)`` compares while
  /// the node is styled.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  /// - Returns: The width in points; nil if there is no container, or if its width wasn't set.
  public func enclosingContainerWidth(of node: some NodeReference) -> Double? {
    resolver.enclosingContainerWidth(of: Int(index(of: node)))
  }

  /// The container around a node: its nearest ancestor that adopts ``SizeContainer``.
  ///
  /// - Parameter node: The node; traps when it isn't attached.
  /// - Returns: The container; nil if there is none.
  public func enclosingContainer(of node: some NodeReference) -> AnyNodeHandle? {
    store.enclosingContainer(of: Int(index(of: node))).map { store.handle(UInt32($0)) }
  }
}
