import HeadlessUI
import Testing

@testable import Pictures

@MainActor
struct StoryboardRecorderTests {
  private let app = FormApp()

  @Test func `what is filled in belongs to its screen, and what leads on stands between two screens`() async throws {
    let chapter = try await app.chapter(
      """
      # A form
      # Somebody comes
      fill "Name" with "A"
      choose "Red" for "Colour"
      fill "Name" with "Ada"
      tap "Continue"
      back
      """)

    #expect(chapter.title == "A form")
    #expect(chapter.frames.map { $0.sight?.id.name } == ["Form", "Thanks", "Form"])
    #expect(chapter.frames[0].filled == ["Name", "Colour"])
    #expect(chapter.frames[0].tapped == "Continue")
    #expect(chapter.frames[0].sight?.screen.fields.map(\.value) == ["Ada", "Red", "7"])
    #expect(chapter.frames[1].lines == [.note("Somebody comes"), .step(.act(.tap("Continue")))])
    #expect(chapter.frames[2].lines == [.step(.act(.back))])
  }

  @Test func `an error is not written over by what mends it`() async throws {
    let chapter = try await app.chapter("tap \"Continue\"\nfill \"Name\" with \"Ada\"\ntap \"Continue\"\n")

    #expect(chapter.frames.map { $0.sight?.screen.fields.first?.error } == [nil, "A name is missing.", nil, nil])
    #expect(chapter.frames.map(\.filled) == [[], [], ["Name"], []])
    #expect(chapter.frames.map(\.tapped) == ["Continue", nil, "Continue", nil])
  }

  @Test func `what is filled in after a tap that changed nothing has a screen of its own`() async throws {
    let chapter = try await app.chapter("tap \"Nothing\"\nfill \"Name\" with \"Ada\"\n")

    #expect(chapter.frames.map(\.filled) == [[], ["Name"]])
    #expect(chapter.frames[1].lines == [.step(.act(.tap("Nothing"))), .step(.act(.fill("Name", with: "Ada")))])
  }

  @Test func `lists steps without effect before the next screen`() async throws {
    let chapter = try await app.chapter("tap \"Nothing\"\nclock +1m\ntap \"Continue\"\n")

    #expect(chapter.frames.count == 2)
    let steps: [JourneyStep] = [.act(.tap("Nothing")), .clock(.seconds(60)), .act(.tap("Continue"))]
    #expect(chapter.frames[1].lines == steps.map { .step($0) })
    #expect(chapter.frames[0].tapped == "Nothing")
  }

  @Test func `what is done last is told though it changes nothing`() async throws {
    let chapter = try await app.chapter("tap \"Nothing\"\n")

    #expect(chapter.frames.map(\.lines) == [[], [.step(.act(.tap("Nothing")))]])
    #expect(chapter.frames[0].sight == chapter.frames[1].sight)
  }

  @Test func `what was expected stands with the screen on which it was so`() async throws {
    let chapter = try await app.chapter(
      "expect screen \"Form\"\nfill \"Name\" with \"Ada\"\ntap \"Continue\"\nexpect no field \"Name\"\n")

    #expect(chapter.frames.map(\.facts) == [["screen \"Form\""], ["no field \"Name\""]])
  }

  @Test func `a journey that comes first is not drawn, but for where it leads`() async throws {
    let chapter = try await app.chapter(
      "# Later\nafter other\nexpect screen \"Thanks\"\nback\n",
      after: ["other": "# Other\nfill \"Name\" with \"Ada\"\ntap \"Continue\"\n"])

    #expect(chapter.frames.map { $0.sight?.id.name } == ["Thanks", "Form"])
    #expect(chapter.frames[0].lines == [.note("after other")])
    #expect(chapter.frames[0].facts == ["screen \"Thanks\""])
  }

  @Test func `a journey that comes in the middle has a frame for where it leads`() async throws {
    let chapter = try await app.chapter(
      "tap \"Nothing\"\nafter other\n", after: ["other": "fill \"Name\" with \"Ada\"\ntap \"Continue\"\n"])

    #expect(chapter.frames.map { $0.sight?.id.name } == ["Form", "Thanks"])
    #expect(chapter.frames[1].lines == [.step(.act(.tap("Nothing"))), .note("after other")])
  }

  @Test(arguments: [("expect screen \"Form\"\n", 2), ("tap \"Continue\"\n", 3)])
  func `a journey that comes when something was seen has a frame for where it leads`(beginning: String, count: Int)
    async throws
  {
    let chapter = try await app.chapter(
      beginning + "after other\n", after: ["other": "fill \"Name\" with \"Ada\"\ntap \"Continue\"\n"])

    #expect(chapter.frames.count == count)
    #expect(chapter.frames.first?.sight?.id.name == "Form")
    #expect(chapter.frames.last?.sight?.id.name == "Thanks")
    #expect(chapter.frames.last?.lines == [.note("after other")])
  }

  @Test func `an app that does not run has a frame, too`() async throws {
    let chapter = try await app.chapter("kill\nrelaunch\n")

    #expect(chapter.frames.map { $0.sight?.id.name } == ["Form", nil, "Form"])
    #expect(chapter.frames.map(\.lines) == [[], [.step(.kill)], [.step(.relaunch)]])
  }
}
