package import ProtocolStyle

// Six custom attributes of a pack, with the types of the six built-in ones.

package protocol LeftColor: SendableMetatype {
  var leftColor: Color { get }
}

extension LeftColor {
  package var leftColor: Color { .yellow }
}

extension AnyAttribute where Self == Attribute<Color> {
  package static var leftColor: Self {
    @Sendable func read(_ node: borrowing some LeftColor, _ slot: borrowing AttributeSlot<Color>)
      -> AttributeWrite
    {
      slot.write(node.leftColor)
    }
    return Attribute("leftColor", of: (any LeftColor).self) {
      ($0 as? any LeftColor.Type).map { AttributeReader($0, read) }
    }
  }
}

package protocol CaptionFont: SendableMetatype {
  var captionFont: FontDescriptor { get }
}

extension CaptionFont {
  package var captionFont: FontDescriptor { FontDescriptor("Helvetica Neue", size: 17) }
}

extension AnyAttribute where Self == Attribute<FontDescriptor> {
  package static var captionFont: Self {
    @Sendable func read(
      _ node: borrowing some CaptionFont, _ slot: borrowing AttributeSlot<FontDescriptor>
    )
      -> AttributeWrite
    {
      slot.write(node.captionFont)
    }
    return Attribute("captionFont", of: (any CaptionFont).self) {
      ($0 as? any CaptionFont.Type).map { AttributeReader($0, read) }
    }
  }
}

package protocol RightColor: SendableMetatype {
  var rightColor: Color { get }
}

extension RightColor {
  package var rightColor: Color { .green }
}

extension AnyAttribute where Self == Attribute<Color> {
  package static var rightColor: Self {
    @Sendable func read(_ node: borrowing some RightColor, _ slot: borrowing AttributeSlot<Color>)
      -> AttributeWrite
    {
      slot.write(node.rightColor)
    }
    return Attribute("rightColor", of: (any RightColor).self) {
      ($0 as? any RightColor.Type).map { AttributeReader($0, read) }
    }
  }
}

package protocol Gap: SendableMetatype {
  var gap: Double { get }
}

extension Gap {
  package var gap: Double { 2 }
}

extension AnyAttribute where Self == Attribute<Double> {
  package static var gap: Self {
    @Sendable func read(_ node: borrowing some Gap, _ slot: borrowing AttributeSlot<Double>)
      -> AttributeWrite
    {
      slot.write(node.gap)
    }
    return Attribute("gap", of: (any Gap).self) {
      ($0 as? any Gap.Type).map { AttributeReader($0, read) }
    }
  }
}

package protocol Inset: SendableMetatype {
  var inset: Double { get }
}

extension Inset {
  package var inset: Double { 4 }
}

extension AnyAttribute where Self == Attribute<Double> {
  package static var inset: Self {
    @Sendable func read(_ node: borrowing some Inset, _ slot: borrowing AttributeSlot<Double>)
      -> AttributeWrite
    {
      slot.write(node.inset)
    }
    return Attribute("inset", of: (any Inset).self) {
      ($0 as? any Inset.Type).map { AttributeReader($0, read) }
    }
  }
}

package protocol RibbonColor: SendableMetatype {
  var ribbonColor: Color { get }
}

extension RibbonColor {
  package var ribbonColor: Color { .orange }
}

extension AnyAttribute where Self == Attribute<Color> {
  package static var ribbonColor: Self {
    @Sendable func read(_ node: borrowing some RibbonColor, _ slot: borrowing AttributeSlot<Color>)
      -> AttributeWrite
    {
      slot.write(node.ribbonColor)
    }
    return Attribute("ribbonColor", of: (any RibbonColor).self) {
      ($0 as? any RibbonColor.Type).map { AttributeReader($0, read) }
    }
  }
}

/// All six.
package protocol CustomAppearance: LeftColor, CaptionFont, RightColor, Gap, Inset, RibbonColor {}
