import Business
import Contact
import FlowHeadless
import FlowScreens
import Profile

extension HeadlessScreens: BusinessScreens {
  func makeCompany(_ presenter: FormPresenter<CompanyInteractor>) -> any FormView<CompanyField> {
    FormScreen("Your business", name: "Company", presenter: presenter)
  }

  func makeCompanyAddress(_ presenter: FormPresenter<CompanyAddressInteractor>) -> any FormView<AddressField> {
    FormScreen("Business address", name: "Company address", presenter: presenter)
  }

  func makeRoleAndWeb(_ presenter: FormPresenter<RoleAndWebInteractor>) -> any FormView<RoleAndWebField> {
    FormScreen("Role and web", presenter: presenter)
  }

  func makeBusinessReview(_ presenter: BusinessReviewPresenter) -> any ScreenView<BusinessReviewContent> {
    BusinessReviewScreen(presenter: presenter)
  }
}
