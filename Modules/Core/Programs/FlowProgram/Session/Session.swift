import FlowHeadless
import FlowKit

/// A session, in which an app is used by commands, one per line.
@MainActor
struct Session {
  /// The ways to continue after a refused line.
  enum RefusalPolicy {
    /// A person can try again; a refusal does not affect the exit status.
    case person
    /// A script ends, since its next line was written for another screen.
    case script
    /// A program is informed, and decides itself whether to continue.
    case program
  }

  private let host: SessionHost
  private let grammar: SessionGrammar
  private let help: SessionHelp
  private let output: any SessionOutput
  /// The output, if it is for a program.
  private let jsonOutput: JSONOutput?
  private let recording: Recording?
  private let refusalPolicy: RefusalPolicy

  init(
    host: SessionHost, parser: JourneyParser, help: SessionHelp, output: any SessionOutput, recording: Recording?,
    refusalPolicy: RefusalPolicy
  ) {
    self.host = host
    self.help = help
    grammar = SessionGrammar(parser: parser)
    self.output = output
    self.recording = recording
    self.refusalPolicy = refusalPolicy
    jsonOutput = output as? JSONOutput
  }

  private var device: Device { host.device }

  /// Performs all lines.
  /// - Returns: The exit status of the program.
  func run(_ lines: LineReader) async throws(UsageError) -> ExitStatus {
    var lines = lines
    var status = ExitStatus.success
    var choice: PendingChoice?
    output.didBegin(shownScreen)
    while true {
      let completer = LineCompleter(screen: shownScreen, choice: choice, phrases: grammar.parser.phrases)
      guard let line = try lines.next(output.prompt(choice), completer) else { break }
      do throws(SessionError) {
        let command = try command(in: line, answering: choice)
        try await perform(command, number: lines.count)
        choice = nil
        if command == .quit { break }
        if refusalPolicy == .person, case .listOptions(let opened) = command { choice = opened }
      } catch {
        if refusalPolicy == .person, case .notACommand(.ambiguous(_, let narrower)) = error {
          output.showOptions(of: narrower)
          choice = narrower
          continue
        }
        switch error {
        // After a mistyped option, the choice is still pending.
        case .step(.refusedAction(.noOption)), .notACommand(.noSuchOption): break
        default: choice = nil
        }
        output.didRefuse(error, command: lines.count, shownScreen)
        if refusalPolicy != .person || error.isSevere { status = max(status, error.status) }
        if refusalPolicy == .script { break }
      }
    }
    if refusalPolicy == .program {
      while try lines.nextReceived() != nil {
        output.didRefuse(.sessionOver, command: lines.count, shownScreen)
        status = max(status, SessionError.sessionOver.status)
      }
    }
    return await end(status)
  }

  /// Ends the app, which can reveal further leaks.
  private func end(_ status: ExitStatus) async -> ExitStatus {
    let known = device.defects.count
    await device.quit()
    let defects = Array(device.defects.dropFirst(known))
    output.didFind(defects)
    return defects.isEmpty ? status : max(status, .failed)
  }

  private var screen: ScreenSnapshot? { device.driver?.window.snapshot }

  /// The screen for the output: a person reads it in the language of the window, a program as journeys have it.
  private var shownScreen: ScreenSnapshot? {
    refusalPolicy == .program ? screen : device.driver?.window.localizedSnapshot
  }

  private func perform(_ command: SessionCommand, number: Int) async throws(SessionError) {
    var done: JourneyStep?
    switch command {
    case .play(let step): done = try await play(step)
    case .listOptions(let choice): output.showOptions(of: choice)
    case .look: if let jsonOutput { jsonOutput.lookAgain(shownScreen) } else { output.show(shownScreen) }
    case .client(let command): if let jsonOutput { try await answer(command, jsonOutput) }
    case .help: output.showHelp(help)
    case .nothing, .quit: break
    }
    output.didFinish(number, done)
  }

  private func command(
    in line: [UInt8], answering choice: PendingChoice?
  ) throws(SessionError) -> SessionCommand {
    do throws(CommandError) {
      guard line.count <= JourneyParser.longestLine else { throw .syntax(.tooLong(JourneyParser.longestLine)) }
      guard let text = String(validating: line, as: UTF8.self) else { throw .syntax(.notText) }
      if let jsonOutput {
        return try ClientGrammar(client: jsonOutput.client, grammar: grammar)
          .command(of: JSONCommand(text).words, on: VisibleScreen(device))
      }
      let language = device.driver?.window.language ?? .developers
      guard let localized = LocalizedCommands(screen, shown: shownScreen, in: language) else {
        return try command(in: text, on: screen, answering: choice)
      }
      do throws(CommandError) {
        return localized.command(try command(in: text, on: shownScreen, answering: choice))
      } catch .unknown {
        return try command(in: text, on: screen, answering: choice)
      }
    } catch {
      throw .notACommand(error)
    }
  }

  private func command(
    in text: String, on screen: ScreenSnapshot?, answering choice: PendingChoice?
  ) throws(CommandError) -> SessionCommand {
    guard let choice else { return try grammar.command(in: text, on: screen) }
    return try grammar.command(in: text, on: screen, answering: choice)
  }

  /// - Returns: The step as it is shown.
  private func play(_ step: JourneyStep) async throws(SessionError) -> JourneyStep {
    let shownStep = device.masked(step)
    let known = device.defects.count
    let work = jsonOutput?.beginWork()
    defer { work?.cancel() }
    do throws(StepError) {
      try await host.play(step)
    } catch {
      throw .step(error)
    }
    work?.cancel()
    output.didPlay(shownStep, shownScreen)
    let defects = device.defects.dropFirst(known)
    guard defects.isEmpty else { throw .defects(Array(defects)) }
    do throws(UsageError) {
      if host.isRepeatable {
        try recording?.save(host.journey)
      } else {
        try recording?.record(step, screen: screen, isSecret: shownStep != step, secrets: device.secrets)
      }
    } catch {
      throw .notRecorded(error)
    }
    return shownStep
  }
}

// MARK: - Commands of a program

extension Session {
  private func answer(_ command: ClientCommand, _ output: JSONOutput) async throws(SessionError) {
    switch command {
    case .hello(let words): output.greet(words)
    case .journey: output.showText(host.journey)
    case .undo:
      guard host.isRepeatable else { throw .notRepeatable }
      guard host.stepCount > 0 else { throw .nothingToUndo }
      let defects: [String]
      do throws(UsageError) { defects = try await host.undo() } catch { throw .notLaunched(error) }
      output.show(shownScreen)
      do throws(UsageError) { try recording?.save(host.journey) } catch { throw .notRecorded(error) }
      guard defects.isEmpty else { throw .defects(defects) }
    case .exits:
      guard host.isRepeatable else { throw .notRepeatable }
      do throws(UsageError) { try await showExits(output) } catch { throw .notLaunched(error) }
    case .options, .rows:
      do throws(CommandError) { try show(command, output) } catch { throw .notACommand(error) }
    }
  }

  private func show(_ command: ClientCommand, _ output: JSONOutput) throws(CommandError) {
    switch command {
    case .options(let label, let text):
      guard let view = VisibleScreen(device) else { throw .noField(label) }
      try output.showOptions(of: label, matching: text, on: view)
    case .rows(let list, let positions):
      guard let view = VisibleScreen(device) else { throw .noList(list) }
      try output.showRows(of: list, positions, on: view)
    case .hello, .journey, .undo, .exits: break
    }
  }

  /// Tries each way out of the screen, and writes where it leads.
  private func showExits(_ output: JSONOutput) async throws(UsageError) {
    guard let screen else { return output.write(JSONEvent(event: .exits, exits: [])) }
    var exits: [JSONExit] = []
    for exit in screen.exits {
      exits.append(JSONExit(exit: exit.rawValue, leadsTo: try await host.destination(of: exit.action)))
    }
    for title in screen.backTitles {
      exits.append(
        JSONExit(exit: Exit.back.rawValue, title: title, leadsTo: try await host.destination(of: .backTo(title))))
    }
    output.write(JSONEvent(event: .exits, exits: exits))
  }
}

extension Exit {
  /// The action of the person that takes it.
  fileprivate var action: PersonAction {
    switch self {
    case .back, .close: .back
    case .swipeBack: .swipeBack(.finished)
    case .pullDown: .pullDown
    }
  }
}
