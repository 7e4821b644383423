/** A parameter, a field of one, or a field of an answer. */
export interface DocumentedField {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  /** What stands in its place when it is left out, as the source writes it. */
  readonly initial?: string
  readonly meaning: string
}

/** A parameter; `fields` where it is an object of the package's own. */
export interface DocumentedParameter extends DocumentedField {
  readonly fields: readonly DocumentedField[]
}

/** A letter of a formula. */
export interface DocumentedSymbol {
  readonly symbol: string
  readonly meaning: string
}

/** A function of the package, as its docstring and its types tell of it. */
export interface DocumentedFunction {
  readonly name: string
  /** From the folder of sources: `core/pmt.ts`. */
  readonly file: string
  /** What it is imported from. */
  readonly door: string
  readonly signature: string
  /** Paragraphs in Markdown; the first says what it does. */
  readonly paragraphs: readonly string[]
  /** In the notation of `toMathml`; or `none:` and why there is none. */
  readonly formulas: readonly string[]
  readonly symbols: readonly DocumentedSymbol[]
  readonly parameters: readonly DocumentedParameter[]
  readonly resultType: string
  readonly resultFields: readonly DocumentedField[]
  readonly errors: readonly string[]
  readonly sources: readonly string[]
  /** Code, the result of whose last line stands behind `//=>`. */
  readonly examples: readonly string[]
}
