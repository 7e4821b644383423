/**
 * Why an input was refused.
 *
 * - `MISSING`: the field is needed and is not there
 * - `INVALID_NUMBER`: no decimal number (amounts are strings such as `'0.5'`)
 * - `OUT_OF_RANGE`: a number that cannot be meant here: a quantity of nil, a negative cost
 * - `INVALID_DATE`: no ISO day and no instant with a zone, or dates in an impossible order
 * - `INVALID_CHOICE`: not one of the words that the field may have
 * - `INVALID_SHAPE`: no object, no list, no text where one belongs
 * - `DUPLICATE_ID`: two entries of a list with one id, which would be counted twice
 * - `CONFLICT`: two fields that say the same thing are both given
 * - `UNSUPPORTED`: a combination that has no defined answer
 */
export type CostBasisErrorCode =
  | 'MISSING'
  | 'INVALID_NUMBER'
  | 'OUT_OF_RANGE'
  | 'INVALID_DATE'
  | 'INVALID_CHOICE'
  | 'INVALID_SHAPE'
  | 'DUPLICATE_ID'
  | 'CONFLICT'
  | 'UNSUPPORTED'

/**
 * The one error of this package: thrown instead of answering a wrong figure.
 *
 * `code` says why, `field` names the field at fault with its place (`acquisitions[2].quantity`), `value` is what
 * stood there, and the message is one sentence fit for a person.
 *
 * @example
 * new CostBasisError('MISSING', 'method', undefined, 'is missing').message //=> 'method is missing.'
 */
export class CostBasisError extends RangeError {
  override readonly name = 'CostBasisError'
  readonly code: CostBasisErrorCode
  readonly field: string
  readonly value: unknown

  constructor(code: CostBasisErrorCode, field: string, value: unknown, what: string) {
    super(`${field} ${what}.`)
    this.code = code
    this.field = field
    this.value = value
  }
}
