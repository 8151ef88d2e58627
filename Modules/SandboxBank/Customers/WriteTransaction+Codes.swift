import FlowStorage
import Foundation
import SignIn
import Transfer

/// The purpose of a one-time code.
enum CodePurpose: String {
  case signIn = "sign-in"
  case password
}

/// The rules of one-time codes, in seconds and tries.
enum CodeRules {
  static let lifetime: Int64 = 10 * 60
  static let pause: Int64 = 30
  static let tries = 5
}

extension WriteTransaction {
  /// Sends a code, which ends the former one for the same purpose.
  /// - Parameters:
  ///   - email: The comparison key of the e-mail address.
  ///   - isKnown: Whether a customer has it; others get none, and that cannot be seen.
  /// - Returns: The digits for the inbox; nil if none were sent.
  func sendCode(
    to email: String, for purpose: CodePurpose, isKnown: Bool, at now: Timestamp
  ) throws -> Result<String?, SignInError> {
    let former = try query("SELECT sent_at FROM code WHERE email = ? AND purpose = ?", email, purpose.rawValue).first
    if let former {
      let next = (try former["sent_at"] as Int64) + CodeRules.pause
      // A clock that was set back does not lock anybody out.
      let wait = next - Int64(now.secondsSince1970)
      if wait > 0, wait <= CodeRules.pause { return .failure(.codeTooSoon(Int(wait))) }
    }
    let digits = isKnown ? try nextDigits() : nil
    try execute(
      "INSERT OR REPLACE INTO code (email, purpose, digits, sent_at, tries) VALUES (?, ?, ?, ?, 0)", email,
      purpose.rawValue, digits, now.secondsSince1970)
    return .success(digits)
  }

  /// Checks a code, which is valid once.
  /// - Returns: The error; nil if the code is right.
  func useCode(
    _ code: SignInCode, of email: String, for purpose: CodePurpose, at now: Timestamp
  ) throws -> SignInError? {
    let rows = try query(
      "SELECT digits, sent_at, tries FROM code WHERE email = ? AND purpose = ?", email, purpose.rawValue)
    guard let row = rows.first else { return .wrongCode }
    guard Int64(now.secondsSince1970) < (try row["sent_at"] as Int64) + CodeRules.lifetime else { return .expiredCode }
    guard try row["tries"] < CodeRules.tries else { return .usedUpCode }
    guard try (row["digits"] as String?) == code.text else {
      try execute("UPDATE code SET tries = tries + 1 WHERE email = ? AND purpose = ?", email, purpose.rawValue)
      return .wrongCode
    }
    try execute("DELETE FROM code WHERE email = ? AND purpose = ?", email, purpose.rawValue)
    return nil
  }

  /// Six digits that differ from those before, the same in each run.
  private func nextDigits() throws -> String {
    try execute("UPDATE code_number SET last = last + 1")
    let number: Int = try query("SELECT last FROM code_number").first?["last"] ?? 0
    let digits = String((number * 314_159 + 271_828) % 1_000_000)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension ReadTransaction {
  /// Returns the digits of the code that was sent last, and not used.
  func latestCode() throws -> String? {
    let codes = try query("SELECT digits FROM code WHERE digits IS NOT NULL ORDER BY sent_at DESC, rowid DESC LIMIT 1")
    return try codes.first?["digits"]
  }
}

// MARK: - Attempts

extension WriteTransaction {
  /// Returns the seconds until the next attempt of an e-mail address; nil if it is possible now.
  func pause(of email: String, at now: Timestamp) throws -> Int? {
    guard let row = try query("SELECT blocked_until FROM attempt WHERE email = ?", email).first,
      let end = try row["blocked_until"] as Int64?
    else { return nil }
    let wait = end - Int64(now.secondsSince1970)
    return wait > 0 ? Int(wait) : nil
  }

  /// Counts a failure: from the fifth on, the next attempt has to wait, 30 seconds at first, then twice as long, up to an hour.
  func countFailure(of email: String, at now: Timestamp) throws {
    let failures = 1 + (try query("SELECT failures FROM attempt WHERE email = ?", email).first?["failures"] ?? 0)
    let end = failures < 5 ? nil : Int64(now.secondsSince1970) + min(30 << min(Int64(failures - 5), 7), 3600)
    try execute(
      "INSERT OR REPLACE INTO attempt (email, failures, blocked_until) VALUES (?, ?, ?)", email, failures, end)
  }

  func forgetFailures(of email: String) throws { try execute("DELETE FROM attempt WHERE email = ?", email) }
}
