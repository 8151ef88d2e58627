import HeadlessUI
import Testing

struct JourneyAfterTests {
  private static let scripts = [
    "alone": "# Alone\n# a note\ntap A",
    "second": "after alone\ntap B",
    "third": "# Third\ntap C\nafter second\nafter alone\ntap D",
    "round": "after back\ntap A",
    "back": "after round\ntap B",
  ]

  private func read(_ name: String) throws -> Journey {
    let script = try #require(Self.scripts[name])
    return try JourneyParser().journey(named: name, from: Array(script.utf8))
  }

  private func whole(_ name: String) throws -> Journey { try read(name).whole(read) }

  @Test func `a journey that comes after no other is whole`() throws {
    #expect(try whole("alone") == read("alone"))
  }

  @Test func `the other's steps come in place of the line that names it, and have its number`() throws {
    let journey = try whole("second")

    #expect(journey.title == "second")
    #expect(journey.lines.map(\.number) == [1, 1, 2])
    #expect(
      journey.lines.map(\.content) == [.note("after alone"), .step(.act(.tap("A"))), .step(.act(.tap("B")))])
  }

  @Test(arguments: [("third", ["C", "A", "B", "D"]), ("round", ["A", "B", "A"])])
  func `no journey comes twice, and none goes round in circles`(name: String, taps: [String]) throws {
    let labels = try whole(name).lines.compactMap { line -> String? in
      if case .step(.act(.tap(let label))) = line.content { label } else { nil }
    }

    #expect(labels == taps)
  }

  @Test func `whoever looks for a journey says that there is none`() throws {
    let journey = try JourneyParser().journey(named: "lost", from: Array("after nothing".utf8))

    #expect(throws: JourneySyntaxError.self) {
      try journey.whole { _ throws(JourneySyntaxError) in try JourneyParser().journey(named: "", from: [0xFF]) }
    }
  }
}
