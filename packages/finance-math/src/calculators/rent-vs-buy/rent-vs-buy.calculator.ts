import { roundAmount } from '../../formulas/round-amount.ts'
import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, growthLimits, interestLimits, optionalAmountLimits } from '../input-limits.ts'
import { homePlan } from './home-plan.ts'
import { rentVsBuyDetails } from './rent-vs-buy.details.ts'

const share = { kind: 'number', unit: 'percent', limits: { min: 0, max: 100 } } as const
const growth = { kind: 'number', unit: 'percent', min: 0, max: 20, limits: growthLimits, step: 0.5 } as const

/** Whether renting a home or buying it leaves more. */
export const rentVsBuyCalculator = defineCalculator({
  id: 'rent-vs-buy',
  name: 'Rent or Buy Calculator',
  description: 'Whether renting a home or buying it leaves more, year by year, when both spend the same',
  icon: 'key-round',
  inputs: {
    price: {
      kind: 'number',
      label: 'Price of the home',
      unit: 'inr',
      min: 1_000_000,
      max: 50_000_000,
      limits: amountLimits,
      step: 100_000,
      default: 8_000_000,
    },
    monthlyRent: {
      kind: 'number',
      label: 'Rent of the same home a month',
      unit: 'inr',
      min: 2000,
      max: 300_000,
      limits: optionalAmountLimits,
      step: 500,
      default: 22_000,
    },
    years: {
      kind: 'number',
      label: 'Compared over',
      unit: 'years',
      min: 1,
      max: 40,
      limits: { min: 1, max: 100 },
      step: 1,
      default: 20,
      granularity: 1,
    },
    downPaymentPercent: { ...share, label: 'Down payment', min: 10, max: 100, step: 1, default: 20 },
    annualRatePercent: {
      kind: 'number',
      label: 'Interest rate of the loan',
      unit: 'percent',
      min: 5,
      max: 15,
      limits: interestLimits,
      step: 0.05,
      default: 8.5,
    },
    loanYears: {
      kind: 'number',
      label: 'Tenure of the loan',
      unit: 'years',
      min: 1,
      max: 30,
      limits: { min: 1, max: 50 },
      step: 1,
      default: 20,
      granularity: 1,
    },
    homeGrowthPercent: { ...growth, label: 'The home gains a year', default: 6 },
    rentGrowthPercent: { ...growth, label: 'The rent rises a year', default: 6 },
    investmentReturnPercent: { ...growth, label: 'Money invested earns a year', default: 10 },
    buyingCostPercent: {
      ...share,
      label: 'Stamp duty and costs of buying',
      help: 'Of the price',
      min: 0,
      max: 15,
      step: 0.5,
      default: 7,
    },
    upkeepPercent: {
      ...share,
      label: 'Upkeep, society and property tax a year',
      help: 'Of what the home is worth',
      min: 0,
      max: 5,
      step: 0.1,
      default: 1,
      advanced: true,
    },
    sellingCostPercent: {
      ...share,
      label: 'Costs of selling',
      help: 'Of what the home is worth at the end',
      min: 0,
      max: 10,
      step: 0.5,
      default: 2,
      advanced: true,
    },
    depositMonths: {
      kind: 'number',
      label: 'Deposit of the tenant, in rents',
      unit: 'months',
      min: 0,
      max: 12,
      limits: { min: 0, max: 120 },
      step: 1,
      default: 2,
      advanced: true,
    },
    yearlyTaxSaved: {
      kind: 'number',
      label: 'Income tax that the loan saves a year',
      unit: 'inr',
      min: 0,
      max: 200_000,
      limits: optionalAmountLimits,
      step: 1000,
      default: 0,
      advanced: true,
    },
  },
  outputs: {
    better: {
      kind: 'choice',
      label: 'Leaves more',
      role: 'headline',
      options: { buy: 'Buying', rent: 'Renting', same: 'The same in both' },
    },
    ahead: { label: 'Ahead by', unit: 'inr', role: 'headline' },
    buyerNetWorth: { label: 'Left by buying', unit: 'inr', role: 'part' },
    renterNetWorth: { label: 'Left by renting', unit: 'inr', role: 'part' },
    emi: { label: 'Monthly instalment (EMI)', unit: 'inr', role: 'detail' },
    homeValue: { label: 'The home is worth then', unit: 'inr', role: 'detail' },
    loanBalance: { label: 'Owed on it then', unit: 'inr', role: 'detail' },
    lastRent: { label: 'Rent a month in the last year', unit: 'inr', role: 'detail' },
  },
  compute: (values) => {
    const { last, emi } = homePlan(values)
    // As both are shown, so that what one is ahead by is their difference.
    const advantage = roundAmount(last.buyerNetWorth, 100) - roundAmount(last.renterNetWorth, 100)
    return {
      better: advantage > 0 ? 'buy' : advantage < 0 ? 'rent' : 'same',
      ahead: Math.abs(advantage),
      buyerNetWorth: last.buyerNetWorth,
      renterNetWorth: last.renterNetWorth,
      emi,
      homeValue: last.homeValue,
      loanBalance: last.loanBalance,
      lastRent: last.monthlyRent,
    }
  },
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      buyer: { label: 'Buying', unit: 'inr' },
      renter: { label: 'Renting', unit: 'inr' },
    },
    points: (values) =>
      homePlan(values).rows.map(({ year, buyerNetWorth, renterNetWorth }) => ({
        x: year,
        buyer: buyerNetWorth,
        renter: renterNetWorth,
      })),
  },
  schedule: {
    columns: {
      year: { label: 'Year', unit: 'years' },
      homeValue: { label: 'Home', unit: 'inr' },
      loanBalance: { label: 'Owed', unit: 'inr' },
      monthlyRent: { label: 'Rent a month', unit: 'inr' },
      buyerNetWorth: { label: 'Buying leaves', unit: 'inr' },
      renterNetWorth: { label: 'Renting leaves', unit: 'inr' },
    },
    rows: (values) => homePlan(values).rows.map((row) => ({ ...row })),
  },
  goals: [],
  ...rentVsBuyDetails,
})
