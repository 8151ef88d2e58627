public import FlowKit

/// A screen without glass: subclass it, and show its content with ``show(_:isBusy:content:)``.
@MainActor
open class HeadlessViewController: ViewController {
  /// What journeys and stacks call the screen: the type's name in words, without its kind.
  open var screenName: String { nameOfType }

  // Kept, since every snapshot asks for it.
  private lazy final var nameOfType = SpokenName(of: type(of: self)).words
  private(set) final var content = ScreenContent(title: "")
  /// Whether the view has been loaded, which happens when the screen is first seen.
  public private(set) final var isViewLoaded = false
  /// The navigation controller whose stack holds this screen.
  public internal(set) final weak var navigationController: HeadlessNavigationController?

  final var modal: HeadlessViewController?
  final weak var modalHost: HeadlessViewController?
  final var modalStyle: ModalStyle?
  /// The window, of a controller that stands at its bottom or is presented in it.
  final weak var windowOfContainer: HeadlessWindow?
  /// The flow's view on this screen, for as long as a flow's presenter has it on show.
  final var flowScreen: FlowScreen?
  /// Marks of a removal that is being worked out.
  final var doom = Doom()

  /// The controller that this one stands in; of a stack in a tab, the tab bar controller.
  var parent: HeadlessViewController? { navigationController }
  /// What the person sees of this controller as long as nothing is presented above it.
  var visibleScreen: HeadlessViewController? { self }
  /// Whether a navigation controller takes it onto its stack.
  var isPushable: Bool { true }

  /// A screen that is not on show yet.
  public init() {}

  /// Called once, when the screen is first seen, before anything of it is drawn.
  open func viewDidLoad() {}

  /// The person has pulled at the sheet that this screen is the top of, and it stays.
  ///
  /// The screen is at work, or asks before it is left. UIKit: `presentationControllerDidAttemptToDismiss(_:)`.
  open func didAttemptToDismiss() {}

  /// Shows this content from now on.
  /// - Parameters:
  ///   - title: What stands above everything.
  ///   - isBusy: Whether the screen is at work; until it is not, the person cannot leave it.
  ///   - parts: The rows of the screen, top first.
  public final func show(
    _ title: String, isBusy: Bool = false, @ScreenBuilder content parts: () -> [ScreenPart] = { [] }
  ) {
    content = ScreenContent(title: title, isBusy: isBusy, parts: parts())
  }

  /// Calls `body` with each screen that comes and goes with this controller, bottom first, leaving aside what it presents.
  func forEachScreen(_ body: (HeadlessViewController) -> Void) { body(self) }

  final func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }
}

// MARK: - Where it stands

extension HeadlessViewController {
  /// The window that shows this screen, covered or not, in a tab that is seen or not.
  public final var window: HeadlessWindow? { container.windowOfContainer }

  /// The controller that this one, or what it stands in, presents.
  public final var presentedViewController: HeadlessViewController? { container.modal }

  /// The controller that presents this one, or what it stands in.
  public final var presentingViewController: HeadlessViewController? { container.modalHost }

  /// A screen leaves presenting to the outermost controller that it stands in, as in UIKit.
  final var container: HeadlessViewController {
    var container = self
    while let parent = container.parent { container = parent }
    return container
  }

  /// Whether it stands anywhere, in a window or on a stack.
  final var stands: Bool { parent != nil || windowOfContainer != nil }

  /// Adds the flows' views on the screens of this controller, bottom first, and forgets them.
  final func giveFlowScreens(to screens: inout [FlowScreen]) {
    forEachScreen { controller in
      if let screen = controller.flowScreen.take() { screens.append(screen) }
    }
  }
}
