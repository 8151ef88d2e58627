import Profile
import Testing

struct FormTests {
  @Test func `an emptied field is as one that was never filled`() {
    let draft: FormDraft<AddressField> = [.city: "London", .state: ""]

    #expect(draft.with(.city, "") == [:])
    #expect(draft[.state] == "")
  }

  @Test func `of an empty field the problem shows once it was emptied`() {
    var form = Form<AddressField>([.city: "London"])

    form.edit(.city, to: "")
    let errors = form.contents(checkedBy: PostalAddress.init).compactMap(\.error)

    #expect(errors == [PostalAddressError.missing(.city).sentence])
  }

  @Test func `the countries are chosen by name`() {
    let options = AddressField.country.options

    #expect(options.contains(FieldOption(value: "EE", label: "Estonia")))
    #expect(options.map(\.label) == options.map(\.label).sorted())
    #expect(AddressField.city.options == [])
  }
}
