import CompositionRoot
import FlowHeadless
import FlowKit
import FlowProgram
import FlowScreens
import FlowStorage
import Foundation

/// The app in its program, by default without a screen.
@main
struct StarterApp: HeadlessApp {
  /// Makes the screens in a language, as ``makeWindow`` makes their windows.
  var toolkit: @MainActor (Language) -> any PageToolkit = { _ in HeadlessToolkit() }
  var makeWindow: DeviceWindow.Factory = DeviceWindow.headless

  let name = "App"
  let version = "0.1.0"
  var catalogs = appCatalogs
  let exampleLink = "starter://welcome"
  let services = appSimulations.map(\.faults)
  let journeys = Self.bundledJourneys(of: "Starter", target: "App")
  var schema: StoredSchema { appSchema }

  static func main() async { await AppCommand.run(StarterApp()) }

  func makeWorld(on context: DeviceContext) async throws -> any DeviceWorld {
    StarterWorld(on: context, toolkit: toolkit)
  }
}
