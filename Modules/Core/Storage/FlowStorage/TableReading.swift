/// The rows of a table, compared with their recorded total.
struct TableReading {
  /// A difference between the rows and the recorded total, which is written in the same transaction as the rows.
  enum Loss: Equatable {
    case missing(Int)
    /// Deleted rows have reappeared, or rows have an older content.
    case outdated(Int)

    var rowCount: Int {
      switch self {
      case .missing(let count), .outdated(let count): count
      }
    }
  }

  /// The rows that are not intact.
  let damaged: [DatabaseRow]
  let intactCount: Int
  let loss: Loss?

  /// Creates a reading of the newest rows only, whose total is not known.
  init(ofNewest rows: [DatabaseRow], of table: StoredTable, missingCount: Int) {
    damaged = rows.filter { !table.isIntact($0) }
    intactCount = rows.count - damaged.count
    loss = missingCount > 0 ? .missing(missingCount) : nil
  }

  /// - Parameter total: The recorded total; nil if the file does not count the rows.
  init(of table: StoredTable, _ rows: [DatabaseRow], _ total: TableTotal?) {
    damaged = rows.filter { !table.isIntact($0) }
    intactCount = rows.count - damaged.count
    guard let total else {
      loss = nil
      return
    }
    if rows.count < total.count {
      loss = .missing(total.count - rows.count)
    } else if rows.count > total.count {
      loss = .outdated(rows.count - total.count)
    } else {
      // A damaged row may have another digest; it is reported as such.
      loss = damaged.isEmpty && table.total(of: rows) != total ? .outdated(1) : nil
    }
  }
}
