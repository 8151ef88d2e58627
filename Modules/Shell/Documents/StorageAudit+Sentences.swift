extension StorageAudit {
  /// The report of the audit, for a person.
  public var sentences: [String] {
    var sentences = tables.map(\.sentence)
    if !unreadableDocuments.isEmpty {
      sentences.append("Not readable by name: \(unreadableDocuments.sorted().joined(separator: ", ")).")
    }
    if quarantinedCount > 0 { sentences.append("Quarantined damaged entries: \(quarantinedCount).") }
    sentences.append(isSound ? "Everything can be read." : "What cannot be read is in a backup, if there is one.")
    return sentences
  }
}

extension StorageAudit.Table {
  fileprivate var sentence: String {
    switch unreadableCount {
    case 0?: "\(table.title): \(readableCount), all readable."
    case let count?: "\(table.title): \(readableCount) readable, \(count) damaged. \(table.meaningOfLoss)"
    case nil: "\(table.title): \(readableCount) readable, and then no further. \(table.meaningOfLoss)"
    }
  }
}
