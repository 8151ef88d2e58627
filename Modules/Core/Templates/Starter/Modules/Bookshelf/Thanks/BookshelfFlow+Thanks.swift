extension BookshelfFlow: ThanksRouter {
  func didAskForThanks() {
    guard isAtBook else { return }
    showAboveBook(ThanksModule.make(router: self, dependencies: dependencies)) {}
  }

  func didReadThanks() { goBackToBook() }
}
