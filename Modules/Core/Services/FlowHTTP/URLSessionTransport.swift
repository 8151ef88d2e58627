import Foundation
import Synchronization

// On Linux, a separate library, which costs the start of each program that links it some milliseconds.
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The transport of Foundation, without cookies, stored answers and stored credentials.
public final class URLSessionTransport: HTTPTransport {
  /// The kept connections.
  private let connections = Connections()

  public init() {}

  deinit { connections.close() }

  public func send(_ message: HTTPMessage, limit: Int) async throws(HTTPTransportError) -> HTTPAnswer {
    guard !Task.isCancelled else { throw .cancelled }
    // On Linux, a body that is to be sent again on another connection may never be.
    if message.isRepeatable, message.body == nil { return try await connections.send(message, limit: limit) }
    let connections = Connections()
    defer { connections.close() }
    return try await connections.send(message, limit: limit)
  }
}

/// A session of Foundation, which keeps its connections.
private struct Connections: Sendable {
  private let session: URLSession
  private let exchanges = Exchanges()

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCredentialStorage = nil
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  // No task is left to cancel; on Linux, cancelling all reads the list of tasks while the last one may be leaving it.
  func close() { session.finishTasksAndInvalidate() }

  nonisolated(nonsending) func send(
    _ message: HTTPMessage, limit: Int
  ) async throws(HTTPTransportError) -> HTTPAnswer {
    let task = session.dataTask(with: URLRequest(message))
    exchanges.add(task, limit: limit)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { exchanges.begin(task, $0) }
    } onCancel: {
      exchanges.cancel(task)
    }
    return try result.get()
  }
}

extension URLRequest {
  init(_ message: HTTPMessage) {
    self.init(url: message.url)
    httpMethod = message.method.rawValue
    httpBody = message.body
    // The client has the deadline.
    timeoutInterval = 3_600
    for (name, value) in message.fields.all { setValue(value, forHTTPHeaderField: name) }
  }
}

/// The requests in progress, by the identifiers of their tasks.
private final class Exchanges: NSObject, URLSessionDataDelegate {
  typealias Continuation = CheckedContinuation<Result<HTTPAnswer, HTTPTransportError>, Never>

  private struct Exchange {
    let limit: Int
    var continuation: Continuation?
    var response: HTTPURLResponse?
    var body = Data()
    var isTooLarge = false
    var isCancelled = false

    func result(after error: (any Error)?) -> Result<HTTPAnswer, HTTPTransportError> {
      if isTooLarge { return .failure(.tooLarge) }
      if let error { return .failure(HTTPTransportError(error)) }
      guard let response else { return .failure(.unreadable) }
      var fields = HTTPFields()
      for (name, value) in response.allHeaderFields {
        if let name = name as? String, let value = value as? String { fields[name] = value }
      }
      return .success(HTTPAnswer(status: response.statusCode, fields: fields, body: body))
    }
  }

  private let inProgress = Mutex<[Int: Exchange]>([:])

  func add(_ task: URLSessionTask, limit: Int) {
    inProgress.withLock { $0[task.taskIdentifier] = Exchange(limit: limit) }
  }

  /// Starts a task, unless it is cancelled already.
  func begin(_ task: URLSessionTask, _ continuation: Continuation) {
    let isCancelled = inProgress.withLock { exchanges in
      exchanges[task.taskIdentifier]?.continuation = continuation
      let isCancelled = exchanges[task.taskIdentifier]?.isCancelled != false
      if isCancelled { exchanges[task.taskIdentifier] = nil } else { task.resume() }
      return isCancelled
    }
    guard isCancelled else { return }
    task.cancel()
    continuation.resume(returning: .failure(.cancelled))
  }

  /// Cancels a task, and answers no question about it any more: on Linux, an answer after its cancellation ends the program.
  func cancel(_ task: URLSessionTask) {
    inProgress.withLock { exchanges in
      exchanges[task.taskIdentifier]?.isCancelled = true
      if exchanges[task.taskIdentifier]?.continuation != nil { task.cancel() }
    }
  }

  /// Answers a question about a task, unless it is cancelled; in one step, so that a cancellation comes before or after it.
  private func answer(_ task: URLSessionTask, _ answer: () -> Void) {
    inProgress.withLock { exchanges in
      if exchanges[task.taskIdentifier]?.isCancelled == false { answer() }
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // A refused redirect is the answer.
    let isFollowed = request.url?.origin == task.originalRequest?.url?.origin
    answer(task) { completionHandler(isFollowed ? request : nil) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let isTooLarge = inProgress.withLock { exchanges in
      let limit = exchanges[dataTask.taskIdentifier]?.limit ?? 0
      let isTooLarge = response.expectedContentLength > Int64(limit)
      exchanges[dataTask.taskIdentifier]?.response = response as? HTTPURLResponse
      exchanges[dataTask.taskIdentifier]?.isTooLarge = isTooLarge
      return isTooLarge
    }
    answer(dataTask) { completionHandler(isTooLarge ? .cancel : .allow) }
    // On Linux, the answer to the handler changes nothing.
    if isTooLarge { cancel(dataTask) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = inProgress.withLock { exchanges in
      guard let exchange = exchanges[dataTask.taskIdentifier] else { return false }
      let isTooLarge = exchange.isTooLarge || exchange.body.count + data.count > exchange.limit
      if !isTooLarge { exchanges[dataTask.taskIdentifier]?.body.append(data) }
      exchanges[dataTask.taskIdentifier]?.isTooLarge = isTooLarge
      return isTooLarge
    }
    if isTooLarge { cancel(dataTask) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let exchange = inProgress.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    exchange.continuation?.resume(returning: exchange.result(after: error))
  }
}

extension HTTPTransportError {
  fileprivate init(_ error: any Error) {
    self =
      switch (error as? URLError)?.code {
      case .notConnectedToInternet?, .dataNotAllowed?, .internationalRoamingOff?, .callIsActive?: .offline
      case .cannotFindHost?, .cannotConnectToHost?, .dnsLookupFailed?: .unreachable
      case .secureConnectionFailed?, .serverCertificateHasBadDate?, .serverCertificateUntrusted?,
        .serverCertificateHasUnknownRoot?, .serverCertificateNotYetValid?, .clientCertificateRejected?,
        .clientCertificateRequired?, .appTransportSecurityRequiresSecureConnection?:
        .insecure
      case .timedOut?: .timedOut
      case .cancelled?: .cancelled
      case .dataLengthExceedsMaximum?: .tooLarge
      // On Linux, an answer that is not HTTP is an unsupported URL.
      case .cannotParseResponse?, .cannotDecodeRawData?, .cannotDecodeContentData?, .httpTooManyRedirects?,
        .redirectToNonExistentLocation?, .unsupportedURL?:
        .unreadable
      // On Linux, no answer is a bad one, and a cut answer and a wrong certificate are unknown errors: it may have arrived.
      default: .connectionLost
      }
  }
}

extension URL {
  /// The scheme, host and port, within which a token may be sent.
  fileprivate var origin: [String] {
    let port = port ?? (scheme == "https" ? 443 : 80)
    return [scheme?.lowercased() ?? "", host()?.lowercased() ?? "", "\(port)"]
  }
}
