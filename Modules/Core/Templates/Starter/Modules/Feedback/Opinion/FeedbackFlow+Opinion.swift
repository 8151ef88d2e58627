import FlowScreens

extension FeedbackFlow: OpinionRouter {
  func didEdit(_ draft: FormDraft<OpinionField>) {
    self.draft.opinion = draft
  }

  func didSaveOpinion() {
    showNextScreen(after: .opinion)
  }
}
