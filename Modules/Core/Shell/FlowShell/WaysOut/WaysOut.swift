public import FlowKit
public import FlowStorage

/// A person's ways out of data that the app cannot use: try again, send a report, or start anew.
@MainActor
public struct WaysOut {
  let title: LocalizedText
  let reason: LocalizedText
  /// The loss if the app starts anew.
  let loss: LocalizedText
  let makeReport: @MainActor () async -> DamageReport
  let tryAgain: @MainActor () async -> WaysOut?
  let startAnew: (@MainActor () async throws -> Void)?
  let share: @MainActor (String) -> Void

  /// - Parameters:
  ///   - title: The title of the screen.
  ///   - reason: The problem, for the person.
  ///   - loss: The loss if the app starts anew, for the second question.
  ///   - report: Makes the report.
  ///   - share: Hands the text of the report to another app that the person chooses.
  ///   - tryAgain: Returns nil if the data can be used now, or else the ways out of the present problem.
  ///   - startAnew: Keeps the damaged data aside, and begins with none; nil if that does not help.
  public init(
    _ title: LocalizedText, because reason: LocalizedText, losing loss: LocalizedText = WaysOut.everything,
    report: @escaping @MainActor () async -> DamageReport, share: @escaping @MainActor (String) -> Void,
    tryAgain: @escaping @MainActor () async -> WaysOut?, startAnew: (@MainActor () async throws -> Void)?
  ) {
    self.title = title
    self.reason = reason
    self.loss = loss
    makeReport = report
    self.share = share
    self.tryAgain = tryAgain
    self.startAnew = startAnew
  }

  /// All that an app has stored.
  public nonisolated static let everything: LocalizedText = """
    Everything that this app has stored on this device is put aside: what you have entered, your drafts and your settings. \
    The damaged data is kept in a file, and the app begins as if it were new.
    """
}

extension WaysOut {
  /// Creates the ways out for an app that does not start.
  /// - Parameters:
  ///   - error: The error of the launch.
  ///   - rescue: The data, if the app can start anew.
  ///   - share: Hands the text of the report to another app.
  ///   - tryAgain: Launches the app; returns nil if it is launched, or else the ways out of the new error.
  public init(
    ofLaunch error: any Error, rescuing rescue: DataRescue?, share: @escaping @MainActor (String) -> Void,
    tryAgain: @escaping @MainActor () async -> WaysOut?
  ) {
    var startAnew: (@MainActor () async throws -> Void)?
    if let rescue, (error as? DatabaseError)?.isOfUnusableData == true { startAnew = { try rescue.startAnew() } }
    self.init(
      "The app does not start", because: Self.sentence(of: error), losing: rescue?.loss ?? Self.everything,
      report: { rescue?.report(about: error) ?? DamageReport(of: error) }, share: share, tryAgain: tryAgain,
      startAnew: startAnew)
  }

  /// Returns the sentence of an error that a person reads when the app does not start.
  public nonisolated static func sentence(of error: any Error) -> LocalizedText {
    (error as? DatabaseError)?.sentence ?? (error as? any ReadableError)?.sentence ?? unknown
  }

  private nonisolated static let unknown: LocalizedText = """
    The app has met an error that it does not know. Nothing was changed; try again, and update the app if that does not \
    help.
    """
}

/// The data of an app that may be damaged, and the app's schema.
public struct DataRescue: Sendable {
  private let location: DatabaseLocation
  private let schema: StoredSchema
  let loss: LocalizedText

  /// - Parameters:
  ///   - location: The location of the data.
  ///   - schema: The schema of the app.
  ///   - loss: The loss if the app starts anew, for the person.
  public init(of location: DatabaseLocation, _ schema: StoredSchema, losing loss: LocalizedText = WaysOut.everything) {
    self.location = location
    self.schema = schema
    self.loss = loss
  }

  func report(about error: any Error) -> DamageReport { DamageReport(of: location, schema: schema, error: error) }

  func startAnew() throws { try schema.startAnew(at: location) }
}
