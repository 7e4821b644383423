import { newest } from '../../india/dated-rule.ts'
import { advanceTaxTerms } from '../../india/rules/advance-tax-rules.ts'
import type { Details } from '../calculator.ts'
import { limitReason } from '../limit-reason.ts'
import { usedRule } from '../used-rule.ts'
import type { AdvanceTaxValues } from './advance-payments.ts'

/** What people look for the advance-tax calculator by, and what explains its answers. */
export const advanceTaxDetails: Details<AdvanceTaxValues> = {
  topic: 'tax',
  keywords: [
    'advance tax',
    'advance tax due dates',
    'advance tax instalments',
    '234b',
    '234c',
    'interest on late tax',
    'agrim kar',
    'advance tax kab bharna',
    'एडवांस टैक्स',
    'अग्रिम कर',
  ],
  aliases: { t: 'taxLiability', d: 'tdsCredit', j: 'june', s: 'september', e: 'december', m: 'march' },
  formulas: [
    {
      symbols: 'A = T − D',
      filled: '{assessedTax} = max(0, {taxLiability} − {tdsCredit})',
      of: ['assessedTax', 'advanceTax'],
    },
    { symbols: 'I = C + B', filled: '{totalInterest} = {interest234C} + {interest234B}' },
  ],
  legend: {
    A: { meaning: 'Tax after TDS, at least 0', figure: 'assessedTax' },
    T: { meaning: 'Tax of the whole year', figure: 'taxLiability' },
    D: { meaning: 'Tax deducted at source', figure: 'tdsCredit' },
    I: { meaning: 'Interest for paying late', figure: 'totalInterest' },
    C: { meaning: 'Under section 234C', figure: 'interest234C' },
    B: { meaning: 'Under section 234B', figure: 'interest234B' },
  },
  explanation: {
    steps: {
      due: 'After {tdsCredit} of TDS {assessedTax} is left. Advance tax is due from {from} on: {due}.',
      instalments:
        'By 15 June 15 % of it is due, by 15 September 45 %, by 15 December 75 % and by 15 March all.',
      late: 'What is missing costs 1 % a month, for three months, the last for one: {interest234C} (234C).',
      after:
        'Who has paid less than 90 % by 31 March pays 1 % of the rest for each month begun from April on: {interest234B} (234B).',
    },
    figures: () => ({ from: { value: newest(advanceTaxTerms).from, unit: 'inr' } }),
  },
  conventions: {
    threshold: 'It is due where the tax after TDS is ₹10,000 or more.',
    spared: 'Who has paid 12 % by June and 36 % by September pays no interest for these two.',
    hundreds: 'Interest is on whole hundreds of rupees, the rest left off (rule 119A).',
    gains:
      'Capital gains and windfalls that came later are spared where the next instalment counts them; here the whole tax is known from the start.',
    presumptive:
      'Who is taxed by presumption (44AD, 44ADA) owes all of it by 15 March only; this is for everybody else.',
    act: 'The sections are those of the Act of 1961; for FY 2026-27 the Act of 2025 has them under other numbers, with the same terms as far as was seen.',
  },
  limitReasons: {
    financialYear: limitReason(
      advanceTaxTerms,
      'hold since 1 April 2016: years from FY 2024-25 on are offered, and those before since then had the same',
    ),
  },
  rules: () => [usedRule(advanceTaxTerms)],
  sources: [
    {
      title:
        'Sections 207, 208, 211, 234B and 234C of the Income-tax Act, 1961; rule 119A of the Rules, 1962',
    },
  ],
}
