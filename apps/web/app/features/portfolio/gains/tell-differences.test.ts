import { type ReportComparison, type ReportDifference, reportFields } from '@pkg/api-contract'
import { expect, it } from 'vitest'
import { fieldLabel } from './report-fields.ts'
import { tellDifferences } from './tell-differences.ts'

const hashOf = (number: number) => `0x${String(number).padStart(64, '0')}`
const compared = (differences: ReportDifference[], differenceCount = differences.length) =>
  ({
    report: { country: 'in', currency: 'INR', net: '1170.11' },
    differences,
    differenceCount,
  }) as ReportComparison

const airdrop = (number: number, kind: 'income' | 'open'): ReportDifference => ({
  ...{ line: `${kind} 1:${hashOf(number)}:in:0x1`, about: '2026-04-27 airdrop 1850 HARBOUR', now: null },
  was: {
    ...{ kind: 'airdrop', wallet: '0x86', transactionHash: hashOf(number), quantity: '1850', value: null },
    ...(kind === 'income' ? { receivedOn: '2026-04-27' } : { on: '2026-04-27', came: true }),
  },
})

it('tells of a token that was hidden first what it did to the result, and each receipt once', () => {
  const { result, things } = tellDifferences(
    compared([
      { line: 'year', about: null, was: { spamTransactions: 3 }, now: { spamTransactions: 13 } },
      { line: 'inputs', about: null, was: { digest: 'd1' }, now: { digest: 'd2' } },
      { line: 'totals', about: null, was: { incomeUnvalued: 2 }, now: { incomeUnvalued: 0 } },
      ...[airdrop(1, 'income'), airdrop(2, 'income'), airdrop(1, 'open'), airdrop(2, 'open')],
    ]),
  )
  expect(result).toEqual([
    'Net gain: the same, +₹1,170.11',
    'Income on receipt: 2 receipts of HARBOUR, of unknown value, are no longer counted',
    '10 transactions more are left out as spam',
  ])
  const lines = ['No longer under “Income on receipt” and “What only you know”. Value: not known']
  const title = '27 Apr 2026 Airdrop 1,850 HARBOUR'
  expect(things).toEqual([
    { title, hash: hashOf(1), lines },
    { title, hash: hashOf(2), lines },
  ])
})

it('tells figures before and after, and a lot only where it says more than its disposal', () => {
  const about = '2025-04-03 swap 2 ETH'
  const { result, things } = tellDifferences(
    compared([
      {
        ...{ line: 'totals', about: null },
        ...{ was: { net: '160000.00', netLow: '0.00' }, now: { net: '-100000.00', netLow: null } },
      },
      { line: 'by average', about: null, was: { net: '1.00' }, now: { net: '2.00' } },
      { line: 'row a', about, was: { cost: '0.00' }, now: { cost: '60000.00' } },
      {
        ...{ line: 'lot 1 of a', about: `${about}, lot 1` },
        ...{ was: { cost: '0.00', costByHand: false }, now: { cost: '60000.00', costByHand: true } },
      },
      {
        ...{ line: 'choice prices-by-hand', about: null, was: null },
        now: { text: 'Prices that you entered value it.', certain: false },
      },
    ]),
  )
  expect(result).toEqual([
    'Net gain: +₹1,60,000.00, now −₹1,00,000.00',
    'Lowest net gain: ₹0.00, now none',
    'Net gain by moving average: +₹1.00, now +₹2.00',
  ])
  expect(things).toEqual([
    {
      ...{ title: '3 Apr 2025 Swap 2 ETH', hash: null },
      lines: ['Cost: ₹0.00, now ₹60,000.00', 'Lot 1, Cost as you said: No, now Yes'],
    },
    {
      ...{ title: 'How this was computed', hash: null },
      lines: ['So now: Prices that you entered value it.'],
    },
  ])
})

const byTerm: ReportDifference[] = [
  {
    ...{ line: 'totals', about: null },
    was: { net: '-500.00', gains: '100.00', losses: '-600.00', shortTerm: '-600.00', longTerm: '100.00' },
    now: { net: '250.00', gains: '250.00', losses: '0.00', shortTerm: '50.00', longTerm: '200.00' },
  },
  {
    ...{ line: 'lot 1 of a', about: '2025-04-03 sold 2 ETH, lot 1' },
    was: { acquiredOn: '2024-04-03', longTerm: false },
    now: { acquiredOn: '2024-04-01', longTerm: true },
  },
]

it('tells of a term only where the country taxes by it, and writes what gains and losses come to with its sign', () => {
  const tellIn = (country: 'in' | 'uk' | 'us') => {
    const { report, ...rest } = compared(byTerm)
    return tellDifferences({ ...rest, report: { ...report, country } })
  }
  const sums = [
    'Net gain: −₹500.00, now +₹250.00',
    'Gains: +₹100.00, now +₹250.00',
    'Losses: −₹600.00, now ₹0.00',
  ]
  for (const country of ['in', 'uk'] as const) {
    const { result, things } = tellIn(country)
    expect(result).toEqual(sums)
    expect(things[0]?.lines).toEqual(['Lot 1, Acquired: 3 Apr 2024, now 1 Apr 2024'])
  }
  // What changed in its term alone is no change there.
  const { report, ...rest } = compared([
    {
      line: 'lot 1 of a',
      about: '2025-04-03 sold 2 ETH, lot 1',
      was: { longTerm: false },
      now: { longTerm: true },
    },
  ])
  expect(tellDifferences({ ...rest, report }).things).toEqual([])
  const { result, things } = tellIn('us')
  expect(result).toEqual([...sums, 'Short term: −₹600.00, now +₹50.00', 'Long term: +₹100.00, now +₹200.00'])
  expect(things[0]?.lines).toContain('Lot 1, Long term: No, now Yes')
})

it('counts no receipts where not all differences are told', () => {
  const { result } = tellDifferences(
    compared(
      [
        { line: 'totals', about: null, was: { incomeUnvalued: 900 }, now: { incomeUnvalued: 1 } },
        airdrop(1, 'income'),
      ],
      1800,
    ),
  )
  expect(result.slice(1)).toEqual(['Income of unknown value: 900, now 1'])
})

it.each(reportFields)('has words for %s', (name) => {
  expect(fieldLabel(name)).toMatch(/^[A-Z]/)
  expect(fieldLabel(name)).not.toBe(fieldLabel('of a former edition'))
})
