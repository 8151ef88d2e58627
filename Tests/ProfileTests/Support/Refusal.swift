/// Why something cannot be made; nil if it can.
func refusal<Value, Refusal: Error>(of make: () throws(Refusal) -> Value) -> Refusal? {
  do {
    _ = try make()
    return nil
  } catch {
    return error
  }
}
