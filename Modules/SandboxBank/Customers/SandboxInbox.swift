import Synchronization

/// The inbox of all customers in the sandbox, for journeys and tests: the codes that the bank has sent.
public final class SandboxInbox: Sendable {
  private let codes: Mutex<[String]>

  /// - Parameter latestCode: The digits of the latest code in the books that is still good for something.
  init(_ latestCode: String?) { codes = Mutex([latestCode].compactMap(\.self)) }

  /// The digits of the latest code.
  public var latestCode: String? { codes.withLock(\.last) }

  public var count: Int { codes.withLock(\.count) }

  func receive(_ digits: String) { codes.withLock { $0.append(digits) } }
}
