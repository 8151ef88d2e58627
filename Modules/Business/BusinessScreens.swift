public import Contact
public import FlowScreens

/// Makes the screens of the Business flow in the app's UI toolkit.
///
/// A screen owns its presenter, forwards the person's actions to it, and displays its content.
@MainActor
public protocol BusinessScreens {
  func makeCompany(_ presenter: FormPresenter<CompanyInteractor>) -> any FormView<CompanyField>

  func makeCompanyAddress(_ presenter: FormPresenter<CompanyAddressInteractor>) -> any FormView<AddressField>

  /// Makes the form for the person's role and the purpose of the business.
  func makeRoleAndWeb(_ presenter: FormPresenter<RoleAndWebInteractor>) -> any FormView<RoleAndWebField>

  func makeBusinessReview(_ presenter: BusinessReviewPresenter) -> any ScreenView<BusinessReviewContent>
}
