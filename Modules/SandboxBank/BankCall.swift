public import FlowFaults
import Foundation
public import Transfer

/// A kind of call to the bank, for which faults can be requested.
public enum BankCall: String, ServiceCall {
  public typealias Failure = TransferServiceError

  public static let service = "bank"
  /// The variation of a transfer whose money the recipient's bank will return later.
  static let bounces = "bounces"

  case currencyList = "currency-list"
  case balance
  case quote
  case requirement
  case recipientList = "recipient-list"
  case recipient
  /// The creation of a transfer.
  case transfer
  case transferList = "transfer-list"
  /// A query of one transfer or its events.
  case status
  case cancellation
  /// The opening of a customer's account, or a later change of their record.
  case account
  /// A query of a customer's record.
  case record
  /// A one-time code, by e-mail.
  case code
  case signIn = "sign-in"
  case password
  /// The exchange of a refresh token.
  case refresh
  /// The end of a session.
  case revocation

  public var plural: String {
    switch self {
    case .status: "statuses"
    case .refresh: "refreshes"
    case .currencyList, .balance, .quote, .requirement, .recipientList, .recipient, .transfer, .transferList,
      .cancellation, .account, .record, .code, .signIn, .password, .revocation:
      rawValue + "s"
    }
  }

  public static var ownFaults: [FaultPattern<BankCall>] {
    [
      FaultPattern("refuses|refuse <choice>", choices: TransferRefusal.Status.words) {
        .refuses($0.choice, "The bank has refused this.")
      },
      FaultPattern("refuses|refuse <choice> <text>", choices: TransferRefusal.Status.words) {
        .refuses($0.choice, $0.text)
      },
      FaultPattern("answers|answer <choice>", choices: UnknownOutcome.words) {
        .fails(.unknown(UnknownOutcome(word: $0.choice)), .beforeWork)
      },
      FaultPattern("answers|answer <choice> after the work", choices: UnknownOutcome.words) {
        .fails(.unknown(UnknownOutcome(word: $0.choice)), .afterWork)
      },
      FaultPattern("answers|answer 429 retry-after <seconds>") {
        .fails(.unknown(.tooManyRequests(retryAfter: .seconds($0.seconds))), .beforeWork)
      },
      FaultPattern("holds|hold the refusal of its|their token") { _ in .holdsRefusal },
      FaultPattern("bounces|bounce", of: .transfer) { _ in .varies(bounces) },
    ]
  }
}

/// The faults of the next calls to the bank.
public typealias BankFaults = ServiceFaults<BankCall>

extension TransferServiceError: ServiceFailure {
  public init(_ cause: FaultCause) {
    switch cause {
    case .refused(let sentence): self = .refused(TransferRefusal(.status(.unprocessable), sentence))
    case .timedOut: self = .unknown(.timedOut)
    case .connectionLost: self = .unknown(.connectionLost)
    case .unreadableReply: self = .unknown(.unreadableReply)
    }
  }
}

extension ServiceFault<TransferServiceError> {
  fileprivate static func refuses(_ code: String, _ sentence: String) -> ServiceFault {
    // The token is not valid, which says nothing about the request.
    if code == unauthorized { return .fails(.unknown(.signInNeeded), .beforeWork) }
    let status = Int(code).flatMap(TransferRefusal.Status.init)
    return .fails(.refused(TransferRefusal(.status(status ?? .unprocessable), sentence)), .beforeWork)
  }
}

extension TransferRefusal.Status {
  fileprivate static var words: [String] { (allCases.map { String($0.rawValue) } + [unauthorized]).sorted() }
}

/// The HTTP status for a token that is not valid.
private let unauthorized = "401"

extension UnknownOutcome {
  fileprivate static var words: [String] { ["408", "429"] + ServerError.allCases.map { String($0.rawValue) } }

  /// Creates the outcome for an HTTP status, one of ``words``.
  fileprivate init(word: String) {
    switch word {
    case "408": self = .requestTimeout
    case "429": self = .tooManyRequests(retryAfter: nil)
    default: self = .serverError(Int(word).flatMap(ServerError.init) ?? .internalServerError)
    }
  }
}

/// The bank's clock for its faults, in whole seconds.
struct BankClock: ServiceClock {
  let clock: any TransferClock

  var now: Date { clock.now.date }

  func sleep(for duration: Duration) async throws { try await clock.sleep(for: duration) }
}
