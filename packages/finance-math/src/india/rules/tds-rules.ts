import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** What is paid, as far as the tax deducted from it differs. */
export type TdsPayment =
  | 'bank-interest'
  | 'bank-interest-senior'
  | 'other-interest'
  | 'contract-individual'
  | 'contract-others'
  | 'commission'
  | 'rent-plant'
  | 'rent-land-building'
  | 'professional-fees'
  | 'technical-fees'
  | 'goods'
  | 'partner'
  | 'crypto'
  | 'crypto-specified'
  | 'property'

/** Percent, and rupees of a year (or another period) up to which nothing is deducted. */
export interface TdsTerms {
  section: string
  percent: number
  threshold: number
  period: 'year' | 'month' | 'sale'
  /** A single payment above this is enough. */
  single?: number
  /** Only what goes beyond the threshold counts. */
  excess?: true
  /** At the threshold itself it is deducted already. */
  fromThreshold?: true
  /** Where nobody told a PAN; 20 elsewhere. */
  noPanPercent?: number
}

/** Tax deducted at source from payments to residents. */
export const tdsTerms: DatedRule<Readonly<Record<TdsPayment, TdsTerms>>> = /* @__PURE__ */ datedRuleOf(
  'day',
  {
    name: 'the table of tax deducted at source',
    steps: [
      [
        '2025-04-01',
        {
          'bank-interest': { section: '194A', percent: 10, threshold: 50_000, period: 'year' },
          'bank-interest-senior': { section: '194A', percent: 10, threshold: 100_000, period: 'year' },
          'other-interest': { section: '194A', percent: 10, threshold: 10_000, period: 'year' },
          'contract-individual': {
            ...{ section: '194C', percent: 1, threshold: 100_000, period: 'year', single: 30_000 },
          },
          'contract-others': {
            ...{ section: '194C', percent: 2, threshold: 100_000, period: 'year', single: 30_000 },
          },
          commission: { section: '194H', percent: 2, threshold: 20_000, period: 'year' },
          // A test of each month: 6,00,000 a year is a misreading.
          'rent-plant': { section: '194I', percent: 2, threshold: 50_000, period: 'month' },
          'rent-land-building': { section: '194I', percent: 10, threshold: 50_000, period: 'month' },
          'professional-fees': { section: '194J', percent: 10, threshold: 50_000, period: 'year' },
          'technical-fees': { section: '194J', percent: 2, threshold: 50_000, period: 'year' },
          goods: {
            ...{ section: '194Q', percent: 0.1, threshold: 5_000_000, period: 'year', excess: true },
            noPanPercent: 5,
          },
          partner: { section: '194T', percent: 10, threshold: 20_000, period: 'year' },
          crypto: { section: '194S', percent: 1, threshold: 10_000, period: 'year' },
          'crypto-specified': { section: '194S', percent: 1, threshold: 50_000, period: 'year' },
          property: {
            ...{ section: '194-IA', percent: 1, threshold: 5_000_000, period: 'sale', fromThreshold: true },
          },
        },
      ],
    ],
    knownUntil: '2026-11-22',
    source:
      'chapter XVII-B of the Income-tax Act, 1961, as amended by the Finance Act, 2025; from 1 April 2026 sections 392 and 393 of the Act of 2025; in public files. Sections 194S and 194-IA, and 5 % without a PAN under 194Q, not checked',
    checkedOn: '2026-11-22',
    certainty: 'probable',
  },
)

/** What is deducted where nobody told a PAN, in percent. */
export const noPanPercent: DatedRule<number> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the higher deduction without a PAN',
  steps: [['2010-04-01', 20]],
  knownUntil: '2026-11-22',
  source: 'section 206AA of the Income-tax Act, 1961; its first day not checked',
  checkedOn: '2026-11-22',
  certainty: 'probable',
})
