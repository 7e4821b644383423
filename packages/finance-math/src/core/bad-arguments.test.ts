import { describe, expect, it } from 'vitest'
import * as core from '../core.ts'

type Call = (...args: unknown[]) => unknown
interface Parameter {
  name: string
  good: unknown
  /** What is refused beside what is no finite number. */
  wrong?: readonly unknown[]
}

const rate = { name: 'rate', good: 0.05, wrong: [-1, -2] }
const nper = { name: 'nper', good: 12, wrong: [0, -1] }
const per = { name: 'per', good: 3, wrong: [0, 0.999, 12.001, 13] }
const pmt = { name: 'pmt', good: -120 }
const pv = { name: 'pv', good: 1000 }
const fv = { name: 'fv', good: 10 }
const when = { name: 'when', good: 'end', wrong: ['middle', 0, 1, null] }
const values = { name: 'values', good: [-100, 60, 70], wrong: [null, {}, '12', [], [1, Number.NaN]] }
const flows = {
  name: 'flows',
  good: [
    { date: '2024-01-01', amount: -100 },
    { date: '2025-01-01', amount: 110 },
  ],
  wrong: [null, {}, [], [{}], [{ date: '2024-01-01', amount: '1' }], [{ date: '1 Jan', amount: 1 }]],
}
const guess = { name: 'guess', good: 0.1, wrong: [-1, -2] }
const start = { name: 'start', good: 2, wrong: [0, 13, 1.5] }
const end = { name: 'end', good: 4, wrong: [1, 13, 3.5] }

const parameters: Readonly<Record<string, readonly Parameter[]>> = {
  pv: [rate, nper, pmt, fv, when],
  fv: [rate, nper, pmt, pv, when],
  pmt: [rate, nper, pv, fv, when],
  nper: [rate, pmt, pv, fv, when],
  rate: [nper, pmt, pv, fv, when, guess],
  ipmt: [rate, per, nper, pv, fv, when],
  ppmt: [rate, per, nper, pv, fv, when],
  cumipmt: [rate, nper, pv, start, end, when],
  cumprinc: [rate, nper, pv, start, end, when],
  npv: [rate, values],
  npvExcel: [rate, values],
  irr: [{ ...values, wrong: [...values.wrong, [1], [1, 2], [0, 0]] }, guess],
  mirr: [
    { ...values, wrong: [...values.wrong, [1], [1, 2], [-1, -2]] },
    { ...rate, name: 'financeRate' },
    { ...rate, name: 'reinvestRate' },
  ],
  xnpv: [rate, flows],
  xirr: [{ ...flows, wrong: [...flows.wrong, flows.good.slice(1)] }, guess],
  analyzeCashFlows: [{ ...flows, wrong: [null, {}, [], [1], [{ date: '1 Jan', amount: 1 }, {}]] }],
  effectiveRate: [
    { ...rate, name: 'nominalRate' },
    { name: 'periodsPerYear', good: 4, wrong: [0.99, 0, -1] },
  ],
  nominalRate: [
    { ...rate, name: 'effectiveRate' },
    { name: 'periodsPerYear', good: 4, wrong: [0.99, 0, -1] },
  ],
  cagr: [
    { name: 'periods', good: 5, wrong: [0, -1] },
    { ...pv, wrong: [0] },
    { ...fv, wrong: [-1] },
  ],
  periodsToTarget: [rate, { ...pv, wrong: [0] }, { ...fv, wrong: [-1, 0] }],
  fvSchedule: [
    { name: 'principal', good: 1 },
    { name: 'rates', good: [0.1], wrong: [null, {}, '1', [-1], [Number.NaN]] },
  ],
  roundTo: [
    { name: 'value', good: 1.005 },
    { name: 'decimals', good: 2, wrong: [1.5, 301, -301] },
    { name: 'mode', good: 'half-even', wrong: ['up', null] },
  ],
}
const noNumbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '1', null, 1n, {}]

describe.each(Object.entries(parameters))('%s', (name, all) => {
  const call = (core as unknown as Record<string, Call>)[name] as Call
  const good = all.map((parameter) => parameter.good)

  it('takes good arguments', () => {
    expect(call(...good)).toBeDefined()
  })
  it.each(all.map((parameter, place) => [parameter.name, place, parameter] as const))(
    'refuses a wrong %s by its name',
    (argument, place, { good: right, wrong = [] }) => {
      for (const value of [...(typeof right === 'number' ? noNumbers : []), ...wrong]) {
        expect(() => call(...good.with(place, value)), String(value)).toThrow(
          expect.objectContaining({ name: 'FinanceMathError', code: 'INVALID_ARGUMENT', argument }),
        )
      }
    },
  )
})

it('covers every function of the core that can refuse', () => {
  const callable = Object.keys(core).filter((name) => !['FinanceMathError', 'attempt'].includes(name))
  expect(Object.keys(parameters).sort()).toEqual(callable.sort())
})

describe('an answer beyond the largest double', () => {
  it.each<[string, unknown[], string]>([
    ['pv', [0, 12, -1e308, 0], 'nper'],
    ['fv', [1, 2000, -1, 0], 'nper'],
    ['pmt', [10, 1, 1e308], 'nper'],
    ['ipmt', [1e300, 1, 2, 1e300], 'nper'],
    ['ppmt', [0, 1, 0.5 + 0.5, 1.7e308, 1.7e308], 'nper'],
    ['npv', [-0.999999, Array(100).fill(1)], 'rate'],
    ['npvExcel', [-0.999999, Array(52).fill(1)], 'rate'],
    [
      'xnpv',
      [
        -0.9999999,
        [
          { date: '2000-01-01', amount: 1 },
          { date: '2060-01-01', amount: 1 },
        ],
      ],
      'rate',
    ],
    ['effectiveRate', [1e308, 2], 'nominalRate'],
    ['cagr', [0.001, 1, 10], 'fv'],
    ['periodsToTarget', [0, 1, 2], 'rate'],
    ['fvSchedule', [1e308, [1, 1]], 'rates'],
    ['roundTo', [1.7976931348623157e308, -293], 'value'],
    ['nper', [0, 0, 1000], 'pmt'],
    ['rate', [12, 100, 1000], 'pmt'],
    ['irr', [[-100, 180, -100]], 'values'],
  ])('of %s(%j) is NO_SOLUTION and names an argument', (name, args, argument) => {
    const call = (core as unknown as Record<string, Call>)[name] as Call
    expect(() => call(...args)).toThrow(expect.objectContaining({ code: 'NO_SOLUTION', argument }))
  })
})
