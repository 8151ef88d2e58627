import FlowKit
import FlowScreens
import Testing

@testable import FlowHeadless

@MainActor
struct ScreenSnapshotTests {
  @Test func `snapshots of an unchanged screen are equal`() throws {
    let form = FormScreen()
    let window = HeadlessWindow(rootViewController: form)
    let before = window.snapshot

    #expect(window.snapshot == before)
    try window.perform(.fill("First name", with: "Ada"))
    #expect(window.snapshot != before)
  }

  // Catches a title as a person reads it, whose isolates no journey writes.
  @Test func `a title with a name from right to left is as journeys have it`() {
    let screen = HeadlessViewController()
    let window = HeadlessWindow(rootViewController: screen)
    screen.show(Page("Hello, \(verbatim: "אדה").") {})

    #expect(window.snapshot?.title == "Hello, אדה.")
    #expect(window.localizedSnapshot?.title == "Hello, \u{2068}אדה\u{2069}.")
  }

  @Test func `controls are listed in the order of their numbers`() {
    let snapshot = HeadlessWindow(rootViewController: FormScreen()).snapshot

    #expect(
      snapshot?.controls == snapshot.map { $0.fields.map { .field($0) } + $0.actions.map { .action($0) } })
    #expect(snapshot?.controls.count == 7)
  }

  @Test func `a screen without actions and exits is a dead end`() {
    let desk = Desk()
    let alert = HeadlessAlertController(title: "Well", answers: [ButtonRow("No", isEnabled: false) {}])

    desk.window.present(alert, over: desk.home, animated: false)

    #expect(desk.window.snapshot?.isDeadEnd == true)
  }

  @Test func `a screen that can be left, is busy, or is the only one is not a dead end`() {
    let desk = Desk()
    #expect(desk.window.snapshot?.isDeadEnd == false)

    desk.push("A")
    #expect(desk.window.snapshot?.isDeadEnd == false)

    let busy = HeadlessViewController()
    desk.window.push(busy, onto: desk.navigation, animated: false)
    busy.show("Busy", isBusy: true)
    #expect(desk.window.snapshot?.isDeadEnd == false)
  }

  private final class PersonalDetailsScreen {}
  private final class IBANEntryViewController {}
  private final class LoginFlowScreen {}
  private final class NewIBANScreen {}
  private final class Home {}
  private final class Screen {}

  @Test(
    arguments: [
      (PersonalDetailsScreen.self, "Personal details"), (IBANEntryViewController.self, "IBAN entry"),
      (LoginFlowScreen.self, "Login flow"), (NewIBANScreen.self, "New IBAN"), (Home.self, "Home"),
      (Screen.self, "Screen"),
    ] as [(Any.Type, String)])
  func `the name of a screen is derived from its type`(type: Any.Type, name: String) {
    #expect(TypeNameWords.words(of: type) == name)
  }

  @Test(arguments: [false, true])
  func `a screen with actions is not a dead end, even without exits`(isField: Bool) {
    let desk = Desk()
    let screen = HeadlessViewController()
    screen.show("Stay") { if isField { FieldRow("Name", "") { _ in } } else { ButtonRow("Go") {} } }

    desk.window.present(screen, over: desk.home, animated: false)

    #expect(desk.window.snapshot?.exits == [])
    #expect(desk.window.snapshot?.isDeadEnd == false)
  }
}
