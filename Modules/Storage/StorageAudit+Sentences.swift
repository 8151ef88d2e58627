extension StorageAudit {
  /// What a person reads: what can be read, what cannot, and what that means.
  public var sentences: [String] {
    var sentences = tables.map(\.sentence)
    if !unreadableDocuments.isEmpty {
      sentences.append("Not readable by name: \(unreadableDocuments.sorted().joined(separator: ", ")).")
    }
    if asideCount > 0 { sentences.append("Kept aside: \(asideCount) damaged.") }
    sentences.append(isSound ? "Everything can be read." : "What cannot be read is in a backup, if there is one.")
    return sentences
  }
}

extension StorageAudit.Table {
  fileprivate var sentence: String {
    switch unreadableCount {
    case 0?: "\(name): \(readableCount), all readable."
    case let count?: "\(name): \(readableCount) readable, \(count) damaged. \(meaning)"
    case nil: "\(name): \(readableCount) readable, and then no further. \(meaning)"
    }
  }

  private var name: String {
    switch table {
    case .profile: "Your details"
    case .document: "Notes and drafts"
    case .business: "Businesses"
    case .user: "Accounts"
    case .intent: "Transfers confirmed on this device"
    }
  }

  /// What the loss means, and what does not depend on it.
  private var meaning: String {
    switch table {
    case .profile: "The app asks for them again."
    case .document: "Drafts have to be typed again; other notes come back from a backup only."
    case .business: "The bank still knows what was sent for them."
    case .user: "The app may not know an e-mail address that has an account."
    case .intent: "What was sent, the bank knows; nothing damaged is sent again."
    }
  }
}
