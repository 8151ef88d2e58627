import FlowExplorer
import FlowHeadless
import FlowKit
import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

/// Work that this program does not see, in each way to drive an app.
///
/// The program that owns its process replaces the executors, so each of its tests has a process for itself.
#if os(Linux) && compiler(>=6.3)
  struct OutsideTests {
    @Test func `play shows answers from outside in the order of the requests`() async {
      await #expect(processExitsWith: .success) {
        let run = try await Run(
          "tap \"Ask twice\"\nexpect text \"Answers: 1 2\"\n", server: ThreadServer(answersAfter: 2))

        #expect(run.status == .success, "\(run.output)")
      }
    }

    // On threads, the tasks of two answers may overtake each other.
    @Test func `play on threads, sessions and programs wait for all answers`() async {
      await #expect(processExitsWith: .success) {
        let script = ["tap \"Ask twice\"", "expect text \"1\"", "expect text \"2\""]
        let play = try await Run(script.joined(separator: "\n"), ["--threads"], server: ThreadServer(answersAfter: 2))
        let app = SavingsApp(world: { [server = ThreadServer(answersAfter: 2)] in AskingWorld(server) })
        let person = await TestConsole(script)
        let program = await TestConsole(
          #"["tap","Ask twice"]"#, #"["expect","text","1"]"#, #"["expect","text","2"]"#)

        #expect(play.status == .success, "\(play.output)")
        #expect(await person.run([], in: app) == .success)
        #expect(await program.run(["--json"], in: app) == .success)
      }
    }

    // Catches a page that seems dead while a server is slow, and a session in memory that depends on the speed of the machine.
    @Test func `a session in memory shows the screen while a call is outside, and never else`() async {
      await #expect(processExitsWith: .success) {
        let events = try await eventsInMemory(
          #"["hello","working"]"#, #"["expect","screen","Home"]"#, #"["tap","Ask"]"#, #"["expect","text","1"]"#)

        #expect(events == [.screen, .done, .working, .screen, .done, .screen, .done, .end])
      }
    }

    // Catches a step that passes while the app still waits, so that a later one fails, or none.
    @Test func `a step says that the app waits for something unseen`() async {
      await #expect(processExitsWith: .success) {
        let run = try await Run(
          "tap \"Ask\"\nexpect screen \"Home\"\n", server: ThreadServer(answersAfter: 2), isSeen: false)

        #expect(run.status == .failed)
        #expect(run.output.contains(":1: tap \"Ask\"\n"), "\(run.output)")
        #expect(
          run.output.contains(
            "  The app waits for something that this program does not see. Make calls to services in "))
      }
    }

    // Catches a body that is run a second time, on threads: a bank would be asked for everything twice.
    @Test func `a wait without an end is an error with its place, and is not begun again`() async {
      await #expect(processExitsWith: .success) {
        let server = ThreadServer(answersLaunches: false)
        let run = try await Run("expect screen \"Home\"\n", server: server)

        #expect(run.status == .failed && server.launchCount == 1)
        #expect(
          run.errors.hasPrefix(
            "a: launch: this waits for something that the program does not see, and never "
              + "ends. Make calls to services in `outside { … }`.\n"), "\(run.errors)")
      }
    }

    // Catches a call of a killed app that keeps the next launch from its rest, or whose answer reaches it.
    @Test func `a kill while a call is outside`() async {
      await #expect(processExitsWith: .success) {
        let script = """
          \(AskingWorld.killPhrase)
          tap "Ask"
          expect no screen "Home"
          relaunch
          expect text "Answers: none"
          tap "Ask"
          expect text "Answers: 1"
          """
        for words in [[], ["--threads"]] {
          let run = try await Run(script, words, server: ThreadServer())

          #expect(run.status == .success, "\(run.output)\(run.errors)")
        }
      }
    }

    @Test func `explore waits for answers from outside, and reports an action that never ends`() async {
      await #expect(processExitsWith: .success) {
        let endless = try await Run(explores: ThreadServer(answersLaunches: false))
        let sound = try await Run(explores: ThreadServer())

        #expect(
          endless.status == .failed && endless.errors.hasPrefix("explore: launch: this waits for"), "\(endless.errors)")
        #expect(!sound.output.contains("Work is in progress that nothing will end."), "\(sound.output)")
        #expect(sound.output.contains("transitions"), "\(sound.output)\(sound.errors)")
      }
    }
  }

  /// Returns the events of a session in memory that owns its process, after those of its first command.
  @MainActor
  private func eventsInMemory(_ commands: String...) async throws -> [JSONEvent.Kind] {
    let recorded = TestConsole(commands)
    var console = recorded.console()
    console.ownsProcess = true
    // Turns of the thread instead of a time.
    console.pause = { _ in for _ in 0..<20 { await Task.yield() } }
    let app = SavingsApp(world: { [server = ThreadServer()] in AskingWorld(server) })
    _ = await AppCommand(app, console: console).run(["--json", "--memory"])
    return try recorded.events.drop { $0.command != 1 }.dropFirst().map(\.event)
  }

  /// A run of a program that owns its process, on an app with one journey.
  @MainActor
  private struct Run {
    let status: FlowProgram.ExitStatus
    let output: String
    let errors: String

    init(_ script: String, _ words: [String] = [], server: ThreadServer, isSeen: Bool = true) async throws {
      self = try await Run(["play"] + words, script, server, isSeen: isSeen)
    }

    init(explores server: ThreadServer) async throws {
      self = try await Run(["explore", "--transitions", "40"], "expect screen \"Home\"\n", server)
    }

    private init(_ words: [String], _ script: String, _ server: ThreadServer, isSeen: Bool = true) async throws {
      let folder = try FlowTesting.TemporaryFolder()
      try Data(script.utf8).write(to: folder.url.appending(path: "a.journey"))
      OutsideCalls.ofProcess.watch()
      let recorded = TestConsole()
      var console = recorded.console()
      console.ownsProcess = true
      let app = SavingsApp(
        journeys: folder.url, phrases: [AskingWorld.killPhrase], world: { AskingWorld(server, isSeen: isSeen) })
      status = await AppCommand(app, console: console).run(words)
      (output, errors) = (recorded.output, recorded.errors)
    }
  }
#endif
