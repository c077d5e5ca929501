/// The published values of Warp, resolved by a script from the files that the README names.
enum WarpNumbers {
  /// Background, title and border of buttons: at rest, under a pointer, pressed.
  static let buttons = """
    Finn, light, primary: #0063fb #ffffff clear | #004bbd #ffffff clear | #00337f #ffffff clear
    Finn, light, secondary: #ffffff #0063fb #dedee3 | #f0f0f2 #0063fb #cacad1 | #dedee3 #0063fb #afafb8
    Finn, light, quiet: clear #0063fb clear | #f0f0f2 #0063fb clear | #dedee3 #0063fb clear
    Finn, light, negative: #d91f0a #ffffff clear | #9e2216 #ffffff clear | #681d11 #ffffff clear
    Finn, light, negativeQuiet: clear #d91f0a clear | #ffefef #d91f0a clear | #ffd1d1 #d91f0a clear
    Finn, light, utility: #ffffff #1b1b1f #dedee3 | #f0f0f2 #1b1b1f #cacad1 | #dedee3 #1b1b1f #afafb8
    Finn, light, utilityQuiet: clear #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    Finn, light, overlay: #ffffff #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    Finn, light, overlayInverted: #1b1b1f #ffffff clear | #1b1b1f #ffffff clear | #1b1b1f #ffffff clear
    Finn, light, overlayQuiet: clear #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    Finn, light, overlayInvertedQuiet: clear #ffffff clear | clear #ffffff clear | clear #ffffff clear
    Finn, light, pill: clear #1b1b1f clear | #9ac1fe/0.3 #0063fb clear | #5c9cff/0.3 #004bbd clear
    Finn, light, link: clear #0063fb clear | clear #0063fb clear | clear #0063fb clear
    Finn, dark, primary: #5c9cff #1b1b1f clear | #9ac1fe #1b1b1f clear | #c2dafe #1b1b1f clear
    Finn, dark, secondary: #1b1b1f #5c9cff #47474f | #26262b #5c9cff #5c5c66 | #2b2b30 #5c9cff #84848f
    Finn, dark, quiet: clear #5c9cff clear | #26262b #5c9cff clear | #2b2b30 #5c9cff clear
    Finn, dark, negative: #ff5844 #1b1b1f clear | #ff9999 #1b1b1f clear | #ffd1d1 #1b1b1f clear
    Finn, dark, negativeQuiet: clear #ff5844 clear | #681d11 #ff5844 clear | #9e2216 #ff5844 clear
    Finn, dark, utility: #1b1b1f #ffffff #47474f | #26262b #ffffff #5c5c66 | #2b2b30 #ffffff #84848f
    Finn, dark, utilityQuiet: clear #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Finn, dark, overlay: #1b1b1f #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Finn, dark, overlayInverted: #f6f6f6 #1b1b1f clear | #f6f6f6 #1b1b1f clear | #f6f6f6 #1b1b1f clear
    Finn, dark, overlayQuiet: clear #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Finn, dark, overlayInvertedQuiet: clear #1b1b1f clear | clear #1b1b1f clear | clear #1b1b1f clear
    Finn, dark, pill: clear #ffffff clear | #9ac1fe/0.3 #e1edfe clear | #5c9cff/0.3 #c2dafe clear
    Finn, dark, link: clear #5c9cff clear | clear #5c9cff clear | clear #5c9cff clear
    Tori, light, primary: #d43d4f #ffffff clear | #982c38 #ffffff clear | #5b1920 #ffffff clear
    Tori, light, secondary: #ffffff #296dcc #dedee3 | #f0f0f2 #296dcc #cacad1 | #dedee3 #296dcc #afafb8
    Tori, light, quiet: clear #296dcc clear | #f0f0f2 #296dcc clear | #dedee3 #296dcc clear
    Tori, light, negative: #930b1d #ffffff clear | #7d1024 #ffffff clear | #520b18 #ffffff clear
    Tori, light, negativeQuiet: clear #930b1d clear | #edced1 #930b1d clear | #dba7ad #930b1d clear
    Tori, light, utility: #ffffff #1b1b1f #dedee3 | #f0f0f2 #1b1b1f #cacad1 | #dedee3 #1b1b1f #afafb8
    Tori, light, utilityQuiet: clear #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    Tori, light, overlay: #ffffff #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    Tori, light, overlayInverted: #1b1b1f #ffffff clear | #1b1b1f #ffffff clear | #1b1b1f #ffffff clear
    Tori, light, overlayQuiet: clear #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    Tori, light, overlayInvertedQuiet: clear #ffffff clear | clear #ffffff clear | clear #ffffff clear
    Tori, light, pill: clear #1b1b1f clear | #91b2e4/0.3 #153568 clear | #6e9bdc/0.3 #0b1936 clear
    Tori, light, link: clear #296dcc clear | clear #296dcc clear | clear #296dcc clear
    Tori, dark, primary: #f95157 #1b1b1f clear | #fd948f #1b1b1f clear | #feb0ac #1b1b1f clear
    Tori, dark, secondary: #1b1b1f #6e9bdc #47474f | #26262b #6e9bdc #5c5c66 | #2b2b30 #6e9bdc #84848f
    Tori, dark, quiet: clear #6e9bdc clear | #26262b #6e9bdc clear | #2b2b30 #6e9bdc clear
    Tori, dark, negative: #c98089 #1b1b1f clear | #dba7ad #1b1b1f clear | #edced1 #1b1b1f clear
    Tori, dark, negativeQuiet: clear #c98089 clear | #520b18 #c98089 clear | #7d1024 #c98089 clear
    Tori, dark, utility: #1b1b1f #ffffff #47474f | #26262b #ffffff #5c5c66 | #2b2b30 #ffffff #84848f
    Tori, dark, utilityQuiet: clear #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Tori, dark, overlay: #1b1b1f #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Tori, dark, overlayInverted: #f6f6f6 #1b1b1f clear | #f6f6f6 #1b1b1f clear | #f6f6f6 #1b1b1f clear
    Tori, dark, overlayQuiet: clear #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Tori, dark, overlayInvertedQuiet: clear #1b1b1f clear | clear #1b1b1f clear | clear #1b1b1f clear
    Tori, dark, pill: clear #ffffff clear | #91b2e4/0.3 #d7e0f4 clear | #6e9bdc/0.3 #b4c9ec clear
    Tori, dark, link: clear #6e9bdc clear | clear #6e9bdc clear | clear #6e9bdc clear
    Blocket, light, primary: #0071eb #ffffff clear | #0055b1 #ffffff clear | #003977 #ffffff clear
    Blocket, light, secondary: #ffffff #0071eb #dedee3 | #f0f0f2 #0071eb #cacad1 | #dedee3 #0071eb #afafb8
    Blocket, light, quiet: clear #0071eb clear | #f0f0f2 #0071eb clear | #dedee3 #0071eb clear
    Blocket, light, negative: #d93c2b #ffffff clear | #9b2b1e #ffffff clear | #5d1a11 #ffffff clear
    Blocket, light, negativeQuiet: clear #d93c2b clear | #f7d7d5 #d93c2b clear | #f1b8b3 #d93c2b clear
    Blocket, light, utility: #ffffff #1b1b1f #dedee3 | #f0f0f2 #1b1b1f #cacad1 | #dedee3 #1b1b1f #afafb8
    Blocket, light, utilityQuiet: clear #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    Blocket, light, overlay: #ffffff #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    Blocket, light, overlayInverted: #1b1b1f #ffffff clear | #1b1b1f #ffffff clear | #1b1b1f #ffffff clear
    Blocket, light, overlayQuiet: clear #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    Blocket, light, overlayInvertedQuiet: clear #ffffff clear | clear #ffffff clear | clear #ffffff clear
    Blocket, light, pill: clear #1b1b1f clear | #78b3f4/0.3 #0055b1 clear | #509df1/0.3 #003977 clear
    Blocket, light, link: clear #0071eb clear | clear #0071eb clear | clear #0071eb clear
    Blocket, dark, primary: #509df1 #1b1b1f clear | #78b3f4 #1b1b1f clear | #a0c9f7 #1b1b1f clear
    Blocket, dark, secondary: #1b1b1f #509df1 #47474f | #26262b #509df1 #5c5c66 | #2b2b30 #509df1 #84848f
    Blocket, dark, quiet: clear #509df1 clear | #26262b #509df1 clear | #2b2b30 #509df1 clear
    Blocket, dark, negative: #e57a6f #1b1b1f clear | #eb9991 #1b1b1f clear | #f1b8b3 #1b1b1f clear
    Blocket, dark, negativeQuiet: clear #e57a6f clear | #5d1a11 #e57a6f clear | #9b2b1e #e57a6f clear
    Blocket, dark, utility: #1b1b1f #ffffff #47474f | #26262b #ffffff #5c5c66 | #2b2b30 #ffffff #84848f
    Blocket, dark, utilityQuiet: clear #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Blocket, dark, overlay: #1b1b1f #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Blocket, dark, overlayInverted: #f6f6f6 #1b1b1f clear | #f6f6f6 #1b1b1f clear | #f6f6f6 #1b1b1f clear
    Blocket, dark, overlayQuiet: clear #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Blocket, dark, overlayInvertedQuiet: clear #1b1b1f clear | clear #1b1b1f clear | clear #1b1b1f clear
    Blocket, dark, pill: clear #ffffff clear | #78b3f4/0.3 #c8dffa clear | #509df1/0.3 #a0c9f7 clear
    Blocket, dark, link: clear #509df1 clear | clear #509df1 clear | clear #509df1 clear
    DBA, light, primary: #3269c8 #ffffff clear | #264f96 #ffffff clear | #1a3564 #ffffff clear
    DBA, light, secondary: #ffffff #3269c8 #dedee3 | #f0f0f2 #3269c8 #cacad1 | #dedee3 #3269c8 #afafb8
    DBA, light, quiet: clear #3269c8 clear | #f0f0f2 #3269c8 clear | #dedee3 #3269c8 clear
    DBA, light, negative: #cf070e #ffffff clear | #96050a #ffffff clear | #5d0306 #ffffff clear
    DBA, light, negativeQuiet: clear #cf070e clear | #f7cacc #cf070e clear | #efa3a6 #cf070e clear
    DBA, light, utility: #ffffff #1b1b1f #dedee3 | #f0f0f2 #1b1b1f #cacad1 | #dedee3 #1b1b1f #afafb8
    DBA, light, utilityQuiet: clear #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    DBA, light, overlay: #ffffff #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    DBA, light, overlayInverted: #1b1b1f #ffffff clear | #1b1b1f #ffffff clear | #1b1b1f #ffffff clear
    DBA, light, overlayQuiet: clear #1b1b1f clear | #f0f0f2 #1b1b1f clear | #dedee3 #1b1b1f clear
    DBA, light, overlayInvertedQuiet: clear #ffffff clear | clear #ffffff clear | clear #ffffff clear
    DBA, light, pill: clear #1b1b1f clear | #92b1e3/0.3 #264f96 clear | #7299da/0.3 #1a3564 clear
    DBA, light, link: clear #3269c8 clear | clear #3269c8 clear | clear #3269c8 clear
    DBA, dark, primary: #7299da #1b1b1f clear | #92b1e3 #1b1b1f clear | #b2c9ec #1b1b1f clear
    DBA, dark, secondary: #1b1b1f #7299da #47474f | #26262b #7299da #5c5c66 | #2b2b30 #7299da #84848f
    DBA, dark, quiet: clear #7299da clear | #26262b #7299da clear | #2b2b30 #7299da clear
    DBA, dark, negative: #ed686b #1b1b1f clear | #e77c80 #1b1b1f clear | #efa3a6 #1b1b1f clear
    DBA, dark, negativeQuiet: clear #ed686b clear | #5d0306 #ed686b clear | #96050a #ed686b clear
    DBA, dark, utility: #1b1b1f #ffffff #47474f | #26262b #ffffff #5c5c66 | #2b2b30 #ffffff #84848f
    DBA, dark, utilityQuiet: clear #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    DBA, dark, overlay: #1b1b1f #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    DBA, dark, overlayInverted: #f6f6f6 #1b1b1f clear | #f6f6f6 #1b1b1f clear | #f6f6f6 #1b1b1f clear
    DBA, dark, overlayQuiet: clear #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    DBA, dark, overlayInvertedQuiet: clear #1b1b1f clear | clear #1b1b1f clear | clear #1b1b1f clear
    DBA, dark, pill: clear #ffffff clear | #92b1e3/0.3 #d2e1f5 clear | #7299da/0.3 #b2c9ec clear
    DBA, dark, link: clear #7299da clear | clear #7299da clear | clear #7299da clear
    Vend, light, primary: #1b1b1f #ffffff clear | #2b2b30 #ffffff clear | #47474f #ffffff clear
    Vend, light, secondary: #ffffff #1b1b1f #e5e5ea | #efeff2 #1b1b1f #c2c2c9 | #e5e5ea #1b1b1f #a0a0a8
    Vend, light, quiet: clear #1b1b1f clear | #efeff2 #1b1b1f clear | #e5e5ea #1b1b1f clear
    Vend, light, negative: #e22d2c #ffffff clear | #a32020 #ffffff clear | #641414 #ffffff clear
    Vend, light, negativeQuiet: clear #e22d2c clear | #f9caca #e22d2c clear | #f4a7a7 #e22d2c clear
    Vend, light, utility: #ffffff #1b1b1f #e5e5ea | #efeff2 #1b1b1f #c2c2c9 | #e5e5ea #1b1b1f #a0a0a8
    Vend, light, utilityQuiet: clear #1b1b1f clear | #efeff2 #1b1b1f clear | #e5e5ea #1b1b1f clear
    Vend, light, overlay: #ffffff #1b1b1f clear | #efeff2 #1b1b1f clear | #e5e5ea #1b1b1f clear
    Vend, light, overlayInverted: #1b1b1f #ffffff clear | #1b1b1f #ffffff clear | #1b1b1f #ffffff clear
    Vend, light, overlayQuiet: clear #1b1b1f clear | #efeff2 #1b1b1f clear | #e5e5ea #1b1b1f clear
    Vend, light, overlayInvertedQuiet: clear #ffffff clear | clear #ffffff clear | clear #ffffff clear
    Vend, light, pill: clear #1b1b1f clear | #8ac5f3/0.3 #2b2b30 clear | #65abe8/0.3 #47474f clear
    Vend, light, link: clear #1b1b1f clear | clear #1b1b1f clear | clear #1b1b1f clear
    Vend, dark, primary: #ffffff #1b1b1f clear | #efeff2 #1b1b1f clear | #e5e5ea #1b1b1f clear
    Vend, dark, secondary: #1b1b1f #ffffff #47474f | #26262b #ffffff #5c5c66 | #2b2b30 #ffffff #84848f
    Vend, dark, quiet: clear #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Vend, dark, negative: #ea6161 #1b1b1f clear | #ef8484 #1b1b1f clear | #f4a7a7 #1b1b1f clear
    Vend, dark, negativeQuiet: clear #ea6161 clear | #641414 #ea6161 clear | #a32020 #ea6161 clear
    Vend, dark, utility: #1b1b1f #ffffff #47474f | #26262b #ffffff #5c5c66 | #2b2b30 #ffffff #84848f
    Vend, dark, utilityQuiet: clear #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Vend, dark, overlay: #1b1b1f #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Vend, dark, overlayInverted: #fafafb #1b1b1f clear | #fafafb #1b1b1f clear | #fafafb #1b1b1f clear
    Vend, dark, overlayQuiet: clear #ffffff clear | #26262b #ffffff clear | #2b2b30 #ffffff clear
    Vend, dark, overlayInvertedQuiet: clear #1b1b1f clear | clear #1b1b1f clear | clear #1b1b1f clear
    Vend, dark, pill: clear #ffffff clear | #8ac5f3/0.3 #efeff2 clear | #65abe8/0.3 #e5e5ea clear
    Vend, dark, link: clear #ffffff clear | clear #ffffff clear | clear #ffffff clear
    """

  /// Background and title of disabled buttons, then of loading ones, and the ring of focus.
  static let disabledButtons = """
    Finn, light: #cacad1 #ffffff #f0f0f2 #1b1b1f #06befb
    Finn, dark: #47474f #1b1b1f #333338 #ffffff #66e0ff
    Tori, light: #cacad1 #ffffff #f0f0f2 #1b1b1f #58b1e9
    Tori, dark: #47474f #1b1b1f #333338 #ffffff #7dc3ef
    Blocket, light: #cacad1 #ffffff #f0f0f2 #1b1b1f #509df1
    Blocket, dark: #47474f #1b1b1f #333338 #ffffff #78b3f4
    DBA, light: #cacad1 #ffffff #f0f0f2 #1b1b1f #7299da
    DBA, dark: #47474f #1b1b1f #333338 #ffffff #92b1e3
    Vend, light: #c2c2c9 #ffffff #e5e5ea #1b1b1f #65abe8
    Vend, dark: #47474f #1b1b1f #333338 #ffffff #8ac5f3
    """

  /// Background, text and border: default, hover, active, invalid, invalid hover, read-only, disabled.
  static let fields = """
    Finn, light: #ffffff #1b1b1f #84848f | #ffffff #1b1b1f #5c5c66 | #ffffff #1b1b1f #0063fb | #ffffff #d91f0a #d91f0a | #ffffff #d91f0a #9e2216 | clear #1b1b1f clear | #dedee3 #cacad1 #cacad1
    Finn, dark: #1b1b1f #ffffff #84848f | #1b1b1f #ffffff #afafb8 | #1b1b1f #ffffff #5c9cff | #1b1b1f #ff5844 #ff5844 | #1b1b1f #ff5844 #ff9999 | clear #ffffff clear | #5c5c66 #84848f #47474f
    Tori, light: #ffffff #1b1b1f #84848f | #ffffff #1b1b1f #5c5c66 | #ffffff #1b1b1f #296dcc | #ffffff #930b1d #930b1d | #ffffff #930b1d #7d1024 | clear #1b1b1f clear | #dedee3 #cacad1 #cacad1
    Tori, dark: #1b1b1f #ffffff #84848f | #1b1b1f #ffffff #afafb8 | #1b1b1f #ffffff #6e9bdc | #1b1b1f #c98089 #c98089 | #1b1b1f #c98089 #dba7ad | clear #ffffff clear | #5c5c66 #84848f #47474f
    Blocket, light: #ffffff #1b1b1f #84848f | #ffffff #1b1b1f #5c5c66 | #ffffff #1b1b1f #0071eb | #ffffff #d93c2b #d93c2b | #ffffff #d93c2b #9b2b1e | clear #1b1b1f clear | #dedee3 #cacad1 #cacad1
    Blocket, dark: #1b1b1f #ffffff #84848f | #1b1b1f #ffffff #afafb8 | #1b1b1f #ffffff #509df1 | #1b1b1f #e57a6f #e57a6f | #1b1b1f #e57a6f #eb9991 | clear #ffffff clear | #5c5c66 #84848f #47474f
    DBA, light: #ffffff #1b1b1f #84848f | #ffffff #1b1b1f #5c5c66 | #ffffff #1b1b1f #3269c8 | #ffffff #cf070e #cf070e | #ffffff #cf070e #96050a | clear #1b1b1f clear | #dedee3 #cacad1 #cacad1
    DBA, dark: #1b1b1f #ffffff #84848f | #1b1b1f #ffffff #afafb8 | #1b1b1f #ffffff #7299da | #1b1b1f #ed686b #ed686b | #1b1b1f #ed686b #e77c80 | clear #ffffff clear | #5c5c66 #84848f #47474f
    Vend, light: #ffffff #1b1b1f #84848f | #ffffff #1b1b1f #5c5c66 | #ffffff #1b1b1f #1b1b1f | #ffffff #e22d2c #e22d2c | #ffffff #e22d2c #a32020 | clear #1b1b1f clear | #e5e5ea #c2c2c9 #c2c2c9
    Vend, dark: #1b1b1f #ffffff #84848f | #1b1b1f #ffffff #a0a0a8 | #1b1b1f #ffffff #ffffff | #1b1b1f #ea6161 #ea6161 | #1b1b1f #ea6161 #ef8484 | clear #ffffff clear | #5c5c66 #84848f #47474f
    """

  /// Alert, its border, its leading border, its icon, and the badge, by status.
  static let statuses = """
    Finn, light, info: #f1f9ff #66e0ff #0386bf #0386bf #e0f6ff
    Finn, light, positive: #ebfff6 #67eeb8 #059e6f #059e6f #cdfee5
    Finn, light, warning: #fff8e6 #fae76b #d5840b #d5840b #fff5c8
    Finn, light, negative: #fff5f5 #ff9999 #d91f0a #d91f0a #ffefef
    Finn, light, neutral badge: #f0f0f2
    Finn, light, sponsored badge: #b6f0ff
    Finn, dark, info: #15242f #1e648a #03a3dd #03a3dd #1e648a
    Finn, dark, positive: #14291f #1d7454 #18c884 #18c884 #1d7454
    Finn, dark, warning: #352310 #9b621e #eeb61b #eeb61b #9b621e
    Finn, dark, negative: #38140b #9e2216 #ff5844 #ff5844 #9e2216
    Finn, dark, neutral badge: #5c5c66
    Finn, dark, sponsored badge: #0386bf
    Tori, light, info: #ecf7fe #7dc3ef #0e8ddd #0e8ddd #c7e7fb
    Tori, light, positive: #f3fcf9 #86c4ac #1a8f64 #1a8f64 #cee8dc
    Tori, light, warning: #fef7f1 #f9c493 #f38e30 #f38e30 #fde8d5
    Tori, light, negative: #fef6f7 #c98089 #930b1d #930b1d #edced1
    Tori, light, neutral badge: #f0f0f2
    Tori, light, sponsored badge: #a2d5f5
    Tori, dark, info: #021622 #0a659f #339fe3 #339fe3 #0a659f
    Tori, dark, positive: #072719 #136647 #3ea07c #3ea07c #136647
    Tori, dark, warning: #221102 #ad6421 #f5a051 #f5a051 #ad6421
    Tori, dark, negative: #27070d #7d1024 #c98089 #c98089 #7d1024
    Tori, dark, neutral badge: #5c5c66
    Tori, dark, sponsored badge: #0e8ddd
    Blocket, light, info: #f0f7ff #78b3f4 #0071eb #0071eb #c8dffa
    Blocket, light, positive: #f7fdfa #8dc8ab #24925d #24925d #d3ecdf
    Blocket, light, warning: #fcf5e3 #ffd978 #ffb500 #ffb500 #fff1c8
    Blocket, light, negative: #faf3f2 #eb9991 #d93c2b #d93c2b #f7d7d5
    Blocket, light, neutral badge: #f0f0f2
    Blocket, light, sponsored badge: #a0c9f7
    Blocket, dark, info: #001d3d #0055b1 #2887ee #2887ee #0055b1
    Blocket, dark, positive: #071d12 #1a6b44 #47a477 #47a477 #1a6b44
    Blocket, dark, warning: #240700 #b67b00 #ffc128 #ffc128 #b67b00
    Blocket, dark, negative: #1f0805 #9b2b1e #e57a6f #e57a6f #9b2b1e
    Blocket, dark, neutral badge: #5c5c66
    Blocket, dark, sponsored badge: #0071eb
    DBA, light, info: #f3f6fc #92b1e3 #3269c8 #3269c8 #d2e1f5
    DBA, light, positive: #f3fcf9 #86c4ac #1a8f64 #1a8f64 #cee8dc
    DBA, light, warning: #fef7f1 #f9c493 #f38e30 #f38e30 #fde8d5
    DBA, light, negative: #fff0f1 #e77c80 #cf070e #cf070e #f7cacc
    DBA, light, neutral badge: #f0f0f2
    DBA, light, sponsored badge: #b2c9ec
    DBA, dark, info: #0e1b32 #264f96 #5281d1 #5281d1 #264f96
    DBA, dark, positive: #072719 #136647 #3ea07c #3ea07c #136647
    DBA, dark, warning: #221102 #ad6421 #f5a051 #f5a051 #ad6421
    DBA, dark, negative: #230103 #96050a #ed686b #ed686b #96050a
    DBA, dark, neutral badge: #5c5c66
    DBA, dark, sponsored badge: #3269c8
    Vend, light, info: #e5f5ff #8ac5f3 #1b77d2 #1b77d2 #cceaff
    Vend, light, positive: #f1faeb #87c25d #4a8221 #4a8221 #cfe8bf
    Vend, light, warning: #fdf3ed #f7bb94 #ee873c #ee873c #fddfd0
    Vend, light, negative: #fbe9e9 #ef8484 #e22d2c #e22d2c #f9caca
    Vend, light, neutral badge: #efeff2
    Vend, light, sponsored badge: #adddff
    Vend, dark, info: #071f37 #14579a #4091dd #4091dd #14579a
    Vend, dark, positive: #142509 #376419 #63af2c #63af2c #376419
    Vend, dark, warning: #2a1404 #ad5f28 #f19758 #f19758 #ad5f28
    Vend, dark, negative: #290a0a #a32020 #ea6161 #ea6161 #a32020
    Vend, dark, neutral badge: #5c5c66
    Vend, dark, sponsored badge: #1b77d2
    """

  /// Surface and border of cards: at rest, hover, active, and the same selected.
  static let cards = """
    Finn, light, elevated: #ffffff clear | #f0f0f2 clear | #dedee3 #afafb8 | #eff5ff #0063fb | #e1edfe #004bbd | #c2dafe #00337f
    Finn, light, flat: #ffffff #dedee3 | #f0f0f2 #cacad1 | #dedee3 #afafb8 | #eff5ff #0063fb | #e1edfe #004bbd | #c2dafe #00337f
    Finn, dark, elevated: #2b2b30 clear | #26262b clear | #2b2b30 #84848f | #001b41 #5c9cff | #00337f #9ac1fe | #004bbd #c2dafe
    Finn, dark, flat: #2b2b30 #47474f | #26262b #5c5c66 | #2b2b30 #84848f | #001b41 #5c9cff | #00337f #9ac1fe | #004bbd #c2dafe
    Tori, light, elevated: #ffffff clear | #f0f0f2 clear | #dedee3 #afafb8 | #f0f3fa #296dcc | #d7e0f4 #1f519a | #b4c9ec #153568
    Tori, light, flat: #ffffff #dedee3 | #f0f0f2 #cacad1 | #dedee3 #afafb8 | #f0f3fa #296dcc | #d7e0f4 #1f519a | #b4c9ec #153568
    Tori, dark, elevated: #2b2b30 clear | #26262b clear | #2b2b30 #84848f | #0b1936 #6e9bdc | #153568 #91b2e4 | #1f519a #b4c9ec
    Tori, dark, flat: #2b2b30 #47474f | #26262b #5c5c66 | #2b2b30 #84848f | #0b1936 #6e9bdc | #153568 #91b2e4 | #1f519a #b4c9ec
    Blocket, light, elevated: #ffffff clear | #f0f0f2 clear | #dedee3 #afafb8 | #f0f7ff #0071eb | #c8dffa #0055b1 | #a0c9f7 #003977
    Blocket, light, flat: #ffffff #dedee3 | #f0f0f2 #cacad1 | #dedee3 #afafb8 | #f0f7ff #0071eb | #c8dffa #0055b1 | #a0c9f7 #003977
    Blocket, dark, elevated: #2b2b30 clear | #26262b clear | #2b2b30 #84848f | #001d3d #509df1 | #003977 #78b3f4 | #0055b1 #a0c9f7
    Blocket, dark, flat: #2b2b30 #47474f | #26262b #5c5c66 | #2b2b30 #84848f | #001d3d #509df1 | #003977 #78b3f4 | #0055b1 #a0c9f7
    DBA, light, elevated: #ffffff clear | #f0f0f2 clear | #dedee3 #afafb8 | #f3f6fc #3269c8 | #d2e1f5 #264f96 | #b2c9ec #1a3564
    DBA, light, flat: #ffffff #dedee3 | #f0f0f2 #cacad1 | #dedee3 #afafb8 | #f3f6fc #3269c8 | #d2e1f5 #264f96 | #b2c9ec #1a3564
    DBA, dark, elevated: #2b2b30 clear | #26262b clear | #2b2b30 #84848f | #0e1b32 #7299da | #1a3564 #92b1e3 | #264f96 #b2c9ec
    DBA, dark, flat: #2b2b30 #47474f | #26262b #5c5c66 | #2b2b30 #84848f | #0e1b32 #7299da | #1a3564 #92b1e3 | #264f96 #b2c9ec
    Vend, light, elevated: #ffffff clear | #efeff2 clear | #e5e5ea #a0a0a8 | #fafafb #1b1b1f | #efeff2 #2b2b30 | #e5e5ea #47474f
    Vend, light, flat: #ffffff #e5e5ea | #efeff2 #c2c2c9 | #e5e5ea #a0a0a8 | #fafafb #1b1b1f | #efeff2 #2b2b30 | #e5e5ea #47474f
    Vend, dark, elevated: #2b2b30 clear | #26262b clear | #2b2b30 #84848f | #1b1b1f #ffffff | #2b2b30 #efeff2 | #47474f #e5e5ea
    Vend, dark, flat: #2b2b30 #47474f | #26262b #5c5c66 | #2b2b30 #84848f | #1b1b1f #ffffff | #2b2b30 #efeff2 | #47474f #e5e5ea
    """
}
