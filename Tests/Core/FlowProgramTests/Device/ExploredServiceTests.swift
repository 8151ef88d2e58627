import FlowExplorer
import FlowFaults
import FlowHeadless
import Testing

@testable import FlowProgram

@MainActor
struct ExploredServiceTests {
  /// Returns the rules that an exploration finds violated, each with how.
  private func violations(with bug: LoansBug?) async throws -> [String: String] {
    let device = try await ExploredDevice(LoansApp(bug: bug), values: [:], vocabulary: JourneyVocabulary([]))
    let report = await Exploration(of: device, limits: ExplorerLimits(transitions: 4000, findings: 3)).run()
    return report.findings.reduce(into: [:]) { found, finding in
      found[finding.violation.rule] = "\(finding.violation.explanation) \(finding.steps)"
    }
  }

  /// Catches an exploration that plans no fault, or the same one only, for an app whose world plans none.
  @Test(arguments: [
    (LoansBug.showsOlderAnswer, "The list shows the newest answer."),
    (.retriesOnce, "A tap on a button has an effect, unless a field has an error."),
    (.reportsUnknownAsRefused, "A renewal that is made is not reported as refused."),
    (.spinsAfterLeaving, "Work that is shown as in progress is in progress."),
    (.renewsTwice, "One tap or two renew once."),
  ])
  func `explore finds the planted bug of a service`(bug: LoansBug, rule: String) async throws {
    #expect(try await violations(with: bug)[rule] != nil)
  }

  @Test func `explore finds nothing in the app without these bugs`() async throws {
    let violations = try await violations(with: nil)

    #expect(violations == [:])
  }
}
