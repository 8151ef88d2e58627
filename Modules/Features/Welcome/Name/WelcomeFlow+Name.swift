import Forms

extension WelcomeFlow: NameRouter {
  func didEdit(_ draft: FormDraft<NameField>) {
    self.draft.name = draft
  }

  func didSaveName() {
    showNextScreen(after: .name)
  }
}
