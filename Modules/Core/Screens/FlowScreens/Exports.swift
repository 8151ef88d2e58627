// A page has texts and typed values, so a file that imports screens needs no further import for them.
@_exported public import FlowLocalization
@_exported public import FlowValues
