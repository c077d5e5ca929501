/// A view can't be where its node is.
struct MisplacedView: Error, CustomStringConvertible {
  let description: String

  init(_ child: GTKView, in parent: GTKView) {
    description = "a \(type(of: child)) can't be in a \(type(of: parent))"
  }
}
