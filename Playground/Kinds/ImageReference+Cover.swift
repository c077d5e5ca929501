import ProtocolStyle

extension ImageReference {
  /// The cover of a book: a sun over hills.
  static let bookCover = drawing(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160"><rect width="120" height="160" \
    fill="#2b3a67"/><circle cx="60" cy="66" r="30" fill="#ffc482"/><path d="M0 110q30-34 62-8t58-12\
    v70H0z" fill="#496a81"/><path d="M0 134q40-26 76-6t44-8v40H0z" fill="#66999b"/></svg>
    """)
}
