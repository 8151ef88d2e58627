#if !canImport(UIKit)
  import FlowAppTesting
  import FlowHeadless
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitRows
  import FlowUIKitStandIn
  import Foundation
  import Testing

  /// A page is described and used alike with and without a screen.
  @MainActor
  struct SameInBothToolkitsTests {
    /// The actions that the page has received, in each toolkit.
    private final class Received {
      var phone: [String] = []
      var headless: [String] = []
    }

    private let received = Received()
    private let phone: UIKitTestWindow
    private let headless: HeadlessWindow
    private let rows: RowsViewController

    init() {
      let language = Language(
        "de", translations: ["Red": .text(TextTemplate("Rot")), "Blue": .text(TextTemplate("Blau"))])
      phone = UIKitTestWindow(StandInVariants(), language: language)
      rows = RowsViewController(name: "Savings", language: language)
      phone.navigation.setViewControllers([rows], animated: false)
      let screen = HeadlessViewController()
      headless = HeadlessWindow(rootViewController: screen)
      let received = received
      rows.show(.allWords(isBusy: false) { received.phone.append($0) })
      screen.show(.allWords(isBusy: false) { received.headless.append($0) })
    }

    @Test func `a snapshot has the same elements in both toolkits`() {
      #expect(phone.snapshot?.elements == headless.snapshot?.elements)
      #expect(phone.snapshot?.scrolls == headless.snapshot?.scrolls)
      #expect(phone.snapshot?.isRefreshable == true && headless.snapshot?.isRefreshable == true)
    }

    @Test(arguments: [
      PersonAction.tap("Go main"), .tap("Rent"), .tap("Chart"), .tap("Item 3"), .tap("Item 45"), .tap("Quiet"),
      .tap("Nothing"),
      .tapTwice("Go cancel"), .fill("text", with: "x"), .fill("secret", with: "x"), .fill("multiline", with: "x\ny"),
      .fill("search", with: "x"), .fill("Due", with: "2026-12-01"), .fill("Due", with: "2027-12-01"),
      .fill("Due", with: "tomorrow"), .fill("Colour", with: "x"), .fill("Nothing", with: "x"),
      .choose("Blue", for: "Colour"), .choose("Green", for: "Colour"), .choose("Land 33", for: "Country"),
      .choose("Land 99", for: "Country"), .choose("x", for: "text"), .turn("Alerts", on: true),
      .turn("Alerts", on: false),
      .turn("text", on: true), .refresh, .scroll(.down), .scroll(.end), .scroll(.up), .scroll(.top),
    ])
    func `both toolkits perform or refuse an action alike`(action: PersonAction) {
      func attempt(_ window: some PersonWindow) -> ActionError? {
        do throws(ActionError) { try window.perform(action) } catch { return error }
        return nil
      }
      let refused = attempt(phone)
      phone.device.settle()

      #expect(refused == attempt(headless))
      #expect(received.phone == received.headless)
      #expect((refused == nil) == (!received.phone.isEmpty || action == .scroll(.down)))
      #expect(phone.snapshot?.elements == headless.snapshot?.elements)
      // The presenter has not accepted the change.
      rows.show(rows.page)
      #expect(phone.refusals.filter { !$0.contains("has no translation") } == [])
    }
  }
#endif
