import CompositionRoot
import FlowCommandLine
import FlowFaults
import FlowHeadless
import FlowKit
import FlowProgram
import FlowScreens
import FlowStorage
import Foundation
import SandboxBank

/// The app for its program: with a sandbox bank, and in FlowHeadless unless a test uses another toolkit.
struct SandboxApp: HeadlessApp {
  static let rates = Option(
    "rates", value: "FILE", "the bank's reference rates, in the form of the European Central Bank's file")

  /// Makes the screens in a language, as ``makeWindow`` makes their windows.
  var toolkit: @MainActor (Language) -> any PageToolkit = { _ in HeadlessToolkit() }
  var makeWindow: DeviceWindow.Factory = DeviceWindow.headless
  /// Makes the bank of a device over a network, and from it that of each launch; nil for the bank in this process.
  var makeBank: SandboxWorld.BankFactory?
  /// The simulated services of features, besides the bank.
  var simulations: [ServiceSimulation] = []

  let name = "App"
  let version = "0.1.0"
  let options = [Self.rates]
  var catalogs = appCatalogs
  let phrases = SandboxPhrase.all
  var services: [any SimulatedService.Type] { [BankFaults.self] + simulations.map(\.faults) }
  let helpTopics = SandboxHelp.topics
  let exampleLink = "appcore://profile"
  let journeys = Self.bundledJourneys(of: "AppCore", target: "App")
  var schema: StoredSchema { appSchema }

  func makeWorld(on context: DeviceContext) async throws -> any DeviceWorld {
    let timeZone = context.clock.isSystemClock ? context.clock.calendar.timeZone : nil
    return try await SandboxWorld(
      on: context, rates: try Self.readRates(context.values[Self.rates]), toolkit: toolkit, timeZone: timeZone,
      makeBank: makeBank, simulations: simulations)
  }

  private static func readRates(_ file: String?) throws(UsageError) -> ReferenceRates {
    do throws(RatesFileError) {
      if let file { return try ReferenceRates(contentsOf: URL(filePath: file)) }
      return try .bundled()
    } catch {
      throw .data("\(file ?? "The bank's rates"): \(error.sentence)")
    }
  }

  func repair(_ database: SQLiteDatabase) async throws { try await AccountRepair(in: database).run() }
}
