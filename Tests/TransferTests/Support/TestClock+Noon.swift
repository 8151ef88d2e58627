import BankConformance
import Transfer

extension TestClock {
  /// A clock at noon, which a pause advances.
  convenience init() throws { self.init(try .noon, sleep: .advances) }
}
