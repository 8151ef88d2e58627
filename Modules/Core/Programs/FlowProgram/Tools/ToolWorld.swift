import FlowFaults
import FlowHeadless

/// The world around an app as text for an agent: its state, and the phrases that change it, in few bytes.
@MainActor
struct ToolWorld {
  /// The largest number of links, of which an app's journeys can have many.
  private static let mostLinks = 12

  let device: Device
  let app: any HeadlessApp

  /// The lines of the text.
  var text: String {
    let state = JSONWorld(device)
    var lines = ["now \(state.now), language \(state.language)"] + state.services.map(line)
    if state.isDiskDisturbed { lines.append("the disk has a fault") }
    if state.areSecretsUnreadable { lines.append("the secrets are unreadable") }
    lines += (DevicePhrase.allCases.map(\.rawValue) + app.phrases).map { Self.line($0, []) }
    for service in app.services { lines += Self.lines(of: service) }
    if !device.secrets.isEmpty { lines.append("secrets: " + device.secrets.keys.sorted().quotedList) }
    return (lines + ["links: " + Array(app.knownLinks.prefix(Self.mostLinks)).quotedList]).map { $0 + "\n" }.joined()
  }

  private func line(_ service: JSONWorld.Service) -> String {
    let parts = [
      service.isDown ? "down" : "up", service.faults > 0 ? "\(service.faults) faults wait" : nil,
      service.heldReplies,
      service.late > 0 ? "\(service.late) requests arrive late" : nil, service.kills ? "will kill the app" : nil,
    ]
    return "\(service.name): " + parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The phrases of a service; those that differ only in the call are one line, and the forms for several calls are left out.
  private static func lines(of service: any SimulatedService.Type) -> [String] {
    let calls = service.calls + ["call"]
    var lines: [String] = []
    for (phrase, places) in service.phrasesWithPlaces {
      // A number of calls comes right after the word.
      if phrase.hasPrefix("\(service.word) next …"), case .number? = places.first { continue }
      let line = Self.line(phrase, places, calls)
      if !lines.contains(line) { lines.append(line) }
    }
    return lines + ["<call>: \(calls.joined(separator: ", ")); also: \(service.word) next 3 <calls> …"]
  }

  private static func line(_ phrase: String, _ places: [PhrasePlace], _ calls: [String] = []) -> String {
    var places = places[...]
    let isKill = phrase.hasPrefix("kill ")
    return phrase.split(separator: " ").map { word in
      guard word == "…" else { return isKill && calls.contains(String(word)) ? "<call>" : String(word) }
      return switch places.popFirst() {
      case .word(let words)? where words == calls: "<call>"
      case .word(let words)?: "<\(words.joined(separator: "|"))>"
      case .number(let most)?: "<1-\(most)>"
      case .text?, nil: "\"…\""
      }
    }.joined(separator: " ")
  }
}

extension [String] {
  /// The texts in quotation marks, one after the other.
  var quotedList: String { map(\.quoted).joined(separator: ", ") }
}
