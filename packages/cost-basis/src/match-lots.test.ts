import { describe, expect, it, test, vi } from 'vitest'
import { manyEvents } from '../bench/events.ts'
import { Heap } from './lots/heap.ts'
import type { MatchLotsInput } from './lots/match-types.ts'
import { matchLots } from './match-lots.ts'

describe('what is unknown', () => {
  const received = { id: 'a', date: '2024-01-01', quantity: '2', unitPrice: '30' }
  const sold = { id: 's', date: '2024-02-01', quantity: '1', proceeds: '100' }

  it('counts as nil, is flagged, and gives a range from the value on arrival', () => {
    const { disposals, remaining, totals } = matchLots({
      method: 'fifo',
      acquisitions: [received],
      disposals: [sold],
    })
    expect(disposals).toMatchObject([
      {
        cost: '0',
        gain: '100',
        unknownCostQuantity: '1',
        gainRange: { low: '70', high: '100' },
        lots: [{ unknownCost: true }],
      },
    ])
    expect(remaining).toMatchObject([{ unknownCostQuantity: '1', costRange: { low: '0', high: '30' } }])
    expect(totals.gainRange).toEqual({ low: '70', high: '100' })
  })
  it('has no lower end without a value on arrival', () => {
    const { unitPrice: _, ...bare } = received
    const { disposals, remaining } = matchLots({ method: 'fifo', acquisitions: [bare], disposals: [sold] })
    expect(disposals[0]?.gainRange).toEqual({ low: null, high: '100' })
    expect(remaining[0]?.costRange).toEqual({ low: '0', high: null })
  })
  it('is spread over a pool with its share', () => {
    const known = { id: 'b', date: '2024-01-02', quantity: '2', cost: '40' }
    const { disposals } = matchLots({ method: 'average', acquisitions: [received, known], disposals: [sold] })
    // 40 / 4, and 30 × 2 / 4 more if the others cost what they were worth.
    expect(disposals).toMatchObject([
      { cost: '10', unknownCostQuantity: '0.5', gainRange: { low: '75', high: '90' } },
    ])
  })
  it('is more than is held: the missing part is told and has no cost', () => {
    const { disposals, totals } = matchLots({
      method: 'fifo',
      acquisitions: [{ id: 'a', date: '2024-01-01', quantity: '1', cost: '10' }],
      disposals: [{ ...sold, quantity: '4' }],
    })
    expect(disposals).toMatchObject([
      { missingQuantity: '3', gain: '90', gainRange: { low: null, high: '90' } },
    ])
    expect(totals).toMatchObject({ shortTerm: '15', longTerm: '0', undated: '75' })
  })
  it('says the same with the value of all of it as with the price of one unit', () => {
    const { unitPrice: _, ...bare } = received
    const { proceeds: __, ...given } = sold
    const byPrice = matchLots({
      ...{ method: 'fifo', acquisitions: [received], disposals: [{ ...given, unitPrice: '50' }] },
    })
    const byValue = matchLots({
      ...{ method: 'fifo', acquisitions: [{ ...bare, value: '60' }], disposals: [{ ...given, value: '50' }] },
    })
    expect(byValue).toEqual(byPrice)
    expect(byValue.totals.gainRange).toEqual({ low: '-30', high: '50' })
  })
  it('can be the proceeds', () => {
    const acquisitions = [{ id: 'a', date: '2024-01-01', quantity: '1', cost: '10' }]
    const { proceeds: _, ...bare } = sold
    const unpriced = matchLots({ method: 'fifo', acquisitions, disposals: [bare] })
    expect(unpriced.disposals).toMatchObject([
      { unknownProceeds: true, gain: '-10', gainRange: { low: '-10', high: null } },
    ])
    const priced = matchLots({ method: 'fifo', acquisitions, disposals: [{ ...bare, unitPrice: '50' }] })
    expect(priced.totals.gainRange).toEqual({ low: '-10', high: '40' })
  })
})

describe('a move between own wallets', () => {
  const acquisitions = [
    { id: 'a', date: '2024-01-01', quantity: '1', cost: '10', account: 'cold' },
    { id: 'b', date: '2024-01-05', quantity: '1', cost: '20', account: 'hot' },
  ]
  it('keeps date and cost, so that the older lot goes first where it arrived later', () => {
    const { disposals, remaining, balances } = matchLots({
      method: 'fifo',
      scope: 'wallet',
      acquisitions,
      transfers: [{ id: 't', date: '2024-01-10', quantity: '0.5', from: 'cold', to: 'hot' }],
      disposals: [{ id: 's', date: '2024-01-20', quantity: '1', proceeds: '30', account: 'hot' }],
    })
    expect(disposals[0]?.lots).toMatchObject([
      { acquisitionId: 'a', quantity: '0.5', cost: '5', acquiredOn: '2024-01-01' },
      { acquisitionId: 'b', quantity: '0.5', cost: '10', acquiredOn: '2024-01-05' },
    ])
    expect(remaining).toEqual([
      { acquisitionId: 'a', account: 'cold', quantity: '0.5', cost: '5', acquiredOn: '2024-01-01' },
      { acquisitionId: 'b', account: 'hot', quantity: '0.5', cost: '10', acquiredOn: '2024-01-05' },
    ])
    expect(balances).toEqual([
      { account: 'cold', quantity: '0.5' },
      { account: 'hot', quantity: '0.5' },
    ])
  })
  it('marks what went through a wrap or a bridge, and joins what meets again', () => {
    const move = (id: string, type?: string) => ({
      id,
      date: '2024-01-10',
      quantity: '0.5',
      from: 'cold',
      to: 'weth',
      ...(type && { type }),
    })
    const transfers = [move('w1', 'wrap'), { ...move('back', 'move'), from: 'weth', to: 'cold' }]
    const { remaining } = matchLots({
      method: 'fifo',
      scope: 'wallet',
      acquisitions,
      transfers,
      disposals: [],
    })
    expect(remaining.map(({ account, quantity, carriedBy }) => [account, quantity, carriedBy])).toEqual([
      ['cold', '0.5', undefined],
      ['cold', '0.5', ['w1']],
      ['hot', '1', undefined],
    ])
    const halves = [move('m1'), { ...move('m2'), seq: 1 }]
    const joined = matchLots({
      method: 'lifo',
      scope: 'wallet',
      acquisitions,
      transfers: halves,
      disposals: [],
    })
    expect(joined.remaining[1]).toEqual(
      expect.objectContaining({ account: 'weth', quantity: '1', cost: '10', acquisitionId: 'a' }),
    )
  })
  it('of more than is held arrives without a known cost, and its fee leaves the stock', () => {
    const transfers = [
      { id: 't', type: 'bridge', date: '2024-01-10', quantity: '0.75', from: 'cold', to: 'hot', fee: '0.5' },
      { id: 'u', date: '2024-01-11', quantity: '1', from: 'cold', to: 'new' },
    ]
    const result = matchLots({ method: 'fifo', scope: 'wallet', acquisitions, transfers, disposals: [] })
    expect(result.transfers).toMatchObject([
      { id: 't', type: 'bridge', fee: { quantity: '0.5', cost: '2.5', missingQuantity: '0.25' } },
      { id: 'u', missingQuantity: '1', lots: [] },
    ])
    expect(result.remaining.at(-1)).toEqual({
      account: 'new',
      quantity: '1',
      cost: '0',
      acquiredOn: '2024-01-11',
      unknownCostQuantity: '1',
      costRange: { low: '0', high: null },
    })
    const pooled = matchLots({ method: 'average', scope: 'wallet', acquisitions, transfers, disposals: [] })
    expect(
      pooled.remaining.map(({ quantity, unknownCostQuantity }) => [quantity, unknownCostQuantity]),
    ).toEqual([
      ['1.75', undefined],
      ['1', '1'],
    ])
  })
  it.each(['fifo', 'average', 'uk-s104', 'ca-acb'] as const)(
    'changes nothing but its fee in one stock (%s)',
    (method) => {
      const transfers = [
        { id: 't', date: '2024-01-10', quantity: '0.75', from: 'cold', to: 'hot', fee: '0.5' },
      ]
      const {
        disposals,
        remaining,
        transfers: moved,
      } = matchLots({ method, acquisitions, transfers, disposals: [] })
      expect(disposals).toEqual([])
      expect(moved[0]?.lots).toEqual([])
      expect(remaining.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(1.5)
    },
  )
})

describe('a split', () => {
  it.each([
    ['2', '2', '50', '150'],
    [0.5, '0.5', '200', '0'],
    ['1/3', '0.33333333333333333333', '300', '-100'],
  ])('of %s makes one unit %s, and what is sold after it counts in new units', (ratio, _of, cost, gain) => {
    const quantity = ratio === '1/3' ? '1' : '1'
    const { disposals } = matchLots({
      method: 'fifo',
      acquisitions: [{ id: 'a', date: '2024-01-01', quantity: '3', cost: '300' }],
      events: [{ date: '2024-01-10', kind: 'split', ratio }],
      disposals: [{ id: 's', date: '2024-01-10', quantity, proceeds: '200' }],
    })
    expect(disposals[0]).toMatchObject({ cost, gain })
  })
  it('writes every quantity in the units of its day, thirds as far as they are shown', () => {
    const { disposals, remaining } = matchLots({
      method: 'hifo',
      acquisitions: [{ id: 'a', date: '2024-01-01', quantity: '4', cost: '400', unitPrice: '1' }],
      events: [
        { date: '2024-01-10', kind: 'split', ratio: '1/3' },
        { date: '2024-01-05', kind: 'split', ratio: '2' },
      ],
      disposals: [
        { id: 's', date: '2024-01-02', quantity: '1', proceeds: '100' },
        { id: 't', date: '2024-01-06', quantity: '1', proceeds: '100' },
      ],
    })
    expect(disposals.map(({ lots, cost }) => [lots[0]?.quantity, cost])).toEqual([
      ['1', '100'],
      ['1', '50'],
    ])
    expect(remaining).toMatchObject([{ quantity: `1.${'6'.repeat(29)}7`, cost: '250' }])
  })
})

describe('the order inside one moment', () => {
  it('counts what comes in first, then seq, then the lists', () => {
    const date = '2024-01-01T10:00:00Z'
    const { disposals } = matchLots({
      method: 'fifo',
      acquisitions: [
        { id: 'b', date, quantity: '1', cost: '2', seq: 2 },
        { id: 'a', date, quantity: '1', cost: '1', seq: 1 },
        { id: 'c', date, quantity: '1', cost: '3', seq: 2 },
      ],
      disposals: ['x', 'y', 'z'].map((id) => ({ id, date, quantity: '1', proceeds: '0', seq: 0 })),
    })
    expect(disposals.map(({ id, lots }) => id + lots[0]?.acquisitionId)).toEqual(['xa', 'yb', 'zc'])
  })
  it('deducts the fee of a sale from its proceeds and adds that of a purchase to a price per unit', () => {
    const { disposals } = matchLots({
      method: 'fifo',
      acquisitions: [{ id: 'a', date: '2024-01-01', quantity: '2', costPerUnit: '10.05', fee: '0.001' }],
      disposals: [{ id: 's', date: '2024-01-02', quantity: '2', price: '20', fee: '0.5' }],
    })
    expect(disposals).toMatchObject([{ cost: '20.101', proceeds: '39.5', gain: '19.399' }])
  })
})

it('keeps a denied loss without a holding for what is bought next', () => {
  const { remaining } = matchLots({
    method: 'ca-acb',
    acquisitions: [
      { id: 'a', date: '2024-01-01', quantity: '1', cost: '10' },
      { id: 'b', date: '2024-01-20', quantity: '1', cost: '5' },
    ],
    disposals: [
      { id: 's', date: '2024-01-10', quantity: '1', proceeds: '4' },
      { id: 't', date: '2024-01-11', quantity: '1', proceeds: '4' },
    ],
  })
  expect(remaining).toEqual([{ quantity: '1', cost: '11' }])
})

describe('prices that doubles cannot tell apart', () => {
  const prices = ['100.00000000000000000001', '100.00000000000000000003', '100.00000000000000000002']
  const acquisitions = [...prices, prices[1] as string].map((cost, k) => ({
    id: String(k),
    date: `2024-01-0${k + 1}`,
    quantity: '1',
    cost,
  }))
  it.each([
    ['hifo', ['1', '3', '2', '0']],
    ['lofo', ['0', '2', '1', '3']],
  ] as const)('are ranked all the same by %s, the older first of equals', (method, ids) => {
    const disposals = [{ id: 's', date: '2024-02-01', quantity: '4', proceeds: '0' }]
    const { disposals: matched } = matchLots({ method, acquisitions, disposals })
    expect(matched[0]?.lots.map(({ acquisitionId }) => acquisitionId)).toEqual(ids)
  })
})

it.each([
  ['hifo', ['b', 'c', 'a']],
  ['lofo', ['a', 'c', 'b']],
] as const)('%s ranks lots by what a unit was worth, however that is told', (method, ids) => {
  const on = { date: '2024-01-01', cost: '1' }
  const { disposals } = matchLots({
    method,
    // 5, 20 and 10 a unit.
    acquisitions: [
      { id: 'a', ...on, quantity: '10', value: '50' },
      { id: 'b', ...on, quantity: '1', value: '20' },
      { id: 'c', ...on, quantity: '2', unitPrice: '10' },
    ],
    disposals: [{ id: 's', date: '2024-02-01', quantity: '13', proceeds: '0' }],
  })
  expect(disposals[0]?.lots.map(({ acquisitionId }) => acquisitionId)).toEqual(ids)
})

it.each(['uk-s104', 'ca-acb', 'jp-total-average'] as const)(
  '%s keeps wallets apart where it is asked to',
  (method) => {
    const one = (account: string, cost: string) => ({
      id: account,
      date: '2024-01-01',
      quantity: '2',
      cost,
      account,
    })
    const { disposals, remaining } = matchLots({
      method,
      scope: 'wallet',
      acquisitions: [one('x', '20'), one('y', '60')],
      disposals: [{ id: 's', date: '2024-02-05', quantity: '1', proceeds: '5', account: 'y' }],
    })
    expect(disposals).toMatchObject([{ cost: '30' }])
    expect(remaining).toEqual([
      { account: 'x', quantity: '2', cost: '20' },
      { account: 'y', quantity: '1', cost: '30' },
    ])
  },
)

it('counts a later moment that another zone writes with an earlier day', () => {
  const { disposals } = matchLots({
    method: 'ca-acb',
    acquisitions: [
      { id: 'a', date: '2024-01-02T01:00:00+05:30', quantity: '1', cost: '10' },
      { id: 'b', date: '2024-01-01T20:00:00Z', quantity: '1', cost: '10' },
    ],
    disposals: [{ id: 's', date: '2024-01-10', quantity: '1', proceeds: '4' }],
  })
  expect(disposals).toMatchObject([{ deniedLoss: '6', gain: '0' }])
})

it('keeps the mark on what is left of a wrapped lot, and on what was sold of it', () => {
  const { disposals, remaining } = matchLots({
    method: 'fifo',
    scope: 'wallet',
    acquisitions: [{ id: 'a', date: '2024-01-01', quantity: '2', costPerUnit: '5', account: 'eth' }],
    transfers: [{ id: 'w', type: 'wrap', date: '2024-01-02', quantity: '2', from: 'eth', to: 'weth' }],
    disposals: [{ id: 's', date: '2024-01-03', quantity: '0.5', proceeds: '4', account: 'weth' }],
  })
  expect(disposals[0]).toMatchObject({ gain: '1.5', lots: [{ carriedBy: ['w'], acquiredOn: '2024-01-01' }] })
  expect(remaining).toMatchObject([{ account: 'weth', quantity: '1.5', cost: '7.5', carriedBy: ['w'] }])
})

it('takes a fee of nil for none, and adds amounts of unlike lengths', () => {
  const { transfers, remaining } = matchLots({
    method: 'fifo',
    acquisitions: [{ id: 'a', date: '2024-01-01', quantity: '0.125', costPerUnit: '8', fee: '0.00001' }],
    transfers: [{ id: 't', date: '2024-01-02', quantity: '0.1', from: 'x', to: 'y', fee: '0' }],
    disposals: [],
  })
  expect(transfers).toEqual([{ id: 't', lots: [] }])
  expect(remaining[0]?.cost).toBe('1.00001')
})

describe('what is told', () => {
  const input = (told?: { from: string; to: string }) =>
    ({
      method: 'fifo',
      ...(told && { told }),
      acquisitions: [
        { id: 'a', date: '2023-05-01', quantity: '2', cost: '20' },
        { id: 'b', date: '2024-05-01', quantity: '2', cost: '60' },
      ],
      disposals: [
        { id: 'c', date: '2024-06-01', quantity: '1', proceeds: '50' },
        { id: 'd', date: '2025-03-31T23:00:00-05:00', quantity: '2', proceeds: '100' },
        { id: 'e', date: '2025-06-01', quantity: '1', proceeds: '70' },
      ],
      transfers: [{ id: 'm', date: '2025-06-02', quantity: '1', from: 'x', to: 'y' }],
    }) satisfies MatchLotsInput
  it('is the days that are asked for, matched as if all were told', () => {
    const all = matchLots(input())
    const some = matchLots(input({ from: '2025-01-01', to: '2025-03-31' }))
    expect(some.disposals).toEqual(all.disposals.slice(1, 2))
    expect(some.transfers).toEqual([])
    expect(some.remaining).toEqual(all.remaining)
    expect(some.balances).toEqual(all.balances)
    // 100 for a unit of 10 and one of 30, of which the older was held for more than a year.
    expect(some.totals).toEqual({ gain: '60', proceeds: '100', cost: '40', shortTerm: '20', longTerm: '40' })
  })
  it('has both of its days', () => {
    const told = (from: string, to: string) => matchLots(input({ from, to })).disposals.map(({ id }) => id)
    expect(told('2024-06-01', '2025-06-01')).toEqual(['c', 'd', 'e'])
    expect(told('2024-06-02', '2025-05-31')).toEqual(['d'])
  })
  it('comes from lots that were moved before, in part and in whole, and were partly sold', () => {
    const { disposals, remaining } = matchLots({
      ...{ method: 'fifo', scope: 'wallet', told: { from: '2025-01-01', to: '2025-12-31' } },
      acquisitions: [{ id: 'a', date: '2023-05-01', quantity: '4', cost: '40', account: 'x' }],
      transfers: [
        { id: 'm', date: '2023-06-01', quantity: '3', from: 'x', to: 'y' },
        { id: 'n', date: '2024-06-01', quantity: '1', from: 'y', to: 'x' },
      ],
      disposals: [
        { id: 'b', date: '2024-07-01', quantity: '1', proceeds: '50', account: 'y' },
        { id: 'c', date: '2025-07-01', quantity: '1', proceeds: '60', account: 'y' },
      ],
    })
    // Ten for each unit: of the four, three went to y, one of them came back, one was sold the year before.
    expect(
      disposals.map(({ id, gain, lots }) => [id, gain, lots.map(({ acquiredOn }) => acquiredOn)]),
    ).toEqual([['c', '50', ['2023-05-01']]])
    expect(remaining.map(({ account, quantity, cost }) => [account, quantity, cost])).toEqual([
      ['x', '2', '20'],
    ])
  })
})

test.each(['fifo', 'lifo', 'hifo', 'lofo'] as const)(
  '%s does as much more work as there is more',
  (method) => {
    const calls = vi.spyOn(Heap.prototype, 'peek')
    const count = (events: number) => {
      calls.mockClear()
      matchLots(manyEvents(method, events))
      return calls.mock.calls.length
    }
    const [few, many] = [count(500), count(4_000)]
    expect(few).toBeGreaterThan(100)
    // Eight times as many; lots come apart where they move, and the more there are, the more have.
    expect(many / few).toBeLessThan(12)
  },
)
