import FlowCommandLine
import FlowExplorer
import FlowHeadless
import FlowKit
import Foundation

/// The program of an app, which runs one command of its command line.
@MainActor
public struct AppCommand {
  let app: any HeadlessApp
  let console: Console

  init(_ app: any HeadlessApp, console: Console) {
    self.app = app
    self.console = console
  }

  /// Runs the command of the process, and exits.
  public static func run(_ app: any HeadlessApp) async -> Never {
    StandardDescriptors.fillClosed()
    // A file that may not grow is an error of its write, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    ProcessLocale.removeUnusableVariables()
    let console = Console.process
    OutsideCalls.ofProcess.watch()
    let words = ProcessWords.ofProcess
    let status = await AppCommand(app, console: console).run(words.words, malformed: words.malformed)
    console.waitIfInterrupted()
    exit(status.rawValue)
  }

  /// Runs a command of an app without a process and without input: for tests.
  /// - Returns: Whether it succeeded, and its output, including errors.
  public static func output(of words: String..., in app: any HeadlessApp) async -> (isSuccess: Bool, text: String) {
    await output(of: words, in: app)
  }

  /// Runs a command of an app without a process, as ``output(of:in:)`` does.
  package static func output(of words: [String], in app: any HeadlessApp) async -> (isSuccess: Bool, text: String) {
    var text = ""
    let console = Console(
      read: { [] }, write: { line in MainActor.assumeIsolated { text += line } },
      writeError: { line in MainActor.assumeIsolated { text += line } })
    let status = await AppCommand(app, console: console).run(words)
    return (status == .success, text)
  }

  /// Runs a command.
  /// - Parameter malformed: The word that is not UTF-8, which is refused; nil if there is none.
  /// - Returns: The exit status of the program.
  func run(_ words: [String], malformed: String? = nil) async -> ExitStatus {
    guard Self.requestsJSON(words) else {
      do throws(UsageError) { return try await perform(words, malformed) } catch {
        console.writeError(error.sentence.withVisibleControls + "\n")
        return error.status
      }
    }
    console.write(JSONEvent.hello(from: app).encoded)
    var status = ExitStatus.success
    do throws(UsageError) { status = try await perform(words, malformed) } catch {
      console.write(JSONEvent.error(error.code, error.sentence).encoded)
      status = error.status
    }
    console.write(JSONEvent.end(status).encoded)
    return status
  }

  private func perform(_ words: [String], _ malformed: String?) async throws(UsageError) -> ExitStatus {
    if let malformed { throw .commandLine(.notText(malformed)) }
    let arguments: Arguments
    do throws(CommandLineError) { arguments = try Arguments(words, options: app.options) } catch {
      throw .commandLine(error)
    }
    _ = try app.language(named: arguments.language, region: arguments.region)
    let texts = arguments.writesJSON ? console.writingTextEvents : console
    switch arguments.task {
    case .session: return try await runSession(arguments)
    case .serveTools: return try await serveTools(arguments)
    case .play(let names): return try await play(names, arguments, texts)
    case .explore(let request): return try await explore(request, arguments, texts)
    case .drawGraph(let names): return try await drawGraph(names, arguments)
    case .drawStoryboard(let names): return try await drawStoryboard(names, arguments)
    case .check: return try await DataCheck(app: app, console: texts).run(arguments.database ?? "")
    case .backUp(let copy):
      return try await DataBackup(schema: app.schema, console: texts).run(arguments.database ?? "", to: copy)
    case .restore(let backup):
      return try await DataRestore(schema: app.schema, console: texts).run(arguments.database ?? "", from: backup)
    case .showHelp(let command):
      let (help, width) = (ProgramHelp(app: app), console.size().columns)
      texts.write(command.map { help.text(of: $0, width: width) } ?? help.text(width: width))
    case .showVersion: texts.write("\(app.name) \(app.version)\n")
    }
    return .success
  }

  private func play(
    _ names: [String], _ arguments: Arguments, _ texts: Console
  ) async throws(UsageError) -> ExitStatus {
    let library = JourneyLibrary(folder: app.journeys)
    let failures = FailedJourneys(
      in: console.caches, app: app.name, program: Bundle.main.executablePath ?? CommandLine.arguments[0])
    let names = arguments.playsFailed ? library.existing(failures.names) : names
    guard !arguments.playsFailed || !names.isEmpty else {
      texts.write("No journey failed when it was last played.\n")
      return .success
    }
    let scripts = try library.scripts(named: names)
    guard !arguments.listsNames else {
      for script in scripts { texts.write(script.name.withVisibleMarks + "\n") }
      return .success
    }
    let folder = try makeFolder()
    defer { folder.remove() }
    let run = JourneyRun(
      app: app, console: console, arguments: arguments, library: library, failures: failures,
      devices: RepeatableDevices(app: app, arguments: arguments, folder: folder))
    guard !arguments.usesSystemExecutors else { return try await run.play(scripts) }
    return try await onSingleThread { () async throws(UsageError) in
      try await run.play(scripts)
    } at: {
      run.currentPlace
    }
  }

  private func explore(
    _ request: ExploreRequest, _ arguments: Arguments, _ texts: Console
  ) async throws(UsageError) -> ExitStatus {
    let run = ExploreRun(
      app: app, console: texts, arguments: arguments, library: JourneyLibrary(folder: app.journeys))
    let outcome = try await onSingleThread { () async throws(UsageError) in
      try await run.explore(request)
    } at: {
      "explore: " + run.log.lastAction
    }
    // The first process reports.
    return try await run.report(outcome, to: request)
  }

  /// Runs work with all tasks of the process on this thread, or on Swift's own executors if that is not possible; never twice,
  /// since a service would do all of it twice.
  /// - Parameter place: Returns where the work is, for the error if it never ends.
  private func onSingleThread<Value: Sendable>(
    _ body: @escaping @MainActor () async throws(UsageError) -> Value, at place: () -> String
  ) async throws(UsageError) -> Value {
    guard console.ownsProcess else { return try await body() }
    let outcome = SingleThreadExecutor.run { () async -> Result<Value, UsageError> in
      do throws(UsageError) { return .success(try await body()) } catch { return .failure(error) }
    }
    switch outcome {
    case .returned(let result): return try result.get()
    case .unavailable, .alreadyRunning: return try await body()
    case .neverEnded: throw .neverEnded(place())
    }
  }

  private func runSession(_ arguments: Arguments) async throws(UsageError) -> ExitStatus {
    let folder = try arguments.database == nil ? makeFolder() : nil
    defer { folder?.remove() }
    guard arguments.usesMemory, let folder else { return try await runSession(arguments, in: folder) }
    return try await onSingleThread { () async throws(UsageError) in
      try await runSession(arguments, in: folder)
    } at: {
      "the session"
    }
  }

  private func runSession(_ arguments: Arguments, in folder: TemporaryFolder?) async throws(UsageError) -> ExitStatus {
    let json = arguments.writesJSON ? JSONOutput(console, app: app) : nil
    let output: any SessionOutput = json ?? TextOutput(console, logs: arguments.logs)
    let host = try await makeHost(arguments, in: folder, output)
    json?.host = host
    let recording = try arguments.recording.map { path throws(UsageError) in
      try Recording(
        at: path, overwriting: arguments.overwrites, now: arguments.now, language: arguments.language,
        region: arguments.region,
        screen: host.device.driver?.window.snapshot)
    }
    let session = Session(
      host: host, parser: app.parser, help: SessionHelp(link: app.exampleLink, topics: app.helpTopics),
      output: output, recording: recording,
      refusalPolicy: arguments.writesJSON ? .program : console.isTerminal ? .person : .script)
    return try await session.run(LineReader(console))
  }

  /// Launches the app for a session.
  private func makeHost(
    _ arguments: Arguments, in folder: TemporaryFolder?, _ output: any SessionOutput
  ) async throws(UsageError) -> SessionHost {
    if arguments.usesMemory, let folder {
      let devices = RepeatableDevices(app: app, arguments: arguments, folder: folder)
      return try await devices.makeHost {
        output.didReceive($0)
      } onShare: {
        if !output.isReplaying { output.showText($0) }
      }
    }
    let file = folder?.file("app.sqlite") ?? URL(filePath: arguments.database ?? "")
    let start = arguments.now ?? (arguments.recording == nil ? nil : DeviceClock.journeyStart)
    let device = try await app.launchDevice(
      dataAt: file, startingAt: start, language: arguments.language, region: arguments.region,
      values: arguments.appOptionValues
    ) {
      output.didReceive($0)
    } onShare: {
      output.showText($0)
    }
    return SessionHost(device, title: arguments.titleOfJourney, beginning: arguments.stepsOfBeginning)
  }

  private func serveTools(_ arguments: Arguments) async throws(UsageError) -> ExitStatus {
    let folder = try makeFolder()
    defer { folder.remove() }
    return try await onSingleThread { () async throws(UsageError) in
      let devices = RepeatableDevices(app: app, arguments: arguments, folder: folder)
      let shared = SharedTexts()
      let host = try await devices.makeHost(onShare: { shared.texts.append($0) })
      let tools = AppTools(host: host, app: app, shared: shared)
      let server = ToolServer(name: app.name, version: app.version, tools: tools, write: console.write)
      try await server.run(LineReader(console, longestLine: ToolServer.longestLine))
      await host.device.quit()
      for defect in host.device.defects { console.writeError(defect.withVisibleControls + "\n") }
      return host.device.defects.isEmpty ? .success : .failed
    } at: {
      "the tools"
    }
  }

  private func drawGraph(_ names: [String], _ arguments: Arguments) async throws(UsageError) -> ExitStatus {
    let journeys = try journeys(named: names)
    let folder = try makeFolder()
    defer { folder.remove() }
    let player = ObservedJourneyPlayer(app: app, arguments: arguments, folder: folder)
    return try await GraphCommand(app: app, console: console, arguments: arguments, player: player).run(journeys)
  }

  private func drawStoryboard(_ names: [String], _ arguments: Arguments) async throws(UsageError) -> ExitStatus {
    let journeys = try journeys(named: names)
    let folder = try makeFolder()
    defer { folder.remove() }
    let player = ObservedJourneyPlayer(app: app, arguments: arguments, folder: folder)
    return try await StoryboardCommand(app: app, console: console, arguments: arguments, player: player).run(journeys)
  }

  private func journeys(named names: [String]) throws(UsageError) -> [(name: String, journey: Journey)] {
    let library = JourneyLibrary(folder: app.journeys)
    return try JourneyReader(parser: app.parser, library: library).journeys(in: library.scripts(named: names))
  }

  /// Makes a temporary folder, which is removed at any end of the program.
  private func makeFolder() throws(UsageError) -> TemporaryFolder {
    let folder = TemporaryFolder()
    console.addInterruptionCleanup { folder.remove() }
    try folder.create()
    return folder
  }
}
