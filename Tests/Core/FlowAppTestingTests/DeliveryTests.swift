#if !canImport(UIKit)
  import FlowAppTesting
  import FlowHeadless
  import FlowKit
  import FlowScreens
  import FlowTesting
  import FlowUIKitRows
  import FlowUIKitStandIn
  import Testing

  /// The deliveries of keyboards and clipboards reach a page alike in both toolkits.
  @MainActor
  struct DeliveryTests {
    private final class Page {
      var texts: [String] = []
    }

    private static let plain = "Zo\u{EB} O'Brien-7 \"x\" 1,234.50"
    private nonisolated static let kinds = FieldRow.Kind.allCases.filter { $0 != .amount }

    /// The texts that a page receives when a delivery is pasted, on a phone and in a window without a screen.
    private func received(
      _ delivered: String, kind: FieldRow.Kind, in language: Language
    ) throws -> (phone: [String], headless: [String]) {
      let (phone, headless) = (Page(), Page())
      let window = UIKitTestWindow(StandInVariants(), language: language)
      let rows = RowsViewController(name: "Form", language: language)
      window.navigation.setViewControllers([rows], animated: false)
      rows.show(FlowScreens.Page("Form") { FieldRow("Field", "", kind: kind) { phone.texts.append($0) } })
      let screen = HeadlessViewController()
      let plainWindow = HeadlessWindow(rootViewController: screen)
      screen.show(FlowScreens.Page("Form") { FieldRow("Field", "", kind: kind) { headless.texts.append($0) } })

      try window.perform(.paste(delivered, into: "Field"))
      try plainWindow.perform(.paste(delivered, into: "Field"))
      return (phone.texts, headless.texts)
    }

    // Catches a toolkit that cleans a field's text under the person's cursor.
    @Test(arguments: kinds, TypedDelivery.all)
    func `a page receives a delivery as it came`(kind: FieldRow.Kind, delivery: TypedDelivery) throws {
      let delivered = delivery.deliver(Self.plain) ?? Self.plain

      let texts = try received(delivered, kind: kind, in: .developers)

      #expect(texts.phone.map { Array($0.unicodeScalars) } == [Array(delivered.unicodeScalars)])
      #expect(texts.headless.map { Array($0.unicodeScalars) } == [Array(delivered.unicodeScalars)])
    }

    // Catches a page that answers the report of one field with the old text of the other, which is not reported yet.
    @Test(arguments: [false, true])
    func `autofill of two fields in one call leaves both filled in`(isLastFirst: Bool) {
      let window = UIKitTestWindow(StandInVariants())
      let rows = RowsViewController(name: "Form")
      window.navigation.setViewControllers([rows], animated: false)
      var texts = ["E-mail": "", "Password": ""]
      func show() {
        rows.show(
          FlowScreens.Page("Form") {
            FieldRow("E-mail", texts["E-mail"] ?? "", kind: .email) {
              texts["E-mail"] = $0
              show()
            }
            FieldRow("Password", texts["Password"] ?? "", kind: .secret) {
              texts["Password"] = $0
              show()
            }
          })
      }
      show()

      let fields = rows.list.views.compactMap { ($0 as? FieldRowView)?.field }
      for (field, text) in zip(fields, ["ada@example.com", "correct horse"]) { field.text = text }
      for field in isLastFirst ? fields.reversed() : fields { field.sendActions(for: .editingChanged) }

      #expect(texts == ["E-mail": "ada@example.com", "Password": "correct horse"])
      #expect(fields.map(\.text) == ["ada@example.com", "correct horse"])
      #expect(window.snapshot?.fields.map(\.value.isEmpty) == [false, false])
      #expect(window.refusals == [])
    }

    // Catches a mark that one toolkit reads as the other mark.
    @Test(arguments: ["US", "CH", "IN", "EG", "FR"])
    func `an amount reaches the page in the developers' form, whatever the region`(region: String) throws {
      for identifier in ["en", "de"] {
        let texts = try received("1,234.50", kind: .amount, in: Language(identifier).inRegion(region))

        #expect(texts.phone == ["1,234.50"], "\(identifier)")
        #expect(texts.headless == ["1,234.50"], "\(identifier)")
      }
    }
  }
#endif
