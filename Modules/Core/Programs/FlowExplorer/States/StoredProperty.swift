import FlowKit

#if os(Linux) && compiler(>=6.3)
  @_spi(Reflection) import Swift
#endif

// The only file that uses the standard library's underscored reflection. Without it, all properties are read with a `Mirror`, which
// is much slower.

/// A stored property of a class that may hold a value.
@MainActor
enum StoredProperty {
  /// A property of an equatable type: its offset in the object, and the texts of the type's values.
  case value(offset: Int, any ValueTexts)
  /// Another property, by its position in the object's mirror.
  case dynamic(Int)

  /// Returns the properties of an object, without those that certainly hold a reference or a function.
  static func all(of object: AnyObject, texts: (any Equatable.Type) -> any ValueTexts) -> [StoredProperty] {
    let count = Mirror(reflecting: object).children.count
    #if os(Linux) && compiler(>=6.3)
      var found: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
      // The option for classes; its name is a variable, which Swift 6 refuses.
      _ = _forEachField(of: type(of: object), options: _EachFieldOptions(rawValue: 1)) { _, offset, type, kind in
        found.append((offset, type, kind))
        return true
      }
      // The fields of superclasses come first, and are not in the mirror.
      let inherited = found.count - count
      return found.enumerated().flatMap { position, field in
        let values = values(of: field.type, field.kind, at: field.offset, texts: texts)
        let isDynamic = values.isEmpty && (field.kind == .existential || field.kind == .optional)
        return isDynamic && !holdsReference(field.type) && position >= inherited
          ? [.dynamic(position - inherited)] : values
      }
    #else
      return (0..<count).map { .dynamic($0) }
    #endif
  }

  #if os(Linux) && compiler(>=6.3)
    /// Returns a value that can be compared, or those parts of a structure that can, such as an alert beside a function.
    ///
    /// The parts of a structure inside of it are left out: they are most often an app's services, such as a calendar.
    private static func values(
      of type: Any.Type, _ kind: _MetadataKind, at offset: Int, texts: (any Equatable.Type) -> any ValueTexts
    ) -> [StoredProperty] {
      // A weak reference is not stored as its type says.
      if holdsReference(type) { return [] }
      if let type = type as? any Equatable.Type { return [.value(offset: offset, texts(type))] }
      guard kind == .struct else { return [] }
      var values: [StoredProperty] = []
      _ = _forEachField(of: type) { _, partOffset, part, _ in
        if !holdsReference(part), let part = part as? any Equatable.Type {
          values.append(.value(offset: offset + partOffset, texts(part)))
        }
        return true
      }
      return values
    }
  #endif
}

extension StoredProperty {
  /// A field of a structure: its label, its offset in a value, and the texts of its type's values.
  typealias Field = (label: String, offset: Int, texts: any ValueTexts)

  /// Returns whether the values of a type are objects, or optional and objects.
  static func holdsReference(_ type: Any.Type) -> Bool {
    let type = (type as? any OptionalType.Type)?.wrapped ?? type
    return type is AnyClass || protocolsOfObjects.contains { $0 == type }
  }

  /// The kernel's protocols of view controllers: a flow has such properties most often, and a mirror of each is slow.
  private static let protocolsOfObjects: [Any.Type] = [
    (any ViewController).self, (any NavigationController).self, (any TabBarController).self,
  ]

  /// Returns the fields of a structure; nil if some of them are objects or cannot be compared.
  static func fields<Value>(of type: Value.Type, texts: (any Equatable.Type) -> any ValueTexts) -> [Field]? {
    #if os(Linux) && compiler(>=6.3)
      var fields: [Field] = []
      let isWhole = _forEachField(of: type) { name, offset, fieldType, _ in
        guard let fieldType = fieldType as? any Equatable.Type, !holdsReference(fieldType) else { return false }
        fields.append((String(cString: name), offset, texts(fieldType)))
        return true
      }
      return isWhole && !fields.isEmpty ? fields : nil
    #else
      return nil
    #endif
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
