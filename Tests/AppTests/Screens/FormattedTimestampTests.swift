import FlowKit
import FlowScreens
import Foundation
import Testing
import Transfer

@testable import App
@testable import CompositionRoot
@testable import FlowProgram

@MainActor
struct FormattedTimestampTests {
  @Test(arguments: [
    ("2026-11-21T09:30:00Z", 0, "21 November 2026 at 09:30"), ("2026-01-01T00:05:59Z", 0, "1 January 2026 at 00:05"),
    ("2026-12-31T23:30:00Z", 3600, "1 January 2027 at 00:30"),
    ("2026-07-04T12:00:00Z", -18_000, "4 July 2026 at 07:00"),
  ])
  func `people read a time in their own time zone`(_ text: String, _ offset: Int, _ words: String) throws {
    let zone = try #require(TimeZone(secondsFromGMT: offset))

    #expect(FormattedTimestamp(try Timestamp(text), in: zone).developerForm == words)
  }

  // Catches a date in the language or the time zone of the device among texts in the language of the app.
  @Test(arguments: [("de", "21. November 2026"), ("fr", "21 novembre 2026")])
  func `people read a date in the language of the app and in their time zone`(language: String, words: String) throws {
    let moment = FormattedTimestamp(try Timestamp("2026-11-21T09:30:00Z"), in: TimeZone(secondsFromGMT: 3600))

    let text = moment.form(in: Language(language))
    #expect(text.hasPrefix(words) && text.hasSuffix("10:30"), "\(text)")
  }

  @Test func `a journey reads a time to the second, in every time zone`() throws {
    #expect(FormattedTimestamp(try Timestamp("2026-11-21T09:30:01Z"), in: nil).developerForm == "2026-11-21T09:30:01Z")
  }

  // Catches the text of journeys where a person reads their own language.
  @Test func `people read a date in their language where journeys have an exact time`() throws {
    let moment = FormattedTimestamp(try Timestamp("2026-11-21T09:30:01Z"), in: nil)

    let text = moment.form(in: Language("de"))
    #expect(text.hasPrefix("21. November 2026") && text.hasSuffix("9:30"), "\(text)")
  }

  @Test(arguments: [("en", "Good until November 21, 2026"), ("de", "Gültig bis 21. November 2026")])
  func `a storyboard shows times as people read them`(language: String, words: String) async throws {
    let console = TestConsole()

    let status = await console.run("storyboard", "Transfer/from-nothing-to-sent", "--language", language)

    let texts = console.output.matches(of: /<(?:p|span)[^>]*>([^<]*)</).map { String($0.1) }
    #expect(status == .success)
    #expect(texts.contains { $0.hasPrefix(words) }, "\(texts)")
    #expect(!texts.contains { $0.contains(/\d{4}-\d\d-\d\dT/) })
  }

  @Test func `a session shows times for people, and a journey exact times`() async throws {
    let file = SandboxApp().journeys.appending(path: "Transfer/from-nothing-to-sent.journey")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let acts = lines.filter { !$0.hasPrefix("expect") }
    let (people, journey) = (TestConsole(acts), TestConsole(lines))

    #expect(await people.run() == .success)
    #expect(await journey.run("--now", "2026-11-21T09:00:00Z") == .success)

    #expect(people.output.contains(/Good until \d+ [A-Z][a-z]+ \d{4} at \d\d:\d\d\n/))
    #expect(people.output.contains(/, since \d+ [A-Z][a-z]+ \d{4} at \d\d:\d\d\n/))
    #expect(!people.output.contains(/\d{4}-\d\d-\d\dT/))
    #expect(journey.output.contains("Good until 2026-11-21T09:30:00Z\n"))
  }
}
