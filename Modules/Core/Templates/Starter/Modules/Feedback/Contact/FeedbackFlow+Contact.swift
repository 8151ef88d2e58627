import FlowScreens

extension FeedbackFlow: ContactRouter {
  func didEdit(_ draft: FormDraft<ContactField>) {
    self.draft.contact = draft
  }

  func didSaveContact() {
    showNextScreen(after: .contact)
  }
}
