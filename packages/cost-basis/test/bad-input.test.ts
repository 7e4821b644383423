import { describe, expect, it } from 'vitest'
import {
  CostBasisError,
  type MatchLotsInput,
  matchDisposals,
  matchLots,
  openLotBook,
  performance,
  vdaYear,
} from '../src/index.ts'

const input = (): Record<string, unknown> => ({
  method: 'fifo',
  acquisitions: [
    { id: 'a', date: '2024-01-01', quantity: '1', cost: '1', account: 'x' },
    { id: 'b', date: '2024-01-02', quantity: '1', costPerUnit: '1', fee: '1', account: 'x' },
  ],
  disposals: [{ id: 'c', date: '2024-02-01', quantity: '1', proceeds: '1', account: 'x' }],
  transfers: [{ id: 'd', date: '2024-01-20', quantity: '1', from: 'x', to: 'y' }],
  events: [{ date: '2024-01-10', kind: 'split', ratio: '2' }],
})
const year = (): Record<string, unknown> => ({
  financialYear: '2025-26',
  transfers: [
    {
      id: '1',
      asset: 'BTC',
      cost: '1',
      consideration: '2',
      acquiredOn: '2024-01-01',
      transferredOn: '2025-04-01',
    },
    { id: '2', asset: 'ETH', cost: '1', consideration: '1' },
  ],
})
const returns = (): Record<string, unknown> => ({
  valuations: [{ date: '2024-01-01', value: '1' }],
  flows: [{ date: '2024-01-01', amount: '1' }],
})

/** The input with one field set to something else. */
function having(base: Record<string, unknown>, path: string, value: unknown): never {
  const names = path.split(/[.[\]]+/).filter(Boolean)
  const last = names.pop() as string
  let at = base
  for (const name of names) {
    at[name] ??= {}
    at = at[name] as Record<string, unknown>
  }
  at[last] = value
  return base as never
}

function refusal(run: () => unknown): { code: string; field: string } {
  try {
    run()
  } catch (error) {
    if (error instanceof CostBasisError) {
      expect(error.message).toMatch(/^\S.*\.$/)
      return { code: error.code, field: error.field }
    }
    throw error
  }
  return { code: 'none', field: 'none' }
}

describe('matchLots refuses, naming the field,', () => {
  it.each([
    ['MISSING', 'method', undefined],
    ['INVALID_CHOICE', 'method', 'FIFO'],
    ['INVALID_CHOICE', 'scope', 'account'],
    ['INVALID_CHOICE', 'methodByYear.2024', 'best'],
    ['INVALID_CHOICE', 'methodByYear.2024-06', 'lifo'],
    ['UNSUPPORTED', 'methodByYear.2024', 'average'],
    ['INVALID_DATE', 'methodYearBegins', 'April'],
    ['INVALID_DATE', 'methodYearBegins', '02-29'],
    ['MISSING', 'acquisitions', undefined],
    ['INVALID_SHAPE', 'acquisitions', {}],
    ['INVALID_SHAPE', 'acquisitions[0]', 7],
    ['MISSING', 'acquisitions[0].id', undefined],
    ['INVALID_SHAPE', 'acquisitions[0].id', 5],
    ['DUPLICATE_ID', 'acquisitions[1].id', 'a'],
    ['MISSING', 'acquisitions[0].date', undefined],
    ['INVALID_DATE', 'acquisitions[0].date', '2024-02-30'],
    ['INVALID_DATE', 'acquisitions[0].date', '2024-02-03T10:00:00'],
    ['MISSING', 'acquisitions[0].quantity', undefined],
    ['OUT_OF_RANGE', 'acquisitions[0].quantity', '0'],
    ['OUT_OF_RANGE', 'acquisitions[0].quantity', '-1'],
    ['INVALID_NUMBER', 'acquisitions[0].quantity', 0.1],
    ['INVALID_NUMBER', 'acquisitions[0].cost', 'free'],
    ['OUT_OF_RANGE', 'acquisitions[0].cost', '-1'],
    ['CONFLICT', 'acquisitions[0].costPerUnit', '1'],
    ['OUT_OF_RANGE', 'acquisitions[1].fee', '-1'],
    ['OUT_OF_RANGE', 'acquisitions[1].unitPrice', '-1'],
    ['OUT_OF_RANGE', 'acquisitions[1].value', '-1'],
    ['INVALID_NUMBER', 'acquisitions[0].seq', 'first'],
    ['INVALID_SHAPE', 'acquisitions[0].account', 1],
    ['OUT_OF_RANGE', 'disposals[0].proceeds', '-1'],
    ['CONFLICT', 'disposals[0].price', '1'],
    ['INVALID_NUMBER', 'disposals[0].value', 'much'],
    ['MISSING', 'transfers[0].from', undefined],
    ['OUT_OF_RANGE', 'transfers[0].fee', '-1'],
    ['INVALID_CHOICE', 'events[0].kind', 'merger'],
    ['OUT_OF_RANGE', 'events[0].ratio', '0'],
    ['OUT_OF_RANGE', 'events[0].ratio', '1/2/3'],
    ['INVALID_NUMBER', 'events[0].ratio', undefined],
    ['INVALID_SHAPE', 'told', '2024'],
  ])('%s %s = %j', (code, field, value) => {
    expect(refusal(() => matchLots(having(input(), field, value)))).toEqual({ code, field })
  })
  it.each([
    ['MISSING', 'told.to', { from: '2024-01-01' }],
    ['INVALID_DATE', 'told.from', { from: '2024', to: '2024-12-31' }],
    ['OUT_OF_RANGE', 'told.to', { from: '2024-02-01', to: '2024-01-31' }],
  ])('%s %s of told = %j', (code, field, told) => {
    expect(refusal(() => matchLots(having(input(), 'told', told)))).toEqual({ code, field })
  })
  it('a value beside a price of one unit', () => {
    const both = having(having(input(), 'acquisitions[0].unitPrice', '1'), 'acquisitions[0].value', '1')
    expect(refusal(() => matchLots(both))).toEqual({ code: 'CONFLICT', field: 'acquisitions[0].value' })
  })
  it('a wallet that is not named where each is by itself', () => {
    const found = refusal(() =>
      matchLots({
        ...(having(having(input(), 'scope', 'wallet'), 'disposals[0].account', undefined) as MatchLotsInput),
      }),
    )
    expect(found).toEqual({ code: 'MISSING', field: 'disposals[0].account' })
  })
  it.each(['uk-s104', 'ca-acb', 'jp-total-average'])('moves between wallets apart under %s', (method) => {
    const found = refusal(() => matchLots(having(having(input(), 'scope', 'wallet'), 'method', method)))
    expect(found).toEqual({ code: 'UNSUPPORTED', field: 'scope' })
  })
  it.each([undefined, null, [], 'x'])('%j', (value) => {
    expect(refusal(() => matchLots(value as never)).field).toBe('input')
  })
})

it('what reading a field throws by itself is thrown on as it is', () => {
  const own = new TypeError('revoked')
  const acquisition = {
    get cost(): string {
      throw own
    },
    ...{ id: 'a', date: '2024-01-01', quantity: '1' },
  }
  const given = having(input(), 'acquisitions', [acquisition])
  expect(() => matchLots(given)).toThrow(own)
})

it.each([
  ['OUT_OF_RANGE', 'yearDays', 0],
  ['MISSING', 'valuations', []],
  ['MISSING', 'flows', undefined],
  ['INVALID_NUMBER', 'flows[0].amount', Number.NaN],
  ['INVALID_NUMBER', 'valuations[0].value', 'much'],
  ['OUT_OF_RANGE', 'valuations', [{ date: '2024-01-01', value: '-1' }]],
  [
    'DUPLICATE_ID',
    'valuations',
    [
      { date: '2024-01-01', value: '1' },
      { date: '2024-01-01', value: '2' },
    ],
  ],
])('performance refuses %s %s = %j', (code, field, value) => {
  expect(refusal(() => performance(having(returns(), field, value)))).toEqual({ code, field })
})

it.each([
  ['MISSING', 'financialYear', undefined],
  ['INVALID_DATE', 'financialYear', '2025-27'],
  ['INVALID_DATE', 'financialYear', '2025'],
  ['UNSUPPORTED', 'financialYear', '2021-22'],
  ['UNSUPPORTED', 'financialYear', '2030-31'],
  ['INVALID_CHOICE', 'regime', 'best'],
  ['INVALID_NUMBER', 'otherIncome', 'a lot'],
  ['OUT_OF_RANGE', 'transfers[0].cost', '-1'],
  ['MISSING', 'transfers[0].cost', undefined],
  ['OUT_OF_RANGE', 'transfers[0].otherExpenses', '-1'],
  ['INVALID_DATE', 'transfers[0].transferredOn', '2026-04-01'],
  ['INVALID_DATE', 'transfers[0].acquiredOn', '2025-04-02'],
  ['DUPLICATE_ID', 'transfers[1].id', '1'],
])('vdaYear refuses %s %s = %j', (code, field, value) => {
  expect(refusal(() => vdaYear(having(year(), field, value)))).toEqual({ code, field })
})

describe('matchDisposals refuses, naming the field,', () => {
  it.each([
    ['MISSING', 'methods', input(), undefined],
    ['INVALID_SHAPE', 'methods', input(), 'fifo'],
    ['INVALID_CHOICE', 'methods[1]', input(), ['fifo', 'FIFO']],
    ['MISSING', 'methods[0].method', input(), [{}]],
    [
      'UNSUPPORTED',
      'methods[1].methodByYear.2025',
      input(),
      ['fifo', { method: 'lifo', methodByYear: { 2025: 'average' } }],
    ],
    ['UNSUPPORTED', 'scope', { ...input(), scope: 'wallet' }, ['fifo', 'uk-s104']],
    ['OUT_OF_RANGE', 'disposals[0].quantity', having(input(), 'disposals[0].quantity', '0'), ['fifo']],
    ['MISSING', 'input', undefined, ['fifo']],
  ])('%s of %s', (code, field, events, methods) =>
    expect(refusal(() => matchDisposals(events as never, methods as never))).toEqual({ code, field }),
  )
})

describe('a book of lots refuses, naming the field,', () => {
  const event = { id: 'a', date: '2024-01-01', quantity: '1' }
  const move = { ...event, from: 'x', to: 'y' }
  it.each([
    ['OUT_OF_RANGE', 'quantity', () => openLotBook().acquire({ ...event, quantity: '0' })],
    ['MISSING', 'to', () => openLotBook().move({ ...move, to: undefined as never })],
    ['MISSING', 'event', () => openLotBook().dispose(undefined as never)],
    ['MISSING', 'account', () => openLotBook({ scope: 'wallet' }).dispose(event)],
    ['INVALID_CHOICE', 'scope', () => openLotBook({ scope: 'none' as never })],
    ['MISSING', 'methods', () => openLotBook().matchDisposals(undefined as never)],
  ])('%s of %s', (code, field, run) => expect(refusal(run)).toEqual({ code, field }))

  it('an id that the same kind of event had, also where ids are in no order', () => {
    const book = openLotBook()
    for (const id of ['b', 'c', 'a']) book.acquire({ ...event, id })
    book.dispose({ ...event, id: 'b' })
    expect(refusal(() => book.acquire({ ...event, id: 'b' }))).toEqual({ code: 'DUPLICATE_ID', field: 'id' })
  })
  it('transfers between accounts that are apart for a method that knows one pool', () => {
    const book = openLotBook({ scope: 'wallet' })
    book.move(move)
    expect(refusal(() => book.matchDisposals(['uk-s104']))).toEqual({ code: 'UNSUPPORTED', field: 'scope' })
  })
})
