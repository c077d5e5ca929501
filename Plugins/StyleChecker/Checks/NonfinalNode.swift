extension StyleProgram {
  /// Finds a class that is a node and can have subclasses.
  func nonfinalNode(_ type: Declaration) -> Problem? {
    guard type.isClass, isNode(type.id), !type.modifiers.contains("final") else { return nil }
    return Problem(
      .nonfinalNode, at: type,
      "class '\(type.fullName)' is a node and isn't final, so traits of a subclass may be ignored",
      remedy: "declare it 'final', or make it a struct; nodes share looks by traits")
  }
}
