/// The marks of a removal on a controller, from which it finds the lowest positions to cut.
struct Doom {
  /// Whether the controller itself is to be removed.
  var isGiven = false
  /// The number of controllers to be removed from its stack; for a controller without a stack, 1 if it is to be removed.
  var count = 0
}

extension HeadlessViewController {
  /// The controller that counts the marks: the stack that contains this controller, or else this controller.
  private final var holder: HeadlessViewController { navigationController ?? self }

  /// Marks the controller for removal.
  /// - Returns: The holder, if this was its first mark.
  final func mark() -> HeadlessViewController? {
    doom.isGiven = true
    holder.doom.count += 1
    return holder.doom.count == 1 ? holder : nil
  }

  final func unmark() {
    holder.doom = Doom()
    doom = Doom()
  }

  /// The lowest marked position on the stack; 0 if the controller itself is marked.
  ///
  /// The search starts at the top, so that its cost depends on the removed controllers, not on the remaining ones.
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
