#if !canImport(UIKit)
  // Apple: documentation/uikit/uimenuelement

  /// A part of a menu.
  @MainActor
  open class UIMenuElement {
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

    /// What it says.
    public let title: String

    init(title: String) { self.title = title }
  }

  // Apple: documentation/uikit/uimenu

  /// A list of actions that opens above everything.
  @MainActor
  public final class UIMenu: UIMenuElement {
    /// Names a menu.
    public struct Identifier: Hashable, Sendable {}

    /// How it is shown; nothing is known of that here.
    public struct Options: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Some of them.
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// What is in it.
    public let children: [UIMenuElement]

    /// A menu.
    public init(
      title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
      children: [UIMenuElement] = []
    ) {
      self.children = children
      super.init(title: title)
    }
  }

  // Apple: documentation/uikit/uiaction, documentation/uikit/uiactionhandler

  /// What an action does.
  public typealias UIActionHandler = (UIAction) -> Void

  /// Something that a button or a menu does.
  @MainActor
  public final class UIAction: UIMenuElement {
    /// Names an action.
    public struct Identifier: Hashable, Sendable {}

    /// Whether it has a tick.
    public var state: UIMenuElement.State
    private let handler: UIActionHandler

    /// An action.
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
