import FlowHeadless
import FlowShell

extension ExplorerRule {
  /// The rules for an app that can forget the person: until there is an account again, whose service may know the same texts.
  static var forgetting: [ExplorerRule] {
    [
      .always("After the person was forgotten, no screen shows what they had typed.", when: { $0.isForgotten }) {
        step in
        step.latest.screen?.shown(of: step.latest.history.forgotten).map { "\($0) after the person was forgotten." }
      },
      .always("After the person was forgotten, nothing they had typed is stored.", when: { $0.isForgotten }) { step in
        step.storedTrace.map { "\($0) after the person was forgotten." }
      },
    ]
  }

  /// The rule for an app with a session, whose secret the device may not give yet.
  static var knowing: ExplorerRule {
    .always(
      "While nobody knows whose data this is, no screen shows what they had typed.",
      when: { $0.isAtRest && $0.latest.history.concealed?.isEmpty == false },
      { step in
        step.latest.screen?.shown(of: step.latest.history.concealed ?? []).map {
          "\($0), and nobody knows whose it is."
        }
      })
  }
}

extension CheckedStep {
  /// Whether somebody was forgotten, and there is no account yet.
  fileprivate var isForgotten: Bool {
    guard !latest.history.forgotten.isEmpty, isAtRest, !latest.disk.mayHaveLostInput else { return false }
    guard let shell = latest.shell else { return true }
    return !shell.hasAccounts || !shell.hasAccount
  }

  /// The first text of the forgotten person in a table, in a sentence; nil if no table has any.
  fileprivate var storedTrace: String? {
    let forgotten = latest.history.forgotten
    // The other tables were searched before.
    let searched = wasIdle && previous.history.forgotten == forgotten ? Set(previous.tables.map(\.rows)) : []
    for table in latest.tables where !searched.contains(table.rows) {
      if let text = forgotten.sorted().first(where: table.rows.containsWords) {
        return "The table “\(table.name)” has “\(text)”"
      }
    }
    return nil
  }
}

extension ScreenSnapshot {
  /// The first of these texts that it shows, in a sentence; nil if it shows none.
  func shown(of typed: Set<String>) -> String? {
    let texts = (lines + fields.map(\.value) + actions.map(\.label)).joined(separator: "\n")
    let shown = typed.sorted().first(where: texts.containsWords)
    return shown.map { "\(name) shows “\($0)”" }
  }
}

extension String {
  /// Whether it contains a text that is no part of a longer word.
  fileprivate func containsWords(_ text: String) -> Bool {
    ranges(of: text).contains { range in
      let (before, after) = (self[..<range.lowerBound].last, self[range.upperBound...].first)
      return before?.isLetter != true && after?.isLetter != true
    }
  }
}
