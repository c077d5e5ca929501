/// When a look of a page is shown: by an attribute around the elements, a media feature, or both.
struct LookSelector: Equatable {
  /// What stands before the class, with a space at its end; empty for the page's own look.
  let prefix: String

  /// The media feature; nil for none.
  let media: String?
}
