import FlowKit
import FlowTesting
import Testing
import UIKitStandIn

@testable import FlowUIKit

/// How screens come in UIKit.
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

  @Test func `a popover that says nothing else stands in the middle, without an arrow`() {
    let flow = desk.start()
    let popover = PlainScreen("Popover")
    flow.context.present(popover, as: .popover) {}
    desk.stage.settle()

    #expect(popover.popoverPresentationController?.sourceView === desk.stage.root.view)
    #expect(popover.popoverPresentationController?.permittedArrowDirections == [])
  }

  @Test func `styles that UIKit does not know are full screens or sheets`() {
    let flow = desk.start()
    let (wall, card) = (PlainScreen("Wall"), PlainScreen("Card"))
    flow.context.present(wall, as: ModalStyle("wall", isDismissible: false)) {}
    flow.context.present(card, as: ModalStyle("card", isDismissible: true)) {}
    desk.stage.settle()

    #expect(wall.modalPresentationStyle == .fullScreen)
    #expect(card.modalPresentationStyle == .pageSheet)
  }

  // Catches a controller that UIKit would answer with an exception for.
  @Test func `what cannot be pushed counts as taken away, and UIKit hears nothing of it`() {
    let flow = desk.start()
    let shown = PlainScreen("Shown")
    flow.context.show(shown)
    desk.stage.settle()
    flow.context.show(shown, onRemoved: { desk.heard.append("twice") })
    flow.context.show(UINavigationController(), onRemoved: { desk.heard.append("stack") })
    flow.context.show(ForeignScreen(), onRemoved: { desk.heard.append("foreign") })
    flow.context.present(shown, as: .sheet) { desk.heard.append("presented") }
    desk.stage.settle()

    #expect(desk.heard == ["twice", "stack", "foreign", "presented"])
    #expect(desk.titles == ["First", "Shown"])
    #expect(desk.device.complaints == [])
  }

  // Catches two trees that begin transitions at once.
  @Test func `two trees of flows take turns in one window`() {
    let other = FlowController()
    let place = FlowPresentation.push(onto: desk.stage.root, using: desk.stage.factory)
    desk.start()
    other.start(StubFlow<FlowOutcome<Int>>("other", place) { $0.context.show(PlainScreen("Other")) }) { _, _ in }
    desk.stage.settle()

    #expect(desk.titles == ["First", "Other"])
    #expect(desk.device.complaints == [])
  }

  // Catches an adapter that looks only into stacks and tabs of its own.
  @Test func `a container of the app's own is looked into`() throws {
    let device = StandInDevice()
    let split = SplitScreen()
    device.window.rootViewController = split
    let presenters = UIKitPresenters(window: device.window) { device.inNextTurn($0) }
    let controller = FlowController()
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
}

/// A view controller of another toolkit's.
@MainActor
private final class ForeignScreen: ViewController {}

/// Two stacks, of which the person sees the first.
private final class SplitScreen: UIViewController, VisibleChildContainer {
  let stacks = [PlainScreen("One"), PlainScreen("Two")].map { UINavigationController(rootViewController: $0) }
  var visibleChild: UIViewController? { stacks.first }

  override func viewDidLoad() {
    super.viewDidLoad()
    for stack in stacks { addChild(stack) }
    view.addSubview(stacks[0].view)
  }
}
