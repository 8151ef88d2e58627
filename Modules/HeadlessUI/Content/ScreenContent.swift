/// What a screen shows: a title, and parts from top to bottom.
@MainActor
public struct ScreenContent {
  /// What stands above everything.
  public let title: String
  /// Whether the screen is at work and holds the person.
  public let isBusy: Bool
  /// The parts, top first.
  public let parts: [ScreenPart]

  init(title: String, isBusy: Bool = false, parts: [ScreenPart] = []) {
    self.title = title
    self.isBusy = isBusy
    self.parts = parts
  }

  var fields: [Field] {
    parts.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  var actions: [Action] {
    parts.compactMap { if case .action(let action) = $0 { action } else { nil } }
  }
}
