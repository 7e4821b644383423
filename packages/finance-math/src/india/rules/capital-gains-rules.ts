import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

const source =
  'sections 111A, 112 and 112A of the Income-tax Act, 1961, as amended by the Finance (No. 2) Act, 2024, unchanged by those of 2025 and 2026 (nriinformation.com, April 2026)'
const seen = { knownUntil: '2027-03-31', checkedOn: '2026-11-22', certainty: 'certain' } as const

/** Percent of tax on gains from listed shares and equity funds, by the day of sale. */
export const equityGainsPercents: DatedRule<{ short: number; long: number; longAfterMonths: number }> =
  /* @__PURE__ */ datedRuleOf('year', {
    name: 'the tax of section 112A',
    steps: [
      ['2018-04-01', { short: 15, long: 10, longAfterMonths: 12 }],
      ['2024-07-23', { short: 20, long: 12.5, longAfterMonths: 12 }],
    ],
    source,
    ...seen,
  })

/** How much of a year's long-term gains under section 112A is free of tax, in rupees: of a whole financial year. */
export const equityGainsExemption: DatedRule<number> = /* @__PURE__ */ datedRuleOf('year', {
  name: 'the exemption of section 112A',
  steps: [
    ['2018-04-01', 100_000],
    ['2024-04-01', 125_000],
  ],
  source,
  ...seen,
})

/** Gains from everything else: percent, whether costs are indexed, months after which they are long-term. */
export const otherGainsTerms: DatedRule<{
  percent: number
  indexed: boolean
  longAfterMonths: Readonly<Record<'property' | 'gold' | 'debt-fund' | 'other', number>>
  /** For residents' land and buildings bought before a day: the indexed tax that may be paid instead. */
  choice: { percent: number; boughtBefore: string } | null
  /** Debt funds bought from this day on are taxed by the slab, however long they are held (section 50AA). */
  debtFundSlabFrom: string
}> = /* @__PURE__ */ datedRuleOf('year', {
  name: 'the tax on gains with the index of 2001-02 and a cess of 4 %',
  steps: [
    [
      '2018-04-01',
      {
        percent: 20,
        indexed: true,
        longAfterMonths: { property: 24, gold: 36, 'debt-fund': 36, other: 36 },
        choice: null,
        debtFundSlabFrom: '2023-04-01',
      },
    ],
    [
      '2024-07-23',
      {
        percent: 12.5,
        indexed: false,
        longAfterMonths: { property: 24, gold: 24, 'debt-fund': 24, other: 24 },
        choice: { percent: 20, boughtBefore: '2024-07-23' },
        debtFundSlabFrom: '2023-04-01',
      },
    ],
  ],
  source,
  ...seen,
})

/**
 * What all gains have in common: cess, the most of a surcharge, the day before which shares were exempt. The surcharges
 * of 25 and 37 % came in 2019-20, from the first for gains on shares limited to 15 %, for other long-term gains only
 * from 2022-23.
 */
export const commonGainsTerms: DatedRule<{
  cessPercent: number
  /** Of gains on shares (sections 111A and 112A). */
  surchargeCapPercent: number
  /** Of other long-term gains (section 112). */
  otherSurchargeCapPercent: number
  grandfatheredBefore: string
}> = /* @__PURE__ */ datedRuleOf('year', {
  name: 'the cess of 4 %',
  steps: [
    [
      '2018-04-01',
      {
        cessPercent: 4,
        surchargeCapPercent: 15,
        otherSurchargeCapPercent: 15,
        grandfatheredBefore: '2018-02-01',
      },
    ],
    [
      '2019-04-01',
      {
        cessPercent: 4,
        surchargeCapPercent: 15,
        otherSurchargeCapPercent: 37,
        grandfatheredBefore: '2018-02-01',
      },
    ],
    [
      '2022-04-01',
      {
        cessPercent: 4,
        surchargeCapPercent: 15,
        otherSurchargeCapPercent: 15,
        grandfatheredBefore: '2018-02-01',
      },
    ],
  ],
  source: `${source}; Finance Acts of 2019 (No. 2) and 2022 for the surcharge (hcaoffice.com)`,
  ...seen,
})

/** How much of what is invested again counts, in rupees: in a house (54, 54F; null: all), in bonds (54EC). */
export const reinvestmentLimits: DatedRule<{ house: number | null; bonds: number }> =
  /* @__PURE__ */ datedRuleOf('year', {
    name: 'the limit of bonds for long-term gains',
    steps: [
      ['2018-04-01', { house: null, bonds: 5_000_000 }],
      ['2023-04-01', { house: 100_000_000, bonds: 5_000_000 }],
    ],
    source:
      'sections 54, 54EC and 54F of the Income-tax Act, 1961; 10 crore by the Finance Act, 2023, not checked',
    ...seen,
    certainty: 'probable',
  })
