#if !canImport(UIKit)
  import Foundation

  // Apple: documentation/uikit/uimenuelement

  @MainActor
  open class UIMenuElement {
    /// The attributes, without members here.
    public struct Attributes: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public enum State: Int, Sendable {
      case off, on, mixed
    }

    public let title: String

    init(title: String) { self.title = title }
  }

  // Apple: documentation/uikit/uimenu

  @MainActor
  public final class UIMenu: UIMenuElement {
    public struct Identifier: Hashable, Sendable {}

    /// The options, without members here.
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public let children: [UIMenuElement]

    public init(
      title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
      children: [UIMenuElement] = []
    ) {
      self.children = children
      super.init(title: title)
    }
  }

  /// The view controller that UIKit presents while a menu is open; its class has no public name.
  final class _UIContextMenuActionsOnlyViewController: UIViewController {
    let menu: UIMenu

    init(_ menu: UIMenu) {
      self.menu = menu
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }
  }

  // Apple: documentation/uikit/uiaction, documentation/uikit/uiactionhandler

  public typealias UIActionHandler = (UIAction) -> Void

  @MainActor
  public final class UIAction: UIMenuElement {
    public struct Identifier: Hashable, Sendable {}

    public var state: UIMenuElement.State
    private let handler: UIActionHandler

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
