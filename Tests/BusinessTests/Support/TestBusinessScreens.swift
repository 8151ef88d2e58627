import Business
import FlowKit
import FlowScreens
import Profile

typealias CompanyTestScreen = FormTestScreen<CompanyInteractor>
typealias CompanyAddressTestScreen = FormTestScreen<CompanyAddressInteractor>
typealias RoleAndWebTestScreen = FormTestScreen<RoleAndWebInteractor>

@MainActor
struct TestBusinessScreens: BusinessScreens {
  func makeForm<Interactor: FormInteractor>(
    _ title: LocalizedText, name: String, button: LocalizedText, presenter: FormPresenter<Interactor>
  ) -> any FormView<Interactor.Field> {
    FormTestScreen(presenter)
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
