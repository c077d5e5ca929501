/// The published values of OUDS, resolved by a script from the files that the README names.
enum OUDSNumbers {
  /// Background, content and border of buttons: enabled, hover, pressed, focus, loading, disabled.
  static let buttons = """
    Orange, light, default: clear #000000 #000000 | clear #000000/0.68 #000000/0.68 | clear #f15e00 #f15e00 | clear #000000/0.68 #000000/0.68 | clear #f15e00 #f15e00 | clear #000000/0.2 #000000/0.2
    Orange, light, strong: #000000 #ffffff clear | #000000/0.68 #ffffff clear | #f15e00 #ffffff clear | #000000/0.68 #ffffff clear | #f15e00 #ffffff clear | #000000/0.2 #ffffff clear
    Orange, light, brand: #ff7900 #000000 clear | #000000/0.68 #ffffff clear | #000000 #ffffff clear | #000000/0.68 #ffffff clear | #000000 #ffffff clear | #000000/0.2 #ffffff clear
    Orange, light, minimal: clear #000000 clear | #000000/0.08 #000000/0.68 clear | #000000/0.12 #f15e00 clear | #000000/0.08 #000000/0.68 clear | clear #000000 clear | clear #000000/0.2 clear
    Orange, light, negative: #db0002 #ffffff clear | #b20002 #ffffff clear | #800001 #ffffff clear | #b20002 #ffffff clear | #800001 #ffffff clear | #000000/0.2 #ffffff clear
    Orange, light, default on color: clear #000000 #000000 | #000000/0.68 #ffffff clear | #ffffff/0.8 #000000 clear | #000000/0.68 #ffffff clear | #ffffff/0.8 #000000 clear | clear #000000/0.28 #000000/0.28
    Orange, light, strong on color: #000000 #ffffff clear | #000000/0.68 #ffffff clear | #ffffff/0.8 #000000 clear | #000000/0.68 #ffffff clear | #ffffff/0.8 #000000 clear | #000000/0.28 #ffffff/0.64 clear
    Orange, light, minimal on color: clear #000000 clear | #000000/0.68 #ffffff clear | #ffffff/0.8 #000000 clear | #000000/0.68 #ffffff clear | clear #000000 clear | clear #000000/0.28 clear
    Orange, dark, default: clear #eeeeee #eeeeee | clear #ffffff/0.64 #ffffff/0.64 | clear #ff7900 #ff7900 | clear #ffffff/0.64 #ffffff/0.64 | clear #ff7900 #ff7900 | clear #ffffff/0.2 #ffffff/0.2
    Orange, dark, strong: #eeeeee #000000 clear | #ffffff/0.64 #000000 clear | #ff7900 #000000 clear | #ffffff/0.64 #000000 clear | #ff7900 #000000 clear | #ffffff/0.2 #000000 clear
    Orange, dark, brand: #ff7900 #000000 clear | #ffffff/0.64 #000000 clear | #eeeeee #000000 clear | #ffffff/0.64 #000000 clear | #eeeeee #000000 clear | #ffffff/0.2 #000000 clear
    Orange, dark, minimal: clear #eeeeee clear | #ffffff/0.08 #ffffff/0.64 clear | #ffffff/0.12 #ff7900 clear | #ffffff/0.08 #ffffff/0.64 clear | clear #eeeeee clear | clear #ffffff/0.2 clear
    Orange, dark, negative: #ff8081 #000000 clear | #ffb2b3 #000000 clear | #ffe5e6 #000000 clear | #ffb2b3 #000000 clear | #ffe5e6 #000000 clear | #ffffff/0.2 #000000 clear
    Orange, dark, default on color: clear #ffffff #ffffff | #ffffff/0.8 #000000 clear | #000000/0.68 #ffffff clear | #ffffff/0.8 #000000 clear | #000000/0.68 #ffffff clear | clear #ffffff/0.44 #ffffff/0.44
    Orange, dark, strong on color: #ffffff #000000 clear | #ffffff/0.8 #000000 clear | #000000/0.68 #ffffff clear | #ffffff/0.8 #000000 clear | #000000/0.68 #ffffff clear | #ffffff/0.44 #000000/0.44 clear
    Orange, dark, minimal on color: clear #ffffff clear | #ffffff/0.8 #000000 clear | #000000/0.68 #ffffff clear | #ffffff/0.8 #000000 clear | clear #ffffff clear | clear #ffffff/0.44 clear
    Sosh, light, default: clear #de034b #de034b | clear #000000 #000000 | clear #0173c1 #0173c1 | clear #000000 #000000 | clear #0173c1 #0173c1 | clear #000f19/0.2 #000f19/0.2
    Sosh, light, strong: #de034b #ffffff clear | #000000 #ffffff clear | #0173c1 #ffffff clear | #000000 #ffffff clear | #0173c1 #ffffff clear | #000f19/0.2 #ffffff clear
    Sosh, light, brand: #0173c1 #ffffff clear | #000000 #ffffff clear | #de034b #ffffff clear | #000000 #ffffff clear | #de034b #ffffff clear | #000f19/0.2 #ffffff clear
    Sosh, light, minimal: clear #de034b clear | #000f19/0.08 #000000 clear | #000f19/0.12 #0173c1 clear | #000f19/0.08 #000000 clear | clear #0173c1 clear | clear #000f19/0.2 clear
    Sosh, light, negative: #db0002 #ffffff clear | #b20002 #ffffff clear | #800001 #ffffff clear | #b20002 #ffffff clear | #800001 #ffffff clear | #000f19/0.2 #ffffff clear
    Sosh, light, default on color: clear #000000 #000000 | #000f19/0.72 #ffffff clear | #edf6fc/0.8 #000000 clear | #000f19/0.72 #ffffff clear | #edf6fc/0.8 #000000 clear | clear #000f19/0.28 #000f19/0.28
    Sosh, light, strong on color: #000000 #ffffff clear | #000f19/0.72 #ffffff clear | #edf6fc/0.8 #000000 clear | #000f19/0.72 #ffffff clear | #edf6fc/0.8 #000000 clear | #000f19/0.28 #edf6fc/0.64 clear
    Sosh, light, minimal on color: clear #000000 clear | #000f19/0.72 #ffffff clear | #edf6fc/0.8 #000000 clear | #000f19/0.72 #ffffff clear | clear #000000 clear | clear #000f19/0.28 clear
    Sosh, dark, default: clear #5dbcfe #5dbcfe | clear #e9eef1 #e9eef1 | clear #ffef66 #ffef66 | clear #e9eef1 #e9eef1 | clear #ffef66 #ffef66 | clear #edf6fc/0.2 #edf6fc/0.2
    Sosh, dark, strong: #5dbcfe #001524 clear | #e9eef1 #001524 clear | #ffef66 #001524 clear | #e9eef1 #001524 clear | #ffef66 #001524 clear | #edf6fc/0.2 #001524 clear
    Sosh, dark, brand: #ffef66 #001524 clear | #e9eef1 #001524 clear | #5dbcfe #000000 clear | #e9eef1 #001524 clear | #5dbcfe #000000 clear | #edf6fc/0.2 #001524 clear
    Sosh, dark, minimal: clear #5dbcfe clear | #edf6fc/0.08 #e9eef1 clear | #edf6fc/0.12 #ffef66 clear | #edf6fc/0.08 #e9eef1 clear | clear #ffef66 clear | clear #edf6fc/0.2 clear
    Sosh, dark, negative: #ff8081 #001524 clear | #ffb2b3 #001524 clear | #ffe5e6 #001524 clear | #ffb2b3 #001524 clear | #ffe5e6 #001524 clear | #edf6fc/0.2 #001524 clear
    Sosh, dark, default on color: clear #ffffff #ffffff | #edf6fc/0.8 #000000 clear | #000f19/0.72 #ffffff clear | #edf6fc/0.8 #000000 clear | #000f19/0.72 #ffffff clear | clear #edf6fc/0.44 #edf6fc/0.44
    Sosh, dark, strong on color: #ffffff #000000 clear | #edf6fc/0.8 #000000 clear | #000f19/0.72 #ffffff clear | #edf6fc/0.8 #000000 clear | #000f19/0.72 #ffffff clear | #edf6fc/0.44 #000f19/0.44 clear
    Sosh, dark, minimal on color: clear #ffffff clear | #edf6fc/0.8 #000000 clear | #000f19/0.72 #ffffff clear | #edf6fc/0.8 #000000 clear | clear #ffffff clear | clear #edf6fc/0.44 clear
    Orange Compact, light, default: clear #000000 #000000 | clear #000000/0.68 #000000/0.68 | clear #f15e00 #f15e00 | clear #000000/0.68 #000000/0.68 | clear #f15e00 #f15e00 | clear #000000/0.2 #000000/0.2
    Orange Compact, light, strong: #000000 #ffffff clear | #000000/0.68 #ffffff clear | #f15e00 #ffffff clear | #000000/0.68 #ffffff clear | #f15e00 #ffffff clear | #000000/0.2 #ffffff clear
    Orange Compact, light, brand: #ff7900 #000000 clear | #000000/0.68 #ffffff clear | #000000 #ffffff clear | #000000/0.68 #ffffff clear | #000000 #ffffff clear | #000000/0.2 #ffffff clear
    Orange Compact, light, minimal: clear #000000 clear | #000000/0.08 #000000/0.68 clear | #000000/0.12 #f15e00 clear | #000000/0.08 #000000/0.68 clear | clear #000000 clear | clear #000000/0.2 clear
    Orange Compact, light, negative: #db0002 #ffffff clear | #b20002 #ffffff clear | #800001 #ffffff clear | #b20002 #ffffff clear | #800001 #ffffff clear | #000000/0.2 #ffffff clear
    Orange Compact, dark, default: clear #eeeeee #eeeeee | clear #ffffff/0.64 #ffffff/0.64 | clear #ff7900 #ff7900 | clear #ffffff/0.64 #ffffff/0.64 | clear #ff7900 #ff7900 | clear #ffffff/0.2 #ffffff/0.2
    Orange Compact, dark, strong: #eeeeee #000000 clear | #ffffff/0.64 #000000 clear | #ff7900 #000000 clear | #ffffff/0.64 #000000 clear | #ff7900 #000000 clear | #ffffff/0.2 #000000 clear
    Orange Compact, dark, brand: #ff7900 #000000 clear | #ffffff/0.64 #000000 clear | #eeeeee #000000 clear | #ffffff/0.64 #000000 clear | #eeeeee #000000 clear | #ffffff/0.2 #000000 clear
    Orange Compact, dark, minimal: clear #eeeeee clear | #ffffff/0.08 #ffffff/0.64 clear | #ffffff/0.12 #ff7900 clear | #ffffff/0.08 #ffffff/0.64 clear | clear #eeeeee clear | clear #ffffff/0.2 clear
    Orange Compact, dark, negative: #ff8081 #000000 clear | #ffb2b3 #000000 clear | #ffe5e6 #000000 clear | #ffb2b3 #000000 clear | #ffe5e6 #000000 clear | #ffffff/0.2 #000000 clear
    """

  /// Height, width, insets, border at rest and in an interaction, radius, font, line, spacing.
  static let buttonLengths = """
    Orange, default: 48 48 12 32 1 2 0 16 24 0.2
    Orange, small: 40 40 10 24 1 2 0 14 20 0.17
    Sosh, default: 48 48 12 32 2 2 4 16 24 0.2
    Sosh, small: 40 40 10 24 2 2 4 14 20 0.17
    Orange Compact, default: 40 40 10 24 1 2 0 14 20 0.17
    Orange Compact, small: 36 36 10 20 1 2 0 13 16 0.19
    """

  /// Surface, line, label and value of fields: enabled, hover, focus, then the same with an error,
  /// read-only and disabled.
  static let fields = """
    Orange, light, filled: #000000/0.04 #000000/0.2 #000000/0.68 #000000 | #000000/0.08 #000000/0.68 #000000/0.68 #000000 | #000000/0.12 #000000 #000000/0.68 #000000 | #db0002/0.08 #db0002 #db0002 #000000 | #db0002/0.08 #b20002 #b20002 #000000 | #db0002/0.08 #800001 #800001 #000000 | clear #000000/0.12 #000000/0.68 #000000 | #000000/0.04 #000000/0.2 #000000/0.2 #000000/0.2
    Orange, light, outlined: clear #000000/0.2 #000000/0.68 #000000 | clear #000000/0.68 #000000/0.68 #000000 | clear #000000 #000000/0.68 #000000 | clear #db0002 #db0002 #000000 | clear #b20002 #b20002 #000000 | clear #800001 #800001 #000000 | #000000/0.04 #000000/0.12 #000000/0.68 #000000 | clear #000000/0.2 #000000/0.2 #000000/0.2
    Orange, dark, filled: #ffffff/0.04 #ffffff/0.2 #ffffff/0.64 #eeeeee | #ffffff/0.08 #ffffff/0.64 #ffffff/0.64 #eeeeee | #ffffff/0.12 #eeeeee #ffffff/0.64 #eeeeee | #db0002/0.32 #ff8081 #ff8081 #eeeeee | #db0002/0.32 #ffb2b3 #ffb2b3 #eeeeee | #db0002/0.32 #ffe5e6 #ffe5e6 #eeeeee | clear #ffffff/0.12 #ffffff/0.64 #eeeeee | #ffffff/0.04 #ffffff/0.2 #ffffff/0.2 #ffffff/0.2
    Orange, dark, outlined: clear #ffffff/0.2 #ffffff/0.64 #eeeeee | clear #ffffff/0.64 #ffffff/0.64 #eeeeee | clear #eeeeee #ffffff/0.64 #eeeeee | clear #ff8081 #ff8081 #eeeeee | clear #ffb2b3 #ffb2b3 #eeeeee | clear #ffe5e6 #ffe5e6 #eeeeee | #ffffff/0.04 #ffffff/0.12 #ffffff/0.64 #eeeeee | clear #ffffff/0.2 #ffffff/0.2 #ffffff/0.2
    Sosh, light, filled: #000f19/0.04 #000f19/0.2 #000f19/0.72 #000000 | #000f19/0.08 #000000 #000f19/0.72 #000000 | #000f19/0.12 #000000 #000f19/0.72 #000000 | #db0002/0.08 #db0002 #db0002 #000000 | #db0002/0.08 #b20002 #b20002 #000000 | #db0002/0.08 #800001 #800001 #000000 | clear #000f19/0.12 #000f19/0.72 #000000 | #000f19/0.04 #000f19/0.2 #000f19/0.2 #000f19/0.2
    Sosh, light, outlined: clear #000f19/0.2 #000f19/0.72 #000000 | clear #000000 #000f19/0.72 #000000 | clear #000000 #000f19/0.72 #000000 | clear #db0002 #db0002 #000000 | clear #b20002 #b20002 #000000 | clear #800001 #800001 #000000 | #000f19/0.04 #000f19/0.12 #000f19/0.72 #000000 | clear #000f19/0.2 #000f19/0.2 #000f19/0.2
    Sosh, dark, filled: #edf6fc/0.04 #edf6fc/0.2 #edf6fc/0.64 #e9eef1 | #edf6fc/0.08 #e9eef1 #edf6fc/0.64 #e9eef1 | #edf6fc/0.12 #e9eef1 #edf6fc/0.64 #e9eef1 | #db0002/0.32 #ff8081 #ff8081 #e9eef1 | #db0002/0.32 #ffb2b3 #ffb2b3 #e9eef1 | #db0002/0.32 #ffe5e6 #ffe5e6 #e9eef1 | clear #edf6fc/0.12 #edf6fc/0.64 #e9eef1 | #edf6fc/0.04 #edf6fc/0.2 #edf6fc/0.2 #edf6fc/0.2
    Sosh, dark, outlined: clear #edf6fc/0.2 #edf6fc/0.64 #e9eef1 | clear #e9eef1 #edf6fc/0.64 #e9eef1 | clear #e9eef1 #edf6fc/0.64 #e9eef1 | clear #ff8081 #ff8081 #e9eef1 | clear #ffb2b3 #ffb2b3 #e9eef1 | clear #ffe5e6 #ffe5e6 #e9eef1 | #edf6fc/0.04 #edf6fc/0.12 #edf6fc/0.64 #e9eef1 | clear #edf6fc/0.2 #edf6fc/0.2 #edf6fc/0.2
    """

  /// Badge, its content, alert and icon by status.
  static let statuses = """
    Orange, light, neutral: #272727 #ffffff #000000/0.04 #000000
    Orange, light, accent: #ff7900 #000000 #bd793c/0.08 #ff7900
    Orange, light, positive: #138126 #ffffff #3de35a/0.12 #138126
    Orange, light, info: #0073b2 #ffffff #26b2ff/0.08 #0073b2
    Orange, light, warning: #ffd000 #000000 #ffd000/0.16 #ffd000
    Orange, light, negative: #db0002 #ffffff #db0002/0.08 #db0002
    Orange, dark, neutral: #eeeeee #000000 #ffffff/0.08 #eeeeee
    Orange, dark, accent: #ff7900 #000000 #685d50/0.4 #ff7900
    Orange, dark, positive: #94f0a4 #000000 #0e621d/0.64 #94f0a4
    Orange, dark, info: #8ad5ff #000000 #00598a/0.52 #8ad5ff
    Orange, dark, warning: #ffe270 #000000 #665100/0.48 #ffe270
    Orange, dark, negative: #ff8081 #000000 #db0002/0.32 #ff8081
    Sosh, light, neutral: #002138 #ffffff #000f19/0.04 #000000
    Sosh, light, accent: #de034b #ffffff #fc6999/0.1 #de034b
    Sosh, light, positive: #138126 #ffffff #3de35a/0.12 #138126
    Sosh, light, info: #0173c1 #ffffff #34acfe/0.08 #0173c1
    Sosh, light, warning: #ffe500 #000000 #ffe500/0.16 #ffe500
    Sosh, light, negative: #db0002 #ffffff #db0002/0.08 #db0002
    Sosh, dark, neutral: #edf6fd #000000 #edf6fc/0.08 #e9eef1
    Sosh, dark, accent: #fc6999 #001524 #960333/0.64 #fc6999
    Sosh, dark, positive: #94f0a4 #001524 #0e621d/0.64 #94f0a4
    Sosh, dark, info: #99d5ff #001524 #01558e/0.52 #99d5ff
    Sosh, dark, warning: #ffef66 #001524 #665c00/0.48 #ffef66
    Sosh, dark, negative: #ff8081 #001524 #db0002/0.32 #ff8081
    """

  /// Of a field, its height, width, insets, borders and radii; of an alert, its height, width, insets, gap, icon, radii.
  static let lengths = """
    Orange: 60 240 16 6 1 2 0 8 48 160 12 16 12 24 0 12
    Sosh: 60 240 16 6 1 2 4 4 48 160 12 16 12 24 4 12
    Orange Compact: 52 240 12 6 1 2 0 8 40 144 10 12 10 20 0 12
    """
}
