public import AppShell
public import Money
public import Screens
public import Transfer

/// Shows where everything begins.
public typealias HomeView = ScreenView<HomeContent>

/// What home shows.
public struct HomeContent: Equatable, Sendable {
  /// What the app says to the person: who they are, or what to do first.
  public var message = ""
  /// What else they should know: what is pending, what could not be loaded, what to do where there is nothing yet.
  public var notes: [String] = []
  /// Whether the bank could not be asked, or has not answered, and can be asked again.
  public var canTryAgain = false
  /// Whether the app does not know yet who the person is, and asks them.
  public var asksForProfile = false
  /// Whether the person has no account yet.
  public var asksForAccount = false
  /// Whether the person can send money.
  public var canSend = false
  /// Whose money it is.
  public var sender: String?
  /// What they have.
  public var balances: [HomeBalance] = []
  /// What was sent, the newest first.
  public var transfers: [HomeTransfer] = []
  /// The names of the person's businesses.
  public var businesses: [String] = []
  /// Where home leads, whatever the app knows of the person.
  public var rows: [AppRow] = []

  /// A content, for a preview or a test of its view; by default one that shows nothing yet.
  public init(
    message: String = "", notes: [String] = [], canTryAgain: Bool = false, asksForProfile: Bool = false,
    asksForAccount: Bool = false, canSend: Bool = false, sender: String? = nil, balances: [HomeBalance] = [],
    transfers: [HomeTransfer] = [], businesses: [String] = [], rows: [AppRow] = []
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
    self.businesses = businesses
    self.rows = rows
  }
}

/// What the person has in one currency.
public struct HomeBalance: Equatable, Sendable {
  /// In which currency.
  public let currency: Currency
  /// How much, as the person reads it.
  public let amount: String

  /// A content, for a preview or a test of its view.
  public init(currency: Currency, amount: String) {
    self.currency = currency
    self.amount = amount
  }
}

/// A transfer in the list at home.
public struct HomeTransfer: Equatable, Sendable {
  /// The transfer.
  public let transfer: BankTransfer
  /// How much, to whom, and what has become of it.
  public let summary: String

  /// A content, for a preview or a test of its view.
  public init(transfer: BankTransfer, summary: String) {
    self.transfer = transfer
    self.summary = summary
  }
}
