import Foundation
import StudioSession
import Testing

@testable import Studio

/// A mistake that becomes a file and a test.
struct ReportTests {
  // Catches a report with the secret, and a text whose quotes end it early.
  @Test func `a report has the note as its title, the missing text, and no secret`() async throws {
    let session = StudioSession(try .tinyApp)
    _ = await session.act(["tap", "Add"])
    _ = await session.act(["fill", "PIN", "with", "4711"])

    let report = await session.report("Count is\nwrong", missing: #"Count "2" \"#)

    #expect(
      report.text == """
        # Count is wrong
        tap "Add"
        fill "PIN" with "the PIN"
        expect text "Count \\"2\\" \\\\"

        """)
  }

  @Test func `a report without words is the journey alone`() async throws {
    let session = StudioSession(try .tinyApp)
    _ = await session.act(["tap", "Add"])

    #expect(await session.report("", missing: "").text == #"tap "Add""#)
  }

  // Catches a report that fails as soon as the mistake is corrected, since the wrong screen is expected.
  @Test func `a report with a missing text does not expect the screen that may be wrong`() async throws {
    let session = StudioSession(try .tinyApp)
    _ = await session.act(["tap", "Open"])

    #expect(await session.report("", missing: "Count").text == "tap \"Open\"\nexpect text \"Count\"\n")
    #expect(await session.report("", missing: "").text == "tap \"Open\"\nexpect screen \"Nothing\"")
  }

  // Catches a second report with the same note that replaces the first, and a note that leads out of the folder.
  @Test func `each report becomes a test of its own, inside the folder`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = TestFolder(folder: url)

    let paths = try ["The fee is missing!", "the fee is missing", "../../etc/passwd", "…"].map { note in
      try folder.add("tap \"\(note)\"\n", about: note)
    }

    let names = ["the-fee-is-missing", "the-fee-is-missing-2", "etc-passwd", "report"]
    #expect(paths == names.map { "\(url.path)/Reports/\($0).journey" })
    let files = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(files[0] == "tap \"The fee is missing!\"\n" && files[1] == "tap \"the fee is missing\"\n")
  }
}
