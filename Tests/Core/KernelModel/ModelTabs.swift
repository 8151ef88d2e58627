/// Stacks side by side.
final class ModelTabs {
  let stacks: [ModelStack]
  /// Where flows go that are pushed onto the stacks.
  let places: [ModelPlace]
  var selected = 0

  init(count: Int, isDetached: Bool) {
    stacks = (0..<count).map { _ in ModelStack() }
    places = stacks.map { isDetached ? ModelPlace(.detached) : ModelPlace(.stack, stack: $0) }
  }
}
