import CompositionRoot
import FlowKit
import FlowProgram
import FlowScreens
import FlowStorage

/// The world around the app on a simulated device: its services are ``appSimulations``, whose faults journeys plan.
@MainActor
final class StarterWorld: DeviceWorld {
  var schema: StoredSchema { appSchema }

  private let context: DeviceContext
  private let toolkit: @MainActor (Language) -> any PageToolkit

  init(on context: DeviceContext, toolkit: @escaping @MainActor (Language) -> any PageToolkit) {
    self.context = context
    self.toolkit = toolkit
  }

  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    let services = try await AppServices(
      database: database, now: { [clock = context.clock] in clock.now }, calendar: context.clock.calendar,
      makeUUID: { [identifiers = context.identifiers] in identifiers.next() },
      toolkit: toolkit(context.language.current),
      replacements: appSimulations.map { $0.service(on: context, kill: kill) })
    let composition = try await Composition(of: services)
    return { composition.makeRootFlow($0) }
  }
}
