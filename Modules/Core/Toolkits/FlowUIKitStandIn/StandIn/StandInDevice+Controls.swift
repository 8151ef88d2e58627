#if !canImport(UIKit)
  public import Foundation

  // The person's actions on the controls of a page; each method returns whether UIKit offers the action now.

  extension StandInDevice {
    @discardableResult
    public func type(_ text: String, into field: UITextField) -> Bool {
      guard isAtRest, field.isEnabled else { return false }
      field.becomeFirstResponder()
      field.text = text
      // The person corrects the beginning of the text.
      field.cursor = 0
      field.sendActions(for: .editingChanged)
      if field.text == text, field.cursor > 0 { complain(Self.cursorComplaint) }
      return true
    }

    /// Presses Return on the keyboard of the field that has it; pads of digits have no such key.
    @discardableResult
    public func pressReturn(in field: UITextField) -> Bool {
      let hasKey = field.keyboardType == .default || field.keyboardType == .emailAddress
      guard isAtRest, field.isEnabled, field.isFirstResponder, hasKey else { return false }
      field.sendActions(for: .primaryActionTriggered)
      return true
    }

    @discardableResult
    public func type(_ text: String, into view: UITextView) -> Bool {
      guard isAtRest, view.isEditable else { return false }
      view.becomeFirstResponder()
      view.text = text
      view.cursor = 0
      view.delegate?.textViewDidChange(view)
      if view.text == text, view.cursor > 0 { complain(Self.cursorComplaint) }
      return true
    }

    private static let cursorComplaint =
      "the text of a field is set again while the person types, which moves the cursor"

    @discardableResult
    public func tap(_ control: UISwitch) -> Bool {
      guard isAtRest, control.isEnabled else { return false }
      control.isOn.toggle()
      control.sendActions(for: .valueChanged)
      return true
    }

    @discardableResult
    public func choose(_ date: Date, in picker: UIDatePicker) -> Bool {
      guard isAtRest, picker.isEnabled, date >= picker.minimumDate ?? date, date <= picker.maximumDate ?? date else {
        return false
      }
      picker.date = date
      picker.sendActions(for: .valueChanged)
      return true
    }

    @discardableResult
    public func tap(_ indexPath: IndexPath, in table: UITableView) -> Bool {
      guard isAtRest, table.cellForRow(at: indexPath) != nil, let delegate = table.delegate,
        delegate.tableView(table, shouldHighlightRowAt: indexPath)
      else { return false }
      actAsPerson { delegate.tableView(table, didSelectRowAt: indexPath) }
      return true
    }

    /// Pulls a scroll view down to refresh it.
    @discardableResult
    public func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
      guard isAtRest, let control = scrollView.refreshControl, !control.isRefreshing else { return false }
      control.beginRefreshing()
      control.sendActions(for: .valueChanged)
      return true
    }
  }
#endif
