import FlowKit
import FlowScreens
import Testing

@testable import FlowHeadless

/// Expectations on screens with duplicate labels.
@MainActor
struct JourneyFindingTests {
  private let screen = HeadlessViewController()
  private var snapshot: ScreenSnapshot? { HeadlessWindow(rootViewController: screen).snapshot }

  @Test func `of two fields with the same label, an expectation uses the first`() {
    screen.show("Twice") {
      FieldRow("Name", "A") { _ in }
      FieldRow("Name", "B") { _ in }
    }

    #expect(JourneyFact.value("A", of: "Name").holds(on: snapshot, lastResult: nil))
    #expect(!JourneyFact.value("B", of: "Name").holds(on: snapshot, lastResult: nil))
  }

  @Test func `of two buttons with the same label, an expectation uses the first`() {
    screen.show("Twice") {
      ButtonRow("Go") {}
      ButtonRow("Go", isEnabled: false) {}
    }

    #expect(JourneyFact.actionIsEnabled("Go", true).holds(on: snapshot, lastResult: nil))
  }

  @Test func `of several errors, the first is reported`() {
    screen.show("Twice") {
      FieldRow("Name", "", error: "Enter it.") { _ in }
      FieldRow("Town", "", error: "Enter this.") { _ in }
    }

    let finding = JourneyFact.error("No.", at: nil).finding(on: snapshot, lastResult: nil)

    #expect(finding == #"the first error is "Enter it.""#)
  }

  @Test func `a different result is reported`() {
    #expect(JourneyFact.result("sent").finding(on: nil, lastResult: "kept") == #"the result is "kept""#)
  }
}
