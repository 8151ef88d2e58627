public import FlowKit

public struct FormContent<Field: FormField>: Equatable, Sendable {
  /// The requested fields, in order.
  public let fields: [FieldContent<Field>]
  /// The reason why the answer could not be saved, and what to do.
  public let problem: LocalizedText?
  /// A Boolean value that indicates whether the answer is being saved: nothing can be tapped or edited, and the screen
  /// cannot be pulled down.
  public let isBusy: Bool

  public init(fields: [FieldContent<Field>], problem: LocalizedText? = nil, isBusy: Bool = false) {
    self.fields = fields
    self.problem = problem
    self.isBusy = isBusy
  }
}

public typealias FormView<Field: FormField> = ScreenView<FormContent<Field>>
