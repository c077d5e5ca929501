/// The rules that all views of ours have in common, below their classes: the platform's look where
/// nodes have none.
enum BaseSheet {
  static let text = """
    .style-bar { min-height: 48px; padding: 0 8px; }
    .style-bar .title { font-weight: bold; }
    .style-tabs { min-height: 54px; }
    .style-item, .style-tab {
      background: none; box-shadow: none; border: none; outline-offset: -2px; padding: 6px 8px;
      min-height: 0; min-width: 0; font-weight: normal;
    }
    .style-tab { font-size: 11px; padding: 6px 0 4px 0; border-radius: 10px; }
    .style-list, .style-list listview { background: none; }
    .style-list { border-radius: 12px; }
    .style-list listview > row { padding: 0; background: none; }
    .style-list listview > row:last-child { border-bottom-color: transparent; }
    .style-row { padding: 0 14px; }
    .style-section-header, .style-section-footer {
      padding: 6px 14px; font-size: 13px; opacity: 0.8;
    }
    .style-section-header { padding-top: 14px; font-weight: 600; }
    .style-segments { padding: 2px; border-radius: 10px; background: alpha(currentColor, 0.1); }
    .style-segments > button {
      background: none; box-shadow: none; border: none; border-radius: 8px; min-height: 28px;
      padding: 2px 10px; margin: 0; color: inherit; font-weight: normal;
    }
    .style-stepper, .style-switch {
      background: alpha(currentColor, 0.15); color: inherit; border-color: transparent;
      box-shadow: none;
    }
    .style-stepper > button { color: inherit; border-color: alpha(currentColor, 0.15); }
    .style-switch > slider {
      border-color: transparent; box-shadow: 0 1px 2px alpha(black, 0.35);
    }
    .style-dot { min-width: 8px; min-height: 8px; border-radius: 4px; background: currentColor; }

    """
}
