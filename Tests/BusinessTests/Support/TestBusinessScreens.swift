import Business
import Contact
import FlowScreens
import Profile

typealias CompanyTestScreen = FormTestScreen<CompanyInteractor>
typealias CompanyAddressTestScreen = FormTestScreen<CompanyAddressInteractor>
typealias RoleAndWebTestScreen = FormTestScreen<RoleAndWebInteractor>

@MainActor
struct TestBusinessScreens: BusinessScreens {
  func makeCompany(_ presenter: FormPresenter<CompanyInteractor>) -> any FormView<CompanyField> {
    CompanyTestScreen(presenter)
  }

  func makeCompanyAddress(_ presenter: FormPresenter<CompanyAddressInteractor>) -> any FormView<AddressField> {
    CompanyAddressTestScreen(presenter)
  }

  func makeRoleAndWeb(_ presenter: FormPresenter<RoleAndWebInteractor>) -> any FormView<RoleAndWebField> {
    RoleAndWebTestScreen(presenter)
  }

  func makeBusinessReview(_ presenter: BusinessReviewPresenter) -> any ScreenView<BusinessReviewContent> {
    BusinessReviewTestScreen(presenter)
  }
}

@MainActor
final class BusinessReviewTestScreen: ScreenView {
  let presenter: BusinessReviewPresenter
  private(set) var content: BusinessReviewContent?

  init(_ presenter: BusinessReviewPresenter) {
    self.presenter = presenter
  }

  func display(_ content: BusinessReviewContent) {
    self.content = content
  }
}
