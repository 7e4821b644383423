import { lenderFeeGstPercent } from '../../india/rules/lender-fee-gst.ts'
import type { Details } from '../calculator.ts'
import { usedRule } from '../used-rule.ts'
import { monthsLeftOf, movedLoan, type TransferValues } from './moved-loan.ts'

/** What people look for the balance-transfer calculator by, and what explains its answers. */
export const balanceTransferDetails: Details<
  TransferValues,
  { breakEvenMonths: readonly number[]; saving: number }
> = {
  topic: 'loans',
  keywords: [
    'balance transfer',
    'loan transfer',
    'home loan balance transfer',
    'refinance',
    'loan takeover',
    'switch lender',
    'lower interest rate',
    'break even',
    'loan badalna',
    'बैलेंस ट्रांसफर',
    'लोन ट्रांसफर',
    'ऋण हस्तांतरण',
  ],
  aliases: {
    o: 'outstanding',
    r: 'annualRatePercent',
    y: 'years',
    n: 'newAnnualRatePercent',
    f: 'processingFee',
  },
  formulas: [
    { symbols: 'S = I − J − C', filled: '{saving} = {interestLeft} − {newInterest} − {cost}' },
    {
      symbols: 'C = F × (1 + g) + O',
      filled: '{cost} = {processingFee} × (1 + {gstPercent}) + {otherCosts}',
    },
    {
      symbols: 'D = E − N',
      filled: '{emiFall} = {emi} − {newEmi}',
      of: ['emi', 'newEmi', 'emiFall'],
      isAside: true,
    },
  ],
  legend: {
    S: { meaning: 'Saved by moving', figure: 'saving' },
    I: { meaning: 'Interest left without moving', figure: 'interestLeft' },
    J: { meaning: 'Interest with the new lender', figure: 'newInterest' },
    C: { meaning: 'Cost of moving', figure: 'cost' },
    F: { meaning: 'Fee', figure: 'processingFee' },
    g: { meaning: 'Tax on the fee', figure: 'gstPercent' },
    O: { meaning: 'Other costs', figure: 'otherCosts' },
    E: { meaning: 'Instalment now', figure: 'emi' },
    N: { meaning: 'New instalment', figure: 'newEmi' },
    D: { meaning: 'Less to pay each month', figure: 'emiFall' },
  },
  explanation: {
    steps: {
      stay: 'Staying, {outstanding} is paid back over {months} in instalments of {emi}, of which {interestLeft} is interest.',
      move: 'At {newAnnualRatePercent} to the same end an instalment is {newEmi}, and the interest {newInterest}.',
      cost: 'Moving costs {cost}: the fee with its tax, and the other costs.',
      saving: 'In all moving {verdict} {difference}.',
      breakEven: 'By interest saved so far, it has paid for itself {breakEven}.',
    },
    figures: (values, { breakEvenMonths: [month], saving }) => ({
      months: { value: monthsLeftOf(values), unit: 'months' },
      verdict: { value: saving < 0 ? 'costs' : 'saves', unit: 'text' },
      difference: { value: Math.abs(saving), unit: 'inr' },
      breakEven: {
        value: month === undefined ? 'at no time before the end' : `after month ${month}`,
        unit: 'text',
      },
    }),
  },
  conventions: {
    end: 'Both loans end in the same month. A transfer that stretches the time has lower instalments and may still cost more.',
    breakEven:
      'The break-even month is the first after which the interest saved covers all costs, even if the loan were closed then. Costs divided by the fall of the instalment name a later month, because they leave out that less is owed.',
    closing:
      'A loan at a floating rate to a person, for no business, is closed without a charge if it was sanctioned or renewed since 1 January 2026, and homes were before; at a fixed rate it may cost one.',
    rate: 'The monthly rate is the yearly rate divided by 12, and both rates stay as they are.',
    tax: 'Tax saved on interest is left out.',
  },
  rounding: {
    flows: ['interest', 'newInterest'],
    totals: { interest: 'interestLeft', newInterest: 'newInterest' },
    opening: (values) => ({ saved: -movedLoan(values).cost }),
    rests: { saved: { plusBefore: ['saved'], plus: ['interest'], minus: ['newInterest'] } },
  },
  rules: () => [usedRule(lenderFeeGstPercent)],
  sources: [
    { title: 'OpenFormula 1.3, functions PMT and CUMIPMT' },
    {
      title:
        'Reserve Bank of India (Pre-payment Charges on Loans) Directions, 2025, and circulars of 5 June 2012 and 7 May 2014',
    },
  ],
}
