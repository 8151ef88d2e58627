import FlowHeadless

extension ExplorerRule {
  /// The rule for an app that can forget the person.
  static var forgetting: ExplorerRule {
    .always(
      "After the person was forgotten, no screen shows what they had typed.",
      when: { !$0.latest.history.forgotten.isEmpty && $0.isAtRest && !$0.latest.disk.mayHaveLostInput },
      { step in
        guard let screen = step.latest.screen else { return nil }
        let texts = screen.lines + screen.fields.map(\.value) + screen.actions.map(\.label)
        let shown = step.latest.history.forgotten.sorted().first { text in texts.contains { $0.contains(text) } }
        return shown.map { "\(screen.name) shows “\($0)” after the person was forgotten." }
      })
  }
}
