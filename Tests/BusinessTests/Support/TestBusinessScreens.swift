import Business
import Forms
import Profile

@MainActor
struct TestBusinessScreens: BusinessScreens {
  func makeCompany(_ presenter: CompanyPresenter) -> any CompanyView {
    CompanyTestScreen(presenter)
  }

  func makeCompanyAddress(_ presenter: CompanyAddressPresenter) -> any CompanyAddressView {
    CompanyAddressTestScreen(presenter)
  }

  func makeRoleAndWeb(_ presenter: RoleAndWebPresenter) -> any RoleAndWebView {
    RoleAndWebTestScreen(presenter)
  }

  func makeBusinessReview(_ presenter: BusinessReviewPresenter) -> any BusinessReviewView {
    BusinessReviewTestScreen(presenter)
  }
}

@MainActor
final class CompanyTestScreen: CompanyView {
  let presenter: CompanyPresenter
  private(set) var content: CompanyContent?

  init(_ presenter: CompanyPresenter) {
    self.presenter = presenter
  }

  func display(_ content: CompanyContent) {
    self.content = content
  }

  func fill(_ draft: FormDraft<CompanyField>) {
    for field in CompanyField.allCases { presenter.didEdit(field, to: draft[field]) }
  }
}

@MainActor
final class CompanyAddressTestScreen: CompanyAddressView {
  let presenter: CompanyAddressPresenter
  private(set) var content: CompanyAddressContent?

  init(_ presenter: CompanyAddressPresenter) {
    self.presenter = presenter
  }

  func display(_ content: CompanyAddressContent) {
    self.content = content
  }

  func fill(_ draft: FormDraft<AddressField>) {
    for field in AddressField.allCases { presenter.didEdit(field, to: draft[field]) }
  }
}

@MainActor
final class RoleAndWebTestScreen: RoleAndWebView {
  let presenter: RoleAndWebPresenter
  private(set) var content: RoleAndWebContent?

  init(_ presenter: RoleAndWebPresenter) {
    self.presenter = presenter
  }

  func display(_ content: RoleAndWebContent) {
    self.content = content
  }

  func fill(_ draft: FormDraft<RoleAndWebField>) {
    for field in RoleAndWebField.allCases { presenter.didEdit(field, to: draft[field]) }
  }
}

@MainActor
final class BusinessReviewTestScreen: BusinessReviewView {
  let presenter: BusinessReviewPresenter
  private(set) var content: BusinessReviewContent?

  init(_ presenter: BusinessReviewPresenter) {
    self.presenter = presenter
  }

  func display(_ content: BusinessReviewContent) {
    self.content = content
  }
}
