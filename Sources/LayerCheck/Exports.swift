// What a step, a value and a rule are made of comes with the library: an engine names it in every line.
@_exported public import Conformance
@_exported public import Geometry
@_exported public import LayerScript
@_exported public import Rules
