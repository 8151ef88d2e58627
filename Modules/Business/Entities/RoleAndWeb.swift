import FlowScreens

/// The person's role, and the purpose of the business.
public struct RoleAndWeb: Equatable, Sendable {
  public let role: BusinessRole
  /// The web page, if one was given.
  public let webPage: WebPage?
  /// The description, if one was given.
  public let description: BusinessDescription?

  /// Validates the form; the type `other` requires every field.
  init(_ reader: FormReader<RoleAndWebField>, for type: BusinessType) throws(FormError<RoleAndWebField>) {
    var reader = reader
    let isAsked = [.webPage, .description].filter { type == .other || !reader.isEmpty($0) }
    let role = reader.read(.role, as: BusinessRole.self)
    let webPage = isAsked.contains(.webPage) ? reader.read(.webPage, as: WebPage.self) : nil
    let description = isAsked.contains(.description) ? reader.read(.description, as: BusinessDescription.self) : nil
    guard let role, reader.refusal.sentences.isEmpty else { throw reader.refusal }

    self.role = role
    self.webPage = webPage
    self.description = description
  }
}
