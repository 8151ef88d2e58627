import FlowTesting
import Testing

/// The deliveries of keyboards and clipboards, in each text field of the example.
struct TypedDeliveryTests {
  /// The fields that take a delivery which others refuse, or take it as another value, with the reason.
  private static let differences: [(fields: [String], deliveries: [String], reason: String)] = [
    (
      ["web: description"], ["smart quotes", "left quotes", "hyphens", "dashes", "minus signs"],
      "Prose keeps the quotes and dashes that a person has typed."
    ),
    (
      ["address: firstLine", "address: city", "address: state", "company: name", "web: description"], ["an emoji"],
      "A name that a business or a place has chosen, or prose, may have any picture."
    ),
    (
      ["address: firstLine", "address: city", "address: state", "company: name", "web: description"],
      ["Arabic digits", "Persian digits", "Hindi digits"],
      "An address, a name and prose are written in the script of their country."
    ),
    (
      ["company: registrationNumber"], ["an emoji", "Arabic digits", "Persian digits", "Hindi digits"],
      "A register whose rule is not known here may have any characters."
    ),
    (
      ["details: email", "web: webPage"], ["an emoji", "Arabic digits", "Persian digits", "Hindi digits"],
      "RFC 6531 and IRIs allow any script behind the host's rules."
    ),
    (
      [
        "details: firstName", "details: lastName", "address: firstLine", "address: city", "address: state",
        "company: name",
        "web: description", "recipient",
      ], ["full width"],
      "Full width is a form of letters that a text may have; a bank refuses it by name."
    ),
  ]

  @Test(arguments: TypedField.all)
  func `a field takes its plain text`(field: TypedField) {
    guard case .taken = field.answer(to: field.plain) else {
      Issue.record("\(field.answer(to: field.plain))")
      return
    }
  }

  // Catches a field with its own rule for invisible characters.
  @Test(arguments: TypedField.all, TypedDelivery.all)
  func `a delivery is taken as if typed plainly, or refused with a sentence`(
    field: TypedField, delivery: TypedDelivery
  ) throws {
    guard let delivered = delivery.deliver(field.plain) else { return }

    let answer = field.answer(to: delivered)

    if case .refused(let sentence) = answer { #expect(!sentence.isEmpty) }
    if isDifferent(field, delivery) { return }
    switch delivery.answer {
    case .taken, .takenInCodes: #expect(answer == field.answer(to: field.plain))
    case .refused:
      guard case .refused(let sentence) = answer else {
        Issue.record("taken as \(answer)")
        return
      }
      let added = delivered.unicodeScalars.filter { !field.plain.unicodeScalars.contains($0) }
      let names = added.map { String($0.value, radix: 16, uppercase: true) }
      #expect(names.contains { sentence.contains("U+") && sentence.contains($0) }, "\(sentence)")
    }
  }

  @Test func `the differences are counted`() {
    var count = 0
    var unused = Set(Self.differences.indices)
    for field in TypedField.all {
      for delivery in TypedDelivery.all {
        guard let index = difference(field, delivery), let delivered = delivery.deliver(field.plain) else { continue }
        let answer = field.answer(to: delivered)
        switch delivery.answer {
        case .taken, .takenInCodes: if answer == field.answer(to: field.plain) { continue }
        case .refused: if case .refused = answer { continue }
        }
        count += 1
        unused.remove(index)
      }
    }

    #expect(unused == [])
    #expect(count == 34)
  }

  @Test func `a text of fillers is as empty as no text`() {
    for field in TypedField.all {
      #expect(field.answer(to: "\u{3164}") == field.answer(to: ""), "\(field.name)")
      #expect(field.answer(to: " \u{2800}\u{200B}") == field.answer(to: ""), "\(field.name)")
    }
  }

  private func isDifferent(_ field: TypedField, _ delivery: TypedDelivery) -> Bool {
    difference(field, delivery) != nil
  }

  private func difference(_ field: TypedField, _ delivery: TypedDelivery) -> Int? {
    Self.differences.indices.first { index in
      let difference = Self.differences[index]
      return difference.fields.contains { field.name.hasPrefix($0) }
        && difference.deliveries.contains { delivery.name.contains($0) }
    }
  }
}
