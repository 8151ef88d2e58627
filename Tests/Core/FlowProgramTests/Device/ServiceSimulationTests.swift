import FlowFaults
import FlowProgram
import FlowStorage
import Testing

@MainActor
struct ServiceSimulationTests {
  // Catches a launch without its service, and a service that the device's faults do not reach.
  @Test func `a launch has the service that was made, with the faults of its device`() async throws {
    let context = DeviceContext(
      storage: .memory(MemoryDisk()), clock: DeviceClock(startingAt: DeviceClock.journeyStart),
      identifiers: DeviceIdentifiers(counting: true))
    let simulation = ServiceSimulation(of: LibraryBooks.init, by: LibraryClient.init)

    let client = try #require(simulation.service(on: context) {} as? LibraryClient)
    try await client.renew(1)
    context.faults(of: LibraryCall.self).didKill()

    await #expect(throws: LibraryError.unknown) { try await client.renew(2) }
    #expect(client.books.renewals == [1])
  }

  // Catches a service that forgets with the process what it has done, and one that another device has, too.
  @Test func `a service is made once for each device`() async throws {
    func makeContext() -> DeviceContext {
      DeviceContext(
        storage: .memory(MemoryDisk()), clock: DeviceClock(startingAt: DeviceClock.journeyStart),
        identifiers: DeviceIdentifiers(counting: true))
    }
    let simulation = ServiceSimulation(of: LibraryBooks.init, by: LibraryClient.init)
    let (one, other) = (makeContext(), makeContext())

    let launches = [one, one, other].map { simulation.service(on: $0) {} as? LibraryClient }
    try await launches[0]?.renew(1)

    #expect(launches.map { $0?.books.renewals } == [[1], [1], []])
  }
}
