import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as core from '../src/core.ts'
import { FinanceMathError } from '../src/core.ts'
import * as everything from '../src/index.ts'
import * as india from '../src/india.ts'
import * as taxIndia from '../src/tax-india.ts'

type Call = (...args: unknown[]) => unknown

const exported: Record<string, unknown> = { ...everything, ...india, ...taxIndia, ...core }
const functions = Object.entries(exported)
  .filter(([, value]) => typeof value === 'function' && value !== FinanceMathError)
  .map(([name, value]): [string, Call] => [name, value as Call])

const edges = [
  0,
  -0,
  1,
  -1,
  2,
  12,
  0.5,
  1e-320,
  5e-324,
  -5e-324,
  1e-16,
  -0.9999999999999999,
  1e300,
  -1e300,
  1.7976931348623157e308,
  -1.7976931348623157e308,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
]
const strange = [
  undefined,
  null,
  '',
  '1',
  'end',
  'begin',
  true,
  1n,
  Symbol('x'),
  {},
  [],
  [1],
  () => 1,
  new Date(Number.NaN),
  new Date(0),
  '2024-02-29',
]
const flow = fc.oneof(
  fc.record({
    date: fc.constantFrom('2024-01-01', '2025-06-30', new Date(0), 'x'),
    amount: fc.constantFrom(...edges),
  }),
  fc.constantFrom(null, undefined, 5),
)
const argument = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...edges) },
  { weight: 3, arbitrary: fc.double() },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...strange) },
  { weight: 2, arbitrary: fc.array(fc.oneof(fc.constantFrom(...edges), fc.double()), { maxLength: 8 }) },
  { weight: 2, arbitrary: fc.array(flow, { maxLength: 5 }) },
  {
    weight: 2,
    arbitrary: fc.dictionary(
      fc.constantFrom('principal', 'annualRatePercent', 'years', 'months', 'odds'),
      fc.constantFrom(...edges),
    ),
  },
  { weight: 1, arbitrary: fc.constant(new Array(1e5)) },
)

function onlyFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  if (value instanceof FinanceMathError) return true
  return Object.values(value).every(onlyFinite)
}

/** Throws unless a call answers with finite numbers or with the package's own error, which names an argument. */
function expectAnswer(call: Call, args: readonly unknown[]): void {
  let value: unknown
  try {
    value = call(...args)
  } catch (error) {
    if (error instanceof FinanceMathError && error.argument) return
    throw error
  }
  if (!onlyFinite(value)) throw new Error(`A value that is not finite came out of ${args.length} arguments`)
}

describe.each(functions)('%s', (name, call) => {
  it('answers any arguments with finite numbers or a FinanceMathError that names the argument', () => {
    fc.assert(
      fc.property(fc.array(argument, { maxLength: 7 }), (args) => {
        // What a passed function returns or throws is its own affair.
        fc.pre(name !== 'attempt' || typeof args[0] !== 'function')
        expectAnswer(call, args)
      }),
      { numRuns: 250 },
    )
  })
  it('does so with every edge of a double and everything strange in each of its places', () => {
    for (let place = 0; place < 6; place++) {
      for (const edge of [...edges, ...strange]) {
        if (name === 'attempt' && typeof edge === 'function') continue
        const args: unknown[] = [0.5, 2, 2, 2, 2, 'end']
        args[place] = edge
        expectAnswer(call, args)
      }
    }
  })
})

describe('the core functions of numbers', () => {
  const numeric = [
    'pv',
    'fv',
    'pmt',
    'nper',
    'rate',
    'ipmt',
    'ppmt',
    'cumipmt',
    'cumprinc',
    'effectiveRate',
    'nominalRate',
    'cagr',
    'periodsToTarget',
    'roundTo',
  ] as const
  it.each(numeric)('%s refuses what is not a finite number, in each of its places', (name) => {
    const call = exported[name] as Call
    const good = [0.5, 2, 2, 2, 2].slice(0, Math.max(2, call.length))
    if (name === 'cumipmt' || name === 'cumprinc' || name === 'ipmt' || name === 'ppmt')
      good.splice(0, 5, 0.5, 2, 2, 2, 2)
    for (let place = 0; place < Math.max(2, call.length); place++) {
      for (const bad of [
        Number.NaN,
        Number.POSITIVE_INFINITY,
        Number.NEGATIVE_INFINITY,
        '1',
        null,
        [],
        {},
        1n,
        undefined,
      ]) {
        const args: unknown[] = [...good]
        args[place] = bad
        expect(() => call(...args)).toThrow(FinanceMathError)
      }
    }
  })
})
