public import AppShell
public import Database
public import Documents
public import FlowKit
public import Foundation
public import HeadlessUI

/// What is around an app on its device, and goes on whatever becomes of the app: services, with faults on demand.
@MainActor
public protocol DeviceWorld: AnyObject {
  /// The tables of the app's file.
  var schema: StoredSchema { get }

  /// The app is about to be launched with the data in this file.
  /// - Throws: Why it cannot be.
  func willLaunch(dataAt file: URL) async throws

  /// Puts the app together for one launch.
  /// - Parameters:
  ///   - database: The app's data.
  ///   - kill: Kills the process.
  /// - Returns: What makes the app's root flow.
  /// - Throws: Why the app cannot be launched.
  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory

  /// The process is gone: what it has asked for reaches it no more.
  func didKill()

  /// Does what a journey asks for in a phrase of the app's own.
  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyRefusal)
}

/// Makes an app's root flow for the window of its device.
public typealias RootFlowFactory = @MainActor (FlowPresentation) -> any AppRootFlow
