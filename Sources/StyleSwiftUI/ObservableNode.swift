#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import Observation
public import ProtocolStyle

/// The view model of one node, which SwiftUI observes.
///
/// A view whose body reads it is evaluated again when this node's view model has changed, and not
/// when only other nodes' have. An ``ObservableTree`` has one for each attached node.
@MainActor
@Observable
public final class ObservableNode {
  /// The view model, as of the tree's latest refresh.
  public internal(set) var viewModel: ViewModel

  /// The scope that was set by ``ObservableTree/setScope(_:at:)``, or that the node had before.
  public internal(set) var scope: StyleScope?

  /// The values that bindings have read last, for views that outlive their node by a moment.
  @ObservationIgnored
  var latestValues: [AnyKeyPath: Any] = [:]

  init(kind: NodeKind) {
    viewModel = ViewModel(kind: kind)
  }
}
#endif
