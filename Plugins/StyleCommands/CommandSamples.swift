internal import CommandSupport
internal import Foundation
internal import ProtocolStyle
internal import StyleInspector
internal import StyleSampling

/// The samples that a command examines, with their sources.
struct CommandSamples {
  let catalog: StyleSampleCatalog

  /// The name of the package.
  let package: String

  /// The folders with the sources of the samples' modules.
  let sources: [URL]

  /// Calls a closure with each sample, and prints the progress.
  ///
  /// - Parameters:
  ///   - sections: The modules, with the combinations of themes that their samples are examined in.
  ///   - body: The closure.
  func forEachSample(
    of sections: [(section: StyleSampleCatalog.Section, themes: [[Theme]])],
    _ body: (ExaminedSample) throws -> Void
  ) rethrows {
    var (progress, number) = (CommandProgress(), 0)
    let total = sections.map(\.section.samples.count).reduce(0, +)
    for (section, themes) in sections {
      for sample in section.samples {
        number += 1
        progress.report("Samples", number, of: total, sample.name)
        try body(ExaminedSample(sample, of: section, in: themes))
      }
    }
  }
}

/// A sample in a tree in which it can have all its situations.
struct ExaminedSample {
  let sample: StyleSample
  let section: StyleSampleCatalog.Section

  /// The combinations of themes, each from the lowest.
  let themes: [[Theme]]

  /// The tree, in which the sample is in a container or a control if it depends on one.
  let tree: StyleTree

  /// The situations besides the themes.
  let space: SituationSpace

  init(_ sample: StyleSample, of section: StyleSampleCatalog.Section, in themes: [[Theme]]) {
    (self.sample, self.section, self.themes) = (sample, section, themes)
    tree = StyleTree(packs: section.packs)
    space = SituationSpace(axes: SituationAxis.standard + sample.axes)
    _ = sample.attach(to: tree, variant: sample.variants[0])
    Inspector(themes: themes).surroundSamples(of: tree, over: space)
  }
}
