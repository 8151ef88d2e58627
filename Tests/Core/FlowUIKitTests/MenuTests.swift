#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKitStandIn
  import Testing

  @testable import FlowUIKit

  /// Menus, which UIKit presents as view controllers that go by themselves.
  @MainActor
  struct MenuTests {
    private let desk = FlowDesk()
    private let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])

    private func open(on device: StandInDevice) {
      device.open(menu)
      device.settle()
    }

    // Catches an adapter that presents above an open menu, with which UIKit dismisses it.
    @Test(arguments: [nil, "Copy"])
    func `a sheet that is requested while a menu is open is shown when the menu has closed`(choice: String?) {
      let flow = desk.start()
      desk.stage.settle()
      open(on: desk.device)
      flow.context.present(PlainScreen("Sheet"), as: .sheet) { desk.received.append("gone") }
      desk.stage.settle()
      let before = desk.titles

      desk.device.closeMenu(choosing: choice)
      desk.stage.settle()

      #expect(before.contains("Sheet") == false)
      #expect(desk.titles == ["First", "Sheet"])
      #expect(desk.received == [])
      #expect(desk.device.complaints == [])
    }

    @Test(arguments: StandInVariants.CallbackTime.allCases, [false, true])
    func `a question that is asked while a menu is open is shown when the menu has closed`(
      callbackTime: StandInVariants.CallbackTime, answersLate: Bool
    ) {
      var variants = StandInVariants()
      variants.callbackTime = callbackTime
      variants.answersLate = answersLate
      let desk = FlowDesk(variants)
      let flow = desk.start()
      desk.stage.settle()
      open(on: desk.device)
      flow.context.ask(Alert("Sure?", choices: [.init("Yes", 1)], cancel: .init("No", 0))) {
        desk.received.append("answer \($0)")
      }
      desk.stage.settle()
      let before = desk.received

      desk.device.closeMenu()
      desk.stage.settle()
      desk.device.answer("Yes")
      desk.stage.settle()

      #expect(before == [])
      #expect(desk.received == ["answer 1"])
    }

    // Catches an adapter that takes the menu for the visible screen, and its closing for a return to the screen below.
    @Test func `a screen below a menu is not visited again when the menu closes`() {
      let flow = desk.start()
      desk.stage.settle()
      flow.finish(.completed(1))
      open(on: desk.device)
      desk.stage.presenters.didChange()
      desk.stage.settle()
      let isTop = desk.stage.factory.topViewController === desk.stage.root.topViewController

      desk.device.closeMenu()
      desk.stage.presenters.didChange()
      desk.stage.settle()

      #expect(isTop)
      #expect(flow.state == .reported)
    }

    // Catches an adapter that looks again and again until the person has chosen.
    @Test func `while a menu is open, no work polls`() {
      let flow = desk.start()
      desk.stage.settle()
      open(on: desk.device)
      flow.context.show(PlainScreen("Second"))

      desk.stage.settle()

      #expect(!desk.device.turn())
      #expect(desk.stage.presenters.isWaiting)
      #expect(desk.device.complaints == [])
    }

    // Catches an adapter that waits for everything that it has not presented itself.
    @Test func `an alert of the app's own can be covered`() {
      let flow = desk.start()
      desk.stage.settle()
      let alert = UIAlertController(title: "The app's", message: nil, preferredStyle: .alert)
      desk.stage.root.present(alert, animated: true)

      flow.context.present(PlainScreen("Sheet"), as: .sheet) {}
      desk.stage.settle()

      #expect(desk.titles == ["First", "The app's", "Sheet"])
    }

    @Test func `a menu in a sheet is removed with the sheet that other code dismisses`() {
      let flow = desk.start()
      flow.context.present(PlainScreen("Sheet"), as: .sheet) { desk.received.append("gone") }
      desk.stage.settle()
      open(on: desk.device)
      flow.context.show(PlainScreen("Second"))
      desk.stage.settle()

      desk.stage.root.dismiss(animated: true)
      desk.stage.settle()

      #expect(desk.received == ["gone"])
      #expect(desk.titles == ["First", "Second"])
    }
  }
#endif
