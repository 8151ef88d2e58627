public import Forms

/// Who a person is and how to reach them.
public struct PersonalDetails: Equatable, Sendable, Codable {
  /// The first name.
  public let firstName: FirstName
  /// The last name.
  public let lastName: LastName
  /// When the person was born.
  public let dateOfBirth: DateOfBirth
  /// Where to call.
  public let phone: PhoneNumber
  /// Where to write.
  public let email: EmailAddress

  /// Checks what was typed.
  /// - Parameters:
  ///   - draft: What the person has entered.
  ///   - today: The day on which the person has to be old enough.
  public init(
    _ draft: FormDraft<PersonalDetailsField>, today: CivilDate
  ) throws(FormRefusal<PersonalDetailsField>) {
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
