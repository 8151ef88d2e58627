/// The reason why an action of the person is not possible; nothing has changed.
public enum ActionError: Error, Equatable {
  case nothingOnScreen
  case transitionInProgress
  /// No button has that label.
  case noAction(String, nearest: String?)
  case actionDisabled(String)
  /// Several buttons or fields have that label.
  case ambiguous(String)
  /// No field has that label.
  case noField(String, nearest: String?)
  case fieldDisabled(String)
  case fieldIsChoice(String)
  case fieldIsText(String)
  /// The field has no such option.
  case noOption(String, field: String, nearest: String?)
  /// The field is a switch, which takes neither a text nor an option.
  case fieldIsToggle(String)
  /// The field is not a switch.
  case fieldIsNoToggle(String)
  /// The switch is already on, or off.
  case alreadyTurned(String, on: Bool)
  /// A text is not a date.
  case notADate(String, field: String)
  /// A date is before the first or after the last one that can be chosen.
  case dateOutOfRange(String, ClosedRange<String>, field: String)
  /// The screen cannot be refreshed, or is busy.
  case noRefresh
  /// The lists of the screen cannot be scrolled further.
  case nothingToScroll(PersonAction.Scroll)
  /// The screen is busy, and cannot be left.
  case busy
  /// The screen has no such way out.
  case noExit(Exit)
  /// The menu of the back button has no such screen.
  case noScreenBelow(String, nearest: String?)
  /// No tab has that title.
  case noTab(String, nearest: String?)
  case swipeInProgress
  case noSwipe
}

// MARK: - CustomStringConvertible

extension ActionError: CustomStringConvertible {
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
    case .fieldIsToggle(let label): "The field \(label.quoted) is a switch; turn it on or off."
    case .fieldIsNoToggle(let label): "The field \(label.quoted) is no switch."
    case .alreadyTurned(let label, let isOn): "The switch \(label.quoted) is already \(isOn ? "on" : "off")."
    case .notADate(let text, let field): "\(text.quoted) is no date for \(field.quoted); write it like 2026-11-23."
    case .dateOutOfRange(let date, let range, let field):
      "The field \(field.quoted) takes a date from \(range.lowerBound) to \(range.upperBound), and not \(date)."
    case .noRefresh: "The screen cannot be refreshed now."
    case .nothingToScroll(.down), .nothingToScroll(.end): "There is nothing further down."
    case .nothingToScroll(.up), .nothingToScroll(.top): "There is nothing further up."
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
