import FlowKit

/// One closure that takes an action: the screen's only way to speak to its flow.
@MainActor
final class FishListScreen: ViewController {
  enum Action {
    case showDetail(fish: String)
    case showMenu
  }

  var callback: ((Action) -> Void)?
}

/// A list, from which a detail is pushed and a menu is presented.
@MainActor
final class FishFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>
  private let list: FishListScreen
  private let makeDetail: (String) -> any ViewController
  private let menu: any ViewController

  init(
    _ presentation: FlowPresentation, list: FishListScreen, makeDetail: @escaping (String) -> any ViewController,
    menu: any ViewController
  ) {
    context = FlowContext(presentation)
    self.list = list
    self.makeDetail = makeDetail
    self.menu = menu
  }

  func didStart() {
    list.callback = { [weak self] action in self?.perform(action) }
    context.show(list)
  }

  private func perform(_ action: FishListScreen.Action) {
    switch action {
    case .showDetail(let fish): context.show(makeDetail(fish))
    case .showMenu: context.present(menu, as: .sheet, onDismissed: {})
    }
  }
}
