import FlowScreens
import FlowShell

/// Shows home.
typealias HomeView = ScreenView<HomeContent>

/// The content of home.
struct HomeContent: Equatable, Sendable {
  /// The greeting, or the first step.
  var message = ""
  /// Notes about pending transfers, errors, and empty lists.
  var notes: [String] = []
  /// A Boolean value that indicates whether the bank can be asked again.
  var canTryAgain = false
  /// Opens the way to send money, if the person can.
  var send: AppRow?
  /// The name of the sender.
  var sender: String?
  /// The balances.
  var balances: [HomeBalance] = []
  /// The transfers, newest first.
  var transfers: [HomeTransfer] = []
  /// A Boolean value that indicates whether there are older transfers or businesses.
  var canShowMore = false
  /// The names of the person's newest businesses.
  var businesses: [String] = []
  /// The first steps of a person who is new.
  var steps: [AppRow] = []
  /// The rows that home always shows.
  var rows: [AppRow] = []
}

/// A balance in one currency.
struct HomeBalance: Equatable, Sendable {
  /// The formatted amount.
  let amount: String
  /// Sends from it.
  let send: AppRow
}

/// A transfer in the list at home.
struct HomeTransfer: Equatable, Sendable {
  /// The amount, the recipient and the status.
  let summary: String
  /// Opens its receipt, or repeats it.
  let rows: [AppRow]
}
