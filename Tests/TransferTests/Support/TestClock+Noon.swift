import BankConformance
import Transfer

extension TestClock {
  /// Creates a clock at noon, which a pause advances.
  convenience init() throws { self.init(try .noon, sleep: .advances) }
}
