public import Business
public import Profile
public import Screens
import UIKitRows

extension PhoneScreens: BusinessScreens {
  /// What the business is.
  public func makeCompany(_ presenter: FormPresenter<CompanyInteractor>) -> any FormView<CompanyField> {
    RowsScreen.form("Your business", name: "Company", presenter: presenter)
  }

  /// Where it is.
  public func makeCompanyAddress(_ presenter: FormPresenter<CompanyAddressInteractor>) -> any FormView<AddressField> {
    RowsScreen.form("Business address", name: "Company address", presenter: presenter)
  }

  /// What the person does there, and where it is on the web.
  public func makeRoleAndWeb(_ presenter: FormPresenter<RoleAndWebInteractor>) -> any FormView<RoleAndWebField> {
    RowsScreen.form("Role and web", presenter: presenter)
  }

  /// All that will be stored of it.
  public func makeBusinessReview(_ presenter: BusinessReviewPresenter) -> any ScreenView<BusinessReviewContent> {
    RowsScreen("Business review") { content in
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
