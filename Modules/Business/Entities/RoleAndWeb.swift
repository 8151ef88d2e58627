import FlowScreens

/// The person's role, and the purpose of the business.
public struct RoleAndWeb: Equatable, Sendable {
  public let role: BusinessRole
  /// The web page, if one was given.
  public let webPage: WebPage?
  /// The description, if one was given.
  public let description: BusinessDescription?

  /// Validates the draft; the type `other` requires every field.
  init(_ draft: FormDraft<RoleAndWebField>, for type: BusinessType) throws(FormError<RoleAndWebField>) {
    let isAsked = { (field: RoleAndWebField) in type == .other || !draft[field].isEmpty }
    var reader = FormReader(draft)
    let role = reader.read(.role, BusinessRole.init)
    let webPage = isAsked(.webPage) ? reader.read(.webPage, WebPage.init) : nil
    let description = isAsked(.description) ? reader.read(.description, BusinessDescription.init) : nil
    guard let role, reader.refusal.sentences.isEmpty else { throw reader.refusal }

    self.role = role
    self.webPage = webPage
    self.description = description
  }
}
