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
        guard let screen = step.latest.screen else { return nil }
        let texts = screen.lines + screen.fields.map(\.value) + screen.actions.map(\.label)
        let shown = step.latest.history.forgotten.sorted().first { text in texts.contains { $0.containsWords(text) } }
        return shown.map { "\(screen.name) shows “\($0)” after the person was forgotten." }
      })
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
