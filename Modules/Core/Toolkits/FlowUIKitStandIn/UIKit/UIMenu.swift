#if !canImport(UIKit)
  import Foundation

  // Apple: documentation/uikit/uimenuelement

  /// An element of a menu.
  @MainActor
  open class UIMenuElement {
    /// The attributes, without members here.
    public struct Attributes: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Some of them.
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The state of a checkmark.
    public enum State: Int, Sendable {
      /// Off, on, or mixed.
      case off, on, mixed
    }

    /// The title.
    public let title: String

    init(title: String) { self.title = title }
  }

  // Apple: documentation/uikit/uimenu

  /// A menu of actions.
  @MainActor
  public final class UIMenu: UIMenuElement {
    /// Names a menu.
    public struct Identifier: Hashable, Sendable {}

    /// The options, without members here.
    public struct Options: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Some of them.
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The elements.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(
      title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
      children: [UIMenuElement] = []
    ) {
      self.children = children
      super.init(title: title)
    }
  }

  /// What UIKit presents while a menu is open: a class without a public name.
  final class _UIContextMenuActionsOnlyViewController: UIViewController {
    let menu: UIMenu

    init(_ menu: UIMenu) {
      self.menu = menu
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }
  }

  // Apple: documentation/uikit/uiaction, documentation/uikit/uiactionhandler

  /// The handler of an action.
  public typealias UIActionHandler = (UIAction) -> Void

  /// An action of a button or a menu.
  @MainActor
  public final class UIAction: UIMenuElement {
    /// Names an action.
    public struct Identifier: Hashable, Sendable {}

    /// The state of a checkmark.
    public var state: UIMenuElement.State
    private let handler: UIActionHandler

    /// Creates an action.
    public init(
      title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
      self.handler = handler
      self.state = state
      super.init(title: title)
    }

    func perform() { handler(self) }
  }
#endif
