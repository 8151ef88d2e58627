/// Several stacks of which one is visible.
///
/// A flow on a hidden stack continues to run.
@MainActor
public struct FlowTabs {
  let viewController: any TabBarController
  /// The presentations on the stacks, in the order of the titles.
  public let stacks: [FlowPresentation]
  private let node: FlowNode

  init(_ titles: [LocalizedText], of node: FlowNode) {
    let factory = node.presentation.factory
    let made = titles.map { ($0, factory.makeNavigationController(holding: [])) }
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
