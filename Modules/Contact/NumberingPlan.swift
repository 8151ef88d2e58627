/// The rules of the numbering plans for a 0 behind the country's code (ITU-T E.164, E.123).
///
/// Compared with the metadata of libphonenumber, as in PyPI's `phonenumbers` 9.0.43: the codes whose numbers of people, fixed or
/// mobile, can begin with 0, and the prefixes for calls within a country that begin with it.
enum NumberingPlan {
  /// Returns a number in E.164 without the prefix that is dialled within its country only.
  static func withoutTrunkPrefix(_ number: String) -> String {
    let digits = Array(number.utf8.dropFirst())
    let code = digits.prefix(codeLength(of: digits))
    let national = digits.dropFirst(code.count)
    guard national.first == zero, !keepsZero.contains(String(decoding: code, as: UTF8.self)) else { return number }
    // Hungary dials 06.
    let isHungarian = code.elementsEqual("36".utf8) && national.dropFirst().first == UInt8(ascii: "6")
    let rest = isHungarian ? national.dropFirst(2) : national.drop { $0 == zero }
    return "+" + String(decoding: code + rest, as: UTF8.self)
  }

  private static let zero = UInt8(ascii: "0")

  /// Italy and the Vatican, Ivory Coast, Burkina Faso, Benin, Gabon, Congo, Rwanda, San Marino, satellites, Tajikistan.
  private static let keepsZero: Set = ["39", "225", "226", "229", "241", "242", "250", "378", "881", "992"]

  private static func codeLength(of digits: [UInt8]) -> Int {
    guard let first = digits.first, digits.count > 1 else { return 0 }
    if [UInt8(ascii: "1"), UInt8(ascii: "7")].contains(first) { return 1 }
    return twoDigitCodes.contains(String(decoding: digits.prefix(2), as: UTF8.self)) ? 2 : 3
  }

  private static let twoDigitCodes: Set = [
    "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47", "48", "49", "51",
    "52",
    "53", "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65", "66", "81", "82", "84", "86", "90", "91",
    "92",
    "93", "94", "95", "98",
  ]
}
