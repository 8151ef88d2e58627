@MainActor
protocol ValueTexts: AnyObject {
  func text(at address: UnsafeRawPointer) -> String

  func text(of value: any Equatable) -> String
}

/// A cache of the texts of the latest values: comparing a value with all of them is faster than making its text.
final class RecentTexts<Value: Equatable>: ValueTexts {
  private let makeText: @MainActor (Value) -> String
  /// The last value, which is most often also the next one, and its text; apart, since an array of any type is slow to read.
  private var latest: Value?
  private var latestText = ""
  /// The latest values, the last one last.
  private var recent: [(value: Value, text: String)] = []

  init(makeText: @escaping @MainActor (Value) -> String) { self.makeText = makeText }

  func text(at address: UnsafeRawPointer) -> String {
    text(of: address.assumingMemoryBound(to: Value.self).pointee)
  }

  func text(of value: any Equatable) -> String { (value as? Value).map(text) ?? "" }

  private func text(of value: Value) -> String {
    if let latest, latest == value { return latestText }
    latestText = recentText(of: value)
    latest = value
    return latestText
  }

  private func recentText(of value: Value) -> String {
    if let index = recent.lastIndex(where: { $0.value == value }) {
      let known = recent.remove(at: index)
      recent.append(known)
      return known.text
    }
    let text = makeText(value)
    if recent.count == Self.capacity { recent.removeFirst() }
    recent.append((value, text))
    return text
  }

  private static var capacity: Int { 64 }
}

/// The text of a string is the string itself.
final class StringTexts: ValueTexts {
  func text(at address: UnsafeRawPointer) -> String { address.assumingMemoryBound(to: String.self).pointee }

  func text(of value: any Equatable) -> String { value as? String ?? "" }
}
