import FlowHeadless
import FlowKit
import FlowShell

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
    /// The outline with more that matters to some actions: errors, the time, stored and pending data.
    let situation: String
    let screen: String
  }

  /// The usual length of a description, in bytes.
  private static let usualLength = 4096
  /// The usual length of the flows in an outline, in bytes.
  private static let usualLengthOfFlows = 128

  private let describer = FlowPropertyDescriber()
  private var prefixes: (names: [String], bytes: [[UInt8]]) = ([], [])
  /// The parts of the last durable state, each with the hash of all parts up to it: most actions change one of the last.
  private var lastDurable: [(text: String, words: DigestWords)] = []

  func read(_ inspection: AppInspection) -> Reading {
    var words = wordsOfDurable(in: inspection)
    let durableDigest = words.digest
    var text = ""
    text.reserveCapacity(Self.usualLength)
    var flowsInOutline = ""
    flowsInOutline.reserveCapacity(Self.usualLengthOfFlows)
    describe(inspection.flows, into: &text, inOutline: &flowsInOutline)
    if let window = inspection.window {
      window.describe(into: &text)
    } else {
      text += "(not running)"
    }
    if let cover = inspection.cover {
      text += inspection.isLeft ? "(left)" : "(locked)"
      // The outline is that of the covered app.
      var flowsOfCover = ""
      describe(cover.flows, into: &text, inOutline: &flowsOfCover)
      cover.window?.describe(into: &text)
    }
    words.add(text)
    let (screen, outline) = (inspection.screen, outline(of: inspection, with: flowsInOutline))
    return Reading(
      digest: words.digest, durable: durableDigest, outline: outline,
      situation: ([outline] + (screen?.notableLines ?? []) + [inspection.search.situation]).joined(separator: "|"),
      screen: screen?.name ?? "")
  }

  private func wordsOfDurable(in inspection: AppInspection) -> DigestWords {
    let parts = inspection.durableParts
    let empty = DigestWords(now: inspection.now, prefixes: countedPrefixes(inspection.world.labels.identifierPrefixes))
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

  private func countedPrefixes(_ names: [String]) -> [[UInt8]] {
    if names != prefixes.names { prefixes = (names, names.map { Array($0.utf8) }) }
    return prefixes.bytes
  }

  /// Appends the flows to the description, and without their properties to the outline.
  private func describe(_ flows: FlowController?, into text: inout String, inOutline outline: inout String) {
    for node in flows?.subflows ?? [] { describe(node, into: &text, inOutline: &outline) }
  }

  private func describe(_ node: FlowNode, into text: inout String, inOutline outline: inout String) {
    let head = "<" + (node.flowType.map(TypeNames.shared.name) ?? "") + mark(of: node.state)
    text += head
    outline += head
    if let flow = node.flow { describer.describe(flow, into: &text) }
    for flow in node.subflows { describe(flow, into: &text, inOutline: &outline) }
    text += ">"
    outline += ">"
  }

  private func mark(of state: FlowNode.State) -> String {
    switch state {
    case .notStarted: "-"
    case .running: "+"
    case .reported: "="
    case .ended: "!"
    }
  }

  private func outline(of inspection: AppInspection, with flows: String) -> String {
    guard let screen = inspection.screen else { return "" }
    var outline = flows + screen.name
    if screen.fields.contains(where: { $0.error != nil }) { outline += "!" }
    if screen.fields.contains(where: \.value.isEmpty) { outline += "_" }
    for action in screen.actions where !action.isEnabled { outline += "(\(action.label.withoutNumbers)" }
    if screen.isBusy { outline += "…" }
    if screen.isSwiping { outline += "~" }
    // Most screens show something else then, and the person can do less.
    if inspection.shell?.session?.status == .unreadable { outline += "?" }
    return outline
  }
}

extension AppInspection {
  /// The parts of the state that determine the state after a kill.
  fileprivate var durableParts: [String] {
    let hidden = world.hiddenState + (shell?.hiddenState ?? "") + (disk.hasFailed ? "lost" : "")
    return world.durableState + [disk.faults, disk.unsavedDocuments.joined(separator: ";")] + tables.map(\.rows) + [
      hidden
    ]
  }
}

extension ScreenSnapshot {
  /// The errors, the notices, and the rows of the app's own.
  fileprivate var notableLines: [String] {
    elements.compactMap { element in
      guard case .line(let line) = element else { return nil }
      if case .custom = line.kind { return line.text.withoutNumbers }
      return line.isProblem || line.isNotice ? line.text.withoutNumbers : nil
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
