/// Stacks side by side.
final class ModelTabs {
  let stacks: [ModelStack]
  /// Where flows go that are pushed onto the stacks.
  let places: [ModelPlace]
  var selected = 0

  init(count: Int, in place: ModelPlace) {
    stacks = (0..<count).map { _ in ModelStack() }
    places = stacks.map { place.isDetached ? ModelPlace(.detached) : ModelPlace(.stack, stack: $0, in: place.window) }
  }
}
