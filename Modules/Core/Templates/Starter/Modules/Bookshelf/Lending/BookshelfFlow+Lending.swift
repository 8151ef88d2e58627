import FlowKit
import FlowScreens

extension BookshelfFlow {
  func didAskForLending(onConfirmed: @escaping Completion) {
    guard steps.isAt(.item) else { return }
    let question = Alert("Lending?", choices: [.init("Yes", true)], cancel: .init("No", false))
    context.ask(question) { isSure in
      if isSure { onConfirmed() }
    }
  }
}
