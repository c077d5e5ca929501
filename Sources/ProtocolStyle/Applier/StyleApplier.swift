/// Styles nodes: reads a node's conformances and writes its view model.
///
/// ```swift
/// let model = StyleApplier().viewModel(for: CallToActionButton())
/// model.borderWidth   // 2
/// ```
///
/// The first node of a type costs a lookup of the type's conformances; further nodes run the
/// resulting plan. A conformance that a library adds after that, when it's loaded, has no effect.
/// Nodes aren't cached: their getters are called each time. Equal nodes share their values: for each
/// type, an applier keeps the values of the first node that it styled, with the objects in them, as
/// long as a copy of the applier exists. Appliers of the standard attributes keep them until the
/// process ends. An applier can be used from several threads at once.
public struct StyleApplier: Sendable {
  /// The attributes that the applier reads from nodes; other conformances have no effect.
  public let attributes: AttributeList

  let plans: PlanTable

  /// Creates an applier.
  ///
  /// - Parameter attributes: The attributes that it reads from nodes; `.standard` by default. Add
  ///   custom attributes with `.standard + [.leftColor]`. Closures and derivations can write any
  ///   attribute. Appliers of the standard attributes share their plans.
  public init(attributes: AttributeList = .standard) {
    self.attributes = attributes
    plans = attributes.isCopy(of: .standard) ? .standard : PlanTable(attributes: attributes)
  }

  /// Styles a node.
  ///
  /// ```swift
  /// let night = StyleEnvironment(colorScheme: .dark)
  /// let model = StyleApplier().viewModel(for: BuyButton(), in: night)
  /// ```
  ///
  /// - Parameters:
  ///   - node: The node. For a class, its dynamic type is used.
  ///   - environment: The environment for getters, closures and adaptive colors; nil, the default,
  ///     means the current one, which is the default environment outside an applier.
  /// - Returns: The values that the node's conformances and closure write and its kind derives.
  public func viewModel<Node: StyleNode>(
    for node: Node, in environment: StyleEnvironment? = nil
  ) -> ViewModel {
    run(in: environment) { viewModel(of: node) }
  }

  /// Styles a node over the values of an existing view model.
  ///
  /// ```swift
  /// var model = ViewModel(kind: .button)
  /// model.cornerRadius = 4
  /// StyleApplier().apply(BuyButton(), to: &model)  // keeps the corner radius
  /// ```
  ///
  /// The node's values replace existing ones, place by place along axes; the others are kept. The
  /// model takes the node's kind and drops attributes that the kind doesn't use. Derived values are
  /// derived again.
  ///
  /// - Parameters:
  ///   - node: The node. For a class, its dynamic type is used.
  ///   - model: The view model to write to.
  ///   - environment: The environment for getters, closures and adaptive colors; nil, the default,
  ///     means the current one, which is the default environment outside an applier.
  public func apply<Node: StyleNode>(
    _ node: Node, to model: inout ViewModel, in environment: StyleEnvironment? = nil
  ) {
    run(in: environment) { write(node, to: &model) }
  }

  /// Returns the unretained plan of a type; it's valid as long as the applier.
  func plan<Node: StyleNode>(of type: Node.Type) -> Unretained<Plan> { plans.plan(of: type) }

  private func viewModel<Node: StyleNode>(of node: Node) -> ViewModel {
    // Sound because the table retains the plan.
    plan(of: Node.self).with { plan in
      guard plan.isOfClass, let subclass = subclass(of: node) else {
        return inControlState(of: node, plan) { plan.viewModel(for: node) }
      }
      func viewModel<Subclass: StyleNode>(as subclass: Subclass.Type) -> ViewModel {
        self.viewModel(of: node as! Subclass)
      }
      return viewModel(as: subclass)
    }
  }

  /// Writes a node's values in a control state; nil for the node's own one.
  func write<Node: StyleNode>(
    _ node: Node, to model: inout ViewModel, in state: ControlState? = nil
  ) {
    plan(of: Node.self).with { plan in
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

  /// Runs a closure in the control state of a node, even inside the getter of another node.
  @inline(__always)
  private func inControlState<Node: StyleNode, Result>(
    of node: Node, _ plan: Plan, _ body: () -> Result
  ) -> Result {
    if !plan.hasControlState, StyleContext.reference == nil { return body() }
    return StyleContext.withControlState(
      of: { plan.hasControlState ? (node as? any ControlStateContent)?.controlState : nil }, body)
  }

  /// Returns the dynamic type of a class node if it isn't the static one.
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
