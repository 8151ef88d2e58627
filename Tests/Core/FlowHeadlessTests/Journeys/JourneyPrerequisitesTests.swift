import FlowHeadless
import Testing

struct JourneyPrerequisitesTests {
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

  private func whole(_ name: String) throws -> Journey { try read(name).includingPrerequisites(read) }

  @Test func `a journey without prerequisites does not change`() throws {
    #expect(try whole("alone") == read("alone"))
  }

  @Test func `the steps of a prerequisite replace its line, and have its number and their own place`() throws {
    let journey = try whole("second")
    let places = try whole("third").lines.map { line in line.origin.map { "\($0.journey):\($0.line)" } ?? "" }

    #expect(journey.title == "second")
    #expect(journey.lines.map(\.number) == [1, 1, 2])
    #expect(places == ["", "", "alone:3", "second:2", ""])
    #expect(
      journey.lines.map(\.content) == [.comment("after alone"), .step(.action(.tap("A"))), .step(.action(.tap("B")))])
  }

  @Test(arguments: [("third", ["C", "A", "B", "D"]), ("round", ["A", "B", "A"])])
  func `a prerequisite is inserted once, even in a cycle`(name: String, taps: [String]) throws {
    let labels = try whole(name).lines.compactMap { line -> String? in
      if case .step(.action(.tap(let label))) = line.content { label } else { nil }
    }

    #expect(labels == taps)
  }

  @Test func `an unknown prerequisite is an error`() throws {
    let journey = try JourneyParser().journey(named: "lost", from: Array("after nothing".utf8))

    #expect(throws: JourneySyntaxError.self) {
      try journey.includingPrerequisites { _ throws(JourneySyntaxError) in
        try JourneyParser().journey(named: "", from: [0xFF])
      }
    }
  }
}
