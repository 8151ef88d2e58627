/// Where and how a flow shows itself: its caller's choice.
@MainActor
public struct FlowPresentation {
  let place: FlowPlace

  /// Pushed: the flow shares this navigation controller.
  public static func push(
    onto navigation: any NavigationController, using factory: any ViewControllerPresenterFactory
  ) -> FlowPresentation {
    FlowPresentation(place: FlowPlace(navigation: navigation, factory: factory))
  }

  /// Presented: the flow gets a navigation controller of its own, above `host`.
  public static func present(
    _ style: ModalStyle, over host: any ViewController, using factory: any ViewControllerPresenterFactory
  ) -> FlowPresentation {
    FlowPresentation(place: FlowPlace(style: style, over: host, factory: factory))
  }
}
