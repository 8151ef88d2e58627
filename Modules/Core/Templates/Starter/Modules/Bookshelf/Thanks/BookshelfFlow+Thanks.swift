extension BookshelfFlow: ThanksRouter {
  func didAskForThanks() {
    showAboveBook { ThanksModule.make(router: self, dependencies: dependencies) }
  }

  func didReadThanks() { goBackToBook() }
}
