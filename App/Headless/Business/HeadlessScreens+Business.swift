import Business

extension HeadlessScreens: BusinessScreens {
  func makeCompany(_ presenter: CompanyPresenter) -> any CompanyView {
    CompanyScreen(presenter: presenter)
  }

  func makeCompanyAddress(_ presenter: CompanyAddressPresenter) -> any CompanyAddressView {
    CompanyAddressScreen(presenter: presenter)
  }

  func makeRoleAndWeb(_ presenter: RoleAndWebPresenter) -> any RoleAndWebView {
    RoleAndWebScreen(presenter: presenter)
  }

  func makeBusinessReview(_ presenter: BusinessReviewPresenter) -> any BusinessReviewView {
    BusinessReviewScreen(presenter: presenter)
  }
}
