#if !canImport(UIKit)
  import FlowHeadless
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitRows
  import FlowUIKitStandIn

  // The differences between the views of a screen and its description.

  extension UIKitTestWindow {
    /// Returns the differences as sentences, top first.
    func differences(on screen: UIViewController) -> [String] {
      let name = screen.nameInJourneys
      if let alert = screen as? UIAlertController { return differences(on: alert) }
      let reader = ViewReader(screen, at: scroll(of: screen))
      guard let page = (screen as? any PageDescribing)?.page else {
        return reader.views.isEmpty ? [] : ["\(name) does not say what it shows: it is no PageDescribing."]
      }
      var differences = page.missingKeys(in: language, at: scroll(of: screen)).map {
        "\($0.quoted) on \(name) has no translation in the language \(language.identifier.quoted)."
      }
      let title = language.resolve(page.title)
      if screen.title ?? "" != title {
        differences.append("\(name) has the title \((screen.title ?? "").quoted), and says \(title.quoted).")
      }
      if screen.isBusy != page.isBusy {
        differences.append(
          "\(name) \(page.isBusy ? "says that it is busy, and can be left" : "cannot be left, and does not say that it is busy")."
        )
      }
      differences += compare(expected(on: screen), describedViews(of: screen, reader).map(\.element), name)
      differences += stateDifferences(on: screen, page, reader)
      differences += unmarked(reader, on: screen)
      return differences
    }

    /// Returns the expected content of the views.
    private func expected(on screen: UIViewController) -> [VisibleElement] {
      elements(of: screen, in: language).compactMap { VisibleElement($0, in: language) }
    }

    /// Returns the views of the described elements; a screen of the app's own may have other texts beside them.
    func describedViews(of screen: UIViewController) -> [SeenView] {
      describedViews(of: screen, ViewReader(screen, at: scroll(of: screen)))
    }

    private func describedViews(of screen: UIViewController, _ reader: ViewReader) -> [SeenView] {
      guard !(screen is RowsViewController) else { return reader.views }
      let texts = Set(expected(on: screen).filter { $0.kind == .text }.map(\.label))
      return reader.views.filter { $0.element.kind != .text || texts.contains($0.element.label) }
    }

    private func compare(_ described: [VisibleElement], _ shown: [VisibleElement], _ name: String) -> [String] {
      let difference = zip(described, shown).first { !$0.looks(like: $1) }
      if let (described, shown) = difference {
        return ["\(name) shows \(shown.sentence) where it says \(described.sentence)."]
      }
      if let absent = described.dropFirst(shown.count).first {
        return ["\(name) says \(absent.sentence), which is not in its view."]
      }
      return shown.dropFirst(described.count).prefix(1).map { "\(name) shows \($0.sentence), which it does not say." }
    }

    private func stateDifferences(on screen: UIViewController, _ page: Page, _ reader: ViewReader) -> [String] {
      guard let screen = screen as? RowsViewController else { return [] }
      var differences = screen.list.table.invalidUpdates.map { "\(screen.screenName): \($0)" }
      let control = screen.list.table.refreshControl
      if (control == nil) != (page.onRefresh == nil) {
        differences.append(
          "\(screen.screenName) \(control == nil ? "cannot be pulled to refresh it" : "can be pulled for nothing").")
      }
      if control?.isRefreshing == true, !page.isBusy {
        differences.append("\(screen.screenName) refreshes while it is not busy.")
      }
      let unknown = elements(of: screen, in: language).count {
        if case .line(let line) = $0 { line.kind == .progress(nil) } else { false }
      }
      let expected = unknown + (page.isBusy && control?.isRefreshing != true ? 1 : 0)
      if reader.spinnerCount != expected {
        differences.append("\(screen.screenName) has \(reader.spinnerCount) spinners that turn instead of \(expected).")
      }
      return differences
    }

    private func differences(on alert: UIAlertController) -> [String] {
      guard let content = presenters.content(of: alert) else { return [] }
      let shown = [alert.title ?? "", alert.message ?? ""] + alert.actions.map { $0.title ?? "" }
      let described =
        [language.resolve(content.title), content.message.map(language.resolve) ?? ""]
        + content.buttons.map { language.resolve($0.label) }
      let keys = ([content.title] + [content.message].compactMap(\.self) + content.buttons.map(\.label)).flatMap(
        language.missingKeys)
      return zip(shown, described).filter { $0 != $1 }.map { "Alert shows \($0.quoted) where it says \($1.quoted)." }
        + keys.map { "\($0.quoted) on Alert has no translation in the language \(language.identifier.quoted)." }
    }

    /// Returns the unmarked texts in the pseudo-language, including those in views of the app's own.
    private func unmarked(_ reader: ViewReader, on screen: UIViewController) -> [String] {
      guard language.identifier == Language.pseudo.identifier else { return [] }
      // Described texts were compared before: they are marked, or exempt by their type.
      let exempt = Set(expected(on: screen).flatMap { [$0.label, $0.value ?? ""] + ($0.texts ?? []) })
      return reader.texts.filter { $0.contains(where: \.isLetter) && !$0.contains("⟦") && !exempt.contains($0) }.map {
        "\($0.quoted) on \(screen.nameInJourneys) is no text that can be translated."
      }
    }
  }
#endif
