/// The place of a flow.
enum PlacePlan {
  case detached
  /// Onto the stack of its owner; the root's is the window's.
  case ownersStack
  /// Onto the stack at the bottom of a window.
  case window(Int)
  /// Above its owner.
  case covering(StylePlan)
  /// Onto a stack of tabs.
  case tab(screen: Int, index: Int)
}
