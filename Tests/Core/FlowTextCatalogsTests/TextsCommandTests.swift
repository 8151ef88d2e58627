import FlowTesting
import Foundation
import Testing

@testable import FlowTextCatalogs

struct TextsCommandTests {
  private let folder: TemporaryFolder
  private var root: URL { folder.url }

  init() throws { folder = try TemporaryFolder() }

  @Test func `adds missing keys as new, and marks unused ones`() throws {
    let money = try module("Money", CatalogFile(de: ["Old": "Alt", "Send": "Senden"]), ["Send", "To %@"])

    let (report, isRight) = try TextsCommand([], root: root).run([money])

    let catalog = try CatalogFile(Data(contentsOf: money.folder.appending(path: "Texts.xcstrings")))
    #expect(catalog.strings["To %@"]?.localizations?["de"]?.stringUnit == .init(state: "new", value: ""))
    #expect(catalog.strings["Old"]?.extractionState == "stale")
    #expect(catalog.strings["Send"] == CatalogFile(de: ["Send": "Senden"]).strings["Send"])
    #expect(!isRight)
    #expect(report.last == "2 problems in 2 texts in 1 modules, en, de")
  }

  @Test func `removes unused keys only on request`() throws {
    let money = try module("Money", CatalogFile(de: ["Old": "Alt", "Send": "Senden"]), ["Send"])

    #expect(try TextsCommand(["--remove-unused"], root: root).run([money]).isRight)

    let catalog = try CatalogFile(Data(contentsOf: money.folder.appending(path: "Texts.xcstrings")))
    #expect(Set(catalog.strings.keys) == ["Send"])
  }

  @Test func `writes a source that a check accepts, and only as long as the catalog stays the same`() throws {
    let money = try module(
      "Money", CatalogFile(de: ["Say “%@”\n": "Sagen \"%@\"\\", "Send": "Senden"]), ["Say “%@”\n", "Send"])
    _ = try TextsCommand([], root: root).run([money])

    #expect(try TextsCommand(["--check"], root: root).run([money]).report == ["texts: 2 texts in 1 modules, en, de"])
    let source = try String(contentsOf: money.folder.appending(path: "Texts.swift"), encoding: .utf8)
    #expect(source.contains(#""Say “%@”\n": "Sagen \"%@\"\\","#))

    try CatalogFile(de: ["Say “%@”\n": "Sagen: %@", "Send": "Senden"]).data()
      .write(to: money.folder.appending(path: "Texts.xcstrings"))
    #expect(
      try TextsCommand(["--check"], root: root).run([money]).report.first
        == "Money/Texts.swift differs from its catalog: run swift package texts.")
  }

  @Test func `a check changes nothing`() throws {
    let money = try module("Money", nil, ["Send"])

    #expect(try !TextsCommand(["--check", "--language", "de"], root: root).run([money]).isRight)

    #expect(try FileManager.default.contentsOfDirectory(atPath: money.folder.path).isEmpty)
  }

  @Test func `adds a language to the catalogs of all modules`() throws {
    let modules = [
      try module("Money", CatalogFile(de: ["Send": "Senden"]), ["Send"]), try module("Shell", nil, ["OK"]),
    ]

    _ = try TextsCommand(["--language", "fr"], root: root).run(modules)

    for module in modules {
      let catalog = try CatalogFile(Data(contentsOf: module.folder.appending(path: "Texts.xcstrings")))
      #expect(catalog.languages == ["de", "fr"])
    }
    #expect(throws: TextsError.self) { try TextsCommand(["--language", "xx"], root: root) }
  }

  // A new app has no translations, and its features change before it has any.
  @Test func `English alone needs no entries, and those that it has are checked`() throws {
    var english = CatalogFile()
    english.strings["Open"] = .init()
    let modules = [try module("Money", english, ["Send", "Open"]), try module("Shell", nil, ["OK"])]
    _ = try TextsCommand([], root: root).run(modules)

    #expect(try TextsCommand(["--check"], root: root).run(modules).report == ["texts: 1 texts in 1 modules, en"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: modules[1].folder.path).isEmpty)

    english.strings["Close"] = .init()
    try english.data().write(to: modules[0].folder.appending(path: "Texts.xcstrings"))
    #expect(try !TextsCommand(["--check"], root: root).run(modules).isRight)
  }

  @Test func `finds two translations of one key`() throws {
    let modules = [
      try module("Money", CatalogFile(de: ["OK": "Gut"]), ["OK"]),
      try module("Shell", CatalogFile(de: ["OK": "OK"]), ["OK"]),
    ]

    #expect(
      try TextsCommand([], root: root).run(modules).report.first
        == "\"OK\" has different translations into de in Money and Shell.")
  }

  @Test func `lets an app translate the library's texts, too`() throws {
    let modules = [
      try module("FlowMoney", CatalogFile(de: ["OK": "Gut"]), ["OK"]),
      try module("Shell", CatalogFile(de: ["OK": "OK"]), ["OK"]),
    ]

    #expect(try TextsCommand([], root: root).run(modules).report == ["texts: 2 texts in 2 modules, en, de"])
    let sources = try modules.map { try String(contentsOf: $0.folder.appending(path: "Texts.swift"), encoding: .utf8) }
    #expect(sources.map { $0.contains("givesWay: true") } == [true, false])
  }

  @Test func `refuses a catalog that would lose content`() throws {
    let money = try module("Money", nil, ["Send"])
    let catalog =
      #"{"sourceLanguage":"en","strings":{"Send":{"localizations":{"de":{"substitutions":{}}}}},"version":"1.0"}"#
    try Data(catalog.utf8).write(to: money.folder.appending(path: "Texts.xcstrings"))

    #expect(throws: TextsError.self) { try TextsCommand([], root: root).run([money]) }
  }

  @Test(arguments: [["--chek"], ["--language"], ["Money"]])
  func `refuses unknown words`(words: [String]) {
    #expect(throws: TextsError.self) { try TextsCommand(words, root: root) }
  }

  @Test(arguments: [("Money", "money"), ("FlowShell", "flowShell"), ("UIRows", "uiRows"), ("UI", "ui")])
  func `names the constant like the module`(module: String, name: String) {
    #expect(EmbeddedCatalog.name(of: module) == name)
  }

  private func module(_ name: String, _ catalog: CatalogFile?, _ keys: [String]) throws -> TextsCommand.Module {
    let folder = root.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try catalog?.data().write(to: folder.appending(path: "Texts.xcstrings"))
    return TextsCommand.Module(
      name: name, folder: folder, literals: keys.map { TextLiteral(kind: .key($0), file: "Source.swift", offset: 0) })
  }
}
