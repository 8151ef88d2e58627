/// A text that a person reads, which a toolkit resolves in the language of its device.
///
/// It is written as a literal in the developers' language: `"You have \(amount)"`. The literal is both the key in the
/// catalogs, `You have %@`, and the text that is shown if no catalog has a translation. Journeys, recordings and logs
/// name a text by its developers' form in every language. A text that a person or a bank has entered is
/// `LocalizedText(verbatim:)`, or an argument that is a ``TextArgument``: it is never translated.
///
/// Two texts are equal if their developers' forms are.
public struct LocalizedText: Sendable {
  /// The text in the developers' language.
  public let developerForm: String
  let form: Form

  /// How a text is resolved.
  enum Form: Sendable {
    /// Its developers' form is the key.
    case key
    /// It is the same in every language.
    case verbatim
    case template(key: String, arguments: [Argument])
    /// Texts one after the other.
    case joined([LocalizedText], separator: String)
  }

  enum Argument: Sendable {
    case text(LocalizedText)
    case integer(Int)
    case value(any TextArgument)
  }

  /// Creates a text that is the same in every language, such as a name or a sentence of the bank.
  public init(verbatim text: String) {
    developerForm = text
    form = .verbatim
  }

  /// Creates a text that only developers read, in their language: no catalog has it, and where a person meets it, it counts as
  /// a text without a translation.
  public init(forDevelopers text: String) {
    developerForm = text
    form = .key
  }

  /// Creates one text from several, in their order.
  public init(_ texts: [LocalizedText], separator: String = " ") {
    developerForm = texts.map(\.developerForm).joined(separator: separator)
    form = .joined(texts, separator: separator)
  }

  private init(_ developerForm: String, _ form: Form) {
    self.developerForm = developerForm
    self.form = form
  }

  /// The key of a text without arguments, in which a percent sign is doubled as in every key.
  var key: String { Self.escaped(developerForm) }

  /// Whether there is nothing to read.
  public var isEmpty: Bool { developerForm.isEmpty }
}

extension LocalizedText: Hashable {
  /// Whether both have the same developers' form.
  public static func == (first: LocalizedText, second: LocalizedText) -> Bool {
    first.developerForm == second.developerForm
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(developerForm) }
}

extension LocalizedText: CustomStringConvertible {
  /// The developers' form, for logs and tests; a toolkit displays ``Language/resolve(_:)``.
  public var description: String { developerForm }
}

// MARK: - Codable

extension LocalizedText: Codable {
  private enum CodingKeys: CodingKey {
    case verbatim, key, arguments, texts, separator
  }

  /// Decodes a text that can be resolved in every language; its values are in their developers' forms.
  ///
  /// A string is one that is the same in every language.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(verbatim: text)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let text = try container.decodeIfPresent(String.self, forKey: .verbatim) {
      self.init(verbatim: text)
    } else if let key = try container.decodeIfPresent(String.self, forKey: .key) {
      let arguments = try container.decodeIfPresent([StoredArgument].self, forKey: .arguments) ?? []
      self.init(
        TextTemplate(key).filled(with: arguments.map(\.developerForm)),
        arguments.isEmpty ? .key : .template(key: key, arguments: arguments.map(\.argument)))
    } else {
      let texts = try container.decode([LocalizedText].self, forKey: .texts)
      self.init(texts, separator: try container.decode(String.self, forKey: .separator))
    }
  }

  /// Encodes the form that decoding reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch form {
    case .verbatim: try container.encode(developerForm, forKey: .verbatim)
    case .key: try container.encode(key, forKey: .key)
    case .template(let key, let arguments):
      try container.encode(key, forKey: .key)
      try container.encode(arguments.map(StoredArgument.init), forKey: .arguments)
    case .joined(let texts, let separator):
      try container.encode(texts, forKey: .texts)
      try container.encode(separator, forKey: .separator)
    }
  }

  private enum StoredArgument: Codable {
    case text(LocalizedText)
    case integer(Int)

    init(_ argument: Argument) {
      self =
        switch argument {
        case .text(let text): .text(text)
        case .integer(let number): .integer(number)
        case .value(let value): .text(LocalizedText(verbatim: value.developerForm))
        }
    }

    var argument: Argument {
      switch self {
      case .text(let text): .text(text)
      case .integer(let number): .integer(number)
      }
    }

    var developerForm: String {
      switch self {
      case .text(let text): text.developerForm
      case .integer(let number): "\(number)"
      }
    }
  }
}

// MARK: - Literals

extension LocalizedText {
  /// Returns a part of a literal as keys have it.
  package static func escaped(_ literal: String) -> String {
    guard literal.utf8.contains(UInt8(ascii: "%")) else { return literal }
    return literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}

extension LocalizedText: ExpressibleByStringInterpolation {
  /// Creates a text without arguments.
  public init(stringLiteral key: String) {
    developerForm = key
    form = .key
  }

  /// Creates a text with arguments.
  public init(stringInterpolation: StringInterpolation) {
    developerForm = stringInterpolation.developerForm
    form = .template(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  /// The parts of a literal with arguments.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var developerForm = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += LocalizedText.escaped(literal)
      developerForm += literal
    }

    /// Appends a text, which is resolved in the same language.
    public mutating func appendInterpolation(_ text: LocalizedText) { append("%@", text.developerForm, .text(text)) }

    /// Appends an integer; in a catalog, it decides between singular and plural.
    public mutating func appendInterpolation(_ number: Int) { append("%lld", "\(number)", .integer(number)) }

    /// Appends a value, such as an amount or a date.
    public mutating func appendInterpolation(_ value: some TextArgument) {
      append("%@", value.developerForm, .value(value))
    }

    /// Appends a text that is the same in every language, such as a name.
    public mutating func appendInterpolation(verbatim text: String) {
      append("%@", text, .text(LocalizedText(verbatim: text)))
    }

    private mutating func append(_ placeholder: String, _ form: String, _ argument: Argument) {
      key += placeholder
      developerForm += form
      arguments.append(argument)
    }
  }
}

/// A value in a text: an amount, a date, a text that a person has typed.
public protocol TextArgument: Sendable {
  /// The value in the developers' form of a text.
  var developerForm: String { get }

  /// Returns the value as it is written in a language.
  func form(in language: Language) -> String
}

extension TextArgument {
  /// The developers' form: the value is the same in every language.
  public func form(in language: Language) -> String { developerForm }
}
