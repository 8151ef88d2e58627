import FlowScreens

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import FlowUIKitStandIn
#endif

/// The rows of a screen in a column.
@MainActor
package final class RowList {
  let stack = UIStackView()
  /// The views of the rows, top first.
  package private(set) var views: [any RowView] = []
  private var known: [Row.ID: any RowView] = [:]

  init() {
    stack.axis = .vertical
    stack.spacing = 16
  }

  /// Shows rows, and reuses the views of the previous ones.
  func show(_ rows: [Row]) {
    var kept: [Row.ID: any RowView] = [:]
    views = rows.map { row in
      var id = row.id
      while kept[id] != nil { id.number += 1 }
      let view = known[id] ?? row.makeView()
      kept[id] = view
      view.show(row)
      return view
    }
    for (id, view) in known where kept[id] == nil { view.view.removeFromSuperview() }
    known = kept
    for (index, view) in views.map(\.view).enumerated() where !isArranged(view, at: index) {
      stack.removeArrangedSubview(view)
      stack.insertArrangedSubview(view, at: index)
    }
  }

  private func isArranged(_ view: UIView, at index: Int) -> Bool {
    stack.arrangedSubviews.indices.contains(index) && stack.arrangedSubviews[index] === view
  }
}
