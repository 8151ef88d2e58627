import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

@MainActor
struct PlayTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func `journeys of the app succeed, and a second run prints the same bytes`() async {
    let first = TestConsole()
    let second = TestConsole()

    let status = await first.run("play", "--verbose", "Home")
    _ = await second.run("play", "--verbose", "Home")

    #expect(status == .success, "\(first.output.suffix(4000))")
    #expect(first.output == second.output)
    #expect(first.errors == "")
  }

  /// Catches a journey of a mistake that cannot stay with the app: `swift test` plays on threads, and `App play` does not.
  @Test func `a journey that holds a save is left out on several threads`() async throws {
    let script = "tap \"Settings\"\nnext save is held\nexpect screen \"Nowhere\"\n"
    let path = try folder.write(Array(script.utf8), to: "held.journey")
    let console = TestConsole()

    #expect(await console.run("play", path, "Home/nothing-yet") == .success)
    let sentence = "Replies and saves can be held only in journeys that are played in memory, on one thread."
    #expect(console.output.hasPrefix("-       \(path), 1 step, then left out: \(sentence)\nok"), "\(console.output)")
    #expect(console.output.hasSuffix(": all passed, 1 left out.\n"))
  }

  @Test func `a journey that holds a reply is left out on several threads`() async throws {
    let script = "tap \"Refresh\"\nlibrary next loans is held\nexpect screen \"Nowhere\"\n"
    let path = try folder.write(Array(script.utf8), to: "held.journey")
    let other = try folder.write(Array("tap \"Refresh\"\n".utf8), to: "other.journey")
    let console = TestConsole()

    #expect(await console.run("play", path, other, in: LoansApp()) == .success)
    #expect(console.output.hasPrefix("-       \(path), 1 step, then left out: "), "\(console.output)")
    #expect(console.output.hasSuffix(": all passed, 1 left out.\n"))
  }

  @Test func `a failure contains the line and the actual state, and the other journeys are played`() async throws {
    let path = try folder.write(Array("tap \"Settings\"\n\nexpect screen \"Home\"\nback\n".utf8), to: "a.journey")
    let console = TestConsole()

    let status = await console.run("play", path, "Links/malformed")

    #expect(status == .failed)
    let place = "\(path):3: expect screen \"Home\"\n    == Settings ==\n"
    #expect(console.output.hasPrefix("FAILED  \(path), 1 step\n\(place)"))
    #expect(console.output.contains("\n  Not met: the screen is \"Settings\".\nok      Links/malformed, 4 steps\n"))
    #expect(console.output.hasSuffix("2 journeys, 5 steps: 1 failed.\n"))
  }

  // Catches a failure that is searched for in the journey that requires the wrong one.
  @Test func `a failure in a required journey contains its place there`() async throws {
    let inner = try folder.write(Array("# Inner\n\ntap \"Settings\"\ntap \"Nothing\"\n".utf8), to: "inner.journey")
    let middle = try folder.write(Array("after \(inner)\nback\n".utf8), to: "middle.journey")
    let outer = try folder.write(Array("# Outer\nafter \(middle)\nback\n".utf8), to: "outer.journey")
    let (plain, verbose) = (TestConsole(), TestConsole())

    #expect(await plain.run("play", outer) == .failed)
    #expect(await verbose.run("play", "--verbose", outer) == .failed)

    let place = "\(inner):4: tap \"Nothing\" (required by \(outer):2)\n"
    #expect(plain.output.hasPrefix("FAILED  \(outer), 1 step\n\(place)"), "\(plain.output)")
    #expect(verbose.output.contains("FAILED  Line 2, which is line 4 of \(inner): tap"), "\(verbose.output)")
  }

  @Test func `an error in a script contains its place as compilers write it`() async throws {
    let path = try folder.write(Array("tap \"Settings\"\ntpa \"Back\"\n".utf8), to: "a.journey")
    let console = TestConsole()

    #expect(await console.run("play", path) == .usage)

    #expect(console.errors.contains("\(path):2: \"tpa\" is not known here"), "\(console.errors)")
  }

  @Test func `the output names the option that shows the screens of a journey`() async {
    let console = TestConsole()

    _ = await console.run("play", "Home/nothing-yet", isTerminal: true)

    #expect(
      console.output.hasSuffix(
        "all passed.\n"
          + "`Guests play --verbose Home/nothing-yet` shows the screens of one.\n"))
  }

  @Test func `prints a line per journey, and with --verbose its transcript`() async {
    let short = TestConsole()
    let long = TestConsole()

    _ = await short.run("play", "Home/nothing-yet")
    _ = await long.run("play", "--verbose", "Home/nothing-yet")

    #expect(short.output.split(separator: "\n").count == 2)
    #expect(short.output.hasPrefix("ok      Home/nothing-yet, "))
    #expect(short.output.contains("\n\n1 journey, "))
    #expect(long.output.contains("\n    == Home ==\n"))
    #expect(long.output.hasSuffix(short.output))
  }

  @Test func `--failed plays the failed journeys until they succeed`() async throws {
    let path = try folder.write(Array("tap \"Nothing\"\n".utf8), to: "a b.journey")
    let caches = URL(filePath: folder.path("caches"))
    let (first, second, third, fourth) = (TestConsole(), TestConsole(), TestConsole(), TestConsole())
    for console in [first, second, third, fourth] { console.caches = caches }

    // A file is known by its path, however that is written.
    let spelling = path.replacing("/a b.journey", with: "/./a b.journey")
    #expect(await first.run("play", spelling, "Home/nothing-yet") == .failed)
    #expect(await second.run("play", "--failed") == .failed)
    _ = try folder.write(Array("tap \"Settings\"\n".utf8), to: "a b.journey")
    #expect(await third.run("play", "--failed") == .success)
    #expect(await fourth.run("play", "--failed") == .success)

    #expect(second.output.hasSuffix("1 journey, 0 steps: 1 failed.\n"))
    #expect(third.output == "ok      \(path), 1 step\n\n1 journey, 1 step: all passed.\n")
    #expect(fourth.output == "No journey failed when it was last played.\n")
  }

  @Test func `--failed remembers journeys that were not played, and ignores missing ones`() async throws {
    let one = try folder.write(Array("tap \"Nothing\"\n".utf8), to: "one.journey")
    let other = try folder.write(Array("tap \"Nothing\"\n".utf8), to: "other.journey")
    let caches = URL(filePath: folder.path("caches"))
    let (first, second, third) = (TestConsole(), TestConsole(), TestConsole())
    for console in [first, second, third] { console.caches = caches }

    #expect(await first.run("play", one) == .failed)
    #expect(await second.run("play", other) == .failed)
    try FileManager.default.removeItem(atPath: one)
    #expect(await third.run("play", "--failed") == .failed)

    #expect(third.output.hasPrefix("FAILED  \(other), 0 steps\n"))
    #expect(third.output.hasSuffix("\n1 journey, 0 steps: 1 failed.\n"))
  }

  @Test func `--log prints the events of flows beside`() async {
    let (quiet, loud) = (TestConsole(), TestConsole())

    #expect(await quiet.run("play", "Home/nothing-yet") == .success)
    #expect(await loud.run("play", "Home/nothing-yet", "--log") == .success)

    #expect(quiet.errors == "" && quiet.output == loud.output)
    #expect(loud.errors.hasPrefix("log: Root started\n"))
  }

  @Test func `--list prints the names without playing`() async {
    let console = TestConsole()

    let status = await console.run("play", "--list", "Home")

    #expect(status == .success)
    #expect(console.output == "Home/nothing-yet\nHome/settings\n")
  }

  @Test func `a missing prerequisite is an error before the first step`() async throws {
    let path = try folder.write(Array("after Guest/complete\n".utf8), to: "a.journey")
    let console = TestConsole()

    let status = await console.run("play", path)

    #expect(status == .usage)
    #expect(console.output == "")
    let sentence = "\(path): requires \"Guest/complete\", which is neither a file nor a journey of the app"
    #expect(console.errors.contains(sentence), "\(console.errors)")
    #expect(console.errors.contains("the nearest is \"Guest/completed\""))

    // The journey that has the line is named, and not one that requires it.
    let outer = try folder.write(Array("after \(path)\n".utf8), to: "b.journey")
    let second = TestConsole()
    #expect(await second.run("play", outer) == .usage)
    #expect(second.errors.contains(sentence), "\(second.errors)")
  }

  @Test func `plays a folder of the app's journeys by name`() async {
    let console = TestConsole()

    let status = await console.run("play", "Home", "--json")

    #expect(status == .success)
    #expect(console.output.contains(#"{"event":"journey","journey":{"hasPassed":true,"name":"Home/nothing-"#))
    #expect(console.output.hasPrefix(#"{"app":"Guests","event":"hello","protocol":1,"#))
    #expect(console.output.hasSuffix("{\"event\":\"end\",\"status\":0}\n"))
  }
}
