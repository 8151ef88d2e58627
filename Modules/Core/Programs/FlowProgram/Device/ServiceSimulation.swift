public import FlowFaults

/// A simulated service of a feature, to which each launch of the app on a simulated device is connected.
///
/// ```swift
/// let appSimulations = [ServiceSimulation(of: LibraryBooks.init, by: SimulatedLibrary.init)]
/// ```
public struct ServiceSimulation: Sendable {
  /// The type of its faults, for ``HeadlessApp/services``.
  public let faults: any SimulatedService.Type
  private let connect:
    @MainActor @Sendable (DeviceContext, @escaping @MainActor @Sendable () async -> Void) -> any Sendable

  /// - Parameters:
  ///   - makeService: Makes the part that outlives the launches; called once for each device.
  ///   - connect: Makes the service of a launch, whose calls go through the connection.
  public init<Service: Sendable, Call: ServiceCall>(
    of makeService: @escaping @MainActor @Sendable () -> Service,
    by connect: @escaping @MainActor @Sendable (Service, ServiceConnection<Call>) -> any Sendable
  ) {
    faults = ServiceFaults<Call>.self
    self.connect = { context, kill in
      connect(context.services.service(makeService), context.faults(of: Call.self).connect(kill: kill))
    }
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
