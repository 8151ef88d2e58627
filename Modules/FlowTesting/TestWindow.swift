public import FlowKit

/// Keeps what flows show as an array of stacks, synchronously; a test reads it, and acts on it as the person.
@MainActor
public final class TestWindow {
  /// One call of a presenter or a dismisser.
  public enum Transition: Equatable {
    /// A screen was pushed.
    case pushed(ObjectIdentifier, animated: Bool)
    /// A screen took the place of all that was on its stack.
    case replaced(ObjectIdentifier, animated: Bool)
    /// A screen was presented above the others.
    case presented(ObjectIdentifier, ModalStyle, animated: Bool)
    /// A screen was taken away, with all above it.
    case dismissed(ObjectIdentifier, animated: Bool)
  }

  /// A stack, or a single modal screen.
  @MainActor
  struct Layer {
    let root: any ViewController
    let style: ModalStyle?
    var single: FlowScreen?
    var screens: [FlowScreen] {
      if let single { return [single] }
      return (root as? TestNavigationController)?.screens ?? []
    }
  }

  /// The stack at the bottom: of the window, and the one to push a flow onto.
  public let navigation = TestNavigationController()
  /// All that presenters and dismissers were asked to do, in order.
  public private(set) var transitions: [Transition] = []
  /// Whether animated transitions stay on their way until ``settle()``; without it all is done when the call returns.
  public var holdsTransitions = false

  var layers: [Layer]
  private var onTheirWay: [@MainActor () -> Void] = []
  private var waiting: [@MainActor () -> Void] = []
  private var isSwiping = false

  /// A window with nothing on its stack.
  public init() {
    layers = [Layer(root: navigation, style: nil)]
  }

  /// Where the flow under test goes: pushed onto the window's stack.
  public var pushing: FlowPresentation { .push(onto: navigation, using: self) }

  /// Where the flow under test goes: presented above the window's stack.
  public func presenting(_ style: ModalStyle = .sheet) -> FlowPresentation {
    .present(style, over: navigation, using: self)
  }

  /// All screens on show, bottom first.
  public var viewControllers: [any ViewController] { layers.flatMap(\.screens).map(\.viewController) }

  /// The screen that the person sees.
  public var top: (any ViewController)? { viewControllers.last }

  /// How many stacks and single screens are presented above the window's stack.
  public var modalCount: Int { layers.count - 1 }

  /// Lets what is on its way arrive.
  public func settle() {
    while !onTheirWay.isEmpty {
      onTheirWay.removeFirst()()
      letWaitingGo()
    }
  }
}

// MARK: - Transitions

extension TestWindow {
  var isSettled: Bool { onTheirWay.isEmpty && !isSwiping }

  func perform(_ transition: Transition, animated: Bool, arrival: @escaping @MainActor () -> Void) {
    transitions.append(transition)
    if holdsTransitions, animated { onTheirWay.append(arrival) } else { arrival() }
  }

  func beginSwipe() { isSwiping = true }

  func endSwipe() {
    isSwiping = false
    letWaitingGo()
  }

  func wait(_ body: @escaping @MainActor () -> Void) {
    if isSettled { body() } else { waiting.append(body) }
  }

  private func letWaitingGo() {
    while isSettled, !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Takes a screen away and all above it, and tells FlowKit in one call.
  func takeAway(_ screen: FlowScreen, byPerson: Bool) {
    guard let level = layers.firstIndex(where: { $0.screens.contains { $0 === screen } }) else { return }
    var removed = layers[(level + 1)...].flatMap(\.screens)
    layers.removeSubrange((level + 1)...)
    let screens = layers[level].screens
    let position = screens.firstIndex { $0 === screen } ?? 0
    removed = screens[position...] + removed
    (layers[level].root as? TestNavigationController)?.screens.removeSubrange(position...)
    if position == 0, level > 0 { layers.remove(at: level) }
    FlowScreen.didTakeAway(removed, revealing: layers.last?.screens.last, byPerson: byPerson)
  }
}
