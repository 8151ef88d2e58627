@testable import Transfer

@MainActor
final class AmountRouterSpy: AmountRouter {
  enum Exit: Equatable {
    case entered(hasProfile: Bool)
    case askedForBusiness
  }

  private(set) var exits: [Exit] = []

  func didEdit(_ draft: AmountDraft) {}
  func didEnterAmount(hasProfile: Bool) { exits.append(.entered(hasProfile: hasProfile)) }
  func didAskForBusiness() { exits.append(.askedForBusiness) }
}
