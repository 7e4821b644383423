import { newest } from '../../india/dated-rule.ts'
import { lenderFeeGstPercent } from '../../india/rules/lender-fee-gst.ts'
import type { Details } from '../calculator.ts'
import { usedRule } from '../used-rule.ts'
import type { NoCostOfferValues } from './no-cost-offer.ts'

/** What people look for the no-cost-emi calculator by, and what explains its answers. */
export const noCostEmiDetails: Details<
  NoCostOfferValues,
  { aprPercent: number; interest: number; extraCost: number }
> = {
  topic: 'loans',
  keywords: [
    'no cost emi',
    'no-cost emi',
    'zero cost emi',
    'zero percent emi',
    '0 emi scheme',
    'card emi',
    'shopping emi',
    'bina byaj emi',
    'bina byaj ki kist',
    'नो कॉस्ट ईएमआई',
    'बिना ब्याज की किस्त',
  ],
  aliases: { p: 'price', n: 'months', r: 'annualRatePercent', f: 'processingFee', d: 'cashDiscount' },
  formulas: [
    { symbols: 'E = P ÷ n', filled: '{emi} = {price} ÷ {months}', of: ['emi'] },
    {
      symbols: 'I = P − E × (1 − (1 + i)^(−n)) ÷ i',
      filled: '{interest} = {price} − {emi} × (1 − (1 + {monthlyRate})^(−{months})) ÷ {monthlyRate}',
      when: { input: 'annualRatePercent', isNot: [0] },
      of: ['interest'],
    },
    {
      symbols: 'X = I × g + F × (1 + g) + D',
      filled:
        '{extraCost} = {interest} × {gstPercent} + {processingFee} × (1 + {gstPercent}) + {cashDiscount}',
      of: ['extraCost', 'gstOnInterest', 'feePaid', 'discountForgone'],
    },
    {
      symbols: 'P − D − F × (1 + g) = Σ (E + Gₖ) ÷ (1 + a)ᵏ',
      filled: '{received} = Σ ({emi} + Gₖ) ÷ (1 + {monthlyApr})ᵏ',
      of: ['aprPercent'],
    },
  ],
  legend: {
    E: { meaning: 'Instalment a month', figure: 'emi' },
    P: { meaning: 'Price', figure: 'price' },
    n: { meaning: 'Number of instalments', figure: 'months' },
    I: { meaning: 'Interest inside the instalments', figure: 'interest' },
    i: { meaning: 'The bank’s interest a month', figure: 'monthlyRate' },
    X: { meaning: 'Costs more than paying at once', figure: 'extraCost' },
    g: { meaning: 'GST on interest and fee', figure: 'gstPercent' },
    F: { meaning: 'Processing fee', figure: 'processingFee' },
    D: { meaning: 'Discount for paying at once', figure: 'cashDiscount' },
    Gₖ: { meaning: 'GST on the interest of month k' },
    a: { meaning: 'Cost a month, of what is owed', figure: 'monthlyApr' },
    k: { meaning: 'Month, from 1 to the last' },
  },
  explanation: {
    steps: {
      instalments: '{price} is paid in {months} of {emi} each.',
      hidden:
        'The bank charges {annualRatePercent} a year, which are {interest}: the seller takes that off the price, so that the instalments come to it again.',
      cost: 'But {gstPercent} of GST is due on that interest and on the fee, and paying at once would have cost {cashDiscount} less: {extraCost} in all.',
      apr: 'That is as much as a loan of {received} costs at {aprPercent} a year.',
    },
    figures: ({ price, annualRatePercent, processingFee, cashDiscount }, { aprPercent }) => {
      const gstPercent = newest(lenderFeeGstPercent)
      return {
        gstPercent: { value: gstPercent, unit: 'percent' },
        monthlyRate: { value: annualRatePercent / 12, unit: 'percent' },
        monthlyApr: { value: aprPercent / 12, unit: 'percent' },
        received: {
          value: price - cashDiscount - processingFee * (1 + gstPercent / 100),
          unit: 'inr',
        },
      }
    },
  },
  conventions: {
    none: 'No instalments are at no cost: banks may not lend at nothing, as the Reserve Bank said in 2013, so the interest is there and somebody pays it.',
    gst: 'The tax on each month’s interest is paid with its instalment: the first ones are a little more than the last.',
    apr: 'The annual percentage rate is twelve times that of a month, as the Reserve Bank has it.',
    fee: 'The fee is paid on the first day, with GST on it.',
  },
  rules: () => [usedRule(lenderFeeGstPercent)],
  sources: [
    { title: 'Reserve Bank of India, circular of 17 September 2013 on zero percent EMI schemes' },
    { title: 'OpenFormula 1.3, function IRR' },
  ],
}
