#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKitStandIn
  import Foundation
  import Testing

  @testable import FlowUIKit

  /// Showing screens in UIKit.
  @MainActor
  struct ShowingTests {
    private let desk = FlowDesk()

    @Test func `a sheet rests at its heights`() {
      let flow = desk.start()
      let sheet = PlainScreen("Sheet")
      flow.context.present(sheet, as: .sheet(heights: [.medium, .large, .points(200)])) {}
      desk.stage.settle()

      #expect(sheet.sheetPresentationController?.detents.count == 3)
      #expect(sheet.modalPresentationStyle == .pageSheet)
    }

    // Catches a popover that stays where the middle was before the person turned the tablet.
    @Test func `a popover without a source keeps to the middle, without an arrow`() throws {
      let flow = desk.start()
      let popover = PlainScreen("Popover")
      desk.stage.root.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      flow.context.present(popover, as: .popover) {}
      desk.stage.settle()

      let anchor = try #require(popover.popoverPresentationController?.sourceView)
      #expect(anchor.superview === desk.stage.root.view)
      #expect(anchor.frame.origin == CGPoint(x: 150, y: 250))
      #expect(popover.popoverPresentationController?.sourceRect == anchor.bounds)
      #expect(
        anchor.autoresizingMask
          == [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin])
      #expect(popover.popoverPresentationController?.permittedArrowDirections == [])
    }

    // Catches an adapter that moves a popover which the screen has placed.
    @Test func `a popover that has a source keeps it`() {
      let flow = desk.start()
      let (popover, source) = (PlainScreen("Popover"), UIView())
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = source
      flow.context.present(popover, as: .popover) {}
      desk.stage.settle()

      #expect(popover.popoverPresentationController?.sourceView === source)
      #expect(popover.popoverPresentationController?.permittedArrowDirections == .any)
    }

    @Test func `an alert's buttons have the styles of their roles`() throws {
      let flow = desk.start()
      let choices = [Alert.Choice("Keep", 1), Alert.Choice("Delete", 2, isDestructive: true)]
      flow.context.ask(Alert("Sure?", choices: choices, cancel: .init("No", 0))) { _ in }
      desk.stage.settle()

      let alert = try #require(desk.stage.factory.topViewController as? UIAlertController)
      #expect(alert.actions.map(\.style) == [.default, .destructive, .cancel])
    }

    // Catches a close button that lets go of a screen which was busy before it came.
    @Test func `a screen that is busy when it is shown has a disabled close button until it is done`() {
      let screen = PlainScreen("First")
      screen.isBusy = true
      desk.start(.present(.fullScreen, over: desk.stage.root, using: desk.stage.factory), showing: screen)
      desk.stage.settle()
      let isOff = screen.navigationItem.leftBarButtonItem?.isEnabled == false

      screen.isBusy = false

      #expect(isOff)
      #expect(screen.navigationItem.leftBarButtonItem?.isEnabled == true)
    }

    // Catches tabs that cover their contents, and a button that closes one.
    @Test func `a stack in a tab ends above the bar, and has no close button`() throws {
      var tabs: FlowTabs?
      let flow = desk.start { tabs = $0.context.showTabs(["One", "Two"]) }
      let screen = PlainScreen("First")
      let inner = StubFlow<FlowOutcome<Int>>("inner", tabs?.stacks[0]) { $0.context.show(screen) }
      flow.context.start(inner) { _, _ in }
      desk.stage.settle()
      let controller = try #require(screen.navigationController?.parent as? FlowTabBarController)
      controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      controller.view.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)

      controller.viewDidLayoutSubviews()

      #expect(controller.tabBar.frame == CGRect(x: 0, y: 417, width: 300, height: 83))
      #expect(screen.navigationController?.view.frame == controller.view.bounds)
      let insets = screen.navigationController?.additionalSafeAreaInsets
      #expect(insets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
      #expect(screen.navigationItem.leftBarButtonItem == nil)
    }

    // Catches an adapter that takes the new stack in which the screen is presented for another place where it is shown.
    @Test func `06 a screen above a stack of tabs that are gone counts as dismissed, and is no misuse`() {
      let recorder = FlowRecorder()
      let flows = FlowController(observer: recorder)
      let bottom = FlowPresentation.push(onto: desk.stage.root, using: desk.stage.factory)
      var (tabs, results): (FlowTabs?, [FlowOutcome<Int>]) = (nil, [])
      let caller = StubFlow<FlowOutcome<Int>>("caller", bottom) { tabs = $0.context.showTabs(["One", "Two"]) }
      flows.start(caller) { $1.dismiss(animated: false) }
      desk.stage.settle()
      caller.finish(.cancelled)
      desk.stage.settle()

      let inner = StubFlow<FlowOutcome<Int>>("inner", tabs?.stacks[0]) { inner in
        let above = StubFlow<FlowOutcome<Int>>("above", inner.context.presenting(.sheet)) {
          $0.context.show(PlainScreen("Above"))
        }
        inner.context.start(above) { result, _ in results.append(result) }
      }
      flows.start(inner) { _, _ in }
      desk.stage.settle()

      #expect(results == [.cancelled])
      #expect(recorder.misuses.isEmpty)
    }

    @Test func `styles that UIKit does not have are shown as full screens or sheets`() {
      let flow = desk.start()
      let (wall, card) = (PlainScreen("Wall"), PlainScreen("Card"))
      flow.context.present(wall, as: ModalStyle("wall", isDismissible: false)) {}
      flow.context.present(card, as: ModalStyle("card", isDismissible: true)) {}
      desk.stage.settle()

      #expect(wall.modalPresentationStyle == .fullScreen)
      #expect(card.modalPresentationStyle == .pageSheet)
    }

    // Catches a controller that UIKit would answer with an exception for.
    @Test func `a screen that cannot be pushed counts as removed, and is not passed to UIKit`() {
      let flow = desk.start()
      let shown = PlainScreen("Shown")
      flow.context.show(shown)
      desk.stage.settle()
      flow.context.show(shown, onRemoved: { desk.received.append("twice") })
      flow.context.show(UINavigationController(), onRemoved: { desk.received.append("stack") })
      flow.context.show(ForeignScreen(), onRemoved: { desk.received.append("foreign") })
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      flow.context.show(alert, onRemoved: { desk.received.append("alert") })
      flow.context.present(shown, as: .sheet) { desk.received.append("presented") }
      desk.stage.settle()

      #expect(desk.received == ["twice", "stack", "foreign", "alert", "presented"])
      #expect(desk.titles == ["First", "Shown"])
      #expect(desk.device.complaints == [])
    }

    // Catches an adapter that looks only for a parent.
    @Test func `a screen that is presented is neither presented again nor pushed`() {
      let flow = desk.start()
      let sheet = PlainScreen("Sheet")
      flow.context.present(sheet, as: .sheet) { desk.received.append("first") }
      desk.stage.settle()
      flow.context.present(sheet, as: .sheet) { desk.received.append("again") }
      flow.context.show(sheet, onRemoved: { desk.received.append("pushed") })
      desk.stage.settle()

      #expect(desk.received == ["again", "pushed"])
      #expect(desk.titles == ["First", "Sheet"])
      #expect(desk.device.complaints == [])
    }

    // Catches a stack that UIKit would answer with an exception for.
    @Test(arguments: [nil, ModalStyle.sheet])
    func `shows a duplicate screen once`(style: ModalStyle?) {
      let screen = PlainScreen("Once")
      let place = style.map { FlowPresentation.present($0, over: desk.stage.root, using: desk.stage.factory) }
      desk.start(place) { flow in
        flow.context.inOneMovement {
          for _ in 1...2 { flow.context.show(screen, onRemoved: { desk.received.append("twice") }) }
        }
      }
      desk.stage.settle()

      #expect(desk.titles == ["Once"])
      #expect(desk.received == ["twice"])
      #expect(desk.device.complaints == [])
    }

    // Catches two trees that begin transitions at once.
    @Test func `two trees of flows take turns in one window`() {
      let other = FlowController(observer: nil)
      let place = FlowPresentation.push(onto: desk.stage.root, using: desk.stage.factory)
      desk.start()
      other.start(StubFlow<FlowOutcome<Int>>("other", place) { $0.context.show(PlainScreen("Other")) }) { _, _ in }
      desk.stage.settle()

      #expect(desk.titles == ["First", "Other"])
      #expect(desk.device.complaints == [])
    }

    // Catches an adapter that looks only into stacks and tabs of its own.
    @Test func `screens in an app's own container are found`() throws {
      let device = StandInDevice()
      let split = SplitScreen()
      device.show(split)
      let presenters = UIKitPresenters(window: device.window, runLoop: device.runLoop)
      let controller = FlowController(observer: nil)
      let flows = split.stacks.map { stack in
        let place = FlowPresentation.push(onto: stack, using: presenters.factory)
        return StubFlow<FlowOutcome<Int>>("flow", place) { $0.context.show(PlainScreen("Screen")) }
      }
      for flow in flows { controller.start(flow) { _, _ in } }
      device.settle()

      let top = try #require(presenters.factory.topViewController)
      #expect(top === flows[0].context.node.viewControllers.first)
      #expect(flows[1].state == .running)
    }

    // Catches a second column whose screens appear without a movement, and a hidden one that waits for a movement.
    @Test(arguments: [true, false])
    func `a stack beside the top one moves where a person sees it`(isVisible: Bool) {
      let device = StandInDevice()
      let split = SplitScreen()
      if isVisible { split.visibleChildren = split.stacks }
      device.show(split)
      let presenters = UIKitPresenters(window: device.window, runLoop: device.runLoop)
      let controller = FlowController(observer: nil)
      let place = FlowPresentation.push(onto: split.stacks[1], using: presenters.factory)
      let flow = StubFlow<FlowOutcome<Int>>("flow", place) { $0.context.show(PlainScreen("Screen")) }

      controller.start(flow) { _, _ in }

      #expect(device.finishAnimation() == isVisible)
      device.settle()
      #expect(split.stacks[1].viewControllers.count == 2)
      #expect(presenters.factory.topViewController as? UIViewController === split.stacks[0].topViewController)
    }
  }

  /// A view controller of another toolkit's.
  @MainActor
  private final class ForeignScreen: ViewController {}

  /// Two stacks, of which the person sees the first, unless both are visible.
  private final class SplitScreen: UIViewController, VisibleChildContainer {
    let stacks = [PlainScreen("One"), PlainScreen("Two")].map { UINavigationController(rootViewController: $0) }
    lazy var visibleChildren: [UIViewController] = [stacks[0]]

    override func viewDidLoad() {
      super.viewDidLoad()
      for stack in stacks { addChild(stack) }
      for child in visibleChildren { view.addSubview(child.view) }
    }
  }
#endif
