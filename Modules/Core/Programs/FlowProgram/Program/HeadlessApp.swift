public import FlowCommandLine
public import FlowFaults
package import FlowHeadless
public import FlowKit
public import FlowStorage
public import Foundation

/// An app with a program that runs it without a display.
@MainActor
public protocol HeadlessApp {
  /// The name of the program, such as `App`.
  var name: String { get }

  /// The version of the app, such as `0.1.0`.
  var version: String { get }

  /// The app's own options on the command line.
  var options: [Option] { get }

  /// The catalogs of its modules and of the core's that it uses; `--language` accepts their languages.
  var catalogs: [TextCatalog] { get }

  /// The app's own phrases in journeys.
  var phrases: [String] { get }

  /// The simulated services of its world, each as the type of its faults: `ServiceFaults<LibraryCall>.self`. Journeys have
  /// their phrases, and explorations plan their faults.
  var services: [any SimulatedService.Type] { get }

  /// The app's own topics in the help of a session.
  var helpTopics: [HelpTopic] { get }

  /// An example of a deep link, for the help.
  var exampleLink: String { get }

  /// The folder with its journeys.
  var journeys: URL { get }

  /// The schema of its database.
  var schema: StoredSchema { get }

  /// Makes the world around the app on a device.
  /// - Throws: The reason why the app cannot be launched.
  func makeWorld(on context: DeviceContext) async throws -> any DeviceWorld

  /// The function that makes a window for each launch.
  var makeWindow: DeviceWindow.Factory { get }

  /// Repairs damaged data as far as possible, and notes each repair in its transaction.
  /// - Throws: `DatabaseError` if the database cannot be used.
  func repair(_ database: SQLiteDatabase) async throws
}

extension HeadlessApp {
  public var options: [Option] { [] }
  public var catalogs: [TextCatalog] { [] }
  public var phrases: [String] { [] }
  public var services: [any SimulatedService.Type] { [] }
  public var helpTopics: [HelpTopic] { [] }
  public var makeWindow: DeviceWindow.Factory { DeviceWindow.headless }
  public func repair(_ database: SQLiteDatabase) async throws {}

  /// Returns the language of a new device.
  /// - Parameters:
  ///   - name: Its name; by default the developers' language.
  ///   - region: The region; by default the language's own.
  func language(named name: String?, region: String?) throws(UsageError) -> DeviceLanguage {
    try DeviceLanguage(Languages(of: catalogs), named: name, region: region)
  }

  /// The parser for the app's journeys.
  package var parser: JourneyParser {
    JourneyParser(appPhrases: DevicePhrase.allCases.map(\.rawValue) + phrases + services.flatMap { $0.phrases })
  }

  /// Returns the folder of journeys in the resources beside the program.
  ///
  /// `Bundle.module` is not used, since it also searches the build folder, and crashes if it finds nothing.
  /// - Parameters:
  ///   - package: The name of the package.
  ///   - target: The target with the resources.
  public static func bundledJourneys(of package: String, target: String) -> URL {
    #if os(macOS)
      let bundle = "\(package)_\(target).bundle"
    #else
      let bundle = "\(package)_\(target).resources"
    #endif
    return Bundle.main.bundleURL.appending(path: bundle).appending(path: "Journeys", directoryHint: .isDirectory)
  }
}
