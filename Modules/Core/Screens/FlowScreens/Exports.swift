// A page has texts, so a file that imports screens needs no second import for them.
@_exported public import FlowLocalization
