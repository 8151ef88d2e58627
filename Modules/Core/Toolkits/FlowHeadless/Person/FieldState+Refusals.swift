import FlowCommandLine
import FlowScreens

// Checks that every toolkit makes before it changes a field.

extension FieldState {
  /// Checks that the person can type a text.
  /// - Throws: The reason why it is not possible.
  package func checkFilling(with text: String) throws(RefusedAction) {
    guard isEnabled else { throw .fieldDisabled(label) }
    switch kind {
    case .text: break
    case .choice: throw .fieldIsChoice(label)
    case .toggle: throw .fieldIsToggle(label)
    case .date(let range):
      guard DateRow.isDate(text) else { throw .notADate(text, field: label) }
      if let range, !range.contains(text) { throw .dateOutOfRange(text, range, field: label) }
    }
  }

  /// Checks that the person can choose an option.
  /// - Throws: The reason why it is not possible.
  package func checkChoosing(_ option: String) throws(RefusedAction) {
    guard isEnabled else { throw .fieldDisabled(label) }
    if kind == .toggle { throw .fieldIsToggle(label) }
    guard let options else { throw .fieldIsText(label) }
    guard options.contains(option) else { throw .noOption(option, field: label, nearest: option.nearest(in: options)) }
  }

  /// Checks that the person can turn a switch on or off.
  /// - Throws: The reason why it is not possible.
  package func checkTurning(on isOn: Bool) throws(RefusedAction) {
    guard isEnabled else { throw .fieldDisabled(label) }
    guard kind == .toggle else { throw .fieldIsNoToggle(label) }
    guard (value == "on") != isOn else { throw .alreadyTurned(label, on: isOn) }
  }
}
