package import FlowKit
package import FlowScreens

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
  import Foundation
#endif

/// The progress of an activity: a bar, or a spinner if the progress is unknown.
package final class ProgressRowView: RowView {
  package let label = UILabel(style: .body)
  package let value = UILabel(style: .body)
  package let bar = UIProgressView(progressViewStyle: .default)
  package let spinner = UIActivityIndicatorView(style: .medium)
  package private(set) lazy var texts = SideBySide([label, value])
  package private(set) lazy var cell = UITableViewCell(
    holding: UIStackView(.vertical, spacing: 8, [texts, bar, spinner]))

  package func show(_ row: Row, in language: Language) {
    guard case .progress(let row) = row else { return }
    label.text = language.resolve(row.label)
    value.show(row.value.map(language.resolve))
    bar.isHidden = row.fraction == nil
    if let fraction = row.fraction { bar.setProgress(Float(fraction), animated: true) }
    spinner.isHidden = row.fraction != nil
    if row.fraction == nil { spinner.startAnimating() } else { spinner.stopAnimating() }
    cell.read(label.text ?? "", value: value.text, traits: .updatesFrequently)
  }
}
