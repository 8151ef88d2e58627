public import Transfer

/// A refusal or a fault as RFC 9457 has it: `{"code":"quote-expired","detail":"…","status":422,"title":"…"}`.
///
/// The code is stable; the detail is the sentence for the person. A code that this app does not know counts as its status.
struct ProblemBody: Codable {
  let code: String
  let detail: String?
  let status: Int?
  let title: String?
}

extension BankAnswer {
  /// The media type of a problem.
  public static let problemType = "application/problem+json"

  /// Creates the answer of the bank that has not performed a request, or does not know whether it has.
  public init(_ error: TransferServiceError) {
    switch error {
    case .unknown(.signInNeeded): self = .unauthorized
    case .refused(let refusal):
      self.init(problem: refusal.word, refusal.sentence, status: refusal.code, title: "Refused")
    case .unknown(.tooManyRequests(let retryAfter)):
      self.init(
        problem: "too-many-requests", status: 429, title: "Too many requests",
        retryAfter: retryAfter?.components.seconds)
    case .unknown(.requestTimeout): self.init(problem: "request-timeout", status: 408, title: "Request timeout")
    case .unknown(.serverError(let error)):
      self.init(problem: "unavailable", status: error.rawValue, title: "The bank has an internal problem")
    case .unknown(.timedOut), .unknown(.offline), .unknown(.connectionLost), .unknown(.unreadableReply):
      self.init(problem: "unavailable", status: 502, title: "The bank has an internal problem")
    }
  }

  /// Creates the answer to a request that is none of the bank's.
  public init(_ error: BankRequestError) {
    switch error {
    case .noSuchPath: self.init(problem: "not-found", status: 404, title: "There is no such path")
    case .noSuchMethod(let allowed):
      self.init(problem: "no-such-method", status: 405, title: "This path has other methods", allowed: allowed)
    case .malformed: self.init(problem: "malformed", status: 400, title: "The request is not valid")
    }
  }

  /// The answer to a request without a token that the bank knows.
  public static let unauthorized = BankAnswer(
    problem: "unauthorized", status: 401, title: "The token is missing or not valid")

  /// Creates a problem.
  /// - Parameters:
  ///   - code: Its code.
  ///   - detail: The sentence for the person, if the bank has one.
  public init(
    problem code: String, _ detail: String? = nil, status: Int, title: String, retryAfter: Int64? = nil,
    allowed: [String] = []
  ) {
    self.init(
      status: status, type: Self.problemType,
      body: BankMessage.json(ProblemBody(code: code, detail: detail, status: status, title: title)),
      retryAfter: retryAfter.map { Int(clamping: $0) }, allowed: allowed)
  }
}

extension TransferRefusal {
  fileprivate var word: String { reason.word }

  /// Creates the refusal of a problem with a status: nil if it leaves open whether the request was executed, such as an unknown
  /// conflict.
  init?(_ problem: ProblemBody, status: Int) {
    let known = Reason.words.first { $0.word == problem.code }?.reason
    guard let reason = known ?? Status(rawValue: status).map(Reason.status) else { return nil }
    self.init(reason, problem.detail ?? problem.title ?? "The bank has refused this.")
  }
}

extension TransferRefusal.Reason {
  fileprivate static let words: [(word: String, reason: Self)] =
    ([.quoteExpired, .quoteUsed, .insufficientFunds, .customerTransactionIDUsed, .tooLateToCancel]
    + TransferRefusal.Status.allCases.map(Self.status)).map { ($0.word, $0) }

  fileprivate var word: String {
    switch self {
    case .quoteExpired: "quote-expired"
    case .quoteUsed: "quote-used"
    case .insufficientFunds: "insufficient-funds"
    case .customerTransactionIDUsed: "customer-transaction-id-used"
    case .tooLateToCancel: "too-late-to-cancel"
    // Only the app has this reason.
    case .damagedOnDevice, .status(.badRequest): "bad-request"
    case .status(.forbidden): "forbidden"
    case .status(.notFound): "not-found"
    case .status(.unprocessable): "unprocessable"
    }
  }
}
