import FlowStorage

/// The person of the session, and the generation of its secret; in the database, with the person's data.
struct SessionRecord: Codable, Equatable {
  let person: PersonID
  let generation: SecretGeneration
  /// Whether the service has ended it.
  var isExpired = false
}

/// The part of a session that stays on the device when a person is forgotten.
struct SessionLedger: Codable, Equatable {
  /// A handle that ends a session, with the session's generation: if that is not the present one, it is still to be sent.
  struct Handle: Codable, Equatable {
    let generation: SecretGeneration
    let text: String
  }

  var handles: [Handle] = []
  /// Whether files may still have traces of a forgotten person.
  var hasTraces = false
}

/// The text of a session's secret.
struct SessionSecret: Codable, Equatable {
  let refresh: String
  let revocation: String?
}

/// The tokens of the present session.
struct CurrentTokens {
  let generation: SecretGeneration
  let person: PersonID
  /// Grows with each exchange.
  var number: Int
  var refresh: String
  let revocation: String?
  /// Nil if it was refused, or not asked for since the launch.
  var access: String?
  /// Whether the secret store has this refresh token.
  var isStored: Bool

  var accessToken: AccessToken? {
    access.map { AccessToken(text: $0, generation: generation.name, number: number, person: person) }
  }

  /// - Throws: An encoding error.
  func secret() throws -> Secret {
    Secret(try SessionSecret(refresh: refresh, revocation: revocation).storedJSON(), number: number)
  }
}
