import HeadlessUI
import SimulatedDevice

/// A session, in which an app is used by commands, one per line.
@MainActor
struct Session {
  /// The ways to continue after a refused line.
  enum Manners {
    /// A person can try again; a refusal does not affect the exit status.
    case person
    /// A script ends, since its next line was meant for another screen.
    case script
    /// A program is informed, and decides itself.
    case program
  }

  private let device: Device
  private let player: JourneyPlayer
  private let grammar: SessionGrammar
  private let help: SessionHelp
  private let voice: any SessionVoice
  private let recording: Recording?
  private let manners: Manners

  init(
    device: Device, parser: JourneyParser, help: SessionHelp, voice: any SessionVoice, recording: Recording?,
    manners: Manners
  ) {
    self.device = device
    self.help = help
    grammar = SessionGrammar(parser: parser)
    self.voice = voice
    self.recording = recording
    self.manners = manners
    player = JourneyPlayer(host: device)
  }

  /// Performs all lines.
  /// - Returns: The exit status of the program.
  func run(_ lines: LineReader) async throws(UsageError) -> ExitStatus {
    var lines = lines
    var status = ExitStatus.fine
    var choice: OpenChoice?
    voice.didBegin(screen)
    while true {
      let completer = LineCompleter(screen: screen, choice: choice, phrases: grammar.parser.phrases)
      guard let line = try lines.next(voice.prompt(choice), completer) else { break }
      do throws(SessionTrouble) {
        let command = try command(in: line, answering: choice)
        try await perform(command, number: lines.count)
        choice = nil
        if command == .quit { break }
        if manners == .person, case .open(let opened) = command { choice = opened }
      } catch {
        if manners == .person, case .notACommand(.ambiguous(_, let narrower)) = error {
          voice.ask(narrower)
          choice = narrower
          continue
        }
        // After a mistyped option, the choice is still pending.
        if case .step(.refusedAct(.noOption)) = error {} else { choice = nil }
        voice.refuse(error, command: lines.count, screen)
        if manners != .person || error.isGrave { status = max(status, error.status) }
        if manners == .script { break }
      }
    }
    if manners == .program {
      while try lines.nextReceived() != nil {
        voice.refuse(.isOver, command: lines.count, screen)
        status = max(status, SessionTrouble.isOver.status)
      }
    }
    return await end(status)
  }

  /// Ends the app, which can reveal further leaks.
  private func end(_ status: ExitStatus) async -> ExitStatus {
    let known = device.defects.count
    await device.leave()
    let defects = Array(device.defects.dropFirst(known))
    voice.didFind(defects)
    return defects.isEmpty ? status : max(status, .failed)
  }

  private var screen: ScreenSnapshot? { device.driver?.window.snapshot }

  private func perform(_ command: SessionCommand, number: Int) async throws(SessionTrouble) {
    var done: JourneyStep?
    switch command {
    case .play(let step):
      try await play(step)
      done = step
    case .open(let choice): voice.ask(choice)
    case .look: voice.show(screen)
    case .help: voice.help(help)
    case .nothing, .quit: break
    }
    voice.didFinish(number, done)
  }

  private func command(
    in line: [UInt8], answering choice: OpenChoice?
  ) throws(SessionTrouble) -> SessionCommand {
    do throws(CommandError) {
      guard line.count <= JourneyParser.longestLine else { throw .syntax(.tooLong(JourneyParser.longestLine)) }
      guard let text = String(validating: line, as: UTF8.self) else { throw .syntax(.notText) }
      if manners == .program { return try grammar.command(of: JSONCommand(text).words, on: screen) }
      guard let choice else { return try grammar.command(in: text, on: screen) }
      return try grammar.command(in: text, on: screen, answering: choice)
    } catch {
      throw .notACommand(error)
    }
  }

  private func play(_ step: JourneyStep) async throws(SessionTrouble) {
    let known = device.defects.count
    do throws(JourneyTrouble) {
      try await player.play(step)
    } catch {
      throw .step(error)
    }
    voice.didPlay(step, screen)
    let defects = device.defects.dropFirst(known)
    guard defects.isEmpty else { throw .defects(Array(defects)) }
    do throws(UsageError) {
      try recording?.record(step, screen: screen)
    } catch {
      throw .notRecorded(error)
    }
  }
}
