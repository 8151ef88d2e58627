#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uitableviewcell

  @MainActor
  open class UITableViewCell: UIView {
    /// The arrangement of the labels that UIKit provides, which are not used here.
    public enum CellStyle: Int, Sendable {
      case `default`
    }

    public enum AccessoryType: Int, Sendable {
      case none = 0, disclosureIndicator = 1, checkmark = 3
    }

    public enum SelectionStyle: Int, Sendable {
      case none = 0, `default` = 3
    }

    public let reuseIdentifier: String?
    public let contentView = UIView()
    open var accessoryType = UITableViewCell.AccessoryType.none
    open var accessoryView: UIView? {
      didSet {
        oldValue?.removeFromSuperview()
        if let accessoryView { addSubview(accessoryView) }
      }
    }
    open var selectionStyle = UITableViewCell.SelectionStyle.default

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init()
      addSubview(contentView)
    }

    /// Archives are not supported here.
    public required init?(coder: NSCoder) { return nil }
  }

  // Apple: documentation/uikit/uitableviewheaderfooterview

  @MainActor
  open class UITableViewHeaderFooterView: UIView {
    open var contentConfiguration: (any UIContentConfiguration)?

    public init(reuseIdentifier: String?) { super.init() }
  }

  // Apple: documentation/uikit/uicontentconfiguration, documentation/uikit/uilistcontentconfiguration-swift.struct

  @MainActor
  public protocol UIContentConfiguration {}

  public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?

    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  }
#endif
