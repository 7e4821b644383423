import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownHoldings, sumHoldings } from './net-worth.ts'
import type { Token } from './token.ts'

const holding = (values: Partial<Token>): Token => ({
  chainId: 1,
  address: 'native',
  symbol: 'ETH',
  name: 'Ether',
  balance: '1',
  decimals: 18,
  usdPrice: null,
  usdValue: null,
  usdPrice24hPercentChange: null,
  logo: null,
  thumbnail: null,
  spam: 'no',
  verified: null,
  ...values,
})

describe('sumHoldings', () => {
  it('is zero for a wallet that holds nothing', () => {
    expect(sumHoldings([])).toEqual({ usd: 0, pricedHoldings: 0, unpricedHoldings: 0, hiddenSpam: 0 })
  })

  it('counts a holding without a price instead of valuing it at 0', () => {
    expect(sumHoldings([holding({ usdValue: 10 }), holding({ address: `0x${'1'.repeat(40)}` })])).toEqual({
      usd: 10,
      pricedHoldings: 1,
      unpricedHoldings: 1,
      hiddenSpam: 0,
    })
  })

  it('leaves spam out of the total, however much it claims to be worth', () => {
    const tokens = [holding({ usdValue: 18_590 }), holding({ usdValue: 4_166_833, spam: 'yes' })]
    expect(sumHoldings(tokens)).toMatchObject({ usd: 18_590, hiddenSpam: 1 })
  })

  it('counts a holding once in however many wallets it is, as priced where one of them has a price of it', () => {
    const [one, other] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
    const ether = holding({ usdValue: 10 })
    const dollar = holding({ address: one, usdValue: 1 })
    const claimed = holding({ address: other, priceTrust: 'untrusted' })
    const owed = holding({ address: one, kind: 'debt', debtUsd: 2 })
    expect(
      sumHoldings([
        ether,
        ether,
        dollar,
        { ...dollar, usdValue: null, priceTrust: 'untrusted' },
        claimed,
        claimed,
      ]),
    ).toEqual({
      ...{ usd: 21, pricedHoldings: 2, unpricedHoldings: 1, untrustedHoldings: 1, hiddenSpam: 0 },
      partlyPricedHoldings: 1,
    })
    expect(sumHoldings([ether, owed, owed])).toMatchObject({ usd: 6, debts: 1, debtUsd: 4 })
  })

  it('tells of an asset that one wallet holds at a price and another without one that the sum leaves a part of it out', () => {
    const counted = holding({ usdValue: 10 })
    const left = holding({ usdValue: null, balance: '5' })
    expect(sumHoldings([counted, left, left])).toEqual({
      ...{ usd: 10, pricedHoldings: 1, unpricedHoldings: 0, hiddenSpam: 0 },
      partlyPricedHoldings: 1,
    })
    expect(sumHoldings([counted, counted])).not.toHaveProperty('partlyPricedHoldings')
    expect(sumHoldings([left, left])).not.toHaveProperty('partlyPricedHoldings')
  })

  it('counts a hidden token once, in however many wallets it is, and two tokens of one name twice', () => {
    const bait = holding({ address: `0x${'1'.repeat(40)}`, spam: 'yes' })
    const other = holding({ address: `0x${'2'.repeat(40)}`, spam: 'yes' })
    expect(sumHoldings([bait, bait, bait]).hiddenSpam).toBe(1)
    expect(sumHoldings([bait, other, bait]).hiddenSpam).toBe(2)
  })

  it('keeps a suspect holding in the rows and in the total', () => {
    expect(sumHoldings([holding({ usdValue: 5, spam: 'suspect' })])).toMatchObject({ usd: 5, hiddenSpam: 0 })
  })

  it('rounds once, and not row by row', () => {
    const rows = Array.from({ length: 3 }, () => holding({ usdValue: 0.004 }))
    expect(sumHoldings(rows).usd).toBe(0.01)
    expect(sumHoldings([holding({ usdValue: 0.1 }), holding({ usdValue: 0.2 })]).usd).toBe(0.3)
  })

  it('takes off what is owed, in cents that add up', () => {
    const owed = (debtUsd: number, digit = '1') =>
      holding({ address: `0x${digit.repeat(40)}`, kind: 'debt', debtUsd })
    expect(sumHoldings([holding({ usdValue: 100 }), owed(30.5), owed(10, '2')])).toEqual({
      ...{ usd: 59.5, pricedHoldings: 1, unpricedHoldings: 0, hiddenSpam: 0 },
      ...{ debts: 2, debtUsd: 40.5, assetsUsd: 100 },
    })
    // 0.008 less 0.004 is nearer to nothing than to a cent; each by itself is not.
    expect(sumHoldings([holding({ usdValue: 0.008 }), owed(0.004)])).toMatchObject({
      ...{ usd: 0, debtUsd: 0, assetsUsd: 0 },
    })
  })

  it('takes off no debt of unknown size, and counts it', () => {
    const unknown = holding({ kind: 'debt', debtUsd: null })
    const tokens = [holding({ usdValue: 100 }), unknown]
    expect(sumHoldings(tokens)).toMatchObject({ usd: 100, debts: 1, debtUsd: null, unknownDebts: 1 })
    const known = holding({ address: `0x${'1'.repeat(40)}`, kind: 'debt', debtUsd: 40 })
    expect(sumHoldings([...tokens, known])).toMatchObject({
      ...{ usd: 60, debts: 2, debtUsd: 40, unknownDebts: 1 },
    })
  })

  it('does not depend on the order of the rows and always equals the rows shown', () => {
    const value = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { nil: null })
    const rows = fc.array(
      fc.record({
        usdValue: value,
        spam: fc.constantFrom('no' as const, 'suspect' as const, 'yes' as const),
      }),
    )
    fc.assert(
      fc.property(rows, (given) => {
        const tokens = given.map((one, index) => holding({ ...one, address: `0x${index}` }))
        const total = sumHoldings(tokens)
        expect(sumHoldings(tokens.toReversed())).toEqual(total)
        const shown = shownHoldings(tokens)
        expect(total.pricedHoldings + total.unpricedHoldings).toBe(shown.length)
        const sum = shown.reduce((all, { usdValue }) => all + (usdValue ?? 0), 0)
        expect(Math.abs(total.usd - sum)).toBeLessThanOrEqual(0.0051 + 1e-12 * sum)
      }),
    )
  })
})
