import FlowScreens
import FlowTesting
import Foundation
import Testing

/// The table of docs/reference/typed-text.md.
@MainActor
struct TypedTableTests {
  // Catches a field that takes or refuses something else than the page says, and a region that is lost.
  @Test func `the page has the counts of each field, and of each language and region`() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let fields = TypedField.all.map(TypedTable(language: .developers).row)
    let totals = try TypedTable.languages().map { TypedTable(language: $0).total }

    // As blocks, since a language without its region would find the row of another one.
    let missing = [fields, totals].map { $0.joined(separator: "\n") }.filter { !page.contains($0) }

    #expect(missing == [])
  }

  @Test func `only an amount depends on the language or the region`() throws {
    let plain = TypedTable(language: .developers)
    for language in try TypedTable.languages() {
      let table = TypedTable(language: language)
      for field in TypedField.all where !field.isAmount {
        for delivery in TypedDelivery.all {
          let outcomes = [plain, table].map { $0.outcome(of: delivery, in: field).withoutSentence }
          #expect(outcomes[0] == outcomes[1], "\(language.localeIdentifier) \(field.name) \(delivery.name)")
        }
      }
    }
  }

  // Catches a German sentence without the character that a person must find.
  @Test func `a refusal names the character in each language`() throws {
    for language in try TypedTable.languages() {
      let table = TypedTable(language: language)
      for field in TypedField.all {
        for delivery in TypedDelivery.refused {
          guard case .refused(let sentence) = table.outcome(of: delivery, in: field) else { continue }
          #expect(sentence.contains("U+"), "\(language.localeIdentifier) \(field.name) \(delivery.name): \(sentence)")
        }
      }
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["TYPED_TABLE"] != nil))
  func `every answer is printed for a reader who asks for it`() throws {
    for language in try TypedTable.languages() {
      let table = TypedTable(language: language)
      print(table.lines.joined(separator: "\n"))
      print(table.total)
      if language.localeIdentifier == Language.developers.localeIdentifier {
        print(TypedField.all.map(table.row).joined(separator: "\n"))
      }
    }
  }

  private nonisolated static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/reference/typed-text.md").standardized
}

extension TypedTable.Outcome {
  fileprivate var withoutSentence: TypedTable.Outcome { if case .refused = self { .refused("") } else { self } }
}
