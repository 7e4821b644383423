/** Why a function could not answer. */
export type FinanceMathErrorCode = 'INVALID_ARGUMENT' | 'NO_SOLUTION' | 'NOT_CONVERGED'

/**
 * The one error of this package: thrown instead of answering NaN, infinity or a placeholder.
 *
 * `code` says why, `argument` names the argument at fault, `value` is what was passed for it, and the
 * message is one sentence fit for a person.
 *
 * @example
 * attempt(() => pmt(-2, 12, 1000)).error.message //=> 'rate must be a number above -1.'
 */
export class FinanceMathError extends RangeError {
  override readonly name = 'FinanceMathError'
  declare readonly code: FinanceMathErrorCode
  declare readonly argument: string
  declare readonly value: unknown

  constructor(code: FinanceMathErrorCode, argument: string, value: unknown, sentence: string) {
    super(sentence)
    this.code = code
    this.argument = argument
    this.value = value
  }
}
