public import Profile
public import Screens

/// Makes the screens of the Business flow in the app's UI toolkit.
///
/// A screen keeps its presenter, tells it what the person does, and shows what it is given.
@MainActor
public protocol BusinessScreens {
  /// The form for the company.
  func makeCompany(_ presenter: FormPresenter<CompanyInteractor>) -> any FormView<CompanyField>

  /// The form for the company's address.
  func makeCompanyAddress(_ presenter: FormPresenter<CompanyAddressInteractor>) -> any FormView<AddressField>

  /// The form for the person's role and what the business does.
  func makeRoleAndWeb(_ presenter: FormPresenter<RoleAndWebInteractor>) -> any FormView<RoleAndWebField>

  /// All that will be stored.
  func makeBusinessReview(_ presenter: BusinessReviewPresenter) -> any ScreenView<BusinessReviewContent>
}
