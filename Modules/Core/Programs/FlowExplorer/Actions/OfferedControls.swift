import FlowHeadless

/// The part of a screen that determines which actions it offers.
struct OfferedControls: Hashable {
  /// A field that the person can change.
  struct Field: Hashable {
    let label: String
    private let entry: Entry
    let samples: [FieldSample]
    /// For each sample, whether the field already holds it.
    let isHeld: [Bool]

    /// How a sample is entered.
    private enum Entry: Hashable {
      case fill, choose, turn
    }

    init(_ field: FieldState, samples: [FieldSample]) {
      label = field.label
      entry =
        switch field.kind {
        case .text, .date: .fill
        case .choice: .choose
        case .toggle: .turn
        }
      self.samples = samples
      isHeld = samples.map {
        // The text of a secret is not known here.
        $0.isSecretName ? false : (field.isSecret ? $0.text.masked : $0.text) == field.value
      }
    }

    /// Returns the step that enters a sample; nil if the field already holds it.
    func step(for sample: FieldSample) -> JourneyStep? {
      if let position = samples.firstIndex(of: sample), isHeld[position] { return nil }
      return switch entry {
      case .fill where sample.isSecretName: .fillSecret(label, named: sample.text)
      case .fill where sample.kind == .pasted: .action(.paste(sample.text, into: label))
      case .fill where sample.kind == .suggested: .action(.suggest(sample.text, for: label))
      case .fill: .action(.fill(label, with: sample.text))
      case .choose: .action(.choose(sample.text, for: label))
      case .turn: .action(.turn(label, on: sample.text == "on"))
      }
    }
  }

  let fields: [Field]
  private let actions: [String]
  private let exits: [Exit]
  private let backTitles: [String]
  private let tabs: [String]
  private let isRefreshable: Bool
  private let scrolls: [PersonAction.Scroll]

  init(_ screen: ScreenSnapshot, samples: (FieldState) -> [FieldSample]) {
    fields = screen.fields.filter(\.isEnabled).map { Field($0, samples: samples($0)) }
    actions = screen.actions.filter(\.isEnabled).map(\.label)
    exits = screen.exits
    backTitles = screen.backTitles
    tabs = screen.tabs.map(\.title)
    isRefreshable = screen.isRefreshable
    scrolls = screen.scrolls
  }
}
