import FlowKit
import FlowScreens

/// A field of each kind.
enum AnyKindField: String, FormField {
  case name
  case season
  case day
  case isLoud

  var label: LocalizedText { LocalizedText(verbatim: rawValue) }

  var options: FieldOptions {
    self == .season ? [FieldOption(value: "s", label: "Summer"), FieldOption(value: "w", label: "Winter")] : []
  }

  var kind: FormFieldKind {
    switch self {
    case .name: .text(.name)
    case .season: .text(.text)
    case .day: .date(in: "2026-01-01"..."2026-12-31")
    case .isLoud: .toggle
    }
  }
}

/// An edit of one of them.
struct AnyKindEdit: Equatable {
  let field: AnyKindField
  let text: String
}
