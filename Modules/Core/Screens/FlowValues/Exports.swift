// A value has texts, so a file that imports values needs no second import for them.
@_exported public import FlowLocalization
