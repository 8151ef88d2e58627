public import Contact
public import FlowScreens

/// A person's name, date of birth and contact details.
public struct PersonalDetails: Equatable, Sendable, Codable {
  public let firstName: FirstName
  public let lastName: LastName
  public let dateOfBirth: DateOfBirth
  public let phone: PhoneNumber
  public let email: EmailAddress

  /// Validates the input.
  /// - Parameters:
  ///   - draft: The person's input.
  ///   - today: The day on which the person must be old enough.
  public init(
    _ draft: FormDraft<PersonalDetailsField>, today: CivilDate
  ) throws(FormError<PersonalDetailsField>) {
    var reader = FormReader(draft)
    let firstName = reader.read(.firstName, FirstName.init)
    let lastName = reader.read(.lastName, LastName.init)
    let dateOfBirth = reader.read(.dateOfBirth) { (text) throws(DateOfBirthError) in
      try DateOfBirth(text, today: today)
    }
    let phone = reader.read(.phone, PhoneNumber.init)
    let email = reader.read(.email, EmailAddress.init)
    guard let firstName, let lastName, let dateOfBirth, let phone, let email else { throw reader.refusal }

    self.firstName = firstName
    self.lastName = lastName
    self.dateOfBirth = dateOfBirth
    self.phone = phone
    self.email = email
  }
}
