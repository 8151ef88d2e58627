import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

@MainActor
struct HostileInputTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  nonisolated private static let hostile: [(bytes: [UInt8], sentence: String)] = [
    ([0x00, 0xFF, 0xFE, 0x0A], "ot text in UTF-8."),
    ([0x74, 0x61, 0x70, 0x20, 0x00], "as the control character U+0000."),
    ([UInt8](repeating: 0x61, count: Effort.isFull ? 10_000_000 : 1_000_000), "onger than 16384 bytes."),
    (Array("tap \"Add yo".utf8), "text begins with a quotation mark and does not end with one."),
    (Array("fill \"City\" wiht \"x\"".utf8), "\"wiht\" is not known here; the nearest known word is \"with\"."),
    (Array("tap \"\\q\"".utf8), " is not known inside a text"),
    (Array("clock +1000000d".utf8), " is not a duration"),
  ]

  @Test(arguments: hostile.indices)
  func `a session describes the error in a line`(_ index: Int) async {
    let console = TestConsole([Self.hostile[index].bytes])

    let status = await console.run()

    #expect(status == .usage)
    #expect(console.errors.hasPrefix("Line 1: "))
    #expect(console.errors.contains(Self.hostile[index].sentence))
  }

  @Test(arguments: hostile.indices)
  func `an error in a script prevents its first step`(_ index: Int) async throws {
    let path = try folder.write(Array("# fine\n\n".utf8) + Self.hostile[index].bytes, to: "hostile.journey")
    let console = TestConsole()

    let status = await console.run("play", "Links/malformed", path)

    #expect(status == .usage)
    #expect(console.output == "")
    #expect(console.errors.hasPrefix("\(path):3: "))
    #expect(console.errors.contains(Self.hostile[index].sentence))
  }

  @Test func `a missing file or a folder is not a journey`() async throws {
    let console = TestConsole()

    #expect(await console.run("play", folder.path("")) == .usage)
    #expect(await console.run("play", folder.path("nothing")) == .usage)
    #expect(await console.run("play", "Guest/complete") == .usage)

    let sentences = console.errors.split(separator: "\n")
    try #require(sentences.count == 3)
    #expect(sentences[0].contains(" is a folder. Write the path of a journey"))
    #expect(sentences[1].contains("There is no journey"))
    #expect(sentences[2].hasSuffix("the nearest is \"Guest/completed\"."))
  }

  @Test func `a file that is not a database is refused, and does not change`() async throws {
    let path = try folder.write(Array("precious".utf8), to: "diary.txt")
    let console = TestConsole("Add a guest")

    let status = await console.run("--database", path)

    #expect(status == .usage)
    #expect(console.errors == "\(path): The file is not a data file of this app. It was left as it is.\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "precious")
  }
}
