public import ProtocolStyle

/// The changes that edits of a tree's settings would make, with the findings that would appear and
/// disappear.
///
/// ```swift
/// let result = Inspector().preview(of: tree) { $0.themes = [night] }
/// #expect(result.newFindings.isEmpty)
/// ```
public struct InspectedPreview: Sendable {
  /// The changes, and the edits that cause them.
  public let preview: StylePreview

  /// The findings of the tree with the edits that it doesn't have without them.
  public let newFindings: [Finding]

  /// The findings of the tree that it wouldn't have with the edits.
  public let goneFindings: [Finding]
}

extension InspectedPreview: CustomStringConvertible {
  /// The changes, then a line for each finding: `new: …` and `gone: …`.
  public var description: String {
    func lines(_ findings: [Finding], _ label: String) -> [String] {
      findings.map {
        "\(label): \($0.severity.rawValue): \($0.summary) [\($0.identifier.rawValue)]"
      }
    }
    return (["\(preview)"] + lines(newFindings, "new") + lines(goneFindings, "gone"))
      .joined(separator: "\n")
  }
}

extension Inspector {
  /// Returns the changes that edits of a tree's settings would make, and the findings that would
  /// appear and disappear, and changes nothing.
  ///
  /// The findings are those of `findings(of:)` for the tree, compared with those for the same nodes
  /// in the edited settings. A finding whose colors or situations would be others is both new and
  /// gone. The inspector's own `themes` replace those of the tree, so an edit of these makes no
  /// difference to the findings. The cost is that of a preview and two inspections.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - edit: A closure that edits a copy of the tree's settings, as in `StyleTree.preview(_:)`.
  /// - Returns: The changes and the findings.
  /// - Throws: Any error that `edit` throws.
  public func preview(
    of tree: StyleTree, _ edit: (inout StylePreview.Settings) throws -> Void
  ) rethrows -> InspectedPreview {
    let settings = try tree.previewSettings(edit)
    let preview = tree.preview(of: settings)
    let old = findings(of: tree)
    let new = tree.withSituatedTree(previewing: settings) { findings(of: $0) }
    let (oldSet, newSet) = (Set(old), Set(new))
    return InspectedPreview(
      preview: preview, newFindings: new.filter { !oldSet.contains($0) },
      goneFindings: old.filter { !newSet.contains($0) })
  }
}
