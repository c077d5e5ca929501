import ProtocolStyle
import Testing

@Suite struct FontDescriptorTests {
  @Test func `a family and a size are enough`() {
    let font = FontDescriptor("Helvetica Neue", size: 17)
    #expect(font.family == .named("Helvetica Neue"))
    #expect(font.size == 17)
    #expect(font.weight == .regular)
    #expect(!font.isItalic)
    #expect(font.textStyle == nil)
  }

  @Test(arguments: ["", " ", "\t\n\u{a0}"])
  func `a blank family is replaced by the system's`(family: String) {
    #expect(FontDescriptor(family, size: 12) == .system(size: 12))
  }

  @Test(arguments: [0, -0.0, -3, .nan, .infinity, -.infinity])
  func `a size that is not finite and above 0 is replaced by 17`(size: Double) {
    #expect(FontDescriptor("Menlo", size: size).size == 17)
    #expect(FontDescriptor.system(size: size).size == 17)
    #expect(FontDescriptor("Menlo", size: 12).withSize(size).size == 17)
  }

  @Test func `the system font has defaults`() {
    #expect(FontDescriptor.system() == .system(size: 17, weight: .regular, design: .default))
    #expect(FontDescriptor.system(design: .serif).family == .system(.serif))
  }

  static let textStyles: [(FontDescriptor.TextStyle, Double, FontDescriptor.Weight)] = [
    (.largeTitle, 34, .regular), (.title1, 28, .regular), (.title2, 22, .regular),
    (.title3, 20, .regular), (.headline, 17, .semibold), (.body, 17, .regular),
    (.callout, 16, .regular), (.subheadline, 15, .regular), (.footnote, 13, .regular),
    (.caption1, 12, .regular), (.caption2, 11, .regular),
  ]

  @Test(arguments: textStyles)
  func `a text style has UIKit's size and weight at the Large content size`(
    style: FontDescriptor.TextStyle, size: Double, weight: FontDescriptor.Weight
  ) throws {
    let font = FontDescriptor(textStyle: style, design: .rounded)
    #expect(font.size == size)
    #expect(font.weight == weight)
    #expect(font.family == .system(.rounded))
    #expect(font.textStyle == style)
    #expect(font != .system(size: size, weight: weight, design: .rounded))
    try expectRoundTrip(font, as: #"{"design":"rounded","textStyle":"\#(style.rawValue)"}"#)
  }

  @Test func `changes leave the rest alone`() {
    let font = FontDescriptor("Menlo", size: 12, weight: .bold, isItalic: true)
    #expect(font.withSize(20) == FontDescriptor("Menlo", size: 20, weight: .bold, isItalic: true))
    #expect(
      font.withWeight(.thin) == FontDescriptor("Menlo", size: 12, weight: .thin, isItalic: true))
    #expect(font.italic(false) == FontDescriptor("Menlo", size: 12, weight: .bold))
    #expect(FontDescriptor("Menlo", size: 12).italic().isItalic)
  }

  @Test func `a text style is kept by weight and slant and lost by size`() {
    let font = FontDescriptor(textStyle: .headline)
    #expect(font.withWeight(.black).textStyle == .headline)
    #expect(font.italic().textStyle == .headline)
    #expect(font.withSize(17).textStyle == nil)
    #expect(font.withSize(17) == .system(weight: .semibold))
  }

  @Test(arguments: [
    (FontDescriptor("Helvetica Neue", size: 17), "Helvetica Neue 17"),
    (.system(weight: .semibold).italic(), "system 17 semibold italic"),
    (.system(design: .serif), "system serif 17"),
    (FontDescriptor("Menlo", size: 12.5, isItalic: true), "Menlo 12.5 italic"),
    (FontDescriptor(textStyle: .headline), "system 17 semibold (headline)"),
  ])
  func `the description omits plain parts`(font: FontDescriptor, description: String) {
    #expect(font.description == description)
  }

  @Test func `a weight without a name shows as a number`() throws {
    let font = try FontDescriptor(validatingFamily: "Inter", size: 17, weight: 450)
    #expect(font.description == "Inter 17 weight 450")
  }

  @Test func `a font is compact`() {
    #expect(MemoryLayout<FontDescriptor>.stride <= 40)
  }
}

// MARK: - FontDescriptorValidatingTests

@Suite struct FontDescriptorValidatingTests {
  @Test func `valid values are kept`() throws {
    #expect(
      try FontDescriptor(validatingFamily: "Menlo", size: 0.5, weight: 700, isItalic: true)
        == FontDescriptor("Menlo", size: 0.5, weight: .bold, isItalic: true))
    #expect(
      try FontDescriptor(validatingFamily: "Menlo", size: 12) == FontDescriptor("Menlo", size: 12))
  }

  static let refused: [(String, Double, Double, InvalidValueError.Code, String)] = [
    ("", 17, 400, .empty, #"font family: "" was given; a name that is not blank is accepted."#),
    ("  ", 17, 400, .empty, #"font family: "  " was given; a name that is not blank is accepted."#),
    (
      "Menlo", -3, 400, .negative,
      "font size: -3.0 was given; a finite number of points greater than 0 is accepted."
    ),
    (
      "Menlo", 0, 400, .outOfRange,
      "font size: 0.0 was given; a finite number of points greater than 0 is accepted."
    ),
    (
      "Menlo", .nan, 400, .notFinite,
      "font size: nan was given; a finite number of points greater than 0 is accepted."
    ),
    (
      "Menlo", .infinity, 400, .notFinite,
      "font size: inf was given; a finite number of points greater than 0 is accepted."
    ),
    (
      "Menlo", 17, 0.5, .outOfRange,
      "font weight: 0.5 was given; a number from 1 to 1000 is accepted."
    ),
    (
      "Menlo", 17, 1000.5, .outOfRange,
      "font weight: 1000.5 was given; a number from 1 to 1000 is accepted."
    ),
    (
      "Menlo", 17, .nan, .notFinite,
      "font weight: nan was given; a number from 1 to 1000 is accepted."
    ),
  ]

  @Test(arguments: refused)
  func `invalid values are refused`(
    family: String, size: Double, weight: Double, code: InvalidValueError.Code, message: String
  ) {
    let error = #expect(throws: InvalidValueError.self) {
      try FontDescriptor(validatingFamily: family, size: size, weight: weight)
    }
    #expect(error?.code == code)
    #expect(error?.description == message)
  }
}

// MARK: - FontDescriptorWeightTests

@Suite struct FontDescriptorWeightTests {
  @Test(arguments: [
    (1.0, 0), (149, 0), (150, 1), (249, 1), (250, 2), (400, 3), (449, 3), (450, 4), (649, 5),
    (849, 7), (850, 8), (1000, 8),
  ])
  func `a weight has a nearest one among the nine named ones`(weight: Double, place: Int) {
    #expect(FontDescriptor.Weight(rawValue: weight)?.nearestNamed == place)
  }

  static let named: [(FontDescriptor.Weight, Double, String)] = [
    (.ultraLight, 100, "ultraLight"), (.thin, 200, "thin"), (.light, 300, "light"),
    (.regular, 400, "regular"), (.medium, 500, "medium"), (.semibold, 600, "semibold"),
    (.bold, 700, "bold"), (.heavy, 800, "heavy"), (.black, 900, "black"),
  ]

  @Test(arguments: named)
  func `a named weight is CSS's number`(
    weight: FontDescriptor.Weight, number: Double, name: String
  ) {
    #expect(weight.rawValue == number)
    #expect(FontDescriptor.Weight(rawValue: number) == weight)
    #expect(weight.description == name)
  }

  @Test(arguments: [1, 1.5, 450, 1000])
  func `numbers from 1 to 1000 are weights`(number: Double) {
    #expect(FontDescriptor.Weight(rawValue: number)?.rawValue == number)
  }

  @Test(arguments: [0, 0.999, 1000.001, -400, .nan, .infinity])
  func `other numbers are not`(number: Double) {
    #expect(FontDescriptor.Weight(rawValue: number) == nil)
  }

  @Test func `weights compare by number`() {
    #expect(FontDescriptor.Weight.light < .regular)
    #expect(!(FontDescriptor.Weight.bold < .bold))
    #expect(max(FontDescriptor.Weight.black, .heavy) == .black)
  }

  @Test func `a weight is a number`() throws {
    try expectRoundTrip([FontDescriptor.Weight.semibold], as: "[600]")
    #expect(
      refusal(of: "[0]", as: [FontDescriptor.Weight].self)
        == "0: font weight: 0.0 was given; a number from 1 to 1000 is accepted.")
  }
}

// MARK: - FontDescriptorInterpolationTests

@Suite struct FontDescriptorInterpolationTests {
  @Test func `the size of a font is interpolated on a straight line`() {
    let small = FontDescriptor("Avenir", size: 10, weight: .bold, isItalic: true)
    #expect(small.interpolated(to: small.withSize(20), at: 0.25) == small.withSize(12.5))
    #expect(small.interpolated(to: small.withSize(20), at: 1.5) == small.withSize(25))
  }

  static let others: [FontDescriptor] = [
    FontDescriptor("Avenir", size: 20), .system(size: 20, weight: .bold),
    .system(size: 20).italic(), .system(size: 20, design: .serif),
    FontDescriptor(textStyle: .title1),
    .system(size: 10, weight: .bold),
  ]

  @Test(arguments: others)
  func `fonts that differ in anything else change at 0.5`(other: FontDescriptor) {
    let font = FontDescriptor.system(size: 10)
    #expect(font.interpolated(to: other, at: 0.49) == font)
    #expect(font.interpolated(to: other, at: 0.5) == other)
    #expect(font.interpolated(to: other, at: -1) == font)
    #expect(font.interpolated(to: other, at: 2) == other)
    #expect(font.interpolated(to: other, at: .infinity) == font)
  }

  @Test func `in between there is no text style, at the ends there is`() {
    var environment = StyleEnvironment()
    environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    struct Label: LabelNode, Font {
      var font: FontDescriptor { FontDescriptor(textStyle: .body) }
    }
    let body = FontDescriptor(textStyle: .body)
    let applier = StyleApplier()
    let largest = applier.viewModel(for: Label(), in: environment).font ?? body
    #expect(largest.size == 53)
    #expect(body.interpolated(to: largest, at: 0) == body)
    #expect(body.interpolated(to: largest, at: 0.5) == .system(size: 35))
    #expect(body.interpolated(to: largest, at: 1) == largest)
    #expect(body.interpolated(to: body, at: 0.5) == body)
  }

  @Test func `beyond the ends the size stays above 0`() {
    let font = FontDescriptor.system(size: 10)
    let size = font.interpolated(to: .system(size: 5), at: 4).size
    #expect(size > 0)
    #expect(size < 1e-300)
  }
}

// MARK: - FontDescriptorCodableTests

@Suite struct FontDescriptorCodableTests {
  @Test(arguments: [
    (FontDescriptor.system(), "{}"),
    (FontDescriptor("Helvetica Neue", size: 17), #"{"family":"Helvetica Neue"}"#),
    (
      FontDescriptor("Menlo", size: 12.5, weight: .bold, isItalic: true),
      #"{"family":"Menlo","isItalic":true,"size":12.5,"weight":700}"#
    ),
    (.system(size: 13, design: .monospaced), #"{"design":"monospaced","size":13}"#),
    (FontDescriptor(textStyle: .headline), #"{"textStyle":"headline"}"#),
    (
      FontDescriptor(textStyle: .headline).withWeight(.regular).italic(),
      #"{"isItalic":true,"textStyle":"headline","weight":400}"#
    ),
    (FontDescriptor(textStyle: .body).withSize(20), #"{"size":20}"#),
    (
      FontDescriptor("Georgia", size: 17, relativeTo: .body),
      #"{"family":"Georgia","relativeTo":"body","size":17}"#
    ),
    (
      FontDescriptor("Georgia", size: 20, relativeTo: .headline, weight: .semibold, isItalic: true),
      #"{"family":"Georgia","isItalic":true,"relativeTo":"headline","size":20,"weight":600}"#
    ),
    (FontDescriptor(" ", size: 15, relativeTo: .body), #"{"relativeTo":"body","size":15}"#),
  ])
  func `only differences from the defaults are encoded`(font: FontDescriptor, json: String) throws {
    try expectRoundTrip(font, as: json)
  }

  @Test func `a font relative to a text style is resolved once`() throws {
    let font = FontDescriptor("Georgia", size: 17, relativeTo: .headline)
    let large = StyleEnvironment.with(\.contentSizeCategory, .extraLarge)
    let resolved = large.evaluating { font.resolved() }
    #expect(resolved.description == "Georgia 19 (headline)")
    try expectRoundTrip(
      resolved, as: #"{"family":"Georgia","size":19,"textStyle":"headline","weight":400}"#)
    #expect(resolved.resolved().size == 19)
    let read = try decoded(
      #"{"family":"Georgia","size":17,"relativeTo":"headline"}"#, as: FontDescriptor.self)
    #expect(read == font)
    #expect(large.evaluating { read.resolved() } == resolved)
    #expect(large.evaluating { font.withWeight(.bold).italic().resolved().size } == 19)
    #expect(large.evaluating { font.withSize(17).resolved().size } == 17)
  }

  @Test func `a resolved font keeps its size`() throws {
    let font = FontDescriptor(textStyle: .body)
    let large = StyleEnvironment.with(\.contentSizeCategory, .extraLarge)
    let resolved = large.evaluating { font.resolved() }
    try expectRoundTrip(resolved, as: #"{"size":19,"textStyle":"body"}"#)
    try expectRoundTrip(font.resolved(), as: #"{"size":17,"textStyle":"body"}"#)
    #expect(font == font.resolved())
    #expect(resolved.resolved().size == 19)
    #expect(resolved.withWeight(.bold).italic().resolved().size == 19)
    #expect(large.evaluating { font.resolved().withWeight(.bold).size } == 19)
    #expect(large.evaluating { font.withWeight(.bold).italic().resolved().size } == 19)
    let decoded = try decoded(#"{"textStyle":"body","size":17}"#, as: FontDescriptor.self)
    #expect(large.evaluating { decoded.resolved().size } == 17)
  }

  @Test(arguments: [
    (
      #"[{"family":" "}]"#,
      #"0.family: font family: " " was given; a name that is not blank is accepted."#
    ),
    (
      #"[{"size":-3}]"#,
      """
      0.size: font size: -3.0 was given; a finite number of points greater than 0 is accepted.
      """
    ),
    (
      #"[{"weight":0}]"#,
      "0.weight: font weight: 0.0 was given; a number from 1 to 1000 is accepted."
    ),
    (
      #"[{"family":"Menlo","design":"serif"}]"#,
      "0: font: family with design was given; one or the other is accepted."
    ),
    (
      #"[{"textStyle":"body","relativeTo":"body","size":17}]"#,
      "0: font: textStyle with relativeTo was given; one or the other is accepted."
    ),
    (
      #"[{"textStyle":"body","family":"Menlo"}]"#,
      "0: font: textStyle with family was given; one or the other is accepted."
    ),
  ])
  func `invalid values are refused with their path`(json: String, message: String) {
    #expect(refusal(of: json, as: [FontDescriptor].self) == message)
  }
}
