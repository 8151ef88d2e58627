import FlowTesting
import Foundation
import Testing

@testable import FlowTextCatalogs

/// Syntax trees of real sources, which reveal a compiler that prints them in another way.
struct SyntaxTreeTests {
  @Test func `finds each literal that is a text, with the key that the text has while the app runs`() throws {
    let literals = try literals(
      #"""
      let title: LocalizedText = "Your transfer"
      func sentence(_ count: Int, _ name: String, _ other: LocalizedText?) -> [LocalizedText] {
        ["\(count) transfers to \(verbatim: name)", "50 % of \(other ?? "nothing")", "line\nbreak “quoted”"]
      }
      let noText = "A string"
      """#)

    let keys = literals.compactMap { if case .key(let key) = $0.kind { key } else { nil } }
    #expect(Set(keys) == ["Your transfer", "%lld transfers to %@", "50 %% of %@", "nothing", "line\nbreak “quoted”"])
  }

  @Test func `finds the literal parts of a verbatim text, but not its arguments`() throws {
    let literals = try literals(
      #"""
      func texts(_ name: String) -> [LocalizedText] {
        [
          LocalizedText(verbatim: "Written here"), LocalizedText(verbatim: name), LocalizedText(verbatim: "\(name), \(name)"),
          LocalizedText(verbatim: "\(name) wrote"),
        ]
      }
      """#)

    #expect(literals.map(\.kind) == [.verbatim("Written here"), .verbatim(" wrote")])
  }

  @Test func `finds a key that is no literal`() throws {
    let literals = try literals("func text(_ key: String) -> LocalizedText { LocalizedText(stringLiteral: key) }")

    #expect(literals.map(\.kind) == [.dynamic])
  }

  /// Returns the texts of a source that is compiled with those of FlowLocalization.
  private func literals(_ source: String) throws -> [TextLiteral] {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Source.swift")
    try Data(source.utf8).write(to: file)
    let root = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
    let sources = "\(root)/Modules/Core/Kernel/FlowLocalization"
    let names = try FileManager.default.contentsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
    let kit = names.map { "\(sources)/\($0)" }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compilers = path.split(separator: ":").map { "\($0)/swiftc" }
    let compiler = try #require(compilers.first { FileManager.default.isExecutableFile(atPath: $0) })
    let manifest = """
          inputs: [\((kit + [file.path]).map { "\"\($0)\"" }.joined(separator: ","))]
          outputs: []
          description: "Compiling Swift Module 'FlowLocalization' (all sources)"
          args: ["\(compiler)","-module-name","FlowLocalization","-parse-as-library","-swift-version","6","-package-name","core","-enable-upcoming-feature","InternalImportsByDefault","-c"]
      """
    return try BuiltModule("FlowLocalization", folder: folder.url, manifest: manifest).literals()
      .filter { $0.file == file.path }.sorted { $0.offset < $1.offset }
  }
}
