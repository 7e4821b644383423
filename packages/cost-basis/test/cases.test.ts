import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type MatchLotsInput, type Method, matchLots, roundDecimal } from '../src/index.ts'

/** Quantities and money to twelve decimals. */
interface Answer {
  disposals: { id: string; cost: string; gain: string; missing: string; denied: string }[]
  /** By account. */
  left: Record<string, [quantity: string, cost: string]>
}
interface Case {
  source: string
  input: Omit<MatchLotsInput, 'method'>
  answers: Partial<Record<Method, Answer>>
}

/** Written by `cases/write_cases.py`, which knows nothing of this package. */
const cases = readFileSync(new URL('cases/cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Case => JSON.parse(line))

const round = (amount = '0') => roundDecimal(amount, 12)

function add(amounts: readonly string[]): string {
  const units = amounts.reduce((total, amount) => {
    const [whole = '', fraction = ''] = amount.split('.')
    return total + BigInt(whole + fraction.padEnd(60, '0'))
  }, 0n)
  return round(`${units}e-60`)
}

function answer(input: MatchLotsInput): Answer {
  const { disposals, remaining } = matchLots(input)
  const accounts = Map.groupBy(remaining, ({ account = '' }) => account)
  return {
    disposals: disposals.map(({ id, cost, gain, missingQuantity, deniedLoss }) => ({
      id,
      ...{ cost: round(cost), gain: round(gain), missing: round(missingQuantity), denied: round(deniedLoss) },
    })),
    left: Object.fromEntries(
      [...accounts].map(([account, lots]) => [
        account,
        [add(lots.map(({ quantity }) => quantity)), add(lots.map(({ cost }) => cost))],
      ]),
    ),
  }
}

describe('answers as fractions and plain lists do, written apart from it:', () => {
  test.each(cases)('$source', ({ input, answers }) => {
    const found = Object.keys(answers).map((method) => [
      method,
      answer({ ...input, method: method as Method }),
    ])
    expect(Object.fromEntries(found)).toEqual(answers)
  })
})
