/// The content of a screen, with its actions.
@MainActor
struct ScreenContent {
  let title: String
  let isBusy: Bool
  let parts: [ScreenPart]

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
