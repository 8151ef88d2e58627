extension StorageAudit {
  /// The report of the audit, for a person.
  package var sentences: [String] {
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
    switch (unreadableCount, loss) {
    case (0?, nil): "\(table.title): \(readableCount), all readable."
    case (let damagedCount?, let loss):
      "\(table.title): \(readableCount) readable\(damagedCount == 0 ? "" : ", \(damagedCount) damaged")"
        + "\(loss?.phrase ?? ""). \(table.meaningOfLoss)"
    case (nil, _): "\(table.title): \(readableCount) readable, and then no further. \(table.meaningOfLoss)"
    }
  }
}

extension TableReading.Loss {
  fileprivate var phrase: String {
    switch self {
    case .missing(let count): ", \(count) missing"
    case .outdated: ", but not as they were saved last"
    }
  }
}
