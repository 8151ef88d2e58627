import Business
import FlowAppTesting
import FlowScreens
import Profile

typealias CompanyTestScreen = RecordingForm<CompanyInteractor>
typealias CompanyAddressTestScreen = RecordingForm<CompanyAddressInteractor>
typealias RoleAndWebTestScreen = RecordingForm<RoleAndWebInteractor>
typealias BusinessReviewTestScreen = RecordingScreen<BusinessReviewPresenter, BusinessReviewContent>

struct TestBusinessScreens: BusinessScreens, RecordingScreens {
  func makeBusinessReview(_ presenter: BusinessReviewPresenter) -> any ScreenView<BusinessReviewContent> {
    BusinessReviewTestScreen(presenter)
  }
}
