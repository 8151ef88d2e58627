import FlowSession
import FlowStorage
import SessionDoubles

/// The model of a session, written from the page on sessions alone.
struct SessionModel: Equatable {
  enum Act: Equatable {
    case signIn(PersonID)
    case signOut
    /// A call of the app with a token that has expired, and the service's answer to the refresh.
    case call(TestService.Fault?)
    /// The service ends all sessions.
    case end
    case relaunch
    case activate
    case lock
    case unlock
  }

  /// The person whom the device knows.
  private(set) var person: PersonID?
  private var isExpired = false
  /// Whether the service still has the session.
  private var isOpen = false
  private var isLocked = false
  /// Whether this process has the tokens.
  private var hasTokens = false
  /// Whether it is known to be unreadable.
  private var isUnreadable = false
  /// The refresh tokens, by number: the stored one, the process's, and those that the service takes.
  private var (stored, held, current, former) = (0, 0, 0, 0)

  /// The number of sessions that the service has: those that ended here are revoked.
  var openCount: Int { isOpen ? 1 : 0 }

  var status: SessionStatus {
    if isUnreadable { return .unreadable(.secret(.locked)) }
    guard let person else { return .none }
    return isExpired ? .expired(person) : .valid(person)
  }

  /// - Returns: The error of the call or of the act; nil if it succeeds.
  mutating func perform(_ act: Act) -> SessionError? {
    switch act {
    case .signIn(let person):
      if isLocked { return .secretNotStored(.locked) }
      (self.person, isExpired, isOpen, hasTokens, isUnreadable) = (person, false, true, true, false)
      (stored, held, current, former) = (0, 0, 0, 0)
    case .signOut: (person, isExpired, isOpen, hasTokens, isUnreadable) = (nil, false, false, false, false)
    case .call(let fault): return call(fault)
    case .end: isOpen = false
    case .relaunch:
      (hasTokens, held) = (false, stored)
      read()
    case .activate: read()
    case .lock: isLocked = true
    case .unlock: isLocked = false
    }
    return nil
  }

  private mutating func read() {
    isUnreadable = person != nil && !isExpired && !hasTokens && isLocked
    if person != nil, !isExpired, !isUnreadable { hasTokens = true }
  }

  private mutating func call(_ fault: TestService.Fault?) -> SessionError? {
    if isUnreadable { read() }
    if isUnreadable { return .unreadable(.secret(.locked)) }
    guard person != nil else { return .signedOut }
    guard !isExpired else { return .expired }
    // An unstored token is stored first.
    if !isLocked { stored = held }
    if case .before(let error) = fault { return .service(error) }
    let isTaken = isOpen && (held == current || held == former)
    if isTaken { (former, current) = (held, current + 1) }
    if case .after(let error) = fault { return .service(error) }
    guard isTaken else {
      (isExpired, hasTokens) = (true, false)
      return .expired
    }
    held = current
    if !isLocked { stored = held }
    return nil
  }
}
