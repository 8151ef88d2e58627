#if !canImport(UIKit)
  // Apple: documentation/uikit/uibaritem, documentation/uikit/uibarbuttonitem

  /// Something in a bar.
  @MainActor
  open class UIBarItem {
    /// Whether it takes a tap.
    open var isEnabled = true

    init() {}
  }

  /// A button in a bar.
  @MainActor
  open class UIBarButtonItem: UIBarItem {
    /// What the system knows how to draw.
    public enum SystemItem: Int, Sendable {
      /// A cross.
      case close = 24
    }

    /// What a tap does.
    open var primaryAction: UIAction?

    /// A button without an action.
    public override init() { super.init() }

    /// A button that the system draws.
    public convenience init(
      systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init()
      self.primaryAction = primaryAction
    }

    /// A plain button.
    public convenience init(
      title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
      self.init()
      self.primaryAction = primaryAction
    }
  }

  // Apple: documentation/uikit/uimenu

  /// A part of a menu.
  public enum UIMenuElement {
    /// How it looks; nothing is known of that here.
    public struct Attributes: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Some of them.
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// Whether it has a tick.
    public enum State: Int, Sendable {
      /// It has one, none, or some of what is in it have.
      case off, on, mixed
    }
  }

  /// A menu, which nobody makes here.
  @MainActor
  public final class UIMenu {
    private init() {}
  }

  // Apple: documentation/uikit/uiaction, documentation/uikit/uiactionhandler

  /// What an action does.
  public typealias UIActionHandler = (UIAction) -> Void

  /// Something that a button or a menu does.
  @MainActor
  public final class UIAction {
    /// Names an action.
    public struct Identifier: Hashable, Sendable {}

    private let handler: UIActionHandler

    /// An action.
    public init(
      title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
      self.handler = handler
    }

    func perform() { handler(self) }
  }

  // Apple: documentation/uikit/uinavigationitem

  /// What the bar shows while a view controller is on top of its stack.
  @MainActor
  open class UINavigationItem {
    /// In the middle of the bar.
    open var title: String?
    /// Stands in place of the back button.
    open var leftBarButtonItem: UIBarButtonItem?
    /// Whether there is no back button.
    open var hidesBackButton = false

    init() {}

    /// Hides the back button, or shows it again.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  }
#endif
