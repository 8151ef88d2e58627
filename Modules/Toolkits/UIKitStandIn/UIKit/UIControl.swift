#if !canImport(UIKit)
  // Apple: documentation/uikit/uicontrol

  /// A view that does something when it is touched.
  @MainActor
  open class UIControl: UIView {
    /// What can happen to a control.
    public struct Event: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// The control does what it is for; for a button, a tap.
      public static let primaryActionTriggered = UIControl.Event(rawValue: 1 << 13)
      /// The text of a field was changed by the person.
      public static let editingChanged = UIControl.Event(rawValue: 1 << 17)

      /// Some events.
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// Whether it takes touches.
    open var isEnabled = true
    /// Whether a touch opens the menu.
    open var showsMenuAsPrimaryAction = false
    private var actions: [(action: UIAction, events: UIControl.Event)] = []

    /// Performs an action when one of the events happens.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
      actions.append((action, controlEvents))
    }

    /// Performs the actions for these events.
    open func sendActions(for controlEvents: UIControl.Event) {
      for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform() }
    }
  }
#endif
