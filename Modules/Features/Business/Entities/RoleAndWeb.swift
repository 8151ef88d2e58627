import Forms

/// What the person is in the business, and what the business does.
public struct RoleAndWeb: Equatable, Sendable {
  /// What the person is in it.
  public let role: BusinessRole
  /// Its web page; nil if it was left out.
  public let webPage: WebPage?
  /// What it does; nil if it was left out.
  public let description: BusinessDescription?

  /// Checks what was typed; a type that says nothing of the business needs all of it.
  init(_ draft: FormDraft<RoleAndWebField>, for type: BusinessType) throws(FormRefusal<RoleAndWebField>) {
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
