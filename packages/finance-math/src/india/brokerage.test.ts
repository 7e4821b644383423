import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokerage } from './brokerage.ts'

describe('brokerage', () => {
  it('adds up what a delivery costs', () => {
    const trade = { segment: 'delivery', buyPrice: 100, sellPrice: 110, quantity: 1000 } as const
    const found = brokerage({ ...trade, brokeragePercent: 0.1, brokerageCap: 20, dpCharge: 15.34 })
    expect(found.turnover).toBe(210_000)
    expect(found.brokerage).toBe(40)
    // 0.1 % of both sides, 0.00307 %, 10 a crore, 0.015 % of the purchase, 18 % of what is not tax.
    expect(found.stt).toBeCloseTo(210, 9)
    expect(found.exchangeCharges).toBeCloseTo(6.447, 9)
    expect(found.sebiCharges).toBeCloseTo(0.21, 9)
    expect(found.stampDuty).toBeCloseTo(15, 9)
    expect(found.gst).toBeCloseTo(8.39826, 9)
    expect(found.totalCharges).toBeCloseTo(295.39526, 8)
    expect(found.netProfit).toBeCloseTo(9704.60474, 8)
  })
  it.each([
    // Rates since April 2026; of futures 0.05 % and of options 0.15 % of the sale.
    ['intraday', 1_000_000, 1_000_000, 250, 30],
    ['futures', 1_000_000, 1_000_000, 500, 20],
    ['options', 10_000, 10_000, 15, 0.3],
  ] as const)('taxes the sale alone of %s', (segment, buyPrice, sellPrice, stt, stampDuty) => {
    const found = brokerage({ segment, buyPrice, sellPrice, quantity: 1, dpCharge: 15 })
    expect(found.stt).toBeCloseTo(stt, 9)
    expect(found.stampDuty).toBeCloseTo(stampDuty, 9)
    expect(found.dpCharge).toBe(0)
  })
  it('has the charges of the other exchange where they were seen', () => {
    const trade = {
      segment: 'intraday',
      buyPrice: 100,
      sellPrice: 100,
      quantity: 1000,
      exchange: 'bse',
    } as const
    expect(brokerage(trade).exchangeCharges).toBeCloseTo(7.5, 9)
    for (const segment of ['futures', 'options'] as const) {
      expect(() => brokerage({ ...trade, segment })).toThrow(/^exchange must be nse for /)
    }
  })
  it('loses nothing at the price that it names', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('delivery' as const, 'intraday', 'futures', 'options'),
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 1e5 }),
        fc.double({ min: 0, max: 2, noNaN: true }),
        fc.constantFrom(undefined, 20),
        (segment, paise, quantity, brokeragePercent, cap) => {
          const terms = { segment, buyPrice: paise / 100, quantity, brokeragePercent, dpCharge: 15.34 }
          const trade = cap === undefined ? terms : { ...terms, brokerageCap: cap }
          const { breakEvenMove } = brokerage({ ...trade, sellPrice: trade.buyPrice })
          expect(breakEvenMove).toBeGreaterThan(0)
          const { netProfit, turnover } = brokerage({ ...trade, sellPrice: trade.buyPrice + breakEvenMove })
          expect(Math.abs(netProfit)).toBeLessThanOrEqual(1e-9 * turnover)
        },
      ),
    )
  })
  it('knows no charges before April 2026', () => {
    const trade = { segment: 'delivery', buyPrice: 1, sellPrice: 1, quantity: 1 } as const
    expect(() => brokerage({ ...trade, tradedOn: '2026-03-31' })).toThrow(
      /^tradedOn must be a day from 2026-04-01 on/,
    )
    expect(brokerage({ ...trade, tradedOn: '2026-04-01' })).toEqual(brokerage(trade))
  })
})
