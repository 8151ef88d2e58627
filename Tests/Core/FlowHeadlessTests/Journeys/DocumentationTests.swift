import FlowHeadless
import Foundation
import Testing

/// The module's page teaches no phrase that is refused.
struct DocumentationTests {
  private let page: String

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Modules/Core/Toolkits/FlowHeadless/FlowHeadless.docc/FlowHeadless.md")
    page = try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: [("| to do |", ""), ("| to see,", "expect ")])
  func `each phrase in the page's tables is valid`(_ heading: String, _ verb: String) throws {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let begin = try #require(lines.firstIndex { $0.hasPrefix(heading) })
    let rows = lines[begin...].prefix { $0.hasPrefix("|") }.dropFirst(2)

    let phrases = rows.flatMap { row in
      (row.split(separator: "|").first ?? "").matches(of: /`([^`]+)`/).map { String($0.1) }
    }

    // In "… is disabled", the dots are the beginning of the phrase before.
    for phrase in phrases where !phrase.hasPrefix("…") {
      #expect(throws: Never.self, "\(phrase)") { try JourneyParser().step(from: verb + phrase) }
    }
    #expect(phrases.count > 12)
  }

  @Test func `the journey on the page is valid`() throws {
    let journey = try #require(page.split(separator: "\n```\n# A person writes").last?.split(separator: "\n```").first)

    let read = try JourneyParser().journey(named: "page", from: Array(("# A person writes" + journey).utf8))

    #expect(read.lines.count == 7)
  }
}
