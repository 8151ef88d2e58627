#if !canImport(UIKit)
  import Foundation
  import Testing

  /// The sentences of an app on a phone, which has no terminal.
  struct SentenceTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// The catalogs of the example and of the core, without those of the program in a terminal.
    nonisolated static let catalogs: [String] = ["App/CompositionRoot", "Modules"].flatMap { folder in
      let path = root.appending(path: folder).resolvingSymlinksInPath().path(percentEncoded: false)
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      return files.filter { $0.hasSuffix("Texts.xcstrings") }.map { "\(folder)/\($0)" }.sorted()
    }

    @Test func `the catalogs of a phone are found`() {
      #expect(Self.catalogs.contains("App/CompositionRoot/Texts.xcstrings"))
      #expect(Self.catalogs.contains("Modules/Core/Toolkits/FlowUIKitRows/Texts.xcstrings"))
    }

    // Catches a sentence that sends a person with a phone to a command, such as `App check`.
    @Test(arguments: catalogs)
    func `no sentence of a phone names a command of a terminal`(catalog: String) throws {
      let text = try String(contentsOf: Self.root.appending(path: catalog), encoding: .utf8)

      for word in ["`", "App check", "App restore", "App backup", "--database"] { #expect(!text.contains(word)) }
    }

    // Catches a sentence for developers in a catalog, such as "A statement needs 2 values and was given 1".
    @Test(arguments: catalogs)
    func `no sentence of a phone is about the program's inside`(catalog: String) throws {
      let text = try String(contentsOf: Self.root.appending(path: catalog), encoding: .utf8)

      for word in [
        "statement", "a transaction", "The column", "indexes", "journal", "UUID", "ISO ", "UTC", "identifier",
      ] {
        #expect(!text.contains(word), "\(word)")
      }
    }
  }
#endif
