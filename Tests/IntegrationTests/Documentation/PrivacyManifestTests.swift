import Foundation
import Testing

/// Each module that calls an API for which Apple requires a reason states it in a privacy manifest.
@Suite struct PrivacyManifestTests {
  private static let modules = Repository.modules.map(\.lastPathComponent)

  @Test(arguments: modules)
  func `a manifest has the categories of the calls in its module`(module: String) throws {
    let sources = try ["swift", "c", "h"]
      .flatMap { Repository.paths(in: "Sources/\(module)", withExtension: $0) }
      .map(Repository.text(of:))
    #expect(!sources.isEmpty)
    let called = Set(sources.flatMap(RequiredReason.categories(ofSource:)))
    let manifest = try PrivacyManifest(ofModule: module)
    #expect(Set((manifest?.reasons ?? [:]).keys) == called)
    #expect(manifest == nil || !called.isEmpty, "A manifest without content isn't needed.")
  }

  @Test func `a manifest states that nothing is tracked or collected, and valid reasons`() throws {
    let manifests = try Self.modules.compactMap(PrivacyManifest.init(ofModule:))
    #expect(manifests.count == 1)
    for manifest in manifests {
      #expect(manifest.isTracking == false)
      #expect(manifest.collectedCount == 0)
      for (category, reasons) in manifest.reasons {
        #expect(!reasons.isEmpty)
        #expect(Set(reasons).isSubset(of: RequiredReason.all[category]?.reasons ?? []))
      }
    }
  }

  @Test func `the package copies each manifest on a Mac, and excludes it elsewhere`() throws {
    let package = try Repository.text(of: "Package.swift")
    let targets = package.split(separator: ".target(").compactMap { target in
      target.contains("exclude: excludedManifests,\n      resources: privacyManifests")
        ? target.firstMatch(of: /name: "(\w+)"/).map { String($0.1) } : nil
    }
    #expect(targets == Self.modules.filter { (try? PrivacyManifest(ofModule: $0)) != nil })
    let condition = /#if canImport\(Darwin\)\s[^#]*\.copy\("PrivacyInfo\.xcprivacy"\)[^#]*#else/
    #expect(package.contains(condition))
  }

  @Test(arguments: [
    ("guard stat(path, &status) == 0 else { return nil }", "FileTimestamp"),
    ("let date = attributes[.modificationDate]", "FileTimestamp"),
    ("values = try url.resourceValues(forKeys: [.contentModificationDateKey])", "FileTimestamp"),
    ("let seconds = ProcessInfo.processInfo.systemUptime", "SystemBootTime"),
    ("uint64_t now = mach_absolute_time();", "SystemBootTime"),
    ("if statvfs(path, &space) != 0 { return }", "DiskSpace"),
    ("keys: [.volumeAvailableCapacityForImportantUsageKey]", "DiskSpace"),
    ("UITextInputMode.activeInputModes.first", "ActiveKeyboards"),
    ("UserDefaults.standard.set(1, forKey: key)", "UserDefaults"),
  ])
  func `a call is found`(line: String, category: String) {
    #expect(RequiredReason.categories(ofSource: "let a = 1\n\(line)\n") == [category])
  }

  @Test(arguments: [
    "// stat(path, &status)", "/// Returns `UserDefaults.standard`.", "state(of: path)",
    "let upstat = 1; restat(path)", "ContinuousClock.now",
  ])
  func `other names and comments aren't found`(line: String) {
    #expect(RequiredReason.categories(ofSource: line) == [])
  }
}

// MARK: - RequiredReason

/// A category of Apple's list of required-reason APIs, as of November 2026.
struct RequiredReason: Sendable {
  /// The names of the APIs.
  let names: [String]

  /// The reasons that a manifest may state.
  let reasons: Set<String>

  /// The categories, by the end of their identifier.
  static let all: [String: RequiredReason] = [
    "FileTimestamp": RequiredReason(
      names: [
        "creationDate", "creationDateKey", "modificationDate", "fileModificationDate",
        "contentModificationDateKey", "getattrlist", "getattrlistbulk", "fgetattrlist", "stat",
        "fstat", "fstatat", "lstat", "getattrlistat",
      ], reasons: ["DDA9.1", "C617.1", "3B52.1", "0A2A.1"]),
    "SystemBootTime": RequiredReason(
      names: ["systemUptime", "mach_absolute_time"], reasons: ["35F9.1", "8FFB.1", "3D61.1"]),
    "DiskSpace": RequiredReason(
      names: [
        "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
        "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey",
        "systemFreeSize", "systemSize", "statfs", "statvfs", "fstatfs", "fstatvfs",
      ], reasons: ["85F4.1", "E174.1", "7D9E.1", "B728.1"]),
    "ActiveKeyboards": RequiredReason(
      names: ["activeInputModes"], reasons: ["3EC4.1", "54BD.1"]),
    "UserDefaults": RequiredReason(
      names: ["UserDefaults", "NSUserDefaults"], reasons: ["CA92.1", "1C8F.1", "C56D.1", "AC6B.1"]),
  ]

  /// Returns the categories whose APIs a source names outside of comments, sorted.
  static func categories(ofSource source: String) -> [String] {
    let words = source.split(separator: "\n").flatMap { line in
      (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }
    let named = Set(words.map { String($0) })
    return all.filter { !named.isDisjoint(with: $0.value.names) }.keys.sorted()
  }
}

// MARK: - PrivacyManifest

/// The contents of a `PrivacyInfo.xcprivacy`.
struct PrivacyManifest {
  let isTracking: Bool?

  /// The number of kinds of collected data and of tracking domains.
  let collectedCount: Int

  /// The reasons, by the end of the category's identifier.
  let reasons: [String: [String]]

  /// Reads the manifest of a module; returns nil if it has none.
  init?(ofModule module: String) throws {
    let file = Repository.root.appending(path: "Sources/\(module)/PrivacyInfo.xcprivacy")
    guard FileManager.default.fileExists(atPath: file.path()) else { return nil }
    let list = unsafe try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), options: [], format: nil)
    let values = try #require(list as? [String: Any])
    isTracking = values["NSPrivacyTracking"] as? Bool
    let domains = try #require(values["NSPrivacyTrackingDomains"] as? [Any])
    let types = try #require(values["NSPrivacyCollectedDataTypes"] as? [Any])
    collectedCount = domains.count + types.count
    let calls = try #require(values["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    reasons = try Dictionary(
      uniqueKeysWithValues: calls.map { call in
        let name = try #require(call["NSPrivacyAccessedAPIType"] as? String)
        let prefix = "NSPrivacyAccessedAPICategory"
        try #require(name.hasPrefix(prefix))
        let reasons = try #require(call["NSPrivacyAccessedAPITypeReasons"] as? [String])
        return (String(name.dropFirst(prefix.count)), reasons)
      })
  }
}
