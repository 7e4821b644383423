import { CostBasisError } from './cost-basis-error.ts'
import { type Decimal, parseDecimal } from './decimal.ts'

/** The value if it is an object whose fields can be read. */
export function object<Value>(field: string, value: Value): Value & object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new CostBasisError(
    value === undefined ? 'MISSING' : 'INVALID_SHAPE',
    field,
    value,
    'must be an object',
  )
}

/** The value if it is a list; where it may be left out, the empty list stands for it. */
export function list<Item>(
  field: string,
  value: readonly Item[] | undefined,
  optional = false,
): readonly Item[] {
  if (value === undefined && optional) return []
  if (Array.isArray(value)) return value
  throw new CostBasisError(value === undefined ? 'MISSING' : 'INVALID_SHAPE', field, value, 'must be a list')
}

/** The value if it is one of the words. */
export function oneOf<Choice extends string>(
  field: string,
  value: unknown,
  choices: readonly Choice[],
): Choice {
  if (choices.includes(value as Choice)) return value as Choice
  const code = value === undefined ? 'MISSING' : 'INVALID_CHOICE'
  throw new CostBasisError(code, field, value, `must be one of ${choices.join(', ')}`)
}

/** The value if it is a text of at least one letter. */
export function text(field: string, value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw new CostBasisError(value === undefined ? 'MISSING' : 'INVALID_SHAPE', field, value, 'must be a text')
}

/** A text that may be left out. */
export function optionalText(field: string, value: unknown): string | undefined {
  return value === undefined ? undefined : text(field, value)
}

/** A decimal above nil. */
export function aboveNil(field: string, value: unknown): Decimal {
  const decimal = parseDecimal(field, value)
  if (decimal.digits > 0n) return decimal
  throw new CostBasisError('OUT_OF_RANGE', field, value, 'must be above 0')
}

/** A decimal of nil or more. */
export function atLeastNil(field: string, value: unknown): Decimal {
  const decimal = parseDecimal(field, value)
  if (decimal.digits >= 0n) return decimal
  throw new CostBasisError('OUT_OF_RANGE', field, value, 'must not be negative')
}

/** A decimal of nil or more that may be left out. */
export function optionalAmount(field: string, value: unknown): Decimal | undefined {
  return value === undefined ? undefined : atLeastNil(field, value)
}

/**
 * The id if no entry of its list had it before.
 *
 * @param isNew whether nobody had it; asked once of each
 */
export function unique(field: string, value: unknown, isNew: (id: string) => boolean): string {
  const id = text(field, value)
  if (isNew(id)) return id
  throw new CostBasisError('DUPLICATE_ID', field, id, 'stands in the list twice')
}
