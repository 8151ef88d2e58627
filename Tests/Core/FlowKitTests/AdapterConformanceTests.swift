import FlowKit
import Testing

@testable import FlowTesting

@MainActor
struct AdapterConformanceTests {
  @Test(arguments: [false, true])
  func `the test window meets FlowKit's requirements`(holdsTransitions: Bool) async {
    let failures = await AdapterConformance.failures { BrokenStage(nil, holdsTransitions: holdsTransitions) }

    #expect(failures == [])
  }

  // Each fault names the check that detects it.

  @Test(arguments: Fault.allCases)
  func `a broken adapter is reported with its defect`(fault: Fault) async {
    let failures = await AdapterConformance.failures(of: AdapterConformance.checks(failingAs: fault.check)) {
      BrokenStage(fault, holdsTransitions: true)
    }

    #expect(failures.contains(fault.check))
  }

  @Test func `there is a broken adapter for each check`() async {
    var failed: [String] = []
    for fault in Fault.allCases {
      failed += await AdapterConformance.failures { BrokenStage(fault, holdsTransitions: true) }
    }

    let names = AdapterConformance.checks.map(\.name) + [AdapterConformance.completion]
    #expect(names.filter { !failed.contains($0) } == [])
    #expect(Set(names).count == names.count)
  }
}
