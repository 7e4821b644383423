import { tdsTerms } from '../../india/rules/tds-rules.ts'
import type { Details } from '../calculator.ts'
import { taxYearReason } from '../tax-year-reason.ts'
import { usedRule } from '../used-rule.ts'
import { usedTaxFigures } from '../used-tax-figures.ts'
import type { CryptoSaleValues } from './crypto-sale.ts'

/** What people look for the crypto-profit calculator by, and what explains its answers. */
export const cryptoProfitDetails: Details<CryptoSaleValues, { gain: number; tax: number }> = {
  topic: 'tax',
  keywords: [
    'crypto profit',
    'crypto profit after tax',
    'bitcoin profit',
    'bitcoin profit calculator',
    'crypto gain after tax',
    'vda profit',
    'crypto munafa',
    'bitcoin munafa',
    'क्रिप्टो मुनाफा',
    'बिटकॉइन मुनाफा',
  ],
  aliases: { c: 'cost', s: 'sale', e: 'expenses' },
  formulas: [
    { symbols: 'N = G − T − E', filled: '{netProfit} = {gain} − {tax} − {expenses}' },
    {
      symbols: 'T = max(0, G) × 30 % × (1 + s) × (1 + 4 %)',
      filled: '{tax} = {taxed} × 30 % × (1 + {surchargePercent}) × (1 + 4 %)',
      of: ['tax'],
    },
    {
      symbols: 'R = N ÷ (C + E)',
      filled: '{netReturnPercent} = {netProfit} ÷ {paid}',
      of: ['netReturnPercent'],
    },
  ],
  legend: {
    N: { meaning: 'Profit after tax', figure: 'netProfit' },
    G: { meaning: 'Gain before tax', figure: 'gain' },
    T: { meaning: 'Tax', figure: 'tax' },
    E: { meaning: 'Charges and gas', figure: 'expenses' },
    s: { meaning: 'Surcharge', figure: 'surchargePercent' },
    R: { meaning: 'Return after tax', figure: 'netReturnPercent' },
    C: { meaning: 'Paid for what is sold', figure: 'cost' },
  },
  explanation: {
    steps: {
      gain: 'Sold for {sale} and paid with {cost}: a gain of {gain}.',
      tax: 'Of a gain 30 % is tax, and on that surcharge and a cess of 4 %: {tax}.',
      tds: 'The exchange deducts {tds} from the sale already, so that {taxLeft} is left to pay; less than nothing comes back with the return.',
      net: 'After tax and {expenses} of charges {netProfit} is left, {netReturnPercent} of what was paid.',
    },
    figures: ({ cost, expenses, surcharge }, { gain }) => ({
      taxed: { value: Math.max(0, gain), unit: 'inr' },
      surchargePercent: { value: Number(surcharge), unit: 'percent' },
      paid: { value: cost + expenses, unit: 'inr' },
    }),
  },
  conventions: {
    losses: 'A loss saves no tax: it may not be set off against any gain, nor carried into another year.',
    expenses: 'Nothing but the cost is deducted from the gain: neither charges nor gas.',
    tds: 'The 1 % is of the whole sale and a part of the tax, not another one. Nothing is deducted up to 10,000 a year; each sale here is looked at by itself.',
    surcharge:
      'Surcharge hangs on the whole income and is none unless one is chosen; the relief for an income just above one of its limits (marginal relief) is not computed here.',
    year2026:
      'For FY 2026-27 the rates are those reported after the Budget of 1 February 2026. They are probable: they were not checked against the text of the Finance Act.',
  },
  limitReasons: { financialYear: taxYearReason },
  rules: ({ financialYear, surcharge }) => [
    usedTaxFigures(financialYear, 'the tax on crypto gains', ({ regime, figure }) => {
      const own = ['cryptoRatePercent', ...(surcharge === '0' ? [] : ['surcharge'])]
      return own.includes(figure) || (regime === 'new' && figure === 'cessPercent')
    }),
    usedRule(tdsTerms),
  ],
  sources: [
    { title: 'Sections 115BBH, 2(47A) and 194S of the Income-tax Act, 1961' },
    { title: 'Circular 13 of 22 June 2022 of the Central Board of Direct Taxes, on section 194S' },
  ],
}
