import Business
import Money
import Profile
import Transfer

extension HomeContent {
  /// What home shows of what is known, or why nothing is.
  init(_ result: Result<HomeOverview, ProfileStoreError>) {
    switch result {
    case .success(let overview): self.init(overview)
    case .failure(let error): self.init(message: error.sentence)
    }
  }

  private init(_ overview: HomeOverview) {
    let greeting = overview.profile.map { "Hello, \($0.name)." } ?? "Welcome."
    message = overview.hasAccount ? greeting : "\(greeting) Open an account to send money."
    asksForProfile = overview.profile == nil
    asksForAccount = !overview.hasAccount
    sender = overview.sender
    notes = Self.notes(overview)
    canTryAgain = overview.problem != nil || overview.pendingCount != 0
    balances = overview.balances.map { balance in
      HomeBalance(currency: balance.available.currency, amount: balance.available.description)
    }
    transfers = overview.transfers.map { transfer in
      let quote = transfer.quote
      let summary =
        "\(quote.source) to \(transfer.recipient.details.name.text), who gets \(quote.target): \(transfer.status.label)"
      return HomeTransfer(transfer: transfer, summary: summary)
    }
    businesses = overview.businesses.map(\.name)
  }

  private static func notes(_ overview: HomeOverview) -> [String] {
    var notes: [String] = []
    if let problem = overview.problem { notes.append(problem) }
    switch overview.pendingCount {
    case nil: notes.append("This device cannot read its notes just now, so what is pending may be missing here.")
    case 0?: break
    case 1?: notes.append("One transfer was sent, and the bank's answer is not known yet. It is asked for again.")
    case let count?:
      notes.append("\(count) transfers were sent, and the bank's answers are not known yet. They are asked for again.")
    }
    if overview.hasAccount, overview.problem == nil, overview.transfers.isEmpty {
      notes.append("You have sent nothing yet. Send money, and you find it here.")
    }
    return notes
  }
}
