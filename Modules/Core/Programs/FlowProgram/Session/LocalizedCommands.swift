import FlowHeadless
import FlowKit
import FlowScreens

/// The two forms of a screen: with the labels of journeys, and in the language of the window.
///
/// A person can use both forms of a label; journeys and recordings have the developers' one.
struct LocalizedCommands {
  private let screen: ScreenSnapshot
  private let shown: ScreenSnapshot
  private let marks: NumberMarks

  /// Creates the two forms of a screen; nil if they are the same.
  init?(_ screen: ScreenSnapshot?, shown: ScreenSnapshot?, in language: Language) {
    marks = language.numberMarks
    guard let screen, let shown, screen != shown || marks != Language.developers.numberMarks else { return nil }
    self.screen = screen
    self.shown = shown
  }

  /// Returns a command that names labels of the displayed screen, with the labels of journeys.
  func command(_ command: SessionCommand) -> SessionCommand {
    switch command {
    case .play(.action(let action)): .play(.action(self.action(action)))
    case .play(.atOnce(let action, let step)): .play(.atOnce(self.action(action), then: step))
    case .play(.fillSecret(let label, let name)): .play(.fillSecret(field(label), named: name))
    case .play, .listOptions, .client, .look, .help, .quit, .nothing: command
    }
  }

  private func action(_ action: PersonAction) -> PersonAction {
    switch action {
    case .tap(let label): .tap(self.action(label))
    case .tapTwice(let label): .tapTwice(self.action(label))
    case .fill(let label, let text): .fill(field(label), with: isAmount(label) ? marks.developersForm(of: text) : text)
    case .paste(let text, let label):
      .paste(isAmount(label) ? marks.developersForm(of: text) : text, into: field(label))
    case .suggest(let text, let label):
      .suggest(isAmount(label) ? marks.developersForm(of: text) : text, for: field(label))
    case .choose(let option, let label): .choose(self.option(option, of: label), for: field(label))
    case .turn(let label, let isOn): .turn(field(label), on: isOn)
    case .backTo(let title): .backTo(Self.counterpart(of: title, in: shown.backTitles, screen.backTitles))
    case .selectTab(let title):
      .selectTab(Self.counterpart(of: title, in: shown.tabs.map(\.title), screen.tabs.map(\.title)))
    case .back, .swipeBack, .finishSwipe, .cancelSwipe, .pullDown, .refresh, .scroll: action
    }
  }

  private func action(_ label: String) -> String {
    Self.counterpart(of: label, in: shown.actions.map(\.label), screen.actions.map(\.label))
  }

  private func field(_ label: String) -> String {
    Self.counterpart(of: label, in: shown.fields.map(\.label), screen.fields.map(\.label))
  }

  /// Whether a field is for an amount, which the person types as their language has it.
  private func isAmount(_ label: String) -> Bool {
    shown.fields.contains { $0.label == label && $0.kind == .text(.amount) }
  }

  private func option(_ option: String, of label: String) -> String {
    guard
      let index = shown.fields.firstIndex(where: { $0.label == label })
        ?? screen.fields.firstIndex(where: { $0.label == label }),
      screen.fields.indices.contains(index)
    else { return option }
    return Self.counterpart(of: option, in: shown.fields[index].options ?? [], screen.fields[index].options ?? [])
  }

  /// Returns the text at the same position in the other list; the text itself if it is not in the first one.
  private static func counterpart(of text: String, in shown: [String], _ known: [String]) -> String {
    guard let index = shown.firstIndex(of: text), known.indices.contains(index) else { return text }
    return known[index]
  }
}
