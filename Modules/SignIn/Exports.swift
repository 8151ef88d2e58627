// A value is made by an initializer of `ValidatedText`, which a file sees only if it imports that module.
@_exported public import FlowValues
