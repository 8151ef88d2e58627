// An alert and a tab have texts, so a file that imports the kernel needs no second import for them.
@_exported public import FlowLocalization
