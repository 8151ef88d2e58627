import Money
import Testing

struct AccountNumberTests {
  @Test(arguments: 0...20)
  func `has as many digits as its country allows`(count: Int) {
    let digits = String("12345678901234567890".prefix(count))

    #expect(((try? USAccountNumber(digits)) != nil) == (4...17).contains(count))
    #expect(((try? UKAccountNumber(digits)) != nil) == (count == 8))
    #expect(((try? AUAccountNumber(digits)) != nil) == (4...9).contains(count))
    #expect(((try? INAccountNumber(digits)) != nil) == (9...18).contains(count))
  }

  @Test func `refuses an invalid number with the reason`() {
    #expect(throws: AccountNumberError.empty(.unitedStates)) { try USAccountNumber("") }
    #expect(throws: AccountNumberError.unexpectedCharacter("-")) { try UKAccountNumber("1234-5678") }
    #expect(throws: AccountNumberError.wrongLength(.australia)) { try AUAccountNumber("123") }
    #expect(throws: AccountNumberError.wrongLength(.india)) { try INAccountNumber("12345678") }
  }

  @Test func `names the types that American transfers ask for`() {
    #expect(USAccountType.allCases.map(\.rawValue) == ["CHECKING", "SAVINGS"])
  }
}
