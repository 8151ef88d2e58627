import FlowKit
import Foundation

/// One call of a client: its attempts, until there is an answer, a problem that does not pass, or no time left.
struct HTTPCall {
  private let request: HTTPRequest
  private let client: HTTPClient
  private let time: () -> Duration
  private var remaining: Duration
  private var attempt = 0
  private var retry = 0
  /// Whether the service may have executed an earlier attempt.
  private var mayBeDone = false

  private var settings: HTTPSettings { client.settings }

  init(_ request: HTTPRequest, of client: HTTPClient) {
    self.request = request
    self.client = client
    remaining = client.settings.deadline
    time = client.settings.clock.stopwatch()
  }

  nonisolated(nonsending) mutating func run() async throws(HTTPError) -> HTTPAnswer {
    guard let message = client.message(for: request) else { throw .notDone(.insecure) }
    var token = try await token(insteadOf: nil)
    var hasNewToken = false
    while true {
      let problem: HTTPProblem
      switch try await exchange(message, with: token) {
      case .failure(let error): problem = HTTPProblem(error, limit: settings.largestAnswer)
      case .success(let answer):
        if answer.status == 401, let used = token, !hasNewToken {
          report(.tokenRefused)
          token = try await self.token(insteadOf: used)
          hasNewToken = true
          guard let token, token != used else { throw error(.signedOut) }
          continue
        }
        guard let found = HTTPProblem(answer, to: request, at: settings.now()) else { return answer }
        problem = found
      }
      try await prepareRetry(after: problem)
    }
  }

  /// Asks the session for a token.
  private nonisolated(nonsending) func token(insteadOf rejected: HTTPToken?) async throws(HTTPError) -> HTTPToken? {
    guard let session = client.session else { return nil }
    do { return try await session.token(for: request, insteadOf: rejected) } catch is CancellationError {
      throw error(.cancelled, wasSent: false)
    } catch let problem as HTTPError {
      throw error(problem.problem, wasSent: false)
    } catch let problem as any ReadableError {
      throw error(.noToken(problem.sentence))
    } catch {
      throw self.error(.noToken(nil))
    }
  }

  /// Sends the message once, within the remaining time.
  private nonisolated(nonsending) mutating func exchange(
    _ message: HTTPMessage, with token: HTTPToken?
  ) async throws(HTTPError) -> Result<HTTPAnswer, HTTPTransportError> {
    guard !Task.isCancelled else { throw error(.cancelled, wasSent: false) }
    guard remaining > .zero else { throw error(.timedOut, wasSent: false) }
    attempt += 1
    report(.sent(attempt: attempt))
    var message = message
    if let token { message.fields["Authorization"] = "Bearer \(token.value)" }
    let (transport, limit, remaining) = (client.transport, settings.largestAnswer, remaining)
    let stopwatch = settings.clock.stopwatch()
    let result = await outside { [message, clock = settings.clock] in
      await clock.limit(to: remaining) { () async throws(HTTPTransportError) in
        try await transport.send(message, limit: limit)
      }
    }
    self.remaining -= stopwatch()
    switch result {
    case .success(let answer): report(.answered(status: answer.status, bytes: answer.body.count))
    case .failure(let error): report(.failed(error))
    }
    return result
  }

  /// Waits before the next attempt.
  /// - Throws: The error of the call, if the problem does not pass, the request cannot be repeated, or no time is left.
  private nonisolated(nonsending) mutating func prepareRetry(after problem: HTTPProblem) async throws(HTTPError) {
    guard problem.mayPass, request.isRepeatable, retry < settings.retryCount else { throw error(problem) }
    retry += 1
    let delay = problem.retryAfter(from: settings.now()) ?? settings.backOff(retry)
    guard delay < remaining else { throw error(problem) }
    mayBeDone = mayBeDone || problem.leavesOpen
    report(.willRetry(after: delay))
    let stopwatch = settings.clock.stopwatch()
    do { try await settings.wait(delay) } catch { throw self.error(.cancelled, wasSent: false) }
    remaining -= stopwatch()
  }

  /// - Parameter wasSent: Whether the problem belongs to a request that was sent.
  private func error(_ problem: HTTPProblem, wasSent: Bool = true) -> HTTPError {
    let isOpen = mayBeDone || wasSent && problem.leavesOpen
    return isOpen && !request.method.isSafe ? .unknown(problem) : .notDone(problem)
  }

  private func report(_ kind: HTTPEvent.Kind) {
    client.observe(HTTPEvent(request: request.name, method: request.method, kind: kind, time: time()))
  }
}

extension HTTPProblem {
  fileprivate init(_ error: HTTPTransportError, limit: Int) {
    self =
      switch error {
      case .offline: .offline
      case .unreachable: .unreachable
      case .insecure: .insecure
      case .timedOut: .timedOut
      case .connectionLost: .connectionLost
      case .tooLarge: .tooLarge(limit: limit)
      case .unreadable: .unreadable
      case .cancelled: .cancelled
      }
  }

  /// Finds the problem of an answer; nil if it can be used.
  fileprivate init?(_ answer: HTTPAnswer, to request: HTTPRequest, at now: Date) {
    switch answer.status {
    case 200...299, 304:
      guard let expected = request.accepts, !answer.body.isEmpty, !answer.isOfType(expected) else { return nil }
      self = .unreadable
    case 300...399: self = .redirected
    case 401: self = .signedOut
    case 408: self = .timedOut
    case 429: self = .tooManyRequests(retryAfter: answer.retryAfter(from: now))
    case 400...499: self = .refused(answer)
    case 500...599: self = .serverFault(answer)
    default: self = .unreadable
    }
  }

  /// The time that the service asks to wait.
  fileprivate func retryAfter(from now: Date) -> Duration? {
    switch self {
    case .tooManyRequests(let time): time
    case .serverFault(let answer): answer.retryAfter(from: now)
    case .offline, .unreachable, .insecure, .timedOut, .connectionLost, .refused, .signedOut, .noToken, .redirected,
      .tooLarge, .unreadable, .cancelled:
      nil
    }
  }
}

extension Clock<Duration> {
  /// Returns a function that returns the time since this call.
  fileprivate func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }

  /// Returns the result of work, or that it has timed out; the work is cancelled then.
  fileprivate nonisolated(nonsending) func limit(
    to limit: Duration, _ work: @escaping @Sendable () async throws(HTTPTransportError) -> HTTPAnswer
  ) async -> Result<HTTPAnswer, HTTPTransportError> {
    let end = now.advanced(by: limit)
    return await withTaskGroup(of: Result<HTTPAnswer, HTTPTransportError>.self) { group in
      group.addTask {
        do throws(HTTPTransportError) { return .success(try await work()) } catch { return .failure(error) }
      }
      group.addTask {
        do { try await sleep(until: end, tolerance: nil) } catch { return .failure(.cancelled) }
        return .failure(.timedOut)
      }
      let first = await group.next() ?? .failure(.cancelled)
      group.cancelAll()
      return first
    }
  }
}
