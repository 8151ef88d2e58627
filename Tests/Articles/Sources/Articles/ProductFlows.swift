import FlowKit

/// A Router names facts, so the same screen serves two flows, each with its own answer.
@MainActor
protocol ProductListRouter: AnyObject {
  func didSelect(_ product: String)
}

@MainActor
protocol ProductScreens {
  func makeList(_ router: any ProductListRouter) -> any ViewController
  func makeDetail(of product: String) -> any ViewController
}

/// Shows a product that the person selects.
@MainActor
final class BuyProductFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>
  private let screens: any ProductScreens

  init(_ presentation: FlowPresentation, screens: any ProductScreens) {
    context = FlowContext(presentation)
    self.screens = screens
  }

  func didStart() { context.show(screens.makeList(self)) }
}

extension BuyProductFlow: ProductListRouter {
  func didSelect(_ product: String) { context.show(screens.makeDetail(of: product)) }
}

/// Ends with the product that the person selects.
@MainActor
final class AddToCartFlow: Flow {
  let context: FlowContext<FlowOutcome<String>>
  private let screens: any ProductScreens

  init(_ presentation: FlowPresentation, screens: any ProductScreens) {
    context = FlowContext(presentation)
    self.screens = screens
  }

  func didStart() { context.show(screens.makeList(self)) }
}

extension AddToCartFlow: ProductListRouter {
  func didSelect(_ product: String) { finish(.completed(product)) }
}
