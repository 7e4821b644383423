import { noPanPercent, tdsTerms } from '../../india/rules/tds-rules.ts'
import type { Details } from '../calculator.ts'
import { usedRule } from '../used-rule.ts'
import { type TdsValues, tdsOf, termsOf } from './tds-payment.ts'

const goods = { input: 'payment', is: ['goods'] } as const
const contracts = { input: 'payment', is: ['contract-individual', 'contract-others'] } as const
const others = { input: 'payment', isNot: [...goods.is, ...contracts.is] } as const

/** What people look for the tds calculator by, and what explains its answers. */
export const tdsDetails: Details<TdsValues> = {
  topic: 'tax',
  keywords: [
    'tds',
    'tax deducted at source',
    'tds on interest',
    'tds on fd',
    'tds on rent',
    'tds on property',
    'tds on crypto',
    '194a',
    '194i',
    '194j',
    '194c',
    'without pan',
    'टीडीएस',
    'स्रोत पर कर कटौती',
  ],
  aliases: { a: 'amount', l: 'largestPayment' },
  formulas: [
    { symbols: 'D = R × A', filled: '{tds} = {percent} × {paid}', when: others },
    { symbols: 'D = R × B', filled: '{tds} = {percent} × {counted}', when: contracts },
    { symbols: 'D = R × (A − E)', filled: '{tds} = {percent} × ({paid} − {threshold})', when: goods },
    { symbols: 'N = A − D', filled: '{net} = {paid} − {tds}', of: ['net'], isAside: true },
  ],
  legend: {
    D: { meaning: 'Tax deducted', figure: 'tds' },
    R: { meaning: 'Rate; nothing where the threshold is not passed', figure: 'percent' },
    A: { meaning: 'The whole payment', figure: 'paid' },
    B: { meaning: 'All payments, or within the sum of the year the largest one', figure: 'counted' },
    E: { meaning: 'Nothing is deducted up to', figure: 'threshold' },
    N: { meaning: 'Paid out', figure: 'net' },
  },
  explanation: {
    steps: {
      rule: '{section}: nothing up to {threshold}, beyond it {ratePercent}. Of {paid}, {tds} is deducted and {net} paid out.',
      contract: {
        text: 'A single payment above {single} is enough, too, but then only that payment counts.',
        when: contracts,
      },
    },
    figures: (values) => {
      const { section, ratePercent, deductible, tds } = tdsOf(values)
      return {
        section: { value: `Section ${section}`, unit: 'text' },
        percent: { value: deductible ? ratePercent : 0, unit: 'percent' },
        counted: { value: deductible ? (tds / ratePercent) * 100 : values.amount, unit: 'inr' },
        single: { value: termsOf(values).single ?? 0, unit: 'inr' },
      }
    },
  },
  conventions: {
    rent: 'Rent is tested by the month: 50,000. Pages that test 6,00,000 a year read the law as it was until March 2025.',
    whole:
      'Beyond the threshold the whole payment counts, not what exceeds it; for goods only what exceeds it.',
    contract:
      'Of contracts that stay within 1,00,000 in the year only payments above 30,000 are deducted from: here the largest one, the others being taken to be no larger.',
    property: 'A home of 50 lakh itself is deducted from: the law spares what is less.',
    pan: 'Without a PAN 20 % is deducted where the rate is lower; for goods 5 %.',
    act: 'The sections are those of the Act of 1961, by which people know them. Since 1 April 2026 they are sections 392 (salary) and 393 (all else) of the Income-tax Act, 2025.',
    credit: 'What is deducted is paid tax: the return counts it, and gives back what was too much.',
  },
  rules: ({ pan }) => [usedRule(tdsTerms), ...(pan === 'no' ? [usedRule(noPanPercent)] : [])],
  sources: [
    { title: 'Chapter XVII-B of the Income-tax Act, 1961, as amended by the Finance Act, 2025' },
    { title: 'Sections 392 and 393 of the Income-tax Act, 2025, as quoted in public files' },
    { title: 'Section 206AA of the Income-tax Act, 1961' },
  ],
}
