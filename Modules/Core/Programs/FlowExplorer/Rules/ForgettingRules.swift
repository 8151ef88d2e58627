import FlowHeadless
import FlowShell

extension ExplorerRule {
  /// The rule for an app that can forget the person: until there is an account again, whose service may know the same texts.
  static var forgetting: ExplorerRule {
    .always(
      "After the person was forgotten, no screen shows what they had typed.",
      when: { step in
        guard !step.latest.history.forgotten.isEmpty, step.isAtRest, !step.latest.disk.mayHaveLostInput else {
          return false
        }
        guard let shell = step.latest.shell else { return true }
        return !shell.hasAccounts || !shell.hasAccount
      },
      { step in
        step.latest.screen?.shown(of: step.latest.history.forgotten).map { "\($0) after the person was forgotten." }
      })
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

extension ScreenSnapshot {
  /// The first of these texts that it shows, in a sentence; nil if it shows none.
  func shown(of typed: Set<String>) -> String? {
    let texts = lines + fields.map(\.value) + actions.map(\.label)
    let shown = typed.sorted().first { text in texts.contains { $0.containsWords(text) } }
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
