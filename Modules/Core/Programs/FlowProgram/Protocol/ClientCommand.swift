import FlowHeadless
import FlowKit
import FlowScreens

/// A command that is no step of a journey.
enum ClientCommand: Equatable {
  case hello([String])
  /// The options of a field, all or those that match a text.
  case options(of: String, matching: String?)
  /// Items of a list, by their positions from 1.
  case rows(list: Int, ClosedRange<Int>)
  /// The journey so far.
  case journey
  case undo
  /// Where each way out leads.
  case exits
}

/// The grammar for a client of the protocol: that of version 1 and, after its hello, the later commands.
@MainActor
struct ClientGrammar {
  let client: ProtocolClient
  let grammar: SessionGrammar

  func command(of words: [String], on view: VisibleScreen?) throws(CommandError) -> SessionCommand {
    if words.first == "hello", words.count > 1 { return .client(.hello(Array(words.dropFirst()))) }
    guard client.hasGreeted else { return try grammar.command(of: words, on: view?.screen) }
    switch (words.first, words.count) {
    case ("journey", 1): return .client(.journey)
    case ("undo", 1): return .client(.undo)
    case ("exits", 1): return .client(.exits)
    case ("set", 3): return try set(try label(words[1], on: view), to: words[2], on: view)
    case ("options", 2...3):
      return .client(.options(of: try label(words[1], on: view), matching: words.count == 3 ? words[2] : nil))
    case ("rows", 4): return .client(try rows(words))
    default:
      let command = try grammar.command(of: words, on: view?.screen)
      guard case .play(let step) = command else { return command }
      return .play(try resolved(step, on: view))
    }
  }

  /// Returns the step that gives a field a value, whatever its kind is.
  ///
  /// A client that has asked for the shown texts gives the value as the person does, who reads and types in their language.
  private func set(_ label: String, to value: String, on view: VisibleScreen?) throws(CommandError) -> SessionCommand {
    guard let view, let index = view.screen.fields.firstIndex(where: { $0.label == label }) else {
      return .play(.action(.fill(label, with: value)))
    }
    let field = view.screen.fields[index]
    let value = client.wants(.shown) ? developersForm(of: value, in: index, on: view) : value
    switch field.kind {
    case .text, .date: return .play(.action(.fill(label, with: value)))
    case .choice: return .play(.action(.choose(value, for: label)))
    case .toggle:
      guard ["on", "off"].contains(value) else { return .play(.action(.choose(value, for: label))) }
      return field.value == value ? .nothing : .play(.action(.turn(label, on: value == "on")))
    }
  }

  private func developersForm(of value: String, in index: Int, on view: VisibleScreen) -> String {
    let field = view.screen.fields[index]
    if field.kind == .text(.amount) { return view.language.numberMarks.developersForm(of: value) }
    guard let options = field.options, !options.contains(value), let fields = view.shown?.fields,
      fields.indices.contains(index), let shown = fields[index].options, shown.count == options.count,
      let place = shown.firstIndex(of: value)
    else { return value }
    return options[place]
  }

  private func rows(_ words: [String]) throws(CommandError) -> ClientCommand {
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard numbers.count == 3 else { throw .unknown(words.joined(separator: " "), nearest: nil) }
    guard numbers[1] >= 1, numbers[2] >= numbers[1] else { throw .noList(numbers[0]) }
    return .rows(list: numbers[0], numbers[1]...min(numbers[2], numbers[1] + Self.mostRows - 1))
  }

  /// The number of rows in one answer.
  private static let mostRows = 200
}

// MARK: - Identities

extension ClientGrammar {
  /// Returns the step with labels instead of identities.
  private func resolved(_ step: JourneyStep, on view: VisibleScreen?) throws(CommandError) -> JourneyStep {
    switch step {
    case .action(let action): .action(try resolved(action, on: view))
    case .fillSecret(let word, let name): .fillSecret(try label(word, on: view), named: name)
    case .atOnce(let action, let next): .atOnce(try resolved(action, on: view), then: next)
    case .open, .clock, .relaunch, .kill, .language, .region, .expect, .after, .app: step
    }
  }

  private func resolved(_ action: PersonAction, on view: VisibleScreen?) throws(CommandError) -> PersonAction {
    switch action {
    case .tap(let word): .tap(try label(word, on: view))
    case .tapTwice(let word): .tapTwice(try label(word, on: view))
    case .fill(let word, let text): .fill(try label(word, on: view), with: text)
    case .paste(let text, let word): .paste(text, into: try label(word, on: view))
    case .suggest(let text, let word): .suggest(text, for: try label(word, on: view))
    case .choose(let option, let word): .choose(option, for: try label(word, on: view))
    case .turn(let word, let isOn): .turn(try label(word, on: view), on: isOn)
    case .back, .backTo, .swipeBack, .finishSwipe, .cancelSwipe, .pullDown, .refresh, .scroll, .selectTab: action
    }
  }

  /// Returns the label of the control with an identity such as `#e3`; a control that has this label comes first.
  private func label(_ word: String, on view: VisibleScreen?) throws(CommandError) -> String {
    guard word.wholeMatch(of: /#e[0-9]+/) != nil else { return word }
    guard let view, let controller = view.controller else { throw .noSuchID(word) }
    let elements = view.screen.elements
    if elements.contains(where: { $0.controlLabel == word }) { return word }
    let ids = client.ids.ids(of: elements, on: controller)
    guard let index = ids.firstIndex(of: String(word.dropFirst())), let label = elements[index].controlLabel else {
      throw .noSuchID(word)
    }
    return label
  }
}

extension ScreenSnapshot.Element {
  /// The label of a field or a button.
  var controlLabel: String? {
    switch self {
    case .line: nil
    case .field(let field): field.label
    case .action(let action): action.label
    }
  }
}
