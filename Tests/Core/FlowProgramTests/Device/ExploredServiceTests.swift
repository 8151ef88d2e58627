import FlowExplorer
import FlowFaults
import FlowHeadless
import Testing

@testable import FlowProgram

#if os(Linux) && compiler(>=6.3)
  /// An app waits for a held reply, so only an empty queue is rest; the run loop replaces the executors of the whole process,
  /// so each test has its own process.
  struct ExploredServiceTests {
    /// Catches an exploration that plans no fault, or the same one only, for an app whose world plans none.
    @Test(arguments: [
      (LoansBug.showsOlderAnswer, "The list shows the newest answer."),
      (.retriesOnce, "A tap on a button has an effect, unless a field has an error."),
      (.reportsUnknownAsRefused, "A renewal that is made is not reported as refused."),
      (.spinsAfterLeaving, "Work that is shown as in progress is in progress."),
      (.renewsTwice, "One tap or two renew once."),
    ])
    func `explore finds the planted bug of a service`(bug: LoansBug, rule: String) async {
      await #expect(processExitsWith: .success) { [bug, rule] in
        let violations = await ExploredLoans.violations(with: bug)

        #expect(violations[rule] != nil, "\(violations)")
      }
    }

    @Test func `explore finds nothing in the app without these bugs`() async {
      await #expect(processExitsWith: .success) {
        let violations = await ExploredLoans.violations(with: nil)

        #expect(violations.isEmpty, "\(violations)")
      }
    }
  }

  @MainActor
  private enum ExploredLoans {
    /// Returns the rules that an exploration finds violated, each with how.
    static func violations(with bug: LoansBug?) -> [String: String] {
      let outcome = SingleThreadExecutor.run { await explore(with: bug) }
      guard case .returned(let violations) = outcome else { return ["The exploration ends.": "\(outcome)"] }
      return violations
    }

    private static func explore(with bug: LoansBug?) async -> [String: String] {
      do {
        let device = try await ExploredDevice(LoansApp(bug: bug), values: [:], vocabulary: JourneyVocabulary([]))
        let report = await Exploration(of: device, limits: ExplorerLimits(transitions: 1200, findings: 3)).run()
        return report.findings.reduce(into: [:]) { found, finding in
          found[finding.violation.rule] = "\(finding.violation.explanation) \(finding.steps)"
        }
      } catch {
        return ["The app starts.": "\(error)"]
      }
    }
  }
#endif
