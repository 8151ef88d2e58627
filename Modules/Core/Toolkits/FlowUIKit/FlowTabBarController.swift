import FlowKit

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import FlowUIKitStandIn
#endif

/// Several stacks with a tab bar: a plain container, since UIKit does not push a `UITabBarController`.
final class FlowTabBarController: UIViewController, TabBarController, VisibleChildContainer, UITabBarDelegate {
  private(set) var selectedIndex = 0
  private var stacks: [UINavigationController] = []
  let tabBar = UITabBar()
  private weak var flowWindow: FlowWindow?

  var visibleChildren: [UIViewController] { selected.map { [$0] } ?? [] }
  private var selected: UINavigationController? { stacks.indices.contains(selectedIndex) ? stacks[selectedIndex] : nil }

  func hold(_ tabs: [(tab: FlowTab, stack: any NavigationController)], in window: FlowWindow) {
    flowWindow = window
    stacks = tabs.compactMap { $0.stack as? UINavigationController }
    for stack in stacks {
      addChild(stack)
      stack.didMove(toParent: self)
    }
    tabBar.items = tabs.enumerated().map { position, entry in
      UITabBarItem(
        title: window.language.resolve(entry.tab.title), image: entry.tab.image.flatMap(UIImage.init(asset:)),
        tag: position)
    }
  }

  func select(_ index: Int) {
    selected?.viewIfLoaded?.removeFromSuperview()
    selectedIndex = index
    if viewIfLoaded != nil { showSelected() }
    flowWindow?.didSelect()
  }

  override var childForStatusBarStyle: UIViewController? { selected }
  override var childForStatusBarHidden: UIViewController? { selected }
  override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    tabBar.delegate = self
    showSelected()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = tabBar.sizeThatFits(view.bounds.size).height
    tabBar.frame = CGRect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    selected?.view.frame = view.bounds
    let covered = max(0, height - view.safeAreaInsets.bottom)
    for stack in stacks { stack.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0) }
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    if item.tag != selectedIndex { return select(item.tag) }
    // A tap on the selected tab goes back to the first screen of its stack.
    if let second = selected?.viewControllers.dropFirst().first { flowWindow?.leave(second) }
  }

  private func showSelected() {
    guard let selected else { return }
    tabBar.selectedItem = tabBar.items?[selectedIndex]
    view.insertSubview(selected.view, at: 0)
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }
}

extension FlowWindow {
  /// Hides the bar around tabs, whose stacks have their own bars, unless the way back is in it.
  func updateBar(of stack: UINavigationController, holding controllers: [UIViewController], animated: Bool) {
    let hides = controllers.count == 1 && controllers[0] is FlowTabBarController
    let id = ObjectIdentifier(stack)
    if hides, !stack.isNavigationBarHidden {
      barlessStacks.insert(id)
      stack.setNavigationBarHidden(true, animated: animated)
    } else if !hides, barlessStacks.remove(id) != nil {
      stack.setNavigationBarHidden(false, animated: animated)
    }
  }
}
