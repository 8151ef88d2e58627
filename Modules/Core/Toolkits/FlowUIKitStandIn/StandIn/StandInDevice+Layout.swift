#if !canImport(UIKit)
  // Nothing is laid out here; but a view without the constraints that place it would have no size on a phone.

  extension StandInDevice {
    /// Complains about the visible views that Auto Layout could not place, each once.
    func complainAboutLayout() {
      for controller in visible {
        guard let view = controller.viewIfLoaded else { continue }
        for complaint in view.misplacedViews + view.gaps where !complaints.contains(complaint) {
          complain(complaint)
        }
      }
    }
  }

  extension UIView {
    /// The views below this one that constraints should place, and do not, as sentences.
    ///
    /// Each needs its top and both sides, and the lowest of them its bottom; the height of the others is that of their content.
    package var misplacedViews: [String] {
      let placed = subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
      let open = placed.flatMap { view in
        [NSLayoutConstraint.Edge.top, .leading, .trailing].filter { !view.isFixed(at: $0) }.map { (view, $0) }
      }
      let lacksBottom = placed.last.map { _ in !placed.contains { $0.isFixed(at: .bottom) } } ?? false
      return open.map { "the \($1) of \(type(of: $0)) in \(type(of: self)) is not fixed" }
        + (lacksBottom ? ["no view in \(type(of: self)) is fixed at its bottom"] : [])
        + subviews.flatMap(\.misplacedViews)
    }

    /// The visible gaps around or behind the views of a screen that constraints fill, as sentences.
    package var gaps: [String] {
      guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return [] }
      let ends = subviews.flatMap(\.constraintsAtEdges).filter { $0.first.edge == .bottom }
      let hasStrip = ends.contains { $0.second?.keyboard?.usesBottomSafeArea == true }
      return (backgroundColor == nil ? ["the root view that holds \(type(of: subviews[0])) has no background"] : [])
        + (hasStrip ? ["\(type(of: subviews[0])) ends above the home indicator, with a strip below"] : [])
    }

    private func isFixed(at edge: NSLayoutConstraint.Edge) -> Bool {
      constraintsAtEdges.contains { $0.first.edge == edge && $0.first.owner === self && $0.second?.owner != nil }
    }
  }
#endif
