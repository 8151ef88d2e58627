import Business
import Contact
import FlowScreens
import Profile

extension AppPages: BusinessScreens {
  /// Makes the form for the company.
  func makeCompany(_ presenter: FormPresenter<CompanyInteractor>) -> any FormView<CompanyField> {
    toolkit.form("Your business", name: "Company", presenter: presenter)
  }

  /// Makes the form for the company's address.
  func makeCompanyAddress(_ presenter: FormPresenter<CompanyAddressInteractor>) -> any FormView<AddressField> {
    toolkit.form("Business address", name: "Company address", presenter: presenter)
  }

  /// Makes the form for the role and the purpose of the business.
  func makeRoleAndWeb(_ presenter: FormPresenter<RoleAndWebInteractor>) -> any FormView<RoleAndWebField> {
    toolkit.form("Role and web", presenter: presenter)
  }

  /// Makes the review of the business.
  func makeBusinessReview(_ presenter: BusinessReviewPresenter) -> any ScreenView<BusinessReviewContent> {
    toolkit.screen("Business review") { content in
      Page("Check your business", isBusy: content.isBusy) {
        for section in content.sections {
          for line in section.lines { "\(line.label): \(line.value)" }
          ButtonRow("Change \(section.part.title.lowercased())", isEnabled: !content.isBusy) {
            presenter.didTapChange(section.part)
          }
        }
        if let problem = content.problem { problem }
        ButtonRow("Save", isMain: true, isEnabled: !content.isBusy, onTap: presenter.didTapSave)
      }
    }
  }
}
