public import Foundation

/// A fault of a call.
public enum ServiceFault<Failure: ServiceFailure>: Equatable, Sendable {
  /// The progress of the service's work when a call fails.
  public enum Progress: Sendable {
    /// The request did not reach the service, or was refused.
    case beforeWork
    /// The service has completed the work, but the reply is lost.
    case afterWork
  }

  /// The call fails.
  case fails(Failure, Progress)
  /// The call times out; its request arrives after this time on the clock, and is executed then.
  case arrivesLate(Duration)
  /// The service completes the work, and replies after this time on the clock.
  case takes(Duration)
  /// The service completes the work, and replies after its reply to the next call of the same kind.
  case isOvertaken
  /// The service completes the work, and holds the reply until a command delivers it.
  case isHeld
  /// The service does not admit the caller of a call, such as for a token that has expired, and holds this refusal until a command
  /// delivers it; an admitted call does not take the fault.
  case holdsRefusal
  /// The service does the work differently, by a word that its own code knows.
  case varies(String)
}

/// A call as it arrives at a service.
public struct ServiceRequest: Sendable {
  /// The time of its arrival.
  public let time: Date
  /// The word of the fault that lets the service act differently.
  public let variation: String?
}

/// The clock of a simulated service: that of the app's device.
public protocol ServiceClock: Sendable {
  var now: Date { get }

  /// Waits for a duration.
  /// - Throws: `CancellationError` when the task is cancelled.
  func sleep(for duration: Duration) async throws
}
