#if !canImport(UIKit)
  /// A simulated device: its run loop, its animations and the person, controlled by a test.
  @MainActor
  public final class StandInDevice {
    /// The behaviour where the documentation is silent.
    public let variants: StandInVariants
    /// The number of animations.
    public private(set) var movementCount = 0
    /// Misuses that UIKit would refuse, throw an exception for, or warn about.
    public private(set) var complaints: [String] = []
    /// Called with each misuse.
    public var onComplaint: ((String) -> Void)?
    /// A Boolean value that indicates whether no coordinator is returned, as if an adapter did not ask for one.
    public var hidesCoordinators = false
    /// A Boolean value that indicates whether the next presentation is silently refused, as UIKit sometimes does.
    public var refusesNextPresentation = false

    /// Called when work is queued for the run loop, or a transition begins.
    public var onWork: (() -> Void)?

    private(set) lazy var ownWindow = UIWindow(of: self)
    private(set) var transitions: [StandInTransition] = []
    private(set) var isPersonPopping = false
    private var turns: [() -> Void] = []
    private var closuresAfterNextEvent: [() -> Void] = []

    public init(_ variants: StandInVariants = StandInVariants()) { self.variants = variants }

    public var window: UIWindow { ownWindow }

    /// Shows the window with a view controller at its root.
    public func show(_ root: UIViewController) {
      ownWindow.rootViewController = root
      ownWindow.makeKeyAndVisible()
    }

    /// Performs work in the next turn of the run loop.
    public func inNextTurn(_ body: @escaping () -> Void) {
      turns.append(body)
      onWork?()
    }

    /// Performs work when the run loop, which sleeps until then, has handled its next event: the person has acted, or a
    /// transition has ended.
    public func afterNextEvent(_ body: @escaping () -> Void) { closuresAfterNextEvent.append(body) }

    private func wakeUp() {
      let due = closuresAfterNextEvent
      closuresAfterNextEvent = []
      for body in due { inNextTurn(body) }
    }

    /// Performs an action of the person.
    func actAsPerson<Result>(_ body: () -> Result) -> Result {
      defer { wakeUp() }
      return body()
    }

    /// Pops as the person, to whom UIKit may allow more than to code.
    func popAsPerson<Result>(_ body: () -> Result) -> Result {
      isPersonPopping = true
      defer { isPersonPopping = false }
      return actAsPerson(body)
    }

    /// Turns the run loop once.
    /// - Returns: whether there was work.
    @discardableResult
    public func turn() -> Bool {
      let due = turns
      turns = []
      for body in due { body() }
      return !due.isEmpty
    }

    /// Turns the run loop until there is no work.
    public func turnUntilIdle() { while turn() {} }

    /// Finishes one animation, unless the person's finger holds it.
    /// - Returns: whether there was one.
    @discardableResult
    public func finishAnimation() -> Bool {
      guard let transition = transitions.first(where: { $0.isAnimated && !$0.isHeld }) else { return false }
      finish(transition)
      return true
    }

    /// Finishes everything that does not wait for the person.
    public func settle() {
      // Bounds code that polls in each turn.
      var turnCount = 0
      while turn() || finishAnimation() {
        while finishAnimation() {}
        turnCount += 1
        guard turnCount < 1000 else { return complain("the run loop never rests") }
      }
    }

    /// A Boolean value that indicates whether the person's finger holds a transition.
    public var isFingerDown: Bool { transitions.contains(where: \.isHeld) }

    /// A Boolean value that indicates whether work or an animation is pending.
    public var isRestless: Bool { !isFingerDown && (isMoving || !turns.isEmpty) }

    /// A Boolean value that indicates whether a transition is in progress, held or not.
    public var isMoving: Bool { !transitions.isEmpty }

    func complain(_ words: String) {
      complaints.append(words)
      onComplaint?(words)
    }
  }

  // MARK: - Transitions

  extension StandInDevice {
    func begin(_ transition: StandInTransition) {
      transition.refusesToAnimate = variants.refusesToAnimate
      transition.completesRefused = variants.completesRefused
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
      if variants.callbackTime == .beforeCoordinator { transition.end.notify() }
      for owner in transition.owners where owner.ownCoordinator === transition { owner.ownCoordinator = nil }
      let seen = Set(visible.map { ObjectIdentifier($0) })
      for gone in transition.seen where !seen.contains(ObjectIdentifier(gone)) {
        gone.viewDidDisappear(transition.isAnimated)
      }
      transition.complete()
      complainAboutLayout()
      switch variants.callbackTime {
      case .beforeCoordinator: break
      case .afterCoordinator: transition.end.notify()
      case .nextTurn: inNextTurn(transition.end.notify)
      }
      wakeUp()
    }
  }

  // MARK: - Visible screens

  extension StandInDevice {
    /// The root and the presented view controllers above it, bottom first; none in a hidden window.
    var containers: [UIViewController] {
      ownWindow.isHidden
        ? []
        : Array(sequence(first: ownWindow.rootViewController, next: { $0?.ownModal }).compactMap(\.self))
    }

    /// All screens in the window, covered or not, bottom first.
    public var screens: [UIViewController] {
      containers.flatMap(\.withAll).filter {
        $0.parent == nil || $0.parent is UINavigationController || !$0.children.isEmpty
      }
    }

    /// The visible view controllers and their containers.
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
    /// The view controller and all its descendants, outermost first.
    var withAll: [UIViewController] { [self] + children.flatMap(\.withAll) }

    /// The view controller and its visible descendants, outermost first.
    var withVisible: [UIViewController] { [self] + visibleChildren.flatMap(\.withVisible) }

    private var visibleChildren: [UIViewController] {
      if let navigation = self as? UINavigationController { return navigation.stack.last.map { [$0] } ?? [] }
      return children.filter { $0.viewIfLoaded?.superview != nil }
    }
  }
#endif
