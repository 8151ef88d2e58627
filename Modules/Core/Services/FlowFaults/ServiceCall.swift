/// The kinds of calls to a service, each with its word in journeys: `loans`.
///
/// ```swift
/// enum LibraryCall: String, ServiceCall {
///   typealias Failure = LibraryError
///   static let service = "library"
///   case loans, renewal
/// }
/// ```
public protocol ServiceCall: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The errors of the service.
  associatedtype Failure: ServiceFailure

  /// The service's word in journeys: `library`.
  static var service: String { get }

  /// The service's own faults, besides those of every service; one with the same words replaces that of every service.
  static var ownFaults: [FaultPattern<Self>] { get }

  /// The word for several calls.
  var plural: String { get }
}

extension ServiceCall {
  public static var ownFaults: [FaultPattern<Self>] { [] }

  public var plural: String { rawValue + "s" }
}

/// An error of a service that a simulated fault can cause.
public protocol ServiceFailure: Error, Equatable, Sendable {
  /// Creates the error that the app gets if a call fails in this way.
  init(_ cause: FaultCause)
}

/// The cause of a failed call, for every service.
public enum FaultCause: Hashable, Sendable {
  /// The service has refused the call, and has done nothing; the sentence may be one that the app does not know.
  case refused(String)
  /// No reply came in time: the app does not know whether the service has acted.
  case timedOut
  /// The connection was lost: the app does not know whether the service has acted.
  case connectionLost
  /// The service has acted, and its reply cannot be read.
  case unreadableReply
}
