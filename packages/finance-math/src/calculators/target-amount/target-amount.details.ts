import type { Details } from '../calculator.ts'

const simple = { input: 'interestType', is: ['simple'] }
const compound = { input: 'interestType', is: ['compound'] }

/** What people look for the target-amount calculator by, and what explains its answers. */
export const targetAmountDetails: Details = {
  topic: 'investing',
  keywords: [
    'goal',
    'target',
    'target amount',
    'goal planning',
    'paise jodna',
    'dream',
    'save for',
    'present value',
    'lakshya',
    'लक्ष्य',
    'लक्ष्य राशि',
  ],
  aliases: { t: 'target', i: 'inflationPercent', r: 'returnPercent', y: 'years' },
  formulas: [
    {
      symbols: 'F = T × (1 + f)ᵗ',
      filled: '{inflatedTarget} = {target} × (1 + {inflationPercent})^{years}',
    },
    {
      when: compound,
      symbols: 'P = F ÷ (1 + r)ᵗ',
      filled: '{presentInvestment} = {inflatedTarget} ÷ (1 + {returnPercent})^{years}',
    },
    {
      when: simple,
      symbols: 'P = F ÷ (1 + r × t)',
      filled: '{presentInvestment} = {inflatedTarget} ÷ (1 + {returnPercent} × {years})',
    },
  ],
  legend: {
    P: { meaning: 'To invest today', figure: 'presentInvestment' },
    F: { meaning: 'Target with inflation', figure: 'inflatedTarget' },
    T: { meaning: 'Target in today’s money', figure: 'target' },
    f: { meaning: 'Inflation a year', figure: 'inflationPercent' },
    r: { meaning: 'Return a year', figure: 'returnPercent' },
    t: { meaning: 'Number of years', figure: 'years' },
  },
  explanation: {
    steps: {
      target:
        'What costs {target} today will cost {inflatedTarget} in {years} at {inflationPercent} of inflation a year.',
      investment:
        'At {returnPercent} a year ({interestType} interest), {presentInvestment} invested today become that.',
    },
  },
  conventions: {
    inflation: 'Inflation is compounded yearly, also where the return is simple.',
    once: 'The investment is made once, today.',
  },
  sources: [
    {
      title: 'Inflation calculator, DataStorified',
      url: 'https://calculators.datastorified.com/inflation-calculator',
    },
  ],
}
