import FlowHeadless

extension ExplorerRule {
  /// The rules for an app that is covered while the person has left it.
  package static var cover: [ExplorerRule] {
    [
      .always("An app that the person has left shows nothing.", when: { $0.latest.isLeft }) { step in
        guard let screen = step.latest.screen else { return nil }
        let isEmpty = screen.elements.isEmpty && screen.title.isEmpty && screen.stack.entries.count == 1
        return isEmpty ? nil : "\(screen.name) is visible: \(screen.stack)."
      },
      .always("A launch does not open a locked app.", when: { $0.isLaunchOfLockedApp }) { step in
        step.latest.cover == nil ? "The app was locked, and shows \(step.latest.screen?.name ?? "nothing")." : nil
      },
    ]
  }
}

extension CheckedStep {
  fileprivate var isLaunchOfLockedApp: Bool {
    previous.cover != nil && !previous.isLeft && action?.endsProcess == true && latest.window != nil
  }
}
