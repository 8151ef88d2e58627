import FlowCommandLine
import FlowHeadless
import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

/// Words that cannot name a file, or name none that the program can use.
@MainActor
struct MalformedWordTests {
  private static let path = Array("caf".utf8) + [0xE9, 0x0A] + Array(".sqlite".utf8)

  /// Catches a repaired path, under which a new file would be made.
  @Test func `a word that is not UTF-8 is refused, with its bytes`() async {
    let words = ProcessWords([Array("--database".utf8), Self.path], in: Array("/data".utf8))
    let console = TestConsole()

    let status = await console.run(malformed: words.malformed, words.words)

    #expect(status == .usage)
    #expect(
      console.errors
        == "\"caf\\xE9\\x0A.sqlite\" is not UTF-8, and no file was opened; give the file or its folder another name.\n")
    #expect(console.output == "")
  }

  @Test func `a program for another program gets the same refusal as an event`() async {
    let console = TestConsole()

    #expect(await console.run(malformed: "\\xFF", ["--json", "check"]) == .usage)

    #expect(console.output.contains(#""code":"usage""#) && console.output.contains(#"\"\\xFF\" is not UTF-8"#))
  }

  @Test func `words in UTF-8 are taken as they are`() {
    let words = ProcessWords([Array("play".utf8), Array("Ünïcode�.journey".utf8)], in: Array("/é".utf8))

    #expect(words.words == ["play", "Ünïcode�.journey"])
    #expect(words.malformed == nil)
  }

  @Test func `relative paths need a working directory in UTF-8, and a session without words needs none`() {
    let folder = Array("/".utf8) + [0xFF]

    #expect(ProcessWords([Array("check".utf8)], in: folder).malformed == "/\\xFF")
    #expect(ProcessWords([], in: folder).malformed == nil)
  }

  // Catches "the system refuses it", which names no better value.
  @Test func `a folder in the place of a journey is refused with the expected file`() async throws {
    let folder = try TestFolder()
    let place = folder.path("Guest")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    let console = TestConsole()

    #expect(await console.run("play", place) == .usage)

    #expect(
      console.errors
        == "\(place) is a folder. Write the path of a journey, or the name of one of the app's own or of their folders, "
        + "such as Guest.\n")
  }

  // Catches an expected file in the inner folder, whose name alone leads to no journey.
  @Test func `the expected folder is the outer one`() throws {
    let folder = try TestFolder()
    for name in ["Guest", "Home/Again"] {
      try FileManager.default.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
      _ = try folder.write([], to: name + "/first.journey")
    }
    let library = JourneyLibrary(folder: folder.url)

    let error = #expect(throws: UsageError.self) { try library.scripts(named: [folder.path("Home")]) }

    #expect(error?.sentence.hasSuffix("such as Home.") == true)
  }

  @Test func `the app's own folder may end with a slash`() throws {
    let library = JourneyLibrary(folder: GuestsApp().journeys)

    #expect(try library.scripts(named: ["Guest/"]) == library.scripts(named: ["Guest"]))
    #expect(try library.scripts(named: ["Guest"]).count == 2)
  }
}
