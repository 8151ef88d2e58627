/// What a removal notes at a controller while it looks for the lowest places to cut.
struct Doom {
  /// Whether the controller itself goes.
  var isGiven = false
  /// How many of the controllers on its stack go; of a controller that is no stack, whether it goes.
  var count = 0
}

extension HeadlessViewController {
  /// Where the mark is counted: the stack that holds the controller, or else the controller.
  private final var holder: HeadlessViewController { navigationController ?? self }

  /// - Returns: the holder, if this was the first mark on it.
  final func mark() -> HeadlessViewController? {
    doom.isGiven = true
    holder.doom.count += 1
    return holder.doom.count == 1 ? holder : nil
  }

  final func unmark() {
    holder.doom = Doom()
    doom = Doom()
  }

  /// The lowest position on the stack that is marked; 0 of a controller that is marked itself.
  ///
  /// It is found from the top, so that it costs what goes, not what stays.
  final var lowestMark: Int {
    guard let stack = (self as? HeadlessNavigationController)?.viewControllers else { return 0 }
    var left = doom.count
    for position in stack.indices.reversed() where stack[position].doom.isGiven {
      left -= 1
      if left == 0 { return position }
    }
    return 0
  }
}
