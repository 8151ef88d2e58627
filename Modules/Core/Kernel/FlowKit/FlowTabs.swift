/// The title of a tab, and an image above it where the toolkit shows images.
public struct FlowTab {
  public let title: LocalizedText
  /// The name of an image among the app's assets, or else of a symbol of the system; nil for none.
  public let image: String?

  /// - Parameters:
  ///   - title: The title, by which journeys name the tab.
  ///   - image: The name of an image among the app's assets, or else of a symbol of the system; nil for none.
  public init(_ title: LocalizedText, image: String? = nil) {
    self.title = title
    self.image = image
  }
}

/// Several stacks of which one is visible.
///
/// A flow on a hidden stack continues to run.
@MainActor
public struct FlowTabs {
  let viewController: any TabBarController
  /// The presentations on the stacks, in the order of the tabs.
  public let stacks: [FlowPresentation]
  private let node: FlowNode

  init(_ tabs: [FlowTab], of node: FlowNode) {
    let factory = node.presentation.factory
    let made = tabs.map { ($0, factory.makeNavigationController(holding: [])) }
    viewController = factory.makeTabBarController(made)
    stacks = made.map { FlowPresentation.push(ontoTab: $0.1, using: factory) }
    self.node = node
  }

  /// The index of the visible stack.
  public var selectedIndex: Int { viewController.selectedIndex }

  /// Selects a stack, after the earlier transitions; outside a visit this is misuse and has no effect, as is selecting
  /// one that does not exist.
  public func select(_ index: Int) {
    guard stacks.indices.contains(index) else { return node.emit(.selectedUnknownTab) }
    guard let runtime = node.requireVisit() else { return }
    runtime.enqueue(FlowTransition(.select(index, of: viewController), by: .flow(node), at: node.presentation))
  }
}
