/// Several stacks side by side, of which the person sees one.
///
/// A flow on a stack that is not seen lives on as ever; it is not gone.
@MainActor
public struct FlowTabs {
  let viewController: any TabBarController
  /// Where a flow goes that is pushed onto one of the stacks, in the order of the titles.
  public let stacks: [FlowPresentation]
  private let node: FlowNode

  init(_ titles: [String], of node: FlowNode) {
    let factory = node.presentation.factory
    let made = titles.map { ($0, factory.makeNavigationController(holding: [])) }
    viewController = factory.makeTabBarController(made)
    stacks = made.map { FlowPresentation.push(onto: $0.1, using: factory) }
    self.node = node
  }

  /// The position of the stack that the person sees.
  public var selectedIndex: Int { viewController.selectedIndex }

  /// Shows another of the stacks, as soon as the transitions before are over.
  public func select(_ index: Int) {
    guard stacks.indices.contains(index) else { return }
    node.runtime?.enqueue(.select(index, of: viewController), by: .flow(node), using: node.presentation.factory)
  }
}
