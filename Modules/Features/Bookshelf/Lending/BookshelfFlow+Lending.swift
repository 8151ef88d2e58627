import FlowKit

extension BookshelfFlow {
  func didAskForLending(onConfirmed: @escaping Completion) {
    // A tap while the screen is on its way away asks nothing.
    guard isAtBook else { return }
    let question = Alert("Lending?", choices: [.init("Yes", true)], cancel: .init("No", false))
    context.ask(question) { isSure in
      if isSure { onConfirmed() }
    }
  }
}
