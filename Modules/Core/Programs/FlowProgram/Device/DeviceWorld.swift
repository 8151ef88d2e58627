public import FlowHeadless
public import FlowKit
public import FlowShell
public import FlowStorage
public import Foundation

/// The services around an app on its device, with faults on demand; they continue when the app ends.
@MainActor
public protocol DeviceWorld: AnyObject {
  /// The schema of the app's database.
  var schema: StoredSchema { get }

  /// The team's own observer, which sees the flows of each launch until its process ends, as `PhoneApp(observer:)` does on
  /// a phone; nil if there is none. A phrase of the app lets journeys check its records.
  var flowObserver: (any FlowObserver)? { get }

  /// The secrets that journeys can name, such as the passwords of the people that a simulated service knows: `fill "Password"
  /// with secret "ada"`. Recordings have the name, and never the text.
  var secrets: [String: String] { get }

  /// A sentence about the loss if a person starts anew, since the app's data is damaged.
  var lossOfStartingAnew: LocalizedText { get }

  /// Called before the app is launched with the data in a file.
  /// - Throws: The reason why the app cannot be launched.
  func willLaunch(dataAt file: URL) async throws

  /// Assembles the app for a launch.
  /// - Parameters:
  ///   - database: The app's data.
  ///   - kill: Kills the process.
  /// - Returns: A function that makes the app's root flow.
  /// - Throws: The reason why the app cannot be launched.
  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory

  /// The number of replies that the world holds back until a phrase gives them; the app may wait for one without being stuck.
  var heldReplyCount: Int { get }

  /// Called when the process was killed: replies to its requests must not reach it any more.
  func didKill()

  /// Called when time has passed on the device; a reminder can arrive.
  /// - Parameter open: Opens a link, as a person does who taps a notification.
  func timeDidPass(opening open: @MainActor (String) async -> Void) async

  /// Performs one of the app's own phrases in a journey.
  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError)
}

/// Makes an app's root flow for the window of its device.
public typealias RootFlowFactory = @MainActor (FlowPresentation) -> any AppRootFlow

extension DeviceWorld {
  public var flowObserver: (any FlowObserver)? { nil }

  public var secrets: [String: String] { [:] }

  public var lossOfStartingAnew: LocalizedText { WaysOut.everything }

  public func willLaunch(dataAt file: URL) async throws {}

  public var heldReplyCount: Int { 0 }

  public func didKill() {}

  public func timeDidPass(opening open: @MainActor (String) async -> Void) async {}

  public func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {
    throw JourneyError("The app has no phrase \"\(phrase)\".")
  }
}
