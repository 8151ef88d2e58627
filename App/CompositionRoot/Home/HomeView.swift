public import FlowScreens
public import FlowShell

/// Shows home.
public typealias HomeView = ScreenView<HomeContent>

/// The content of home.
public struct HomeContent: Equatable, Sendable {
  /// The greeting, or the first step.
  public var message = ""
  /// Notes about pending transfers, errors, and empty lists.
  public var notes: [String] = []
  /// A Boolean value that indicates whether the bank can be asked again.
  public var canTryAgain = false
  /// Opens the way to send money, if the person can.
  public var send: AppRow?
  /// The name of the sender.
  public var sender: String?
  /// The balances.
  public var balances: [HomeBalance] = []
  /// The transfers, newest first.
  public var transfers: [HomeTransfer] = []
  /// A Boolean value that indicates whether there are older transfers or businesses.
  public var canShowMore = false
  /// The names of the person's newest businesses.
  public var businesses: [String] = []
  /// The first steps of a person who is new.
  public var steps: [AppRow] = []
  /// The rows that home always shows.
  public var rows: [AppRow] = []

  /// Creates a content, for a preview or a test of its view; by default an empty one.
  public init(
    message: String = "", notes: [String] = [], canTryAgain: Bool = false, send: AppRow? = nil,
    sender: String? = nil, balances: [HomeBalance] = [], transfers: [HomeTransfer] = [], canShowMore: Bool = false,
    businesses: [String] = [], steps: [AppRow] = [], rows: [AppRow] = []
  ) {
    self.message = message
    self.notes = notes
    self.canTryAgain = canTryAgain
    self.send = send
    self.sender = sender
    self.balances = balances
    self.transfers = transfers
    self.canShowMore = canShowMore
    self.businesses = businesses
    self.steps = steps
    self.rows = rows
  }
}

/// A balance in one currency.
public struct HomeBalance: Equatable, Sendable {
  /// The formatted amount.
  public let amount: String
  /// Sends from it.
  public let send: AppRow

  /// Creates a content, for a preview or a test of its view.
  public init(amount: String, send: AppRow) {
    self.amount = amount
    self.send = send
  }
}

/// A transfer in the list at home.
public struct HomeTransfer: Equatable, Sendable {
  /// The amount, the recipient and the status.
  public let summary: String
  /// Opens its receipt, or repeats it.
  public let rows: [AppRow]

  /// Creates a content, for a preview or a test of its view.
  public init(summary: String, rows: [AppRow]) {
    self.summary = summary
    self.rows = rows
  }
}
