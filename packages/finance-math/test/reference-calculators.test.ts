import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as library from '../src/index.ts'

interface Vector {
  name: string
  input: Record<string, unknown>
  expected: Record<string, number>
}

const file = new URL('./reference-calculators.json', import.meta.url)
const vectors: readonly Vector[] = JSON.parse(readFileSync(file, 'utf8'))

type Compute = (input: never) => unknown

/** A function's result as a flat record of figures, as the reference has them. */
function figuresOf(name: string, input: never): Readonly<Record<string, number>> {
  if (name === 'amortizationSchedule') {
    const rows = library.amortizationSchedule(input)
    const middle = rows[Math.floor(rows.length / 2)]
    return {
      length: rows.length,
      middleInterest: middle?.interestPaid ?? 0,
      middleBalance: middle?.balance ?? 0,
      lastPrincipal: rows.at(-1)?.principalPaid ?? 0,
      interestSum: rows.reduce((sum, { interestPaid }) => sum + interestPaid, 0),
    }
  }
  const functions = Object.entries(library as unknown as Record<string, Compute>)
  const compute = functions.find(([exported]) => exported === name)?.[1]
  const found = compute?.(input)
  return typeof found === 'number' ? { value: found } : (found as Record<string, number>)
}

describe.each([...new Set(vectors.map(({ name }) => name))])('%s', (name) => {
  const own = vectors.filter((vector) => vector.name === name)

  it(`agrees with ${own.length} computations with 60 digits`, () => {
    for (const { input, expected } of own) {
      const found = figuresOf(name, input as never)
      // To twelve digits of the largest figure, and of amounts to a lakh to a hundred-thousandth of a paisa.
      const size = Math.max(...Object.values(expected), 100_000)
      for (const [figure, value] of Object.entries(expected)) {
        const error = Math.abs((found[figure] ?? Number.NaN) - value)
        if (!(error <= 1e-12 * size)) {
          expect.fail(`${figure} of ${JSON.stringify(input)}: ${found[figure]}, not ${value}`)
        }
      }
    }
  })
})
