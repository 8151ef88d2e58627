import FlowHeadless

/// The part of a screen that determines which actions it offers.
struct Offer: Hashable {
  /// A field that the person can change.
  struct Field: Hashable {
    let label: String
    let isChoice: Bool
    let samples: [FieldSample]
    /// For each sample, whether the field already holds it.
    let isHeld: [Bool]

    /// Returns the step that enters a sample; nil if the field already holds it.
    func step(for sample: FieldSample) -> JourneyStep? {
      if let position = samples.firstIndex(of: sample), isHeld[position] { return nil }
      return .action(isChoice ? .choose(sample.text, for: label) : .fill(label, with: sample.text))
    }
  }

  let fields: [Field]
  private let actions: [String]
  private let exits: [Exit]
  private let backTitles: [String]
  private let tabs: [String]

  init(_ screen: ScreenSnapshot, samples: (FieldState) -> [FieldSample]) {
    fields = screen.fields.filter(\.isEnabled).map { field in
      let samples = samples(field)
      return Field(
        label: field.label, isChoice: field.options != nil, samples: samples,
        isHeld: samples.map { $0.text == field.value })
    }
    actions = screen.actions.filter(\.isEnabled).map(\.label)
    exits = screen.exits
    backTitles = screen.backTitles
    tabs = screen.tabs.map(\.title)
  }
}
