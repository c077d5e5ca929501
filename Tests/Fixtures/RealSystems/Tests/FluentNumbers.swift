/// The published values of Fluent, from the files that the README names.
enum FluentNumbers {
  /// Background, title and border of buttons: rest, hover, pressed, selected, focus, disabled.
  static let buttons = """
    Web, light, secondary: #ffffff #242424 #d1d1d1 | #f5f5f5 #242424 #c7c7c7 | #e0e0e0 #242424 #b3b3b3 | #ebebeb #242424 #d1d1d1 | #ffffff #242424 #000000 | #f0f0f0 #bdbdbd #e0e0e0
    Web, light, primary: #0f6cbd #ffffff clear | #115ea3 #ffffff clear | #0c3b5e #ffffff clear | #0f548c #ffffff clear | #0f6cbd #ffffff #000000 | #f0f0f0 #bdbdbd clear
    Web, light, outline: clear #242424 #d1d1d1 | clear #242424 #c7c7c7 | clear #242424 #b3b3b3 | clear #242424 #d1d1d1 | clear #242424 #000000 | clear #bdbdbd #e0e0e0
    Web, light, subtle: clear #424242 clear | #f5f5f5 #242424 clear | #e0e0e0 #242424 clear | #ebebeb #242424 clear | clear #424242 #000000 | clear #bdbdbd clear
    Web, light, transparent: clear #424242 clear | clear #0f6cbd clear | clear #115ea3 clear | clear #0f6cbd clear | clear #424242 #000000 | clear #bdbdbd clear
    Web, dark, secondary: #292929 #ffffff #666666 | #3d3d3d #ffffff #757575 | #1f1f1f #ffffff #6b6b6b | #383838 #ffffff #666666 | #292929 #ffffff #ffffff | #141414 #5c5c5c #424242
    Web, dark, primary: #115ea3 #ffffff clear | #0f6cbd #ffffff clear | #0c3b5e #ffffff clear | #0f548c #ffffff clear | #115ea3 #ffffff #ffffff | #141414 #5c5c5c clear
    Web, dark, outline: clear #ffffff #666666 | clear #ffffff #757575 | clear #ffffff #6b6b6b | clear #ffffff #666666 | clear #ffffff #ffffff | clear #5c5c5c #424242
    Web, dark, subtle: clear #d6d6d6 clear | #383838 #ffffff clear | #2e2e2e #ffffff clear | #333333 #ffffff clear | clear #d6d6d6 #ffffff | clear #5c5c5c clear
    Web, dark, transparent: clear #d6d6d6 clear | clear #479ef5 clear | clear #2886de clear | clear #479ef5 clear | clear #d6d6d6 #ffffff | clear #5c5c5c clear
    Web, high contrast, secondary: #000000 #ffffff #ffffff | #1aebff #000000 #1aebff | #1aebff #000000 #1aebff | #1aebff #000000 #ffffff | #000000 #ffffff #1aebff | #000000 #3ff23f #3ff23f
    Web, high contrast, primary: #ffffff #000000 clear | #1aebff #000000 clear | #1aebff #000000 clear | #1aebff #000000 clear | #ffffff #000000 #1aebff | #000000 #3ff23f clear
    Web, high contrast, outline: clear #ffffff #ffffff | #1aebff #000000 #1aebff | #1aebff #000000 #1aebff | #1aebff #000000 #ffffff | clear #ffffff #1aebff | clear #3ff23f #3ff23f
    Web, high contrast, subtle: clear #ffffff clear | #1aebff #000000 clear | #1aebff #000000 clear | #1aebff #000000 clear | clear #ffffff #1aebff | clear #3ff23f clear
    Web, high contrast, transparent: clear #ffffff clear | #1aebff #000000 clear | #1aebff #000000 clear | #1aebff #000000 clear | clear #ffffff #1aebff | clear #3ff23f clear
    Teams, light, secondary: #ffffff #242424 #d1d1d1 | #f5f5f5 #242424 #c7c7c7 | #e0e0e0 #242424 #b3b3b3 | #ebebeb #242424 #d1d1d1 | #ffffff #242424 #000000 | #f0f0f0 #bdbdbd #e0e0e0
    Teams, light, primary: #5b5fc7 #ffffff clear | #4f52b2 #ffffff clear | #383966 #ffffff clear | #444791 #ffffff clear | #5b5fc7 #ffffff #000000 | #f0f0f0 #bdbdbd clear
    Teams, light, outline: clear #242424 #d1d1d1 | clear #242424 #c7c7c7 | clear #242424 #b3b3b3 | clear #242424 #d1d1d1 | clear #242424 #000000 | clear #bdbdbd #e0e0e0
    Teams, light, subtle: clear #424242 clear | #f5f5f5 #242424 clear | #e0e0e0 #242424 clear | #ebebeb #242424 clear | clear #424242 #000000 | clear #bdbdbd clear
    Teams, light, transparent: clear #424242 clear | clear #5b5fc7 clear | clear #4f52b2 clear | clear #5b5fc7 clear | clear #424242 #000000 | clear #bdbdbd clear
    Teams, dark, secondary: #292929 #ffffff #666666 | #3d3d3d #ffffff #757575 | #1f1f1f #ffffff #6b6b6b | #383838 #ffffff #666666 | #292929 #ffffff #ffffff | #141414 #5c5c5c #424242
    Teams, dark, primary: #4f52b2 #ffffff clear | #5b5fc7 #ffffff clear | #383966 #ffffff clear | #444791 #ffffff clear | #4f52b2 #ffffff #ffffff | #141414 #5c5c5c clear
    Teams, dark, outline: clear #ffffff #666666 | clear #ffffff #757575 | clear #ffffff #6b6b6b | clear #ffffff #666666 | clear #ffffff #ffffff | clear #5c5c5c #424242
    Teams, dark, subtle: clear #d6d6d6 clear | #383838 #ffffff clear | #2e2e2e #ffffff clear | #333333 #ffffff clear | clear #d6d6d6 #ffffff | clear #5c5c5c clear
    Teams, dark, transparent: clear #d6d6d6 clear | clear #7f85f5 clear | clear #7579eb clear | clear #7f85f5 clear | clear #d6d6d6 #ffffff | clear #5c5c5c clear
    Teams, high contrast, secondary: #000000 #ffffff #ffffff | #1aebff #000000 #1aebff | #1aebff #000000 #1aebff | #1aebff #000000 #ffffff | #000000 #ffffff #1aebff | #000000 #3ff23f #3ff23f
    Teams, high contrast, primary: #ffffff #000000 clear | #1aebff #000000 clear | #1aebff #000000 clear | #1aebff #000000 clear | #ffffff #000000 #1aebff | #000000 #3ff23f clear
    Teams, high contrast, outline: clear #ffffff #ffffff | #1aebff #000000 #1aebff | #1aebff #000000 #1aebff | #1aebff #000000 #ffffff | clear #ffffff #1aebff | clear #3ff23f #3ff23f
    Teams, high contrast, subtle: clear #ffffff clear | #1aebff #000000 clear | #1aebff #000000 clear | #1aebff #000000 clear | clear #ffffff #1aebff | clear #3ff23f clear
    Teams, high contrast, transparent: clear #ffffff clear | #1aebff #000000 clear | #1aebff #000000 clear | #1aebff #000000 clear | clear #ffffff #1aebff | clear #3ff23f clear
    """

  /// Surface, text, border at the sides and below: rest, hover, focus, error, disabled.
  static let fields = """
    Web, light, outline: #ffffff #242424 #d1d1d1 #616161 | #ffffff #242424 #c7c7c7 #575757 | #ffffff #242424 #b3b3b3 #0f6cbd | #ffffff #242424 #d13438 #d13438 | clear #bdbdbd #e0e0e0 #e0e0e0
    Web, light, underline: clear #242424 clear #616161 | clear #242424 clear #575757 | clear #242424 clear #0f6cbd | clear #242424 clear #d13438 | clear #bdbdbd clear #e0e0e0
    Web, light, filledDarker: #f5f5f5 #242424 clear clear | #f5f5f5 #242424 clear clear | #f5f5f5 #242424 clear #0f6cbd | #f5f5f5 #242424 #d13438 #d13438 | clear #bdbdbd #e0e0e0 #e0e0e0
    Web, light, filledLighter: #ffffff #242424 clear clear | #ffffff #242424 clear clear | #ffffff #242424 clear #0f6cbd | #ffffff #242424 #d13438 #d13438 | clear #bdbdbd #e0e0e0 #e0e0e0
    Web, dark, outline: #292929 #ffffff #666666 #adadad | #292929 #ffffff #757575 #bdbdbd | #292929 #ffffff #6b6b6b #479ef5 | #292929 #ffffff #e37d80 #e37d80 | clear #5c5c5c #424242 #424242
    Web, dark, underline: clear #ffffff clear #adadad | clear #ffffff clear #bdbdbd | clear #ffffff clear #479ef5 | clear #ffffff clear #e37d80 | clear #5c5c5c clear #424242
    Web, dark, filledDarker: #141414 #ffffff clear clear | #141414 #ffffff clear clear | #141414 #ffffff clear #479ef5 | #141414 #ffffff #e37d80 #e37d80 | clear #5c5c5c #424242 #424242
    Web, dark, filledLighter: #292929 #ffffff clear clear | #292929 #ffffff clear clear | #292929 #ffffff clear #479ef5 | #292929 #ffffff #e37d80 #e37d80 | clear #5c5c5c #424242 #424242
    Web, high contrast, outline: #000000 #ffffff #ffffff #ffffff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #ffffff #ffffff | clear #3ff23f #3ff23f #3ff23f
    Web, high contrast, underline: clear #ffffff clear #ffffff | clear #ffffff clear #1aebff | clear #ffffff clear #1aebff | clear #ffffff clear #ffffff | clear #3ff23f clear #3ff23f
    Web, high contrast, filledDarker: #000000 #ffffff #ffffff #ffffff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #ffffff #ffffff | clear #3ff23f #3ff23f #3ff23f
    Web, high contrast, filledLighter: #000000 #ffffff #ffffff #ffffff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #ffffff #ffffff | clear #3ff23f #3ff23f #3ff23f
    Teams, light, outline: #ffffff #242424 #d1d1d1 #616161 | #ffffff #242424 #c7c7c7 #575757 | #ffffff #242424 #b3b3b3 #5b5fc7 | #ffffff #242424 #d13438 #d13438 | clear #bdbdbd #e0e0e0 #e0e0e0
    Teams, light, underline: clear #242424 clear #616161 | clear #242424 clear #575757 | clear #242424 clear #5b5fc7 | clear #242424 clear #d13438 | clear #bdbdbd clear #e0e0e0
    Teams, light, filledDarker: #f5f5f5 #242424 clear clear | #f5f5f5 #242424 clear clear | #f5f5f5 #242424 clear #5b5fc7 | #f5f5f5 #242424 #d13438 #d13438 | clear #bdbdbd #e0e0e0 #e0e0e0
    Teams, light, filledLighter: #ffffff #242424 clear clear | #ffffff #242424 clear clear | #ffffff #242424 clear #5b5fc7 | #ffffff #242424 #d13438 #d13438 | clear #bdbdbd #e0e0e0 #e0e0e0
    Teams, dark, outline: #292929 #ffffff #666666 #adadad | #292929 #ffffff #757575 #bdbdbd | #292929 #ffffff #6b6b6b #7579eb | #292929 #ffffff #e37d80 #e37d80 | clear #5c5c5c #424242 #424242
    Teams, dark, underline: clear #ffffff clear #adadad | clear #ffffff clear #bdbdbd | clear #ffffff clear #7579eb | clear #ffffff clear #e37d80 | clear #5c5c5c clear #424242
    Teams, dark, filledDarker: #1f1f1f #ffffff clear clear | #1f1f1f #ffffff clear clear | #1f1f1f #ffffff clear #7579eb | #1f1f1f #ffffff #e37d80 #e37d80 | clear #5c5c5c #424242 #424242
    Teams, dark, filledLighter: #292929 #ffffff clear clear | #292929 #ffffff clear clear | #292929 #ffffff clear #7579eb | #292929 #ffffff #e37d80 #e37d80 | clear #5c5c5c #424242 #424242
    Teams, high contrast, outline: #000000 #ffffff #ffffff #ffffff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #ffffff #ffffff | clear #3ff23f #3ff23f #3ff23f
    Teams, high contrast, underline: clear #ffffff clear #ffffff | clear #ffffff clear #1aebff | clear #ffffff clear #1aebff | clear #ffffff clear #ffffff | clear #3ff23f clear #3ff23f
    Teams, high contrast, filledDarker: #000000 #ffffff #ffffff #ffffff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #ffffff #ffffff | clear #3ff23f #3ff23f #3ff23f
    Teams, high contrast, filledLighter: #000000 #ffffff #ffffff #ffffff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #1aebff #1aebff | #000000 #ffffff #ffffff #ffffff | clear #3ff23f #3ff23f #3ff23f
    """

  /// Background, text and border by color: brand, danger, important, informative, severe, subtle, success,
  /// warning.
  static let badges = """
    Web, light, filled: #0f6cbd #ffffff clear | #d13438 #ffffff clear | #242424 #ffffff clear | #ebebeb #616161 clear | #da3b01 #ffffff clear | #ffffff #242424 clear | #107c10 #ffffff clear | #fde300 #242424 clear
    Web, light, tint: #ebf3fc #115ea3 #b4d6fa | #fdf6f6 #bc2f32 #f1bbbc | #616161 #ffffff clear | #f0f0f0 #616161 #e0e0e0 | #fdf6f3 #c43501 #f4bfab | #ffffff #616161 #e0e0e0 | #f1faf1 #0e700e #9fd89f | #fffef5 #817400 #fef7b2
    Web, light, outline: clear #0f6cbd #0f6cbd | clear #d13438 #d13438 | clear #616161 #616161 | clear #616161 #e0e0e0 | clear #da3b01 #da3b01 | clear #ffffff #ffffff | clear #107c10 #107c10 | clear #817400 #817400
    Web, light, ghost: clear #0f6cbd clear | clear #d13438 clear | clear #242424 clear | clear #616161 clear | clear #da3b01 clear | clear #ffffff clear | clear #107c10 clear | clear #817400 clear
    Web, dark, filled: #115ea3 #ffffff clear | #d13438 #ffffff clear | #ffffff #292929 clear | #000000 #adadad clear | #da3b01 #ffffff clear | #292929 #ffffff clear | #107c10 #ffffff clear | #fde300 #242424 clear
    Web, dark, tint: #082338 #62abf5 #0e4775 | #3f1011 #e37d80 #d13438 | #adadad #292929 clear | #0a0a0a #adadad #525252 | #411200 #e9835e #da3b01 | #292929 #adadad #525252 | #052505 #54b054 #107c10 | #4c4400 #feee66 #fde300
    Web, dark, outline: clear #479ef5 #479ef5 | clear #e37d80 #e37d80 | clear #adadad #adadad | clear #adadad #525252 | clear #e9835e #e9835e | clear #ffffff #ffffff | clear #9fd89f #9fd89f | clear #fef7b2 #fef7b2
    Web, dark, ghost: clear #479ef5 clear | clear #e37d80 clear | clear #ffffff clear | clear #adadad clear | clear #e9835e clear | clear #ffffff clear | clear #9fd89f clear | clear #fef7b2 clear
    Web, high contrast, filled: #ffffff #000000 #ffffff | #ffffff #000000 #ffffff | #ffffff #000000 #ffffff | #000000 #ffffff #ffffff | #ffffff #000000 #ffffff | #000000 #ffffff #ffffff | #ffffff #000000 #ffffff | #ffffff #000000 #ffffff
    Web, high contrast, tint: #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #ffffff #000000 #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff
    Web, high contrast, outline: clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff
    Web, high contrast, ghost: clear #ffffff clear | clear #ffffff clear | clear #ffffff clear | clear #ffffff clear | clear #ffffff clear | clear #ffffff clear | clear #ffffff clear | clear #ffffff clear
    Teams, light, filled: #5b5fc7 #ffffff clear | #d13438 #ffffff clear | #242424 #ffffff clear | #ebebeb #616161 clear | #da3b01 #ffffff clear | #ffffff #242424 clear | #107c10 #ffffff clear | #fde300 #242424 clear
    Teams, light, tint: #e8ebfa #4f52b2 #c5cbfa | #fdf6f6 #bc2f32 #f1bbbc | #616161 #ffffff clear | #f0f0f0 #616161 #e0e0e0 | #fdf6f3 #c43501 #f4bfab | #ffffff #616161 #e0e0e0 | #f1faf1 #0e700e #9fd89f | #fffef5 #817400 #fef7b2
    Teams, light, outline: clear #5b5fc7 #5b5fc7 | clear #d13438 #d13438 | clear #616161 #616161 | clear #616161 #e0e0e0 | clear #da3b01 #da3b01 | clear #ffffff #ffffff | clear #107c10 #107c10 | clear #817400 #817400
    Teams, light, ghost: clear #5b5fc7 clear | clear #d13438 clear | clear #242424 clear | clear #616161 clear | clear #da3b01 clear | clear #ffffff clear | clear #107c10 clear | clear #817400 clear
    Teams, dark, filled: #4f52b2 #ffffff clear | #d13438 #ffffff clear | #ffffff #292929 clear | #0a0a0a #adadad clear | #da3b01 #ffffff clear | #292929 #ffffff clear | #107c10 #ffffff clear | #fde300 #242424 clear
    Teams, dark, tint: #383966 #aab1fa #3d3e78 | #3f1011 #e37d80 #d13438 | #adadad #292929 clear | #141414 #adadad #525252 | #411200 #e9835e #da3b01 | #292929 #adadad #525252 | #052505 #54b054 #107c10 | #4c4400 #feee66 #fde300
    Teams, dark, outline: clear #7f85f5 #7f85f5 | clear #e37d80 #e37d80 | clear #adadad #adadad | clear #adadad #525252 | clear #e9835e #e9835e | clear #ffffff #ffffff | clear #9fd89f #9fd89f | clear #fef7b2 #fef7b2
    Teams, dark, ghost: clear #7f85f5 clear | clear #e37d80 clear | clear #ffffff clear | clear #adadad clear | clear #e9835e clear | clear #ffffff clear | clear #9fd89f clear | clear #fef7b2 clear
    Teams, high contrast, filled: #ffffff #000000 #ffffff | #ffffff #000000 #ffffff | #ffffff #000000 #ffffff | #000000 #ffffff #ffffff | #ffffff #000000 #ffffff | #000000 #ffffff #ffffff | #ffffff #000000 #ffffff | #ffffff #000000 #ffffff
    Teams, high contrast, tint: #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #ffffff #000000 #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff
    Teams, high contrast, outline: clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff | clear #ffffff #ffffff
    Teams, high contrast, ghost: clear #ffffff clear | clear #ffffff clear | clear #ffffff clear | clear #ffffff clear | clear #ffffff clear | clear #ffffff clear | clear #ffffff clear | clear #ffffff clear
    """

  /// Background, border and icon: info, success, warning, error.
  static let messages = """
    Web, light: #f5f5f5 #d1d1d1 #616161 | #f1faf1 #9fd89f #0e700e | #fff9f5 #fdcfb4 #bc4b09 | #fdf3f4 #eeacb2 #b10e1c
    Web, dark: #141414 #666666 #adadad | #052505 #107c10 #54b054 | #4a1e04 #f7630c #f98845 | #3b0509 #c50f1f #dc626d
    Web, high contrast: #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff
    Teams, light: #f5f5f5 #d1d1d1 #616161 | #f1faf1 #9fd89f #0e700e | #fff9f5 #fdcfb4 #bc4b09 | #fdf3f4 #eeacb2 #b10e1c
    Teams, dark: #1f1f1f #666666 #adadad | #052505 #107c10 #54b054 | #4a1e04 #f7630c #f98845 | #3b0509 #c50f1f #dc626d
    Teams, high contrast: #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff | #000000 #ffffff #ffffff
    """

  /// Background and border of cards: rest, hover, pressed, selected, disabled.
  static let cards = """
    Web, light, filled: #ffffff clear | #f5f5f5 clear | #e0e0e0 clear | #ebebeb #bdbdbd | #f0f0f0 #e0e0e0
    Web, light, filledAlternative: #fafafa clear | #f0f0f0 clear | #dbdbdb clear | #e6e6e6 #bdbdbd | #f0f0f0 #e0e0e0
    Web, light, outline: clear #d1d1d1 | clear #c7c7c7 | clear #b3b3b3 | clear #bdbdbd | clear #e0e0e0
    Web, light, subtle: clear clear | #f5f5f5 clear | #e0e0e0 clear | #ebebeb #bdbdbd | #f0f0f0 #e0e0e0
    Web, dark, filled: #292929 clear | #3d3d3d clear | #1f1f1f clear | #383838 #707070 | #141414 #424242
    Web, dark, filledAlternative: #1f1f1f clear | #333333 clear | #141414 clear | #2e2e2e #707070 | #141414 #424242
    Web, dark, outline: clear #666666 | clear #757575 | clear #6b6b6b | clear #707070 | clear #424242
    Web, dark, subtle: clear clear | #383838 clear | #2e2e2e clear | #333333 #707070 | #141414 #424242
    Web, high contrast, filled: #000000 #ffffff | #1aebff #ffffff | #1aebff #ffffff | #1aebff #1aebff | #000000 #3ff23f
    Web, high contrast, filledAlternative: #000000 #ffffff | #1aebff #ffffff | #1aebff #ffffff | #1aebff #1aebff | #000000 #3ff23f
    Web, high contrast, outline: clear #ffffff | #1aebff #1aebff | #1aebff #1aebff | #1aebff #1aebff | clear #3ff23f
    Web, high contrast, subtle: clear #ffffff | #1aebff #ffffff | #1aebff #ffffff | #1aebff #1aebff | #000000 #3ff23f
    Teams, light, filled: #ffffff clear | #f5f5f5 clear | #e0e0e0 clear | #ebebeb #bdbdbd | #f0f0f0 #e0e0e0
    Teams, light, filledAlternative: #fafafa clear | #f0f0f0 clear | #dbdbdb clear | #e6e6e6 #bdbdbd | #f0f0f0 #e0e0e0
    Teams, light, outline: clear #d1d1d1 | clear #c7c7c7 | clear #b3b3b3 | clear #bdbdbd | clear #e0e0e0
    Teams, light, subtle: clear clear | #f5f5f5 clear | #e0e0e0 clear | #ebebeb #bdbdbd | #f0f0f0 #e0e0e0
    Teams, dark, filled: #292929 clear | #3d3d3d clear | #1f1f1f clear | #383838 #707070 | #141414 #424242
    Teams, dark, filledAlternative: #242424 clear | #383838 clear | #1a1a1a clear | #333333 #707070 | #141414 #424242
    Teams, dark, outline: clear #666666 | clear #757575 | clear #6b6b6b | clear #707070 | clear #424242
    Teams, dark, subtle: clear clear | #383838 clear | #2e2e2e clear | #333333 #707070 | #141414 #424242
    Teams, high contrast, filled: #000000 #ffffff | #1aebff #ffffff | #1aebff #ffffff | #1aebff #1aebff | #000000 #3ff23f
    Teams, high contrast, filledAlternative: #000000 #ffffff | #1aebff #ffffff | #1aebff #ffffff | #1aebff #1aebff | #000000 #3ff23f
    Teams, high contrast, outline: clear #ffffff | #1aebff #1aebff | #1aebff #1aebff | #1aebff #1aebff | clear #3ff23f
    Teams, high contrast, subtle: clear #ffffff | #1aebff #ffffff | #1aebff #ffffff | #1aebff #1aebff | #000000 #3ff23f
    """
}
