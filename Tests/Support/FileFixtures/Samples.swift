/// Token files for tests.
enum Samples {
  /// A token of every type; some parts are references.
  static let everyType = """
    {
      "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
      "color": {"$type": "color", "$value":
        {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "alpha": 0.5, "hex": "#0066cc"}},
      "gap": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}},
      "family": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
      "weight": {"$type": "fontWeight", "$value": "semi-bold"},
      "quick": {"$type": "duration", "$value": {"value": 0.15, "unit": "s"}},
      "ease": {"$type": "cubicBezier", "$value": [0.5, 0, 1, 1.5]},
      "ratio": {"$type": "number", "$value": 1.25},
      "line": {"$type": "strokeStyle", "$value":
        {"dashArray": [{"value": 2, "unit": "px"}, "{gap}"], "lineCap": "round"}},
      "edge": {"$type": "border", "$value": {"width": {"value": 2, "unit": "px"}, "style": "dotted",
        "color": {"colorSpace": "srgb", "components": [1, 0, 0]}}},
      "fade": {"$type": "transition", "$value":
        {"duration": "{quick}", "delay": {"value": 1, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}},
      "glow": {"$type": "shadow", "$value": {"color": {"$ref": "#/edge/$value/color"},
        "offsetX": {"value": 1, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
        "blur": {"value": 3, "unit": "px"}, "spread": {"value": 4, "unit": "px"}, "inset": true}},
      "sunset": {"$type": "gradient", "$value": [
        {"color": {"$ref": "#/edge/$value/color"}, "position": 0},
        {"color": {"colorSpace": "srgb", "components": [0, 0, 1]}, "position": 1}]},
      "heading": {"$type": "typography", "$value": {"fontFamily": "{family}", "lineHeight": "{ratio}",
        "fontSize": {"value": 24, "unit": "px"}, "fontWeight": "{weight}",
        "letterSpacing": {"value": 0.1, "unit": "px"}}}
    }
    """

  /// A resolver of schemes, text sizes and brands, in one file.
  static let resolver = """
    {
      "name": "Shop", "version": "2025.10",
      "sets": {"base": {"sources": [{"color": {"$type": "color",
        "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        "link": {"$value": "{color.ink}", "$description": "Links in text."}},
        "gap": {"$type": "dimension", "$value": {"value": 0.5, "unit": "rem"}}}]}},
      "modifiers": {
        "theme": {"default": "light", "contexts": {"light": [],
          "dark": [{"color": {"ink": {"$type": "color",
            "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}],
          "darkHighContrast": [{"color": {"ink": {"$type": "color",
            "$value": {"colorSpace": "srgb", "components": [1, 1, 0]}}}}]}},
        "brand": {"contexts": {"plain": [],
          "acme": [{"color": {"link": {"$type": "color",
            "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}]}}},
      "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"},
        {"$ref": "#/modifiers/brand"}]
    }
    """
}
