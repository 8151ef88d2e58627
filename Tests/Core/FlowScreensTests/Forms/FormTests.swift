import FlowKit
import FlowScreens
import Testing

struct FormTests {
  @Test func `an emptied field equals one that was never filled`() {
    var draft: FormDraft<PetField> = [.name: "Rex", .kind: ""]

    draft[.name] = ""

    #expect(draft == [:])
    #expect(draft[.kind] == "")
  }

  @Test func `a field shows its problem once it was edited, also when it was emptied`() {
    var form = Form<PetField>([:])

    let before = form.contents(checkedBy: Pet.init).compactMap(\.error)
    form.edit(.name, to: "Rex")
    form.edit(.name, to: "")

    #expect(before == [])
    #expect(form.contents(checkedBy: Pet.init).map(\.error) == ["Name: something is missing.", nil])
  }

  @Test func `all fields show their problems once the person has tried to continue`() {
    var form = Form<PetField>([:])

    form.revealProblems()

    #expect(form.contents(checkedBy: Pet.init).compactMap(\.error).count == 2)
  }

  @Test func `shows errors of restored text from the start`() {
    let form = Form<PetField>([.kind: "unicorn"])

    #expect(form.contents(checkedBy: Pet.init).map(\.error) == [nil, "Kind: something is wrong."])
  }

  @Test func `only the fields that are asked are shown`() {
    let form = Form<PetField>([:])

    #expect(form.contents(of: [.kind], checkedBy: Pet.init).map(\.label) == ["Kind"])
  }
}

private enum PetField: String, FormField {
  case name
  case kind

  var label: LocalizedText { LocalizedText(verbatim: rawValue.prefix(1).uppercased() + rawValue.dropFirst()) }
}

private struct Pet {
  enum Refusal: ReadableError {
    case missing(PetField)
    case wrong(PetField)

    var sentence: LocalizedText {
      switch self {
      case .missing(let field): "\(field.label): something is missing."
      case .wrong(let field): "\(field.label): something is wrong."
      }
    }
  }

  init(_ draft: FormDraft<PetField>) throws(FormError<PetField>) {
    var reader = FormReader(draft)
    let name: Void? = reader.read(.name) { text throws(Refusal) in if text.isEmpty { throw .missing(.name) } }
    let kind: Void? = reader.read(.kind) { text throws(Refusal) in if text != "dog" { throw .wrong(.kind) } }
    if name == nil || kind == nil { throw reader.refusal }
  }
}
