/// The place of a flow.
enum PlacePlan {
  case detached
  /// Onto the stack of its caller; the root's is the window's.
  case callersStack
  /// Onto the stack at the bottom of a window.
  case window(Int)
  /// Above its caller.
  case covering(StylePlan)
  /// Onto a stack of tabs.
  case tab(screen: Int, index: Int)
}
