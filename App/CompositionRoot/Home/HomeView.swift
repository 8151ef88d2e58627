public import FlowScreens
public import FlowShell
public import Money
public import Transfer

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
  /// A Boolean value that indicates whether the person's profile is missing.
  public var asksForProfile = false
  /// A Boolean value that indicates whether the person has no account yet.
  public var asksForAccount = false
  /// A Boolean value that indicates whether the person can send money.
  public var canSend = false
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
  /// The rows that home always shows.
  public var rows: [AppRow] = []

  /// Creates a content, for a preview or a test of its view; by default an empty one.
  public init(
    message: String = "", notes: [String] = [], canTryAgain: Bool = false, asksForProfile: Bool = false,
    asksForAccount: Bool = false, canSend: Bool = false, sender: String? = nil, balances: [HomeBalance] = [],
    transfers: [HomeTransfer] = [], canShowMore: Bool = false, businesses: [String] = [], rows: [AppRow] = []
  ) {
    self.message = message
    self.notes = notes
    self.canTryAgain = canTryAgain
    self.asksForProfile = asksForProfile
    self.asksForAccount = asksForAccount
    self.canSend = canSend
    self.sender = sender
    self.balances = balances
    self.transfers = transfers
    self.canShowMore = canShowMore
    self.businesses = businesses
    self.rows = rows
  }
}

/// A balance in one currency.
public struct HomeBalance: Equatable, Sendable {
  /// The currency.
  public let currency: Currency
  /// The formatted amount.
  public let amount: String

  /// Creates a content, for a preview or a test of its view.
  public init(currency: Currency, amount: String) {
    self.currency = currency
    self.amount = amount
  }
}

/// A transfer in the list at home.
public struct HomeTransfer: Equatable, Sendable {
  /// The transfer.
  public let transfer: BankTransfer
  /// The amount, the recipient and the status.
  public let summary: String

  /// Creates a content, for a preview or a test of its view.
  public init(transfer: BankTransfer, summary: String) {
    self.transfer = transfer
    self.summary = summary
  }
}
