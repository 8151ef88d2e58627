import FlowHeadless
import Foundation
import Testing

@testable import FlowProgram

/// The words of a page in `--json`, as docs/reference/json.md explains them.
@MainActor
struct PageWordsJSONTests {
  private typealias Element = JSONScreen.Element

  @Test func `each word of a page has its element`() async throws {
    let console = TestConsole()
    _ = await console.run("--json", in: SavingsApp())

    let screen = try #require(try console.events.compactMap(\.screen).first)

    // Catches a list of no tabs, which an entry of the stack leaves out.
    #expect(console.output.contains(#""stack":[{"arrival":"root","name":"Plan"}]"#))
    #expect(screen.isRefreshable == true && screen.scrolls == ["down", "end"])
    #expect(
      Array(screen.elements.prefix(12)) == [
        Element(kind: "header", text: "Goal"),
        Element(kind: "progress", text: "Saved: 25 %", value: "25 %", title: "Saved", fraction: 0.25),
        Element(kind: "custom", number: 1, value: "1.1 %", action: "Interest", role: "normal", isEnabled: true),
        Element(kind: "footer", text: "You can change it."),
        Element(kind: "image", text: "A piggy bank", image: "piggy"),
        Element(kind: "search", number: 2, field: "Find", value: "", isEnabled: true),
        Element(kind: "secret", number: 3, field: "PIN", value: "", isEnabled: true),
        Element(
          kind: "date", number: 4, field: "First deposit", value: "2026-11-23", error: "Choose a working day.",
          isEnabled: true, range: ["2026-01-01", "2026-12-31"]),
        Element(
          kind: "toggle", number: 5, field: "Reminders", value: "on", options: ["on", "off"], isEnabled: true),
        Element(
          kind: "item", text: "Salary, Each month, 5.00, 3", value: "5.00", title: "Salary", subtitle: "Each month",
          badge: "3", image: "bank"),
        Element(kind: "empty", text: "No goals yet"),
        Element(kind: "empty-message", text: "A goal tells how far you are."),
      ])
    #expect(
      Array(screen.elements.suffix(4)) == [
        Element(kind: "item", number: 25, action: "Deposit 20", role: "normal", isEnabled: true),
        Element(kind: "position", text: "1-20 of 100"),
        Element(number: 26, field: "Amount", value: "", isEnabled: true),
        Element(number: 27, action: "Stop", role: "destructive", isEnabled: true),
      ])
  }

  @Test func `the schema in the page has every element`() async throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../docs/reference/json.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let schema = try #require(text.split(separator: "```json schema\n").last?.split(separator: "\n```").first)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
    let definitions = try #require(object["$defs"] as? [String: [String: Any]])
    let console = TestConsole()
    _ = await console.run("--json", in: SavingsApp())

    let elements = try #require(try console.events.compactMap(\.screen).first).elements
    for element in elements {
      let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(element)) as? [String: Any]
      let definition = definitions[element.field != nil ? "field" : element.action != nil ? "action" : "line"]
      let properties = try #require(definition?["properties"] as? [String: [String: Any]])
      let keys = try #require(encoded).keys
      #expect(Set(keys).isSubset(of: properties.keys), "\(element)")
      #expect(try Set(#require(definition?["required"] as? [String])).isSubset(of: keys), "\(element)")
      if let kind = element.kind {
        #expect((properties["kind"]?["enum"] as? [String])?.contains(kind) == true, "\(kind)")
      }
    }
    #expect(Set(elements.compactMap(\.kind)).count == 13)
  }

  /// The lines of a session, the answer to the last one, and its step.
  struct Answer {
    let lines: [String]
    let code: String?
    let step: String?

    static func done(_ step: String, _ lines: String...) -> Answer { Answer(lines: lines, code: nil, step: step) }
    static func refused(_ code: String, _ line: String) -> Answer { Answer(lines: [line], code: code, step: nil) }
  }

  @Test(
    arguments: [
      Answer.done("turn off \"Reminders\"", #"["turn","off","Reminders"]"#),
      .done("turn off \"Reminders\"", #"["5"]"#),
      .done("turn off \"Reminders\"", #"["Reminders","off"]"#),
      .done("fill \"First deposit\" with \"2026-12-01\"", #"["4","2026-12-01"]"#),
      .done("expect text \"Refreshed\"", #"["pull","to","refresh"]"#, #"["expect","text","Refreshed"]"#),
      .done("tap \"Deposit 100\"", #"["scroll","to","the","end"]"#, #"["tap","Deposit 100"]"#),
      .done("fill \"PIN\" with \"••••\"", #"["3","4711"]"#),
      .done("expect row \"Salary\" shows \"5.00\"", #"["expect","row","Salary","shows","5.00"]"#),
      .done("tap \"Deposit 1\"", #"["language","is","de"]"#, #"["tap","Deposit 1"]"#),
      .refused("already-turned", #"["turn","on","Reminders"]"#),
      .refused("field-is-no-switch", #"["turn","on","PIN"]"#),
      .refused("field-is-switch", #"["fill","Reminders","with","on"]"#),
      .refused("not-a-date", #"["4","soon"]"#),
      .refused("date-out-of-range", #"["4","2027-01-01"]"#),
      .refused("no-scroll", #"["scroll","up"]"#),
      .refused("refused-by-app", #"["language","is","fr"]"#),
    ])
  func `a command for a word of a page is answered`(answer: Answer) async throws {
    let console = TestConsole(answer.lines.joined(separator: "\n"))

    let status = await console.run("--json", in: SavingsApp())

    let last = try #require(try console.events.last { $0.event == .done || $0.event == .refused })
    #expect(last.code == answer.code && last.step == answer.step, "\(last)")
    #expect((status == .success) == (answer.code == nil))
  }
}
