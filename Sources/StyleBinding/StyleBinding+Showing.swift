package import ProtocolStyle

extension StyleBinding {
  /// Called with a view and the view model that it shows, after entries have shown what differs.
  ///
  /// For adapters whose views read view models as a whole; nil by default.
  package var didShow: ((_ view: View, _ model: ViewModel) -> Void)? {
    get { core.didShow }
    set {
      core.didShow = newValue.map { didShow in
        // The core has views of the binding's type alone.
        { didShow(unsafeDowncast($0, to: View.self), $1) }
      }
    }
  }
}
