#if !canImport(UIKit)
  import FlowHeadless
  import FlowKit
  import FlowScreens
  import FlowUIKitRows
  import FlowUIKitStandIn
  import Foundation

  /// The texts that VoiceOver reads for a part of a screen, from a description or from a view.
  @MainActor
  struct VisibleElement {
    /// The kinds of parts, by their use.
    enum Kind: String {
      case text
      /// A row that is read as a whole.
      case row
      /// A row that is read and tapped as a whole.
      case tappable = "row to tap"
      case field, date, choice, toggle, button
    }

    let kind: Kind
    let label: String
    var value: String?
    var isEnabled = true
    /// The texts that must be visible there; nil if it is drawn.
    var texts: [String]?

    func looks(like other: VisibleElement) -> Bool {
      kind == other.kind && label == other.label && value == other.value && isEnabled == other.isEnabled
        && (texts == nil || other.texts == nil || texts == other.texts)
    }

    var sentence: String {
      [
        "the \(kind.rawValue) \(label.quoted)", value.map { "with \($0.quoted)" }, isEnabled ? nil : "disabled",
        texts.map { "with the texts \($0.map(\.quoted).joined(separator: " "))" },
      ]
      .compactMap(\.self).joined(separator: ", ")
    }
  }

  // MARK: - From a description

  extension VisibleElement {
    /// Creates the expected content of the views of a described part; nil for a part without a view.
    init?(_ element: ScreenSnapshot.Element, in language: Language) {
      switch element {
      case .line(let line):
        switch line.kind {
        case .position: return nil
        case .text, .header, .footer, .empty, .emptyMessage: self.init(kind: .text, label: line.label)
        case .item: self.init(kind: .row, line.label, line.details, isDrawn: false)
        case .progress: self.init(kind: .row, line.label, line.details, isDrawn: false)
        case .image, .custom: self.init(kind: .row, line.label, line.details, isDrawn: true)
        }
      case .action(let action):
        switch action.kind {
        case .button: self.init(kind: .button, label: action.label, isEnabled: action.isEnabled)
        case .item, .custom:
          self.init(
            kind: .tappable, action.label, action.details, isDrawn: action.kind != .item, isEnabled: action.isEnabled)
        }
      case .field(let field):
        let label = [field.label, field.error].compactMap(\.self).joined(separator: ", ")
        let texts = [field.label, field.error].compactMap(\.self)
        let chosen = field.value.isEmpty ? language.resolve("Choose") : field.value
        switch field.kind {
        case .text: self.init(kind: .field, label: label, value: field.value, isEnabled: field.isEnabled, texts: texts)
        case .toggle:
          self.init(kind: .toggle, label: label, value: field.value, isEnabled: field.isEnabled, texts: texts)
        case .date: self.init(kind: .date, label: label, value: chosen, isEnabled: field.isEnabled, texts: texts)
        case .choice:
          let isLong = field.options?.count ?? 0 > ChoiceRow.longestMenu
          self.init(
            kind: isLong ? .tappable : .choice, label: label, value: chosen, isEnabled: field.isEnabled,
            texts: isLong ? ([field.label, chosen] + [field.error].compactMap(\.self)) : texts)
        }
      }
    }

    private init(kind: Kind, _ label: String, _ details: RowDetails, isDrawn: Bool, isEnabled: Bool = true) {
      self.init(
        kind: kind, label: [label, details.subtitle, details.badge].compactMap(\.self).joined(separator: ", "),
        value: details.value, isEnabled: isEnabled, texts: isDrawn ? nil : [label] + details.texts)
    }
  }

  // MARK: - From views

  /// An element of a view, and the view that the person touches.
  @MainActor
  struct SeenView {
    var element: VisibleElement
    let view: UIView
    var place: (table: UITableView, path: IndexPath)?
  }

  /// Reads views as VoiceOver does, top first.
  @MainActor
  struct ViewReader {
    private(set) var views: [SeenView] = []
    /// All visible texts.
    private(set) var texts: [String] = []
    /// The number of spinners in motion.
    private(set) var spinnerCount = 0

    /// Reads a screen.
    /// - Parameters:
    ///   - screen: The screen.
    ///   - scroll: The scroll positions of its lists.
    init(_ screen: UIViewController, at scroll: PageScroll) {
      guard let view = screen.viewIfLoaded else { return }
      read(view, (screen as? RowsViewController)?.list, scroll)
    }

    private mutating func read(_ view: UIView, _ rows: RowTable?, _ scroll: PageScroll) {
      guard !view.isHidden else { return }
      if let table = view as? UITableView {
        read(table, table === rows?.table ? rows : nil, scroll)
      } else if !read(element: view) {
        let parts = (view as? UIStackView)?.arrangedSubviews ?? view.subviews
        for part in parts { read(part, rows, scroll) }
      }
    }

    private mutating func read(_ table: UITableView, _ rows: RowTable?, _ scroll: PageScroll) {
      var listCount = 0
      for section in 0..<table.numberOfSections {
        var positions = Array(0..<table.numberOfRows(inSection: section))
        if let rows, let count = rows.shape[section].itemCount {
          let first = rows.shape[section].rowCount
          positions = Array(0..<first) + scroll.items(ofList: listCount, count: count).map { first + $0 }
          listCount += 1
        } else if rows == nil {
          positions = positions.filter { table.cellForRow(at: IndexPath(row: $0, section: section)) != nil }
        }
        if let header = table.headerView(forSection: section) { read(header: header) }
        for row in positions {
          let path = IndexPath(row: row, section: section)
          table.reveal(path)
          guard let cell = table.cellForRow(at: path), cell.superview === table else { continue }
          read(cell, at: path, in: table)
        }
        if let footer = table.footerView(forSection: section) { read(header: footer) }
      }
      if let footer = table.tableFooterView { read(footer, nil, scroll) }
    }

    private mutating func read(header: UITableViewHeaderFooterView) {
      guard !header.isHidden, let text = (header.contentConfiguration as? UIListContentConfiguration)?.text else {
        return
      }
      add(VisibleElement(kind: .text, label: text), header)
      texts.append(text)
    }

    /// Reads a cell, with the texts around its control.
    private mutating func read(_ cell: UITableViewCell, at path: IndexPath, in table: UITableView) {
      let first = views.count
      let firstText = texts.count
      read(cell, nil, PageScroll())
      let drawn = Array(texts[firstText...])
      for index in first..<views.count {
        views[index].place = (table, path)
        switch views[index].element.kind {
        case .text, .button: break
        case .row, .tappable: views[index].element.texts = drawn
        case .field, .date, .choice, .toggle: if views.count == first + 1 { views[index].element.texts = drawn }
        }
      }
    }

    /// - Returns: Whether it is one element.
    private mutating func read(element view: UIView) -> Bool {
      let label = view.accessibilityLabel ?? ""
      let isEnabled = !view.accessibilityTraits.contains(.notEnabled)
      switch view {
      case let spinner as UIActivityIndicatorView: spinnerCount += spinner.isAnimating ? 1 : 0
      case let text as UILabel:
        guard let words = text.text, !words.isEmpty else { break }
        texts.append(words)
        if text.isAccessibilityElement { add(VisibleElement(kind: .text, label: words), text) }
      case let field as UITextField:
        let text = field.text ?? ""
        add(
          VisibleElement(
            kind: .field, label: label, value: field.isSecureTextEntry ? text.masked : text, isEnabled: field.isEnabled),
          field)
      case let field as UITextView:
        add(VisibleElement(kind: .field, label: label, value: field.text ?? "", isEnabled: field.isEditable), field)
      case let toggle as UISwitch:
        add(
          VisibleElement(kind: .toggle, label: label, value: toggle.isOn ? "on" : "off", isEnabled: toggle.isEnabled),
          toggle
        )
      case let picker as UIDatePicker:
        add(VisibleElement(kind: .date, label: label, value: picker.date.day, isEnabled: picker.isEnabled), picker)
      case let button as UIButton:
        let title = button.configuration?.title ?? ""
        if button.showsMenuAsPrimaryAction {
          add(VisibleElement(kind: .choice, label: label, value: title, isEnabled: button.isEnabled), button)
        } else if let label = button.accessibilityLabel, label != title {
          // It begins with a date.
          add(VisibleElement(kind: .date, label: label, value: title, isEnabled: button.isEnabled), button)
        } else {
          texts.append(title)
          add(VisibleElement(kind: .button, label: title, isEnabled: button.isEnabled), button)
        }
      case _ where view.isAccessibilityElement:
        for part in view.subviews { readTexts(part) }
        let kind: VisibleElement.Kind = view.accessibilityTraits.contains(.button) ? .tappable : .row
        add(VisibleElement(kind: kind, label: label, value: view.accessibilityValue, isEnabled: isEnabled), view)
      default: return false
      }
      return true
    }

    /// Reads the visible texts in an element that VoiceOver reads as a whole.
    private mutating func readTexts(_ view: UIView) {
      guard !view.isHidden else { return }
      if let text = (view as? UILabel)?.text, !text.isEmpty { texts.append(text) }
      if (view as? UIActivityIndicatorView)?.isAnimating == true { spinnerCount += 1 }
      for part in (view as? UIStackView)?.arrangedSubviews ?? view.subviews { readTexts(part) }
    }

    private mutating func add(_ element: VisibleElement, _ view: UIView) {
      views.append(SeenView(element: element, view: view))
    }
  }
#endif
