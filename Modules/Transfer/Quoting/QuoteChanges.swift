import FlowKit
import Money

/// The differences between two prices, as sentences.
struct QuoteChanges {
  let old: Quote
  let new: Quote

  var sentences: [LocalizedText] {
    var sentences: [LocalizedText] = []
    if old.rate != new.rate { sentences.append("The rate changed from \(old.rate) to \(new.rate).") }
    if old.fee != new.fee { sentences.append("The fee changed from \(old.fee) to \(new.fee).") }
    if old.source != new.source { sentences.append("What you pay changed from \(old.source) to \(new.source).") }
    if old.target != new.target {
      sentences.append("What the recipient gets changed from \(old.target) to \(new.target).")
    }
    return sentences
  }
}
