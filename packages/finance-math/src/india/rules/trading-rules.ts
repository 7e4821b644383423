import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** What is traded on an exchange. */
export type TradingSegment = 'delivery' | 'intraday' | 'futures' | 'options'

/** Percent of the turnover on each side; of options the premium counts. */
export interface SidePercents {
  buy: number
  sell: number
}

/** The securities transaction tax, in percent of turnover. Steps before October 2024 begin with the listed rates. */
export const securitiesTransactionTax: DatedRule<Readonly<Record<TradingSegment, SidePercents>>> =
  /* @__PURE__ */ datedRuleOf('day', {
    name: 'the list of rates of the securities transaction tax',
    steps: [
      [
        '2023-04-01',
        {
          delivery: { buy: 0.1, sell: 0.1 },
          intraday: { buy: 0, sell: 0.025 },
          futures: { buy: 0, sell: 0.0125 },
          options: { buy: 0, sell: 0.0625 },
        },
      ],
      [
        '2024-10-01',
        {
          delivery: { buy: 0.1, sell: 0.1 },
          intraday: { buy: 0, sell: 0.025 },
          futures: { buy: 0, sell: 0.02 },
          options: { buy: 0, sell: 0.1 },
        },
      ],
      [
        '2026-04-01',
        {
          delivery: { buy: 0.1, sell: 0.1 },
          intraday: { buy: 0, sell: 0.025 },
          futures: { buy: 0, sell: 0.05 },
          options: { buy: 0, sell: 0.15 },
        },
      ],
    ],
    knownUntil: '2026-11-22',
    source:
      'section 98 of the Finance (No. 2) Act, 2004, as amended up to the Finance Act, 2026 (taxguru.in); proficientequities.com',
    checkedOn: '2026-11-22',
    certainty: 'certain',
  })

/** What exchanges, the SEBI and states take: percent of turnover; null where it was not seen. */
export const tradingCharges: DatedRule<{
  exchange: Readonly<Record<'nse' | 'bse', Readonly<Record<TradingSegment, number | null>>>>
  sebi: number
  stampBuy: Readonly<Record<TradingSegment, number>>
  /** On brokerage, exchange and SEBI charges. */
  gst: number
}> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the table of charges on trades',
  steps: [
    [
      '2026-04-01',
      {
        exchange: {
          nse: { delivery: 0.00307, intraday: 0.00307, futures: 0.00183, options: 0.03553 },
          bse: { delivery: 0.00375, intraday: 0.00375, futures: null, options: null },
        },
        // 10 rupees a crore.
        sebi: 0.0001,
        stampBuy: { delivery: 0.015, intraday: 0.003, futures: 0.002, options: 0.003 },
        gst: 18,
      },
    ],
  ],
  knownUntil: '2026-11-22',
  source: 'one broker, proficientequities.com, after 1 April 2026; older charges not known',
  checkedOn: '2026-11-22',
  certainty: 'probable',
})
