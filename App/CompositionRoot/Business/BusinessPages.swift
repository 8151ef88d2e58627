import Business
import Contact
import FlowKit
import FlowScreens

extension AppPages: BusinessScreens {
  func makeCompany(_ presenter: FormPresenter<CompanyInteractor>) -> any FormView<CompanyField> {
    toolkit.form("Your business", name: "Company", presenter: presenter)
  }

  func makeCompanyAddress(_ presenter: FormPresenter<CompanyAddressInteractor>) -> any FormView<AddressField> {
    toolkit.form("Business address", name: "Company address", presenter: presenter)
  }

  func makeRoleAndWeb(_ presenter: FormPresenter<RoleAndWebInteractor>) -> any FormView<RoleAndWebField> {
    toolkit.form("Role and web", presenter: presenter)
  }

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
