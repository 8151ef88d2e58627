/// The reason why an action of the person is not possible; nothing has changed.
public enum RefusedAction: Error, Equatable {
  /// The window shows no screen.
  case nothingOnScreen
  /// A transition is in progress.
  case transitionInProgress
  /// No button has that label.
  case noAction(String, nearest: String?)
  /// The button is disabled.
  case actionDisabled(String)
  /// Several buttons or fields have that label.
  case ambiguous(String)
  /// No field has that label.
  case noField(String, nearest: String?)
  /// The field is disabled.
  case fieldDisabled(String)
  /// The field is a choice, and not for text.
  case fieldIsChoice(String)
  /// The field is for text, and not a choice.
  case fieldIsText(String)
  /// The field has no such option.
  case noOption(String, field: String, nearest: String?)
  /// The screen is busy, and cannot be left.
  case busy
  /// The screen has no such way out.
  case noExit(Exit)
  /// The menu of the back button has no such screen.
  case noScreenBelow(String, nearest: String?)
  /// No tab has that title.
  case noTab(String, nearest: String?)
  /// A swipe is held half way.
  case swipeInProgress
  /// No swipe is held.
  case noSwipe
}

// MARK: - CustomStringConvertible

extension RefusedAction: CustomStringConvertible {
  /// The reason, as a sentence for the person.
  public var description: String {
    switch self {
    case .nothingOnScreen: "There is no screen."
    case .transitionInProgress: "A transition is in progress."
    case .noAction(let label, let nearest): "There is no action \(label.quoted)\(suggestion(nearest))."
    case .actionDisabled(let label): "The action \(label.quoted) is disabled."
    case .ambiguous(let label): "Several controls have the label \(label.quoted)."
    case .noField(let label, let nearest): "There is no field \(label.quoted)\(suggestion(nearest))."
    case .fieldDisabled(let label): "The field \(label.quoted) cannot be changed."
    case .fieldIsChoice(let label): "The field \(label.quoted) is a choice; choose one of its options."
    case .fieldIsText(let label): "The field \(label.quoted) has no options; fill it in."
    case .noOption(let option, let field, let nearest):
      "The field \(field.quoted) has no option \(option.quoted)\(suggestion(nearest))."
    case .busy: "The screen is busy, and cannot be left."
    case .noExit(.back), .noExit(.close): "There is nothing to go back to."
    case .noExit(.swipeBack): "There is no screen below to swipe back to."
    case .noExit(.pullDown): "Only a sheet can be pulled down."
    case .noScreenBelow(let title, let nearest):
      "There is no screen \(title.quoted) to go back to\(suggestion(nearest))."
    case .noTab(let title, let nearest): "There is no tab \(title.quoted)\(suggestion(nearest))."
    case .swipeInProgress: "A swipe is in progress: finish the swipe, or let go early."
    case .noSwipe: "No swipe is in progress."
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; the nearest is \($0.quoted)" } ?? ""
  }
}
