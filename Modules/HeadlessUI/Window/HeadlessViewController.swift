public import FlowKit

/// A screen without glass: subclass it, and show its content with ``show(_:isBusy:content:)``.
@MainActor
open class HeadlessViewController: ViewController {
  /// What journeys and stacks call the screen: the type's name in words, without its kind.
  open var screenName: String { nameOfType }

  // Kept, since every snapshot asks for it.
  private lazy final var nameOfType = SpokenName(of: type(of: self)).words
  private(set) final var content = ScreenContent(title: "")
  /// Whether the view has been loaded, which happens when the screen first comes on show.
  public private(set) final var isViewLoaded = false
  /// The navigation controller whose stack holds this screen.
  public internal(set) final weak var navigationController: HeadlessNavigationController?

  final var modal: HeadlessViewController?
  final weak var modalHost: HeadlessViewController?
  final var modalStyle: ModalStyle?
  final weak var windowOfRoot: HeadlessWindow?
  /// The flow's view on this screen, for as long as a flow's presenter has it on show.
  final weak var flowScreen: FlowScreen?

  /// The screens that come and go with this controller, leaving aside what it presents.
  var screens: [HeadlessViewController] { [self] }

  /// A screen that is not on show yet.
  public init() {}

  /// Called once, when the screen first comes on show, before anything of it is drawn.
  open func viewDidLoad() {}

  /// Shows this content from now on.
  /// - Parameter isBusy: whether the screen is at work; until it is not, the person cannot leave it.
  public final func show(
    _ title: String, isBusy: Bool = false, @ScreenBuilder content parts: () -> [ScreenPart] = { [] }
  ) {
    content = ScreenContent(title: title, isBusy: isBusy, parts: parts())
  }

  final func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }
}

// MARK: - Where it stands

extension HeadlessViewController {
  /// The window that shows this screen, covered or not.
  public final var window: HeadlessWindow? {
    var container = self.container
    while let host = container.modalHost { container = host }
    return container.windowOfRoot
  }

  /// The controller that this one, or its navigation controller, presents.
  public final var presentedViewController: HeadlessViewController? { container.modal }

  /// The controller that presents this one, or its navigation controller.
  public final var presentingViewController: HeadlessViewController? { container.modalHost }

  /// A screen on a stack leaves presenting to its navigation controller, as in UIKit.
  final var container: HeadlessViewController { navigationController ?? self }
}
