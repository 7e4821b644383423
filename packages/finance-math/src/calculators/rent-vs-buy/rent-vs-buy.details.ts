import type { Details } from '../calculator.ts'
import { type HomeValues, homePlan } from './home-plan.ts'

/** What people look for the rent-vs-buy calculator by, and what explains its answers. */
export const rentVsBuyDetails: Details<HomeValues> = {
  topic: 'loans',
  keywords: [
    'rent or buy',
    'rent vs buy',
    'buy or rent',
    'buy a house',
    'renting or buying',
    'own house',
    'ghar kharidna',
    'kiraye par rehna',
    'kiraya ya kharid',
    'घर खरीदें या किराए पर लें',
    'मकान खरीदना',
  ],
  aliases: { p: 'price', r: 'monthlyRent', n: 'years' },
  formulas: [
    {
      symbols: 'B = H − S − L + I',
      filled: '{buyerNetWorth} = {homeValue} − {sellingCost} − {loanBalance} + {buyerFund}',
    },
    { symbols: 'R = J + D', filled: '{renterNetWorth} = {renterFund} + {deposit}' },
  ],
  legend: {
    B: { meaning: 'Left by buying', figure: 'buyerNetWorth' },
    H: { meaning: 'The home is worth then', figure: 'homeValue' },
    S: { meaning: 'Costs of selling it', figure: 'sellingCost' },
    L: { meaning: 'Owed on it then', figure: 'loanBalance' },
    I: { meaning: 'Invested by the buyer beside it', figure: 'buyerFund' },
    R: { meaning: 'Left by renting', figure: 'renterNetWorth' },
    J: { meaning: 'Invested by the tenant', figure: 'renterFund' },
    D: { meaning: 'Deposit that comes back', figure: 'deposit' },
  },
  explanation: {
    steps: {
      start:
        'Buying takes {upfront} on the first day; the tenant pays a deposit of {deposit} and invests the rest.',
      months:
        'Then both spend the same every month: whoever pays less, an instalment of {emi} with upkeep or the rent, invests the difference.',
      end: 'After {years} buying leaves {buyerNetWorth} and renting {renterNetWorth}.',
      breakEven: '{breakEven}',
    },
    figures: (values) => {
      const { last, breakEvenYear } = homePlan(values)
      const { price, monthlyRent, depositMonths, sellingCostPercent } = values
      const deposit = monthlyRent * depositMonths
      const sellingCost = (last.homeValue / 100) * sellingCostPercent
      const breakEven =
        breakEvenYear === null
          ? 'Buying is not ahead at the end.'
          : `From the end of year ${breakEvenYear} on buying stays ahead.`
      return {
        breakEven: { value: breakEven, unit: 'text' },
        deposit: { value: deposit, unit: 'inr' },
        upfront: {
          value: (price / 100) * (values.downPaymentPercent + values.buyingCostPercent),
          unit: 'inr',
        },
        sellingCost: { value: sellingCost, unit: 'inr' },
        buyerFund: {
          value: last.buyerNetWorth - (last.homeValue - sellingCost - last.loanBalance),
          unit: 'inr',
        },
        renterFund: { value: last.renterNetWorth - deposit, unit: 'inr' },
      }
    },
  },
  conventions: {
    same: 'Both spend the same: comparisons that let the tenant spend what is left over always favour buying.',
    growth: 'Home and money grow each month by the twelfth root of a year; the rent rises once a year.',
    tax: 'Without tax on gains of either; what the loan saves of income tax is asked for, since the new regime saves none of it on a home one lives in.',
    guess: 'What home, rent and money gain is a guess, and a point more or less often turns the answer.',
  },
  sources: [
    { title: 'OpenFormula 1.3, functions PMT and FV, of which every row is made' },
    {
      title:
        'Section 24(b) of the Income-tax Act, 1961, for the interest that a let or old-regime home deducts',
    },
  ],
}
