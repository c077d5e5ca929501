/// Reads a node's conformances and writes its view model.
///
/// ```swift
/// let model = StyleApplier().viewModel(for: CallToActionButton())
/// model.borderWidth   // 2
/// ```
///
/// The first node of a type pays for finding out what the type adopts; the others run the plan that
/// came of it; a conformance that a library loaded later adds to the type is not seen any more.
/// Nothing of a node is remembered: what its getters return is read at each call. An
/// applier may be used from any number of threads at once.
public struct StyleApplier: Sendable {
  /// The attributes that the applier reads from nodes; other conformances say nothing to it.
  public let attributes: AttributeList

  let plans: PlanTable

  /// Makes an applier.
  ///
  /// - Parameter attributes: The attributes that it reads from nodes; `.standard` by default. Your
  ///   own are added by `.standard + [.leftColor]`. Closures and derivations may write
  ///   any. Appliers of the standard attributes share their plans.
  public init(attributes: AttributeList = .standard) {
    self.attributes = attributes
    plans = attributes.isCopy(of: .standard) ? .standard : PlanTable(attributes: attributes)
  }

  /// Styles a node.
  ///
  /// - Parameters:
  ///   - node: The node. Of a class node, the dynamic type counts.
  ///   - environment: The surroundings that getters, closures and adaptive colors find; nil, the
  ///     default, means the current ones: outside of an applier, the default environment.
  /// - Returns: What the node's conformances and its closure wrote, and what its kind derives.
  public func viewModel<Node: StyleNode>(
    for node: Node, in environment: StyleEnvironment? = nil
  ) -> ViewModel {
    run(in: environment) { viewModel(of: node) }
  }

  /// Styles a node as if it were in a control state, as `StyleTree.setControlState(_:of:)` does for an
  /// attached node.
  ///
  /// The state replaces the one that the node has as content. Rules that depend on it are those of a
  /// tree, and none of an applier.
  ///
  /// - Parameters:
  ///   - node: The node. Of a class node, the dynamic type counts.
  ///   - environment: The environment that getters, closures and adaptive colors find; nil, the
  ///     default, means the current one: outside of an applier, the default environment.
  ///   - controlState: The state.
  /// - Returns: What the node's conformances and its closure wrote, and what its kind derives.
  public func viewModel<Node: StyleNode>(
    for node: Node, in environment: StyleEnvironment? = nil, controlState: ControlState
  ) -> ViewModel {
    var context = StyleContext.current
    if let environment { context.environment = environment }
    context.controlState = controlState
    return context.run {
      var model = ViewModel(kind: .view)
      write(node, to: &model, in: controlState)
      return model
    }
  }

  /// Styles a node over what a view model has already.
  ///
  /// What the node writes goes over what is there, axis by axis, and the rest is kept. The model
  /// takes the node's kind and drops what that kind does not use. What was derived is derived anew.
  ///
  /// - Parameters:
  ///   - node: The node. Of a class node, the dynamic type counts.
  ///   - model: The view model to write to.
  ///   - environment: The surroundings that getters, closures and adaptive colors find; nil, the
  ///     default, means the current ones: outside of an applier, the default environment.
  public func apply<Node: StyleNode>(
    _ node: Node, to model: inout ViewModel, in environment: StyleEnvironment? = nil
  ) {
    run(in: environment) { write(node, to: &model) }
  }

  /// The plan of a type; alive as long as the applier.
  @inline(__always)
  func plan<Node: StyleNode>(of type: Node.Type) -> Unmanaged<Plan> { plans.plan(of: type) }

  private func viewModel<Node: StyleNode>(of node: Node) -> ViewModel {
    // The plan is alive as long as the table.
    plan(of: Node.self)._withUnsafeGuaranteedRef { plan in
      guard plan.isOfClass, let subclass = subclass(of: node) else {
        return inControlState(of: node, plan) { plan.viewModel(for: node) }
      }
      func viewModel<Subclass: StyleNode>(as subclass: Subclass.Type) -> ViewModel {
        self.viewModel(of: node as! Subclass)
      }
      return viewModel(as: subclass)
    }
  }

  private func write<Node: StyleNode>(
    _ node: Node, to model: inout ViewModel, in state: ControlState? = nil
  ) {
    plan(of: Node.self)._withUnsafeGuaranteedRef { plan in
      guard plan.isOfClass, let subclass = subclass(of: node) else {
        guard state == nil else { return plan.apply(node, to: &model, in: state) }
        return inControlState(of: node, plan) { plan.apply(node, to: &model) }
      }
      func write<Subclass: StyleNode>(as subclass: Subclass.Type) {
        self.write(node as! Subclass, to: &model, in: state)
      }
      write(as: subclass)
    }
  }

  /// Runs a closure in the control state of a node, which inside of another node's getter isn't that of
  /// the other node.
  @inline(__always)
  private func inControlState<Node: StyleNode, Result>(
    of node: Node, _ plan: Plan, _ body: () -> Result
  ) -> Result {
    if !plan.hasControlState, StyleContext.pointer == nil { return body() }
    return StyleContext.withControlState(
      of: { plan.hasControlState ? (node as? any ControlStateContent)?.controlState : nil }, body)
  }

  /// The dynamic type of a class node when it is not the static one.
  private func subclass<Node: StyleNode>(of node: Node) -> (any StyleNode.Type)? {
    let dynamicType: any StyleNode.Type = type(of: node)
    return dynamicType == Node.self ? nil : dynamicType
  }

  @inline(__always)
  private func run<Result>(in environment: StyleEnvironment?, _ body: () -> Result) -> Result {
    guard let environment else { return body() }
    var context = StyleContext.current
    context.environment = environment
    return context.run(body)
  }
}
