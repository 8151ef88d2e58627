public import FlowLocalization

/// The reason why a request has no usable answer, and whether the service may have executed it.
public enum HTTPError: ReadableError {
  /// The service has not executed it, and will not.
  case notDone(HTTPProblem)
  /// The service may or may not have executed it: find out, or send the same request again with the same idempotency key.
  case unknown(HTTPProblem)

  public var problem: HTTPProblem {
    switch self {
    case .notDone(let problem), .unknown(let problem): problem
    }
  }

  /// The problem, its consequence, and the person's next step, if there is one.
  public var sentence: LocalizedText {
    switch self {
    case .notDone(let problem):
      LocalizedText([problem.sentence, "Nothing was changed.", problem.advice].compactMap(\.self))
    case .unknown(let problem):
      LocalizedText([problem.sentence, "What you asked for may have been done. Check before you do it again."])
    }
  }
}

/// The event that has kept a request from its answer.
public enum HTTPProblem: ReadableError {
  /// This device has no connection.
  case offline
  /// The service could not be found, or takes no connections.
  case unreachable
  /// The connection is not encrypted, or the service could not prove who it is.
  case insecure
  /// The deadline of the call was over, or the service did not get the whole request in time (408).
  case timedOut
  case connectionLost
  /// The service has too many requests (429), possibly with a time to wait.
  case tooManyRequests(retryAfter: Duration?)
  /// The service has a fault (5xx).
  case serverFault(HTTPAnswer)
  /// The service has refused the request (4xx); its answer says why.
  case refused(HTTPAnswer)
  /// The service has refused the token, also a new one (401).
  case signedOut
  /// There is no token: the sentence of the hook's error, or none.
  case noToken(LocalizedText?)
  /// The service has sent the app to another host, or on with a request that changes something.
  case redirected
  /// The answer is larger than its limit, in bytes.
  case tooLarge(limit: Int)
  /// The answer is not HTTP, is of another type, or cannot be decoded.
  case unreadable
  /// The task was cancelled.
  case cancelled

  /// The event; it claims nothing about the request's effect.
  public var sentence: LocalizedText {
    switch self {
    case .offline: "This device is offline."
    case .unreachable: "The service can't be reached right now."
    case .insecure: "There is no secure connection to the service."
    case .timedOut: "The service did not answer in time."
    case .connectionLost: "The connection to the service was lost."
    case .tooManyRequests: "The service has too many requests right now."
    case .serverFault: "The service has an internal problem right now."
    case .refused: "The service has refused the request."
    case .signedOut: "You are signed out."
    case .noToken(let sentence): sentence ?? "You are not signed in."
    case .redirected: "The service has moved."
    case .tooLarge: "The service's answer is too large."
    case .unreadable: "The service's answer can't be read."
    case .cancelled: "This was cancelled."
    }
  }

  /// The person's next step if nothing was changed.
  public var advice: LocalizedText? {
    switch self {
    case .offline: "Connect it to the internet, and try again."
    case .unreachable, .timedOut, .connectionLost, .tooManyRequests, .serverFault: "Try again later."
    case .signedOut: "Sign in again."
    case .redirected, .tooLarge, .unreadable: "Look for a newer version of this app."
    case .insecure, .refused, .noToken, .cancelled: nil
    }
  }

  /// Whether the service may have got and executed the request.
  var leavesOpen: Bool {
    switch self {
    case .offline, .unreachable, .insecure, .tooManyRequests, .refused, .signedOut, .noToken: false
    case .timedOut, .connectionLost, .serverFault, .redirected, .tooLarge, .unreadable, .cancelled: true
    }
  }

  /// Whether it may be gone soon, so that a repeatable request is sent again.
  var mayPass: Bool {
    switch self {
    case .unreachable, .connectionLost, .tooManyRequests: true
    case .serverFault(let answer): [502, 503, 504].contains(answer.status)
    // A deadline that is over leaves no time for another attempt; 408 does.
    case .timedOut: true
    case .offline, .insecure, .refused, .signedOut, .noToken, .redirected, .tooLarge, .unreadable, .cancelled: false
    }
  }
}
