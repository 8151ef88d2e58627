import FlowKit

extension BookshelfFlow {
  func didAskForLending(onConfirmed: @escaping Completion) {
    // Ignore a tap while the screen is being dismissed.
    guard isAtBook else { return }
    let question = Alert("Lending?", choices: [.init("Yes", true)], cancel: .init("No", false))
    context.ask(question) { isSure in
      if isSure { onConfirmed() }
    }
  }
}
