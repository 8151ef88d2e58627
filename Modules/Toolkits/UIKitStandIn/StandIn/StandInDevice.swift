#if !canImport(UIKit)
  /// A device without glass: its run loop, its animations and the person at it, who do something only when a test says so.
  @MainActor
  public final class StandInDevice {
    /// How it behaves where the documentation says nothing.
    public let variants: StandInVariants
    /// How many animations there were.
    public private(set) var movementCount = 0
    /// What was done that UIKit refuses, answers with an exception, or warns of.
    public private(set) var complaints: [String] = []
    /// Whether what is presented next is refused without a word, as UIKit does at times.
    public var refusesNextPresentation = false

    /// Is called when something begins to wait for the run loop, or for a transition.
    public var onWork: (() -> Void)?

    private(set) lazy var ownWindow = UIWindow(of: self)
    private(set) var transitions: [StandInTransition] = []
    private var turns: [() -> Void] = []

    /// A device with an empty window.
    public init(_ variants: StandInVariants = StandInVariants()) { self.variants = variants }

    /// The window that the app fills.
    public var window: UIWindow { ownWindow }

    /// Does something in the next turn of the run loop.
    public func inNextTurn(_ body: @escaping () -> Void) {
      turns.append(body)
      onWork?()
    }

    /// Lets the run loop turn once: what waits for that now is done.
    /// - Returns: whether something waited.
    @discardableResult
    public func turn() -> Bool {
      let due = turns
      turns = []
      for body in due { body() }
      return !due.isEmpty
    }

    /// Lets the run loop turn until nothing waits for that.
    public func turnUntilIdle() { while turn() {} }

    /// Lets one animation come to its end, unless the person's finger is on it.
    /// - Returns: whether there was one.
    @discardableResult
    public func finishAnimation() -> Bool {
      guard let transition = transitions.first(where: { $0.isAnimated && !$0.isHeld }) else { return false }
      finish(transition)
      return true
    }

    /// Lets all come to its end that does not wait for the person.
    public func settle() {
      // Who looks in each turn while a finger is held would do so for ever.
      var turnsUnderFinger = 0
      while turnsUnderFinger < 8, turn() || finishAnimation() {
        while finishAnimation() {}
        if isMoving { turnsUnderFinger += 1 }
      }
    }

    /// Whether the person's finger is on something that moves.
    public var isFingerDown: Bool { transitions.contains(where: \.isHeld) }

    /// Whether something would happen if the run loop turned, or an animation came to its end.
    public var isRestless: Bool { !isFingerDown && (isMoving || !turns.isEmpty) }

    /// Whether something moves, under a finger or not.
    public var isMoving: Bool { !transitions.isEmpty }

    func complain(_ words: String) { complaints.append(words) }
  }

  // MARK: - Transitions

  extension StandInDevice {
    func begin(_ transition: StandInTransition) {
      transition.refusesToAnimate = variants.refusesToAnimate
      transition.onWork = onWork
      transitions.append(transition)
      onWork?()
      for owner in transition.owners { owner.ownCoordinator = transition }
      if transition.isAnimated {
        movementCount += 1
      } else if variants.delaysUnanimated {
        inNextTurn { self.finish(transition) }
      } else {
        finish(transition)
      }
    }

    func finish(_ transition: StandInTransition) {
      guard let index = transitions.firstIndex(where: { $0 === transition }) else { return }
      transitions.remove(at: index)
      transition.end.change()
      if variants.telling == .beforeCoordinator { transition.end.tell() }
      for owner in transition.owners where owner.ownCoordinator === transition { owner.ownCoordinator = nil }
      let seen = Set(visible.map { ObjectIdentifier($0) })
      for gone in transition.seen where !seen.contains(ObjectIdentifier(gone)) {
        gone.viewDidDisappear(transition.isAnimated)
      }
      transition.complete()
      switch variants.telling {
      case .beforeCoordinator: break
      case .afterCoordinator: transition.end.tell()
      case .nextTurn: inNextTurn(transition.end.tell)
      }
    }
  }

  // MARK: - What is on show

  extension StandInDevice {
    /// The root and what is presented above it, bottom first.
    var containers: [UIViewController] {
      Array(sequence(first: ownWindow.rootViewController, next: { $0?.ownModal }).compactMap(\.self))
    }

    /// All that stands in the window, covered or not, the lowest first; what only watches does not.
    public var screens: [UIViewController] {
      containers.flatMap(\.withAll).filter {
        $0.parent == nil || $0.parent is UINavigationController || !$0.children.isEmpty
      }
    }

    /// What the person sees, and all that it stands in.
    var visible: [UIViewController] {
      var seen: [UIViewController] = []
      for container in containers {
        if container.modalPresentationStyle == .fullScreen { seen = [] }
        seen += container.withVisible
      }
      return seen
    }
  }

  extension UIViewController {
    /// It, and all that stands in it, the outermost first.
    var withAll: [UIViewController] { [self] + children.flatMap(\.withAll) }

    /// It, and what is seen in it, the outermost first.
    var withVisible: [UIViewController] { [self] + visibleChildren.flatMap(\.withVisible) }

    private var visibleChildren: [UIViewController] {
      if let navigation = self as? UINavigationController { return navigation.stack.last.map { [$0] } ?? [] }
      return children.filter { $0.viewIfLoaded?.superview != nil }
    }
  }
#endif
