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

  private let device: Device
  private let player: JourneyPlayer
  private let grammar: SessionGrammar
  private let help: SessionHelp
  private let output: any SessionOutput
  private let recording: Recording?
  private let refusalPolicy: RefusalPolicy

  init(
    device: Device, parser: JourneyParser, help: SessionHelp, output: any SessionOutput, recording: Recording?,
    refusalPolicy: RefusalPolicy
  ) {
    self.device = device
    self.help = help
    grammar = SessionGrammar(parser: parser)
    self.output = output
    self.recording = recording
    self.refusalPolicy = refusalPolicy
    player = JourneyPlayer(host: device)
  }

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
    case .look: output.show(shownScreen)
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
      if refusalPolicy == .program { return try grammar.command(of: JSONCommand(text).words, on: screen) }
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
    do throws(StepError) {
      try await player.play(step)
    } catch {
      throw .step(error)
    }
    output.didPlay(shownStep, shownScreen)
    let defects = device.defects.dropFirst(known)
    guard defects.isEmpty else { throw .defects(Array(defects)) }
    do throws(UsageError) {
      try recording?.record(step, screen: screen, isSecret: shownStep != step, secrets: device.secrets)
    } catch {
      throw .notRecorded(error)
    }
    return shownStep
  }
}
