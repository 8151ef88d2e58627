import FlowTesting
import Testing

/// Texts that resemble identifiers, which every kind of identifier refuses.
struct HostileTextTests {
  /// Digits of other scripts, letters that look Latin, and letters whose capitals are Latin.
  private static let strangers: [Character] = [
    "١", "۱", "१", "১", "𝟏", "²", "①", "Ⅰ", "一", "А", "Β", "\u{212A}", "ℝ", "Å", "ı", "ſ",
    "ß", "ﬀ",
  ]
  private static let invisible: [Unicode.Scalar] = [
    "\u{301}", "\u{20DD}", "\u{3164}", "\u{2800}", "\u{115F}", "\0", "\u{7}",
  ]

  @Test(arguments: IdentifierSample.all)
  func `refuses a foreign character at any position`(sample: IdentifierSample) {
    let texts = sample.valid.indices.flatMap { place in
      Self.strangers.map { sample.valid.replacing($0, at: place) }
    }

    #expect(sample.accepts(sample.valid))
    #expect(texts.filter(sample.accepts) == [])
  }

  @Test(arguments: IdentifierSample.all)
  func `refuses invisible characters between any two characters`(sample: IdentifierSample) {
    let scalars = Array(sample.valid.unicodeScalars)

    let texts = (0...scalars.count).flatMap { place in
      Self.invisible.map { scalar in
        String(String.UnicodeScalarView(scalars[..<place] + [scalar] + scalars[place...]))
      }
    }

    #expect(texts.filter(sample.accepts) == [])
  }

  @Test(arguments: IdentifierSample.typed, TypedDelivery.taken + TypedDelivery.takenInCodes)
  func `takes an identifier however a keyboard delivers it`(sample: IdentifierSample, delivery: TypedDelivery) {
    guard let delivered = delivery.deliver(sample.valid) else { return }

    #expect(sample.accepts(delivered))
  }

  @Test(arguments: IdentifierSample.typed, TypedDelivery.refused)
  func `refuses an identifier with characters that it does not have`(sample: IdentifierSample, delivery: TypedDelivery)
  {
    guard let delivered = delivery.deliver(sample.valid) else { return }

    #expect(!sample.accepts(delivered))
  }

  @Test(arguments: IdentifierSample.all)
  func `decodes only texts that it would parse`(sample: IdentifierSample) throws {
    #expect(try sample.decodes(sample.valid))
    #expect(try !sample.decodes(sample.valid + "!"))
    #expect(try !sample.decodes(""))
  }
}
