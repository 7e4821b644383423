import { sumHoldings } from '@pkg/api-contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildToken } from '../testing/build-token.ts'
import { groupDebts, groupHoldings } from './group-holdings.ts'

const first = '0x1111111111111111111111111111111111111111'
const second = '0x2222222222222222222222222222222222222222'

describe('groupHoldings', () => {
  it('adds up one contract over wallets, exact beyond 2^53', () => {
    const [holding, ...others] = groupHoldings([
      buildToken({ balance: '9007199254740993', usdValue: 10 }),
      buildToken({ balance: '2', usdValue: 0.5 }),
    ])
    expect(others).toEqual([])
    expect(holding).toMatchObject({ balance: 9007199254740995n, usdValue: 10.5 })
  })

  it('says how much of a balance has no worth where another wallet has a price of the rest', () => {
    const without = buildToken({ balance: '300', usdValue: null })
    const [partly] = groupHoldings([without, buildToken({ balance: '5', usdValue: 10 }), without])
    expect(partly).toMatchObject({ balance: 605n, unvalued: 600n, usdValue: 10 })
    expect(groupHoldings([without, without])).toMatchObject([{ balance: 600n, unvalued: 0n, usdValue: null }])
    expect(groupHoldings([buildToken()])).toMatchObject([{ unvalued: 0n }])
  })

  it('keeps two contracts apart that carry one symbol', () => {
    const holdings = groupHoldings([
      buildToken({ address: first, symbol: 'CA', usdValue: 1 }),
      buildToken({ address: second, symbol: 'CA', usdValue: 2 }),
    ])
    expect(holdings.map(({ id, usdValue }) => [id, usdValue])).toEqual([
      [`1:${second}`, 2],
      [`1:${first}`, 1],
    ])
  })

  it('keeps one contract apart on two chains', () => {
    expect(groupHoldings([buildToken(), buildToken({ chainId: 137 })])).toHaveLength(2)
  })

  it('leaves out spam and keeps what is only suspected', () => {
    const holdings = groupHoldings([
      buildToken({ address: first, spam: 'yes' }),
      buildToken({ address: second, spam: 'suspect' }),
    ])
    expect(holdings.map(({ spam }) => spam)).toEqual(['suspect'])
  })

  it('holds an unknown price as unknown, after everything that has one', () => {
    const holdings = groupHoldings([
      buildToken({ address: first, usdPrice: null, usdValue: null }),
      buildToken({ address: second, usdValue: 0 }),
    ])
    expect(holdings.map(({ usdValue }) => usdValue)).toEqual([0, null])
  })

  it('divides the sum and loses nothing of it, however the tokens are spread', () => {
    const anyToken = fc.record({
      address: fc.constantFrom(first, second, 'native'),
      cents: fc.option(fc.integer({ min: 0, max: 1e9 })),
      spam: fc.constantFrom('no' as const, 'yes' as const),
    })
    fc.assert(
      fc.property(fc.array(anyToken), (rows) => {
        const tokens = rows.map(({ address, cents, spam }) =>
          buildToken({ address, spam, usdValue: cents === null ? null : cents / 100 }),
        )
        const parts = groupHoldings(tokens).reduce((sum, { usdValue }) => sum + (usdValue ?? 0), 0)
        expect(parts).toBeCloseTo(sumHoldings(tokens).usd, 4)
      }),
    )
  })
})

it('adds up what is held and what is owed to the net worth, to the cent', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 }).map((tenths) => tenths / 1_000)
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 8 }), fc.array(cents, { maxLength: 8 }), (held, owed) => {
      const tokens = [
        ...held.map((usdValue, index) => buildToken({ address: `0xa${index}`, usdValue })),
        ...owed.map((debtUsd, index) =>
          buildToken({ address: `0xb${index}`, kind: 'debt', usdPrice: null, usdValue: null, debtUsd }),
        ),
      ]
      const rows = [...groupHoldings(tokens), ...groupDebts(tokens)]
      const total = rows.reduce((sum, { usdValue }) => sum + Math.round((usdValue ?? 0) * 100), 0)
      expect(total).toBe(Math.round(sumHoldings(tokens).usd * 100))
      const exact = held.reduce((sum, usd) => sum + usd, 0) - owed.reduce((sum, usd) => sum + usd, 0)
      expect(Math.abs(total / 100 - exact)).toBeLessThan(0.0051)
    }),
  )
})
