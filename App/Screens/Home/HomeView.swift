import FlowKit
import Money
import Transfer

/// Shows where everything begins.
@MainActor
protocol HomeView: ViewController {
  /// Shows this, and nothing of what was shown before.
  func display(_ content: HomeContent)
}

/// What home shows.
struct HomeContent: Equatable, Sendable {
  /// What the app says to the person: who they are, or what to do first.
  var message = ""
  /// What else they should know: what is pending, what could not be loaded, what to do where there is nothing yet.
  var notes: [String] = []
  /// Whether the bank could not be asked, or has not answered, and can be asked again.
  var canTryAgain = false
  /// Whether the app does not know yet who the person is, and asks them.
  var asksForProfile = false
  /// Whether the person has no account yet.
  var asksForAccount = false
  /// Whether the person can send money.
  var canSend = false
  /// Whose money it is.
  var sender: String?
  /// What they have.
  var balances: [HomeBalance] = []
  /// What was sent, the newest first.
  var transfers: [HomeTransfer] = []
  /// The names of the person's businesses.
  var businesses: [String] = []
}

/// What the person has in one currency.
struct HomeBalance: Equatable, Sendable {
  let currency: Currency
  let amount: String
}

/// A transfer in the list at home.
struct HomeTransfer: Equatable, Sendable {
  let transfer: BankTransfer
  let summary: String
}
