import Business
import FlowHeadless
import FlowScreens
import Money

/// The account of a business; it is static, and needs no interactor.
final class BusinessAccountScreen: HeadlessViewController {
  private let business: BusinessProfile

  init(of business: BusinessProfile) {
    self.business = business
  }

  override func viewDidLoad() {
    show(business.name) {
      "The account of this business is open."
      "It is registered in \(business.company.country.name)."
    }
  }
}
