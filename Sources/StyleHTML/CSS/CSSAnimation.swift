internal import ProtocolStyle

/// Writes repeating motions as key frames and the properties of `animation`.
///
/// A key frame has the properties of the attributes that have a value there. Browsers don't interpolate
/// gradients, so where these move, there's a key frame for each thirtieth of a second.
struct CSSAnimation {
  /// The rule `@keyframes`, whose name follows from its text.
  let keyFrames: String

  /// The declarations of the animation, in order.
  let declarations: [(property: String, value: String)]

  /// Creates the animation of a motion that isn't stopped.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - context: The style of the element without the motion.
  init(_ motion: RepeatingMotionValue, _ context: CSSContext) {
    let meanings = context.meanings.filter { $0.attribute != Attribute.repeatingMotion.id }
    let frames = Self.places(of: motion, meanings).map { position, properties in
      var context = context
      context.model = motion.viewModel(over: context.model, atProgress: position)
      var css = Declarations()
      for meaning in meanings { meaning.write(context, &css) }
      let declarations = properties.map { "\($0):\(css[$0] ?? "initial")" }
      return "\(CSSText.number((position * 100_000).rounded() / 1000))%"
        + "{\(declarations.joined(separator: ";"))}"
    }.joined()
    let name = StyleClass.name(ofText: frames)
    keyFrames = "@keyframes \(name){\(frames)}"
    let delay = CSSTransition.seconds(motion.curve.delay)
    declarations = [
      ("animation-name", name), ("animation-duration", CSSTransition.seconds(motion.duration)),
      ("animation-timing-function", CSSTransition.function(of: motion.curve)),
      (
        "animation-delay",
        motion.stagger == 0
          ? delay
          : "calc(\(delay) + (sibling-index() - 1)*\(CSSTransition.seconds(motion.stagger)))"
      ),
      ("animation-iteration-count", motion.count.map { "\($0)" } ?? "infinite"),
      ("animation-direction", Self.directions[motion.direction] ?? "normal"),
    ]
  }

  private static let directions: [RepeatingMotionValue.Direction: String] = [
    .forward: "normal", .reverse: "reverse", .alternating: "alternate",
    .alternatingReverse: "alternate-reverse",
  ]

  /// The properties whose values browsers don't interpolate.
  private static let discrete: Set<String> = ["background-image", "mask-image"]

  /// The places of key frames, in order, with the properties that each has.
  private static func places(
    of motion: RepeatingMotionValue, _ meanings: [CSSMeaning]
  ) -> [(Double, [String])] {
    var places: [Double: [String]] = [:]
    let count = min(max((motion.duration * 30).rounded(.up), 2), 90)
    let samples = (0...Int(count)).map { Double($0) / count }
    for track in motion.tracks {
      let properties = meanings.filter { $0.attribute == track.attributeID }.flatMap(\.properties)
      for property in properties {
        let isDiscrete = discrete.contains(property) || property.hasPrefix("--")
        for position in Set(track.positions + [0, 1] + (isDiscrete ? samples : []))
        where places[position]?.contains(property) != true {
          places[position, default: []].append(property)
        }
      }
    }
    return places.sorted { $0.key < $1.key }
  }
}
