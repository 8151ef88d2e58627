/// Returns the error of a throwing closure, if any.
public func refusal<Value, Refusal: Error>(of make: () throws(Refusal) -> Value) -> Refusal? {
  do {
    _ = try make()
    return nil
  } catch {
    return error
  }
}
