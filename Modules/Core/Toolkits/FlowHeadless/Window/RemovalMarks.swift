/// The marks of a removal on a controller, from which it finds the lowest positions to cut.
struct RemovalMarks {
  /// Whether the controller itself is to be removed.
  var isMarked = false
  /// The number of controllers to be removed from its stack; for a controller without a stack, 1 if it is to be removed.
  var count = 0
}

extension HeadlessViewController {
  /// The controller that counts the marks: the stack that contains this controller, or else this controller.
  private final var holder: HeadlessViewController { navigationController ?? self }

  /// Marks the controller for removal.
  /// - Returns: The holder, if this was its first mark.
  final func mark() -> HeadlessViewController? {
    removalMarks.isMarked = true
    holder.removalMarks.count += 1
    return holder.removalMarks.count == 1 ? holder : nil
  }

  final func unmark() {
    holder.removalMarks = RemovalMarks()
    removalMarks = RemovalMarks()
  }

  /// The lowest marked position on the stack; 0 if the controller itself is marked.
  ///
  /// The search starts at the top, so that its cost depends on the removed controllers, not on the remaining ones.
  final var lowestMark: Int {
    guard let stack = (self as? HeadlessNavigationController)?.viewControllers else { return 0 }
    var left = removalMarks.count
    for position in stack.indices.reversed() where stack[position].removalMarks.isMarked {
      left -= 1
      if left == 0 { return position }
    }
    return 0
  }
}
