import { changes, multipleWords, multiplied, pointWords } from './grammar/changes.ts'
import type { Variable } from './grammar/family.ts'
import type { Context } from './matching/candidate.ts'
import type { Quantity } from './reading/quantity.ts'
import type { Reading } from './reading/read-question.ts'

const MONTHS = 12

/**
 * A change by an amount as the figure that it makes: "three more years" after a question for 15 years is "18 years",
 * "half the time" after 10 is "5 years". Words beside it stay as they are. Undefined where it may be meant otherwise.
 */
export function tellChange(reading: Reading, context: Context): string | undefined {
  const [quantity, ...others] = reading.quantities
  if (others.length > 0) return undefined
  return quantity === undefined ? tellMultiple(reading, context) : tellSum(reading, quantity, context)
}

/** "Add 3 years", "2 percentage points less". */
function tellSum({ tokens }: Reading, quantity: Quantity, context: Context): string | undefined {
  const { kind, start, end, value } = quantity
  const isTime = kind === 'years'
  const text = tokens.map((token) => token.text)
  const isPoints = kind === 'percent' && pointWords.has(text[end] ?? '')
  const old = knownValue(context, isTime ? ['years', 'months'] : ['percent'])
  if (old === undefined || !(isTime || isPoints)) return undefined
  const after = end + (isPoints ? 1 : 0)
  const [left, right] = [changes.get(text[start - 1] ?? ''), changes.get(text[after] ?? '')]
  const sign = right ?? left
  if (sign === undefined) return undefined
  const changed = old + sign * value
  const rest = [
    ...text.slice(0, start - (left === undefined ? 0 : 1)),
    isTime ? toTime(changed) : `at ${changed} %`,
    ...text.slice(after + (right === undefined ? 0 : 1)),
  ]
  return changed > 0 ? rest.join(' ') : undefined
}

/** "Double the target", "half the time". */
function tellMultiple({ tokens }: Reading, context: Context): string | undefined {
  const text = tokens.map((token) => token.text)
  const at = text.findIndex((word) => multipleWords.has(word))
  const factor = multipleWords.get(text[at] ?? '')
  const noun = ['the', 'my', 'of'].includes(text[at + 1] ?? '') ? at + 2 : at + 1
  const meant = multiplied.find(({ words }) => words.includes(text[noun] ?? ''))
  if (factor === undefined || meant === undefined) return undefined
  const old = knownValue(context, meant.kinds, meant.hint)
  if (old === undefined) return undefined
  const isTime = meant.kinds.includes('years')
  const changed = isTime ? toTime(old * factor) : `${text[noun]} of rs ${old * factor}`
  return [...text.slice(0, at), changed, ...text.slice(noun + 1)].join(' ')
}

/** What is known of the one variable of these kinds; undefined where there are several. */
function knownValue(
  { family, values }: Context,
  kinds: readonly Variable['kind'][],
  hint?: string,
): number | undefined {
  const known = Object.entries(values).filter(([name]) => {
    const variable = family.variables[name]
    const isHinted = hint === undefined || variable?.hints.some((concept) => concept === hint) === true
    return variable !== undefined && kinds.includes(variable.kind) && isHinted
  })
  const [only, ...others] = known
  return only === undefined || others.length > 0 || typeof only[1] !== 'number' ? undefined : only[1]
}

function toTime(years: number): string {
  return Number.isInteger(years) ? `${years} years` : `${years * MONTHS} months`
}
