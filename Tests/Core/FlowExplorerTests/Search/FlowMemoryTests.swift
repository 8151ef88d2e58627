import FlowExplorer
import FlowKit
import FlowValues
import Testing

@MainActor
struct FlowMemoryTests {
  private struct Draft: Equatable {
    var texts: [String: String] = [:]
    var step = 1
  }

  private protocol Place {}

  private struct Village: Place, Equatable {
    var name: String
  }

  private struct Unequatable: Place {
    var name: String
    var onOpen: () -> Void = {}
  }

  private struct Day: ValidatedText {
    let number: Int
    var text: String { "2026-11-\(number)" }

    init(_ number: Int) { self.number = number }

    init(cleaned text: String) throws(NoDay) { throw NoDay() }
  }

  private struct NoDay: ReadableError {
    let sentence: LocalizedText = "This is no day."
  }

  private final class Sibling: Equatable {
    var name = ""

    static func == (one: Sibling, other: Sibling) -> Bool { one.name == other.name }
  }

  private struct Envelope: Equatable {
    var sender: Sibling
    var copy: Sibling?
    var weight = 1
  }

  private class Flow {
    var isReady = false
  }

  private final class LetterFlow: Flow {
    weak var sibling: Sibling?
    unowned var owner: Sibling
    var draft = Draft()
    var goal: (any Place)?
    var mixed = Unequatable(name: "")
    var day = Day(21)
    var onEnd: () -> Void = {}
    var notes: [String]?
    lazy var envelope = Envelope(sender: owner)
    /// An alert that may wait for the end of a swipe, so that no screen shows it yet.
    var question = Alert("Send it?", choices: [.init("Send", true)], cancel: .init("Keep it", false))

    init(owner: Sibling) { self.owner = owner }
  }

  private let memory = FlowPropertyDescriber()
  private let owner = Sibling()

  /// Catches a memory that reads a property once, or never.
  @Test func `each changed value changes the text`() {
    let flow = LetterFlow(owner: owner)
    let changes: [(LetterFlow) -> Void] = [
      { $0.isReady = true }, { $0.draft.step = 2 }, { $0.draft.texts["To"] = "Ada" }, { $0.notes = [] },
      { $0.notes?.append("") },
      { $0.question = Alert("Burn it?", choices: $0.question.choices, cancel: .init("Keep it", false)) },
      { $0.goal = Village(name: "Ede") }, { $0.goal = Village(name: "Epe") }, { $0.day = Day(22) },
      // A structure with a function in it.
      { $0.mixed.name = "Ada" },
    ]

    var texts = [text(of: flow)]
    for change in changes {
      change(flow)
      texts.append(text(of: flow))
    }

    #expect(Set(texts).count == changes.count + 1)
  }

  /// Catches a memory that reads the memory of a weak or unowned reference as a value.
  @Test func `references, functions and values that cannot be compared do not count`() {
    let flow = LetterFlow(owner: owner)
    let sibling = Sibling()
    let before = text(of: flow)

    flow.sibling = sibling
    flow.owner = sibling
    flow.mixed.onOpen = { sibling.name = "" }
    flow.goal = Unequatable(name: "Ede")
    flow.onEnd = { sibling.name = "" }
    sibling.name = "Ada"

    #expect(text(of: flow) == before)
  }

  /// Catches a memory that keeps the text of an object, which is equal to its former self with another content.
  @Test func `an object in a value counts with its current content`() {
    let flow = LetterFlow(owner: owner)
    let copy = Sibling()
    flow.envelope.copy = copy
    _ = text(of: flow)

    owner.name = "Ada"
    copy.name = "Eve"
    flow.envelope.weight = 2

    #expect(text(of: flow) == FlowMemoryTests().text(of: flow))
    #expect(["Ada", "Eve"].allSatisfy(text(of: flow).contains))
  }

  /// Catches a number, in which a digest does not recognize a time.
  @Test func `a validated text is described by its text`() {
    #expect(text(of: LetterFlow(owner: owner)).contains("2026-11-21"))
  }

  @Test func `equal values have the same text, whatever the order of their elements`() {
    let (one, other) = (LetterFlow(owner: owner), LetterFlow(owner: owner))
    let keys = (1...100).map { "field \($0)" }

    for key in keys { one.draft.texts[key] = key }
    for key in keys.reversed() { other.draft.texts[key] = key }

    #expect(text(of: one) == FlowMemoryTests().text(of: other))
  }

  private func text(of flow: LetterFlow) -> String {
    var text = ""
    memory.describe(flow, into: &text)
    return text
  }
}
