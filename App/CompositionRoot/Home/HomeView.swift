import FlowKit
import FlowScreens
import FlowShell

typealias HomeView = ScreenView<HomeContent>

struct HomeContent: Equatable, Sendable {
  /// The greeting, or the first step.
  var message: LocalizedText = ""
  /// Notes about pending transfers, errors, and empty lists.
  var notes: [LocalizedText] = []
  /// A Boolean value that indicates whether the bank can be asked again.
  var canTryAgain = false
  /// Opens the way to send money, if the person can.
  var send: AppRow?
  var sender: LocalizedText?
  var balances: [HomeBalance] = []
  /// The transfers, newest first.
  var transfers: [HomeTransfer] = []
  /// A Boolean value that indicates whether there are older transfers or businesses.
  var canShowMore = false
  /// The names of the person's newest businesses.
  var businesses: [String] = []
  /// The first steps of a person who is new.
  var steps: [AppRow] = []
  /// The rows of the features.
  var rows: [AppRow] = []
  /// The number of rows with a badge in the settings.
  var settingsBadge = 0
}

/// A balance in one currency.
struct HomeBalance: Equatable, Sendable {
  /// The formatted amount.
  let amount: LocalizedText
  /// Sends from it.
  let send: AppRow
}

struct HomeTransfer: Equatable, Sendable {
  /// The amount, the recipient and the status.
  let summary: LocalizedText
  /// Opens its receipt, or repeats it.
  let rows: [AppRow]
}
