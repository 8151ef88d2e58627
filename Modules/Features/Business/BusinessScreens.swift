/// Makes the screens of the Business flow in the app's UI toolkit.
///
/// A screen keeps its presenter, tells it what the person does, and shows what it is given.
@MainActor
public protocol BusinessScreens {
  /// The form for the company.
  func makeCompany(_ presenter: CompanyPresenter) -> any CompanyView

  /// The form for the company's address.
  func makeCompanyAddress(_ presenter: CompanyAddressPresenter) -> any CompanyAddressView

  /// The form for the person's role and what the business does.
  func makeRoleAndWeb(_ presenter: RoleAndWebPresenter) -> any RoleAndWebView

  /// All that will be stored.
  func makeBusinessReview(_ presenter: BusinessReviewPresenter) -> any BusinessReviewView
}
