import FlowHeadless
import Testing

@testable import FlowPictures

@MainActor
struct StoryboardRecorderTests {
  private let app = FormApp()

  @Test func `input belongs to its screen, and the other steps are between two screens`() async throws {
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
    #expect(chapter.frames.map { $0.capture?.id.name } == ["Form", "Thanks", "Form"])
    #expect(chapter.frames[0].filled == ["Name", "Colour"])
    #expect(chapter.frames[0].tapped == "Continue")
    #expect(chapter.frames[0].capture?.screen.fields.map(\.value) == ["Ada", "Red", "7"])
    #expect(chapter.frames[1].lines == [.comment("Somebody comes"), .step(.action(.tap("Continue")))])
    #expect(chapter.frames[2].lines == [.step(.action(.back))])
  }

  @Test func `correcting an error begins a new frame`() async throws {
    let chapter = try await app.chapter("tap \"Continue\"\nfill \"Name\" with \"Ada\"\ntap \"Continue\"\n")

    #expect(chapter.frames.map { $0.capture?.screen.fields.first?.error } == [nil, "A name is missing.", nil, nil])
    #expect(chapter.frames.map(\.filled) == [[], [], ["Name"], []])
    #expect(chapter.frames.map(\.tapped) == ["Continue", nil, "Continue", nil])
  }

  @Test func `input after a tap without effect begins a new frame`() async throws {
    let chapter = try await app.chapter("tap \"Nothing\"\nfill \"Name\" with \"Ada\"\n")

    #expect(chapter.frames.map(\.filled) == [[], ["Name"]])
    #expect(chapter.frames[1].lines == [.step(.action(.tap("Nothing"))), .step(.action(.fill("Name", with: "Ada")))])
  }

  @Test func `lists steps without effect before the next screen`() async throws {
    let chapter = try await app.chapter("tap \"Nothing\"\nclock +1m\ntap \"Continue\"\n")

    #expect(chapter.frames.count == 2)
    let steps: [JourneyStep] = [.action(.tap("Nothing")), .clock(.seconds(60)), .action(.tap("Continue"))]
    #expect(chapter.frames[1].lines == steps.map { .step($0) })
    #expect(chapter.frames[0].tapped == "Nothing")
  }

  @Test func `lists the last steps even if they have no effect`() async throws {
    let chapter = try await app.chapter("tap \"Nothing\"\n")

    #expect(chapter.frames.map(\.lines) == [[], [.step(.action(.tap("Nothing")))]])
    #expect(chapter.frames[0].capture == chapter.frames[1].capture)
  }

  @Test func `an expectation belongs to the screen that has met it`() async throws {
    let chapter = try await app.chapter(
      "expect screen \"Form\"\nfill \"Name\" with \"Ada\"\ntap \"Continue\"\nexpect no field \"Name\"\n")

    #expect(chapter.frames.map(\.facts) == [["screen \"Form\""], ["no field \"Name\""]])
  }

  @Test func `of a prerequisite at the beginning, only the last screen is drawn`() async throws {
    let chapter = try await app.chapter(
      "# Later\nafter other\nexpect screen \"Thanks\"\nback\n",
      after: ["other": "# Other\nfill \"Name\" with \"Ada\"\ntap \"Continue\"\n"])

    #expect(chapter.frames.map { $0.capture?.id.name } == ["Thanks", "Form"])
    #expect(chapter.frames[0].lines == [.comment("after other")])
    #expect(chapter.frames[0].facts == ["screen \"Thanks\""])
  }

  @Test func `a prerequisite in the middle has a frame for its last screen`() async throws {
    let chapter = try await app.chapter(
      "tap \"Nothing\"\nafter other\n", after: ["other": "fill \"Name\" with \"Ada\"\ntap \"Continue\"\n"])

    #expect(chapter.frames.map { $0.capture?.id.name } == ["Form", "Thanks"])
    #expect(chapter.frames[1].lines == [.step(.action(.tap("Nothing"))), .comment("after other")])
  }

  @Test(arguments: [("expect screen \"Form\"\n", 2), ("tap \"Continue\"\n", 3)])
  func `a prerequisite after other steps has a frame for its last screen`(beginning: String, count: Int)
    async throws
  {
    let chapter = try await app.chapter(
      beginning + "after other\n", after: ["other": "fill \"Name\" with \"Ada\"\ntap \"Continue\"\n"])

    #expect(chapter.frames.count == count)
    #expect(chapter.frames.first?.capture?.id.name == "Form")
    #expect(chapter.frames.last?.capture?.id.name == "Thanks")
    #expect(chapter.frames.last?.lines == [.comment("after other")])
  }

  @Test func `an app that is not running has a frame`() async throws {
    let chapter = try await app.chapter("kill\nrelaunch\n")

    #expect(chapter.frames.map { $0.capture?.id.name } == ["Form", nil, "Form"])
    #expect(chapter.frames.map(\.lines) == [[], [.step(.kill)], [.step(.relaunch)]])
  }
}
