import FlowHeadless
import FlowKit

/// Reads the state of an app, in full and in outline.
@MainActor
final class StateReader {
  /// The digests and the outline of a state.
  struct Reading {
    let digest: StateDigest
    /// The digest of the part that determines the state after a kill.
    let durable: StateDigest
    /// The kind of state by its screen, flows and fields: it determines the order of actions, but not which states are
    /// equal.
    let outline: String
    /// The outline with more that matters to some actions: what went wrong, what time it is, what is stored or pending.
    let situation: String
    let screen: String
  }

  /// The usual length of a description, in bytes.
  private static let usualLength = 4096

  private let app: any ExplorableApp
  private let describer = FlowPropertyDescriber()
  private var prefixes: (names: [String], bytes: [[UInt8]]) = ([], [])
  /// The parts of the last durable state, each with the hash of all parts up to it: most actions change one of the last.
  private var lastDurable: [(text: String, words: DigestWords)] = []

  init(app: any ExplorableApp) { self.app = app }

  func read(_ screen: ScreenSnapshot?) async -> Reading {
    var hidden = ""
    app.appendHiddenState(to: &hidden)
    var words = wordsOfDurable(await app.durableState() + [hidden])
    let durableDigest = words.digest
    var text = ""
    text.reserveCapacity(Self.usualLength)
    describeFlows(describer, into: &text)
    if let window = app.host.headlessWindow {
      window.describe(into: &text)
    } else {
      text += "(not running)"
    }
    words.add(text)
    let outline = outline(of: screen)
    return Reading(
      digest: words.digest, durable: durableDigest, outline: outline,
      situation: ([outline] + (screen?.notableLines ?? []) + [app.situation]).joined(separator: "|"),
      screen: screen?.name ?? "")
  }

  private func wordsOfDurable(_ parts: [String]) -> DigestWords {
    let empty = DigestWords(now: app.now, prefixes: countedPrefixes())
    if lastDurable.last?.words.hasSameFrame(as: empty) != true { lastDurable = [] }
    let same = zip(lastDurable, parts).prefix { $0.text.hasSameBytes(as: $1) }.count
    lastDurable.removeSubrange(same...)
    var words = lastDurable.last?.words ?? empty
    for part in parts[same...] {
      words.add(part)
      lastDurable.append((part, words))
    }
    return words
  }

  private func countedPrefixes() -> [[UInt8]] {
    let names = app.numberedIdentifierPrefixes
    if names != prefixes.names { prefixes = (names, names.map { Array($0.utf8) }) }
    return prefixes.bytes
  }

  private func describeFlows(_ describer: FlowPropertyDescriber?, into text: inout String) {
    for node in app.flows?.subflows ?? [] { describe(node, describer, into: &text) }
  }

  private func describe(_ node: FlowNode, _ describer: FlowPropertyDescriber?, into text: inout String) {
    text += "<"
    if let type = node.flowType { text += TypeNames.shared.name(of: type) }
    switch node.state {
    case .notStarted: text += "-"
    case .running: text += "+"
    case .reported: text += "="
    case .ended: text += "!"
    }
    if let describer, let flow = node.flow {
      describer.describe(flow, into: &text)
      let work = node.wantedWork
      if !work.isEmpty { text += "\(work)" }
    }
    for flow in node.subflows { describe(flow, describer, into: &text) }
    text += ">"
  }

  private func outline(of screen: ScreenSnapshot?) -> String {
    guard let screen else { return "" }
    var outline = ""
    describeFlows(nil, into: &outline)
    outline += screen.name
    if screen.fields.contains(where: { $0.error != nil }) { outline += "!" }
    if screen.fields.contains(where: \.value.isEmpty) { outline += "_" }
    for action in screen.actions where !action.isEnabled { outline += "(\(action.label.withoutNumbers)" }
    if screen.isBusy { outline += "…" }
    if screen.isSwiping { outline += "~" }
    return outline
  }
}

extension ScreenSnapshot {
  /// The texts that say what went wrong, and the rows of the app's own.
  fileprivate var notableLines: [String] {
    elements.compactMap { element in
      guard case .line(let line) = element else { return nil }
      if case .custom = line.kind { return line.text.withoutNumbers }
      return line.isProblem ? line.text.withoutNumbers : nil
    }
  }
}

extension String {
  /// Returns whether the strings are equal byte by byte; equal strings may be spelled differently.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { bytes in
      other.withUTF8 { UnsafeRawBufferPointer(bytes).hasSameBytes(as: UnsafeRawBufferPointer($0)) }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Compares eight bytes at a time.
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    let wholeWords = count & ~7
    for offset in stride(from: 0, to: wholeWords, by: 8)
    where loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    {
      return false
    }
    return self[wholeWords...].elementsEqual(other[wholeWords...])
  }
}

/// A cache of the names of types, which are slow to make.
@MainActor
final class TypeNames {
  static let shared = TypeNames()
  private var names: [ObjectIdentifier: String] = [:]

  func name(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = names[id] { return name }
    let name = String(describing: type)
    names[id] = name
    return name
  }
}
