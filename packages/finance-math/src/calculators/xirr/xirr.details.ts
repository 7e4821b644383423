import type { Details } from '../calculator.ts'
import type { DatedAmount } from '../input.ts'
import { daysOf, inOrder } from './flows-in-order.ts'

/** What people look for the xirr calculator by, and what explains its answers. */
export const xirrDetails: Details<{ flows: readonly DatedAmount[] }> = {
  topic: 'investing',
  keywords: [
    'xirr',
    'irr',
    'annualised return',
    'annualized return',
    'rate of return',
    'portfolio return',
    'roi',
    'absolute return',
    'yield',
    'एक्सआईआरआर',
    'सीएजीआर',
    'वार्षिक रिटर्न',
    'रिटर्न',
  ],
  aliases: { f: 'flows' },
  formulas: [
    {
      symbols: '0 = Σ Cₖ ÷ (1 + r)^((dₖ − d₀) ÷ 365)',
      filled: 'r = {xirrPercent}',
    },
  ],
  legend: {
    r: { meaning: 'XIRR', figure: 'xirrPercent' },
    Cₖ: { meaning: 'Amount of payment k, negative when paid in' },
    dₖ: { meaning: 'Day of payment k' },
    'd₀': { meaning: 'Day of the first payment', figure: 'firstDate' },
  },
  explanation: {
    steps: {
      sum: '{paidIn} was paid in and {received} received, {gain} more, between {firstDate} and {lastDate}.',
      rate: 'A yearly return of {xirrPercent} makes all payments, discounted to the first day, cancel out.',
    },
    figures: ({ flows }) => {
      const [first, last] = daysOf(inOrder(flows))
      return { firstDate: { value: first, unit: 'date' }, lastDate: { value: last, unit: 'date' } }
    },
  },
  conventions: {
    days: 'Actual days over a year of 365, as in spreadsheets.',
    roots: 'Where several rates would do, the one nearest to the simple estimate is given.',
  },
  rounding: {
    opening: () => ({ sum: 0 }),
    rests: { amount: { plus: ['sum'], minusBefore: ['sum'] } },
  },
  sources: [
    {
      title: 'XIRR in Excel’s help, article Q116041',
      url: 'https://helparchive.huntertur.net/document/6451',
    },
  ],
}
