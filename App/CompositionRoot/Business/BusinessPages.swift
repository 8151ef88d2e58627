import Business
import FlowKit
import FlowScreens

extension AppPages: BusinessScreens {
  func makeBusinessReview(_ presenter: BusinessReviewPresenter) -> any ScreenView<BusinessReviewContent> {
    toolkit.screen("Business review") { content in
      Page("Check your business", isBusy: content.isBusy) {
        for section in content.sections {
          for line in section.lines { "\(line.label): \(line.value)" }
          ButtonRow(section.part.changeTitle, isEnabled: !content.isBusy) {
            presenter.didTapChange(section.part)
          }
        }
        if let problem = content.problem { TextRow(problem, style: .error) }
        ButtonRow("Save", role: .main, isEnabled: !content.isBusy, onTap: presenter.didTapSave)
      }
    }
  }
}

extension BusinessPart {
  fileprivate var changeTitle: LocalizedText {
    switch self {
    case .company: "Change company"
    case .address: "Change address"
    case .roleAndWeb: "Change role and web"
    }
  }
}
