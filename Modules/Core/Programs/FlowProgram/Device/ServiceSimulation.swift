public import FlowFaults

/// A simulated service of a feature, to which each launch of the app on a simulated device is connected.
///
/// ```swift
/// let appSimulations = [ServiceSimulation { SimulatedLibrary(connection: $0) }]
/// ```
public struct ServiceSimulation: Sendable {
  /// The type of its faults, for ``HeadlessApp/services``.
  public let faults: any SimulatedService.Type
  private let connect:
    @MainActor @Sendable (DeviceContext, @escaping @MainActor @Sendable () async -> Void) -> any Sendable

  /// - Parameter make: Makes the service of a launch.
  public init<Call: ServiceCall>(_ make: @escaping @MainActor @Sendable (ServiceConnection<Call>) -> any Sendable) {
    faults = ServiceFaults<Call>.self
    connect = { context, kill in make(context.faults(of: Call.self).connect(kill: kill)) }
  }

  /// Returns the service of a launch.
  /// - Parameters:
  ///   - context: The device.
  ///   - kill: Kills the process.
  @MainActor
  public func service(
    on context: DeviceContext, kill: @escaping @MainActor @Sendable () async -> Void
  ) -> any Sendable {
    connect(context, kill)
  }
}
