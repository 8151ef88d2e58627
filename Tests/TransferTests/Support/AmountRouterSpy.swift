@testable import Transfer

@MainActor
final class AmountRouterSpy: AmountRouter {
  enum Exit: Equatable {
    case entered(isPersonKnown: Bool)
    case askedForBusiness
  }

  private(set) var exits: [Exit] = []

  func didEdit(_ draft: AmountDraft) {}
  func didEnterAmount(isPersonKnown: Bool) { exits.append(.entered(isPersonKnown: isPersonKnown)) }
  func didAskForBusiness() { exits.append(.askedForBusiness) }
}
