import type { Details } from '../calculator.ts'
import { type ProjectValues, project } from './project.ts'

/** What people look for the npv-irr calculator by, and what explains its answers. */
export const npvIrrDetails: Details<ProjectValues, { npv: number }> = {
  topic: 'investing',
  keywords: [
    'npv',
    'net present value',
    'irr',
    'internal rate of return',
    'mirr',
    'payback period',
    'discounted cash flow',
    'dcf',
    'capital budgeting',
    'project return',
    'shuddh vartaman mulya',
    'एनपीवी',
    'आईआरआर',
    'शुद्ध वर्तमान मूल्य',
  ],
  aliases: { s: 'spent', f: 'flows', d: 'discountPercent' },
  formulas: [
    { symbols: 'NPV = −S + Σ Cₖ ÷ (1 + d)^k', filled: '{npv} = −{spent} + {worth}', of: ['npv'] },
    { symbols: '0 = −S + Σ Cₖ ÷ (1 + i)^k', filled: '0 = −{spent} + Σ Cₖ ÷ (1 + i)^k', of: ['irrPercent'] },
    { symbols: '0 = −S + Σ Cₖ, k ≤ t', filled: '0 = −{spent} + Σ Cₖ, k ≤ t', of: ['payback'] },
    {
      symbols: '0 = −S + Σ Cₖ ÷ (1 + d)^k, k ≤ t',
      filled: '0 = −{spent} + Σ Cₖ ÷ (1 + {discountPercent})^k, k ≤ t',
      of: ['discountedPayback'],
    },
  ],
  legend: {
    NPV: { meaning: 'Net present value', figure: 'npv' },
    S: { meaning: 'Spent now', figure: 'spent' },
    Cₖ: { meaning: 'What comes in at the end of year k' },
    d: { meaning: 'Discount rate', figure: 'discountPercent' },
    i: { meaning: 'Rate of return (IRR)' },
    k: { meaning: 'Year, from 1 to the last' },
    t: { meaning: 'Years until what was spent is back, the last in part' },
  },
  explanation: {
    steps: {
      worth: 'What comes in is worth {worth} today, at {discountPercent} a year.',
      npv: 'Less the {spent} that are spent, the project is worth {npv}: above 0 it beats that rate.',
      irr: 'The rate of return is the one at which nothing would be left: here {irr}.',
      payback: 'Whether what is spent comes back within the years given: {payback}.',
    },
    figures: (values, { npv }) => {
      const { irrPercent, payback } = project(values)
      const [time] = payback
      const irr =
        irrPercent.length === 1
          ? 'there is one'
          : `there ${irrPercent.length === 0 ? 'is none' : `are ${irrPercent.length}`}`
      return {
        worth: { value: npv + values.spent, unit: 'inr' },
        irr: { value: irr, unit: 'text' },
        payback: { value: time === undefined ? 'no' : 'yes', unit: 'text' },
      }
    },
  },
  conventions: {
    timing:
      'What is spent counts today, every flow at the end of its year. Excel’s NPV counts the first flow a year from now: give it the flows alone and take off what is spent.',
    several:
      'Flows that change direction more than once can have several rates; all of them are shown. Where there is none, none is.',
    payback: 'Within the year in which it is paid back, money is taken to come in evenly.',
    mirr: 'The modified rate lets what comes in earn its own rate instead of the IRR, which few projects find again.',
  },
  rounding: {
    opening: () => ({ sum: 0, present: 0 }),
    rests: {
      flow: { plus: ['sum'], minusBefore: ['sum'] },
      worth: { plus: ['present'], minusBefore: ['present'] },
    },
  },
  sources: [
    {
      title:
        'R. A. Brealey, S. C. Myers and F. Allen, Principles of Corporate Finance, on NPV, IRR and payback',
    },
    { title: 'OpenFormula 1.3, functions NPV, IRR and MIRR' },
  ],
}
