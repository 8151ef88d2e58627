import FlowCommandLine
import FlowHeadless
import FlowScreens

/// The tools by which an agent uses an app: each answers with the screen.
@MainActor
final class AppTools {
  /// The answer of a tool.
  struct Answer: Equatable {
    let text: String
    var isError = false
  }

  let host: SessionHost
  private let app: any HeadlessApp
  private let parser: JourneyParser
  private let shared: SharedTexts

  /// - Parameters:
  ///   - host: The device, and the journey so far.
  ///   - app: The app.
  ///   - shared: The texts that the app has handed to others.
  init(host: SessionHost, app: any HeadlessApp, shared: SharedTexts) {
    (self.host, self.app, self.shared) = (host, app, shared)
    parser = app.parser
  }

  private var screen: ScreenSnapshot? { host.device.driver?.window.snapshot }

  /// Calls a tool.
  func call(_ tool: Tool, _ arguments: [String: JSONValue]) async -> Answer {
    let arguments = ToolArguments(arguments)
    do throws(ToolError) {
      try arguments.refuseOthers(than: tool)
      return try await perform(tool, arguments)
    } catch {
      return Answer(text: "\(error.sentence)\n" + shownScreen, isError: true)
    }
  }

  /// The screen, after the texts that the app has handed to others.
  private var shownScreen: String {
    let texts = shared.texts.map { "shared \($0.quoted)\n" }.joined()
    shared.texts = []
    return texts + ToolScreen(screen).text
  }

  private func perform(_ tool: Tool, _ arguments: ToolArguments) async throws(ToolError) -> Answer {
    switch tool {
    case .look: break
    case .tap: try await tap(arguments)
    case .enter: try await enter(arguments)
    case .leave: try await leave(arguments)
    case .options: return Answer(text: try options(arguments))
    case .device: try await play(try step(ofDevice: arguments))
    case .world:
      guard let phrase = try arguments.text("phrase") else {
        return Answer(text: ToolWorld(device: host.device, app: app).text)
      }
      try await play(try step(ofWorld: phrase))
    case .journey: return try await journey(arguments)
    }
    return Answer(text: shownScreen)
  }

  /// Plays a step.
  private func play(_ step: JourneyStep) async throws(ToolError) {
    let known = host.device.defects.count
    do throws(StepError) { try await host.play(step) } catch { throw .refused(error.description) }
    let defects = host.device.defects.dropFirst(known)
    guard defects.isEmpty else { throw .refused(defects.joined(separator: " ")) }
  }

  private func step(_ line: String) throws(ToolError) -> JourneyStep {
    var step: JourneyStep?
    do throws(JourneySyntaxError) { step = try parser.step(from: line) } catch {
      throw .wrong("\(line.quoted): \(error.reason)")
    }
    guard let step else { throw .wrong("The step is empty.") }
    return step
  }
}

// MARK: - Using the screen

extension AppTools {
  private func tap(_ arguments: ToolArguments) async throws(ToolError) {
    let label = try arguments.required("label")
    let action = try arguments.flag("twice") ? PersonAction.tapTwice(label) : .tap(label)
    try await play(action, then: try arguments.text("then"))
  }

  private func leave(_ arguments: ToolArguments) async throws(ToolError) {
    let next = try arguments.text("then")
    if let title = try arguments.text("to") { return try await play(.backTo(title), then: next) }
    let how = try arguments.choice("how", among: Tool.Leaving.allCases, or: .back)
    try await play(how.action, then: next)
  }

  private func play(_ action: PersonAction, then next: String?) async throws(ToolError) {
    guard let next else { return try await play(.action(action)) }
    try await play(.atOnce(action, then: try step(next)))
  }

  /// Enters the values in the order of the fields, since a choice can bring up further fields.
  private func enter(_ arguments: ToolArguments) async throws(ToolError) {
    let how = try arguments.choice("how", among: Tool.Entering.allCases, or: .type)
    var values = try arguments.members("values")
    var secrets = try arguments.members("secrets")
    guard !values.isEmpty || !secrets.isEmpty else { throw .wrong("enter needs values or secrets.") }
    while let field = screen?.fields.first(where: { values[$0.label] ?? secrets[$0.label] != nil }) {
      if let name = secrets.removeValue(forKey: field.label) {
        try await play(.fillSecret(field.label, named: try name.text(of: field.label)))
      }
      guard let value = values.removeValue(forKey: field.label) else { continue }
      guard let step = try step(entering: value, in: field, how) else { continue }
      try await play(step)
    }
    let missing = (Array(values.keys) + secrets.keys).sorted()
    guard let first = missing.first else { return }
    let nearest = first.nearest(in: screen?.fields.map(\.label) ?? [])
    throw .wrong("There is no field \(first.quoted)" + (nearest.map { "; the nearest is \($0.quoted)." } ?? "."))
  }

  /// Returns the step that enters a value; nil if the field has it.
  private func step(
    entering value: JSONValue, in field: FieldState, _ how: Tool.Entering
  ) throws(ToolError) -> JourneyStep? {
    if field.kind == .toggle {
      let isOn = try value.isOn(of: field.label)
      return (field.value == "on") == isOn ? nil : .action(.turn(field.label, on: isOn))
    }
    let text = try value.text(of: field.label)
    switch how {
    case .paste: return .action(.paste(text, into: field.label))
    case .suggest: return .action(.suggest(text, for: field.label))
    case .type: break
    }
    if field.kind == .choice, let options = field.options {
      let option = try option(text, among: OptionList(options), of: field.label)
      return option == field.value ? nil : .action(.choose(option, for: field.label))
    }
    return field.value == text && !field.isSecret ? nil : .action(.fill(field.label, with: text))
  }

  private func option(_ text: String, among list: OptionList, of label: String) throws(ToolError) -> String {
    switch list.search(for: text) {
    case .option(let option): return option
    // The app's refusal names the nearest labels.
    case .nothing: return text
    case .several(let some):
      throw .wrong("\(text.quoted) matches several options of \(label.quoted): \(some.quotedList).")
    }
  }

  private func options(_ arguments: ToolArguments) throws(ToolError) -> String {
    let label = try arguments.required("label")
    guard let field = screen?.fields.first(where: { $0.label == label }), let options = field.options else {
      throw .wrong("There is no field \(label.quoted) with options.")
    }
    let found = OptionList(options).matches(for: try arguments.text("text") ?? "")
    return found.isEmpty ? "No option matches.\n" : found.quotedList + "\n"
  }

}

// MARK: - Around the app

extension AppTools {
  private func step(ofDevice arguments: ToolArguments) throws(ToolError) -> JourneyStep {
    let act = try arguments.choice("act", among: Tool.DeviceAct.allCases, or: nil)
    let value = try arguments.text("value")
    func needed() throws(ToolError) -> String {
      guard let value else { throw .wrong("\(act.rawValue) needs a value.") }
      return value
    }
    switch act {
    case .kill: return .kill
    case .relaunch: return .relaunch
    case .refresh: return .action(.refresh)
    case .scrollDown: return .action(.scroll(.down))
    case .scrollUp: return .action(.scroll(.up))
    case .scrollToTheEnd: return .action(.scroll(.end))
    case .scrollToTheTop: return .action(.scroll(.top))
    case .clock: return try step("clock " + needed().quoted)
    case .open: return .open(try needed())
    case .language: return .language(try needed())
    case .region: return .region(try needed())
    case .tab: return .action(.selectTab(try needed()))
    }
  }

  private func step(ofWorld phrase: String) throws(ToolError) -> JourneyStep {
    let step = try step(phrase)
    guard case .app = step else { throw .wrong("\(phrase.quoted) is no phrase of the world.") }
    return step
  }

  private func journey(_ arguments: ToolArguments) async throws(ToolError) -> Answer {
    if let fact = try arguments.text("expect") {
      let step = try step("expect " + fact)
      try await play(step)
      return Answer(text: shownScreen)
    }
    guard let count = try arguments.number("undo") else { return Answer(text: host.journey) }
    guard host.stepCount >= count else { throw .wrong("The journey has only \(host.stepCount) steps.") }
    let defects: [String]
    do throws(UsageError) { defects = try await host.undo(count) } catch { throw .refused(error.sentence) }
    shared.texts = []
    guard defects.isEmpty else { throw .refused(defects.joined(separator: " ")) }
    return Answer(text: shownScreen)
  }
}
