import Foundation

/// A step of a journey: its command, and how it reads.
private struct PlayedStep {
  /// Secrets as they were typed; they stay in this process.
  let words: [String]
  /// Without secrets, as soon as it was played.
  var text: String

  init(_ words: [String], reads text: String) {
    self.words = words
    self.text = text
  }

  /// Creates a step from a line of a journey, which the app reads.
  init(line: String) { self.init(["line", line], reads: line) }
}

/// One use of an app: a process, and the journey so far, with a cursor.
///
/// Each change waits for the one before. Stepping back starts the app anew, and plays the journey up to the cursor: the app is
/// repeatable, so it is in the same state again.
public actor StudioSession {
  /// The hello of the studio to the app.
  static let hello = ["hello", "ids", "shown", "options-once", "details", "below", "flows", "working", "world"]

  /// Asks for all that describes the present, since flows have only told what has changed.
  private static let look = ["look"]

  private let command: AppCommand
  private var app: AppProcess?
  /// The number of the current process; events of others are dropped.
  private var launch = 0
  private var steps: [PlayedStep] = []
  private var cursor = 0
  /// The steps that the last branch has replaced.
  private var replaced: [PlayedStep] = []

  private var viewers: [Int: AsyncStream<String>.Continuation] = [:]
  private var lastViewer = 0
  /// The events that a new viewer needs, by their kind, in the order of their first occurrence.
  private var latest: [(kind: String, line: String)] = []
  private var isReplaying = false
  /// The events of flows since the last other event, which comes soon; a page waits for each part that it gets.
  private var unpublished: [String] = []

  private var lastChange: Task<Void, Never>?
  private var waiting: CheckedContinuation<Answer, Never>?
  private var text: String?

  public init(_ command: AppCommand) { self.command = command }

  /// The number of pages that look at the session.
  public var viewerCount: Int { viewers.count }

  // MARK: The person's acts

  /// Performs a command; a step before the end of the journey replaces those that followed.
  public func act(_ words: [String]) async -> Answer {
    await inOrder { session in
      if session.app == nil {
        let start = await session.replay(to: session.cursor)
        guard start.code == nil else { return start }
      }
      let answer = await session.send(words)
      if let step = answer.step { session.add(PlayedStep(words, reads: step)) }
      return answer
    }
  }

  /// Performs a line of a journey.
  public func perform(line: String) async -> Answer { await act(PlayedStep(line: line).words) }

  /// Moves the cursor to a position in the journey, and the app with it.
  /// - Returns: The refusal of a step that cannot be played again; the cursor is before it.
  public func move(to position: Int) async -> Answer {
    await inOrder { await $0.replay(to: position) }
  }

  /// Replaces the journey, and plays it from the beginning, up to its end or a step that is refused.
  public func load(_ text: String) async -> Answer {
    await inOrder { session in
      let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      session.replace(by: lines.filter { !$0.isEmpty && $0.first != "#" }.map { PlayedStep(line: String($0)) })
      return await session.replay(to: .max)
    }
  }

  /// Exchanges the journey with the one that the last branch has replaced.
  public func restoreReplaced() async -> Answer {
    await inOrder { session in
      session.replace(by: session.replaced)
      return await session.replay(to: .max)
    }
  }

  /// The journey up to the cursor as a text that `App play` replays: secrets have names.
  public func journey() async -> Answer {
    await inOrder { await $0.send(["journey"]) }
  }

  /// The journey up to the cursor as the report of a mistake.
  /// - Parameters:
  ///   - note: The mistake in one line; it becomes the title.
  ///   - text: The text that should be on the screen, which makes the journey fail until it is; may be empty.
  public func report(_ note: String, missing text: String) async -> Answer {
    var answer = await journey()
    guard var journey = answer.text else { return answer }
    let note = note.split(whereSeparator: \.isNewline).joined(separator: " ")
    if !note.isEmpty { journey = "# \(note)\n" + journey }
    if !text.isEmpty {
      var lines = journey.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      // The screen may be the mistake.
      if lines.last?.hasPrefix("expect screen ") == true { lines.removeLast() }
      let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      journey = (lines + ["expect text \"\(quoted)\"", ""]).joined(separator: "\n")
    }
    answer.text = journey
    return answer
  }

  /// Ends the app and all streams of events.
  public func end() {
    launch += 1
    app?.end()
    app = nil
    answer(.ended)
    for viewer in viewers.values { viewer.finish() }
    viewers = [:]
  }

  // MARK: Events

  /// Returns the events from now on, after those that describe the present; starts the app if it does not run.
  public func events() async -> AsyncStream<String> {
    _ = await inOrder { session in
      if session.app == nil { return await session.replay(to: .max) }
      session.isReplaying = true
      defer { session.isReplaying = false }
      return await session.send(Self.look)
    }
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    lastViewer += 1
    let number = lastViewer
    continuation.onTermination = { [weak self] _ in Task { await self?.removeViewer(number) } }
    for (_, line) in latest { continuation.yield(line) }
    continuation.yield(journeyEvent)
    viewers[number] = continuation
    return stream
  }

  /// Sends an empty line to each page: a write alone shows that one has gone.
  public func probeViewers() { for viewer in viewers.values { viewer.yield("") } }

  private func removeViewer(_ number: Int) { viewers[number] = nil }

  private func publish(_ line: String) {
    let lines = (unpublished + [line]).joined(separator: "\n")
    unpublished = []
    for viewer in viewers.values { viewer.yield(lines) }
  }

  private struct JourneyEvent: Encodable {
    let event = "studio-journey"
    let steps: [String]
    let cursor: Int
    let canRestore: Bool
  }

  private var journeyEvent: String {
    let event = JourneyEvent(steps: steps.map(\.text), cursor: cursor, canRestore: !replaced.isEmpty)
    guard let line = try? JSONEncoder().encode(event) else { return "{}" }
    return String(decoding: line, as: UTF8.self)
  }

  // MARK: The app

  private func inOrder(_ change: @escaping @Sendable (isolated StudioSession) async -> Answer) async -> Answer {
    let former = lastChange
    let task = Task { () -> Answer in
      await former?.value
      return await change(self)
    }
    lastChange = Task { _ = await task.value }
    return await task.value
  }

  private func add(_ step: PlayedStep) {
    if cursor < steps.count { replaced = steps }
    steps = steps.prefix(cursor) + [step]
    cursor = steps.count
    publish(journeyEvent)
  }

  private func replace(by steps: [PlayedStep]) { (self.steps, replaced) = (steps, self.steps) }

  private func replay(to position: Int) async -> Answer {
    isReplaying = true
    defer {
      isReplaying = false
      for (_, line) in latest { publish(line) }
      publish(journeyEvent)
    }
    cursor = 0
    latest = []
    app?.end()
    launch += 1
    do {
      let app = try AppProcess(command)
      self.app = app
      follow(app, launch)
    } catch {
      app = nil
      return Answer(code: "no-app", reason: "The app cannot be started: \(error.localizedDescription)")
    }
    let hello = await send(Self.hello)
    guard hello.code == nil else { return hello }
    var last = Answer()
    while cursor < min(position, steps.count) {
      last = await send(steps[cursor].words)
      guard last.code == nil else { break }
      if let text = last.step { steps[cursor].text = text }
      cursor += 1
    }
    _ = await send(Self.look)
    return last.code == nil ? Answer() : last
  }

  private func follow(_ app: AppProcess, _ launch: Int) {
    Task {
      for await line in app.events { receive(line, of: launch) }
      didEnd(launch)
    }
  }

  private func send(_ words: [String]) async -> Answer {
    guard let app else { return .ended }
    text = nil
    return await withCheckedContinuation { continuation in
      waiting = continuation
      app.send(words)
    }
  }

  private func answer(_ answer: Answer) {
    waiting?.resume(returning: answer)
    waiting = nil
  }

  private func receive(_ line: String, of launch: Int) {
    guard launch == self.launch, let event = AppEvent(line: line) else { return }
    switch event.event {
    case "text": text = event.text
    case "done", "refused":
      if let last = unpublished.popLast() { publish(last) }
      answer(Answer(step: event.step, code: event.code, reason: event.reason, text: text))
      return
    case "hello":
      // What came before is less than what was asked for.
      latest = event.has == nil ? [] : [("hello", line)]
    case "screen", "world", "flows", "options":
      // Each list of options comes once, as do the constants of the world; the others replace the former.
      remember(event.event == "options" || event.world?.phrases != nil ? line : event.event, line)
    case "flow":
      if !isReplaying { unpublished.append(line) }
      return
    default: break
    }
    if !isReplaying { publish(line) }
  }

  private func remember(_ kind: String, _ line: String) {
    if let position = latest.firstIndex(where: { $0.kind == kind }) {
      latest[position].line = line
    } else {
      latest.append((kind, line))
    }
  }

  private func didEnd(_ launch: Int) {
    guard launch == self.launch else { return }
    app = nil
    answer(.ended)
    publish(#"{"event":"studio-ended"}"#)
  }
}
