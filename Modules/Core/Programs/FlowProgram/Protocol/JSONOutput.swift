import FlowExplorer
import FlowHeadless
import FlowKit
import FlowScreens

/// The output for a program: one JSON object per line.
@MainActor
final class JSONOutput: SessionOutput {
  let client = ProtocolClient()
  /// The session's device; nil before the launch.
  var host: SessionHost?

  private let app: any HeadlessApp
  private let console: Console

  init(_ console: Console, app: any HeadlessApp) {
    self.console = console
    self.app = app
  }

  var isReplaying: Bool { host?.isReplaying == true }

  func didBegin(_ screen: ScreenSnapshot?) { show(screen) }

  func prompt(_ choice: PendingChoice?) -> String { "" }

  func didPlay(_ step: JourneyStep, _ screen: ScreenSnapshot?) { show(screen) }

  func didFinish(_ command: Int, _ step: JourneyStep?) {
    writeWorldIfChanged()
    write(JSONEvent(event: .done, command: command, step: step?.description))
  }

  func show(_ screen: ScreenSnapshot?) {
    write(JSONEvent(event: .screen, screen: described(screen)))
  }

  func showText(_ text: String) { write(JSONEvent(event: .text, text: text)) }

  func showOptions(of choice: PendingChoice) { showText(choice.list.options.joined(separator: "\n")) }

  func showHelp(_ help: SessionHelp) { showText(help.text(width: 80)) }

  func didRefuse(_ error: SessionError, command: Int, _ screen: ScreenSnapshot?) {
    if case .step(let failure) = error, failure.wasDone { show(screen) }
    writeWorldIfChanged()
    var event = JSONEvent(event: .refused, command: command, code: error.code.rawValue, reason: error.sentence)
    if case .notACommand(.ambiguous(_, let choice)) = error { event.options = choice.list.options }
    write(event)
  }

  func didReceive(_ event: FlowEventDescription) {
    client.follow(event)
    guard !isReplaying else { return }
    write(JSONEvent(event: .flow, flow: JSONFlow(event)))
  }

  func didFind(_ defects: [String]) {
    for defect in defects { write(.error(.defect, defect)) }
  }

  func write(_ event: JSONEvent) { console.write(event.encoded) }

  /// Writes the screen of a command that takes long, once.
  func beginWork() -> Task<Void, Never>? {
    guard client.wants(.working) else { return nil }
    return Task { [console] in
      try? await console.pause(.milliseconds(100))
      // On one thread only calls outside take time: all else would depend on the speed of the machine.
      guard !Task.isCancelled, SingleThreadExecutor.current == nil || !OutsideCalls.ofProcess.isEmpty else { return }
      write(JSONEvent(event: .working, screen: described(host?.device.driver?.window.snapshot)))
    }
  }
}

// MARK: - A client's features

extension JSONOutput {
  /// Answers a hello.
  func greet(_ words: [String]) {
    client.greet(words)
    var event = JSONEvent.hello(from: app)
    event.has = ClientFeature.allCases.map(\.rawValue)
    write(event)
    if client.wants(.world), let device = host?.device {
      var world = JSONWorld(device)
      world.addConstants(of: app, on: device)
      client.knownWorld = world
      write(JSONEvent(event: .world, world: world))
    }
    lookAgain(host?.device.driver?.window.snapshot)
  }

  /// Shows everything again, as for a client that connects later.
  func lookAgain(_ screen: ScreenSnapshot?) {
    if client.wants(.flows) { write(JSONEvent(event: .flows, flows: client.flows)) }
    client.knownOptions = []
    show(screen)
  }

  private func writeWorldIfChanged() {
    guard client.wants(.world), let device = host?.device else { return }
    let world = JSONWorld(device)
    guard !world.isSame(as: client.knownWorld) else { return }
    client.knownWorld = world
    write(JSONEvent(event: .world, world: world))
  }

  private func described(_ screen: ScreenSnapshot?) -> JSONScreen? {
    guard let screen else { return nil }
    var described = JSONScreen(screen)
    guard client.hasGreeted, let device = host?.device, let view = VisibleScreen(device), view.screen == screen else {
      return described
    }
    let shown = view.shown
    if client.wants(.ids), let controller = view.controller {
      described.add(ids: client.ids.ids(of: screen.elements, on: controller))
    }
    if client.wants(.shown), let shown { described.add(shown: shown, beside: screen) }
    if client.wants(.details) { described.addDetails(of: screen, view.places, view.lists) }
    if client.wants(.below), let covered = view.covered {
      var below = JSONScreen(covered.screen)
      if client.wants(.shown), let shown = covered.shown { below.add(shown: shown, beside: covered.screen) }
      if client.wants(.details) { below.addDetails(of: covered.screen, [], nil) }
      if client.wants(.optionsOnce) { shorten(&below.elements, covered.screen, covered.shown) }
      described.below = JSONScreen.Below(below)
    }
    if client.wants(.optionsOnce) { shorten(&described.elements, screen, shown) }
    return described
  }

  /// Replaces each list of options by its hash, after the list itself if the client does not know it.
  private func shorten(_ elements: inout [JSONScreen.Element], _ screen: ScreenSnapshot, _ shown: ScreenSnapshot?) {
    for (index, element) in screen.elements.enumerated() {
      guard case .field(let field) = element, field.kind == .choice, let options = field.options else { continue }
      let list = OptionsOfField(options, shown: shown.flatMap { Self.options(at: index, on: $0) })
      elements[index].options = nil
      elements[index].optionsOf = list.hash
      elements[index].optionCount = options.count
      guard client.knownOptions.insert(list.hash).inserted else { continue }
      write(list.event(asking: client.wants(.shown)))
    }
  }

  private static func options(at index: Int, on screen: ScreenSnapshot) -> [String]? {
    guard screen.elements.indices.contains(index), case .field(let field) = screen.elements[index] else { return nil }
    return field.options
  }

  /// Writes the options of a field that match a text.
  func showOptions(of label: String, matching text: String?, on view: VisibleScreen) throws(CommandError) {
    guard let index = view.screen.fields.firstIndex(where: { $0.label == label }) else { throw .noField(label) }
    let shown = view.shown.flatMap { $0.fields.indices.contains(index) ? $0.fields[index].options : nil }
    let list = OptionsOfField(view.screen.fields[index].options ?? [], shown: shown)
    var event = list.event(asking: client.wants(.shown), matching: text)
    event.field = label
    write(event)
  }

  /// Writes items of a list by their positions from 1.
  func showRows(of list: Int, _ positions: ClosedRange<Int>, on view: VisibleScreen) throws(CommandError) {
    let size = view.lists?.first { $0.list == list }?.count
    guard let size, let items = view.items(of: list, positions) else { throw .noList(list) }
    var rows = items.known.map { JSONScreen.Element($0, number: nil) }
    if client.wants(.shown) {
      for (index, pair) in zip(items.shown, items.known).enumerated() { rows[index].add(shown: pair.0, beside: pair.1) }
    }
    write(JSONEvent(event: .rows, count: size, list: list, first: positions.lowerBound, rows: rows))
  }
}

/// A list of options with the form in which the person reads them.
struct OptionsOfField {
  private let options: [String]
  private let shown: [String]

  init(_ options: [String], shown: [String]?) {
    self.options = options
    self.shown = shown.flatMap { $0.count == options.count ? $0 : nil } ?? options
  }

  /// A short name of the list, the same in each run (FNV-1a, 64 bits).
  var hash: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in options + shown {
      for byte in Array(text.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16)
  }

  /// Returns the event with the options, or with those that match a text in one of their forms.
  func event(asking showsThem: Bool, matching text: String? = nil) -> JSONEvent {
    var found = Array(options.indices)
    if let text {
      let matches = [OptionList(options), OptionList(shown)].map { $0.matches(for: text) }
      found = found.filter { matches[0].contains(options[$0]) || matches[1].contains(shown[$0]) }
    }
    var event = JSONEvent(event: .options, options: found.map { options[$0] }, optionsOf: hash, count: options.count)
    if showsThem, shown != options { event.shown = found.map { shown[$0] } }
    return event
  }
}
