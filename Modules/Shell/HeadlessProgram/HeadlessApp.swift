public import Database
public import Documents
public import Foundation
public import HeadlessUI
public import SimulatedDevice

/// What an app gives to the program that runs it without a screen.
@MainActor
public protocol HeadlessApp {
  /// What the program is called, such as `App`.
  var name: String { get }

  /// The version of the app, such as `0.1.0`.
  var version: String { get }

  /// What it takes on the command line beyond what every app's program takes.
  var options: [Option] { get }

  /// What its journeys can ask for beyond what every app has.
  var phrases: [String] { get }

  /// What can be typed in its sessions beyond what every app has, for the help.
  var helpTopics: [HelpTopic] { get }

  /// A link that it understands, for the help.
  var exampleLink: String { get }

  /// Where its journeys are.
  var journeys: URL { get }

  /// The tables of its file.
  var schema: StoredSchema { get }

  /// Makes what is around it on a device.
  /// - Throws: Why it cannot be launched.
  func makeWorld(on site: DeviceSite) async throws -> any DeviceWorld

  /// Makes the window of the app for each launch.
  var makeWindow: DeviceWindow.Factory { get }

  /// Mends what can be mended of data that is damaged.
  /// - Returns: What was done, as sentences.
  /// - Throws: `DatabaseError` when the database cannot be used.
  func repair(_ database: SQLiteDatabase) async throws -> [String]
}

extension HeadlessApp {
  /// None.
  public var options: [Option] { [] }
  /// None.
  public var phrases: [String] { [] }
  /// None.
  public var helpTopics: [HelpTopic] { [] }
  /// A window without a screen.
  public var makeWindow: DeviceWindow.Factory { DeviceWindow.headless }
  /// Mends nothing.
  public func repair(_ database: SQLiteDatabase) async throws -> [String] { [] }

  /// Reads what a journey may ask of the app's device.
  public var parser: JourneyParser { JourneyParser(appPhrases: phrases) }

  /// The folder that the package manager puts beside the program, wherever that was moved to.
  ///
  /// Not `Bundle.module`: it also looks where the program was built, and gives up with a crash.
  /// - Parameters:
  ///   - package: What the package is called.
  ///   - target: The target whose resources they are.
  public static func bundledJourneys(of package: String, target: String) -> URL {
    #if os(macOS)
      let bundle = "\(package)_\(target).bundle"
    #else
      let bundle = "\(package)_\(target).resources"
    #endif
    return Bundle.main.bundleURL.appending(path: bundle).appending(path: "Journeys", directoryHint: .isDirectory)
  }
}

/// What a device gives to the world around its app.
public struct DeviceSite {
  /// Where the app keeps its data; others keep theirs beside it.
  public let storage: DeviceStorage
  /// The device's clock.
  public let clock: DeviceClock
  /// Where new identifiers come from.
  public let identifiers: DeviceIdentifiers
  /// The values of the app's own options.
  public let values: [Option: String]

  /// A device whose app keeps its data there.
  public init(
    storage: DeviceStorage, clock: DeviceClock, identifiers: DeviceIdentifiers, values: [Option: String] = [:]
  ) {
    self.storage = storage
    self.clock = clock
    self.identifiers = identifiers
    self.values = values
  }
}
