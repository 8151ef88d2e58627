import FlowCommandLine
import FlowHeadless
public import FlowKit

/// The language of a device, with which its app is launched.
@MainActor
public final class DeviceLanguage {
  /// The language of the next launch.
  public private(set) var current: Language
  private let known: Languages

  /// - Parameters:
  ///   - known: The languages of the app.
  ///   - current: The language at the beginning.
  package nonisolated init(_ known: Languages = Languages(), current: Language = .developers) {
    self.known = known
    self.current = current
  }

  /// - Parameters:
  ///   - known: The languages of the app.
  ///   - name: The name of the language at the beginning; by default the developers'.
  convenience init(_ known: Languages, named name: String?) throws(UsageError) {
    self.init(known)
    guard let name else { return }
    do throws(JourneyRefusal) { try change(to: name) } catch {
      guard known.names.contains(name) else {
        throw .commandLine(.invalidValue(.language, name, expected: "one of the app's languages \(known.list)"))
      }
      throw .data(error.sentence)
    }
  }

  func change(to name: String) throws(JourneyRefusal) {
    let language: Language?
    do throws(TextCatalogConflict) { language = try known.language(named: name) } catch {
      throw JourneyRefusal(error.description)
    }
    guard let language else {
      throw JourneyRefusal("The app is not translated into \(name.quoted), only into \(known.list).")
    }
    current = language
  }
}

extension Languages {
  fileprivate var list: String { names.joined(separator: ", ") }
}
