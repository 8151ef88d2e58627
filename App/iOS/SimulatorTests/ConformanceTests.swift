import FlowTesting
import Testing
import UIKit

/// The requirements of FlowKit on the real UIKit.
@MainActor
struct ConformanceTests {
  @Test func `the presenters meet FlowKit's requirements`() async throws {
    _ = try await LaunchedApp()
    let scene = try #require(UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first)

    let failures = await AdapterConformance.failures { SimulatorStage(in: scene) }

    #expect(failures == [])
  }
}
