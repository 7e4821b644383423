import { type SwpRow, swp } from '../../formulas/swp.ts'
import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, growthLimits, tenureLimits } from '../input-limits.ts'
import { paymentViews } from '../payment-views.ts'
import { priceLevel } from '../price-level.ts'
import { rateConventionInput } from '../rate-convention.ts'
import { swpDetails } from './swp.details.ts'

/** Months in the money of the first day: what is taken out as of its own day, and as return what is left between. */
function monthsInTodaysMoney(rows: readonly SwpRow[], principal: number, inflationPercent: number): SwpRow[] {
  if (inflationPercent === 0) return rows.map((row) => ({ ...row }))
  let before = principal
  return rows.map((row) => {
    const level = priceLevel(inflationPercent, row.month / 12)
    const balance = row.balance / level
    const withdrawal = row.withdrawal / level
    const interest = balance + withdrawal - before
    before = balance
    return { month: row.month, interest, withdrawal, balance }
  })
}

function byMonth(values: Parameters<typeof swp>[0], inflationPercent = 0) {
  return monthsInTodaysMoney(swp(values).rows, values.principal, inflationPercent).map((row) => ({ ...row }))
}

/** How long savings last when a fixed amount is taken out every month. */
export const swpCalculator = defineCalculator({
  id: 'swp',
  name: 'SWP Calculator',
  description: 'How long savings last, and what is left, when you withdraw a fixed amount every month',
  icon: 'wallet',
  inputs: {
    principal: {
      kind: 'number',
      label: 'Total investment',
      unit: 'inr',
      min: 10_000,
      max: 10_000_000,
      limits: amountLimits,
      step: 1000,
      default: 100_000,
      filledBy: 'net-worth',
    },
    monthlyWithdrawal: {
      kind: 'number',
      label: 'Monthly withdrawal',
      unit: 'inr',
      min: 1000,
      max: 100_000,
      limits: amountLimits,
      step: 100,
      default: 5000,
    },
    annualRatePercent: {
      kind: 'number',
      label: 'Expected return a year',
      unit: 'percent',
      min: 1,
      max: 15,
      limits: growthLimits,
      step: 0.1,
      default: 7,
    },
    years: {
      kind: 'number',
      label: 'Time',
      unit: 'years',
      min: 1,
      max: 30,
      limits: tenureLimits,
      step: 1,
      default: 10,
      granularity: 12,
    },
    rateConvention: rateConventionInput,
  },
  outputs: {
    finalBalance: { label: 'Final balance', unit: 'inr', role: 'headline' },
    totalWithdrawn: { label: 'Total withdrawn', unit: 'inr', role: 'headline' },
    monthsPaid: { label: 'Months with a withdrawal', unit: 'months', role: 'detail' },
    totalInterest: {
      label: 'Returns earned',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['finalBalance', 'totalWithdrawn'], minus: ['principal'] },
    },
  },
  compute: (values, inflationPercent = 0) => {
    const { totalWithdrawn, monthsPaid, rows } = swp(values)
    const months = monthsInTodaysMoney(rows, values.principal, inflationPercent)
    // The shortest plan has one month.
    const finalBalance = (months.at(-1) as SwpRow).balance
    const withdrawn =
      inflationPercent === 0 ? totalWithdrawn : months.reduce((sum, { withdrawal }) => sum + withdrawal, 0)
    const totalInterest = finalBalance + withdrawn - values.principal
    return { finalBalance, totalWithdrawn: withdrawn, monthsPaid, totalInterest }
  },
  todaysMoney: true,
  series: {
    shape: 'lines',
    x: { label: 'Year', unit: 'years' },
    lines: {
      balance: { label: 'Balance', unit: 'inr' },
      withdrawn: { label: 'Withdrawn', unit: 'inr' },
    },
    points: (values, inflationPercent) => {
      const points = [{ x: 0, balance: values.principal, withdrawn: 0 }]
      let withdrawn = 0
      for (const { month, withdrawal, balance } of byMonth(values, inflationPercent)) {
        withdrawn += withdrawal
        if (month % 12 === 0 || balance === 0) points.push({ x: month / 12, balance, withdrawn })
      }
      return points
    },
  },
  schedule: {
    columns: {
      month: { label: 'Month', unit: 'months' },
      interest: { label: 'Return', unit: 'inr' },
      withdrawal: { label: 'Withdrawal', unit: 'inr' },
      balance: { label: 'Balance', unit: 'inr' },
    },
    views: paymentViews,
    rows: byMonth,
  },
  goals: [
    {
      question: 'What can be withdrawn every month so that this is left?',
      input: 'monthlyWithdrawal',
      output: 'finalBalance',
    },
    {
      question: 'What investment leaves this at the end?',
      input: 'principal',
      output: 'finalBalance',
      isLargest: true,
    },
    {
      question: 'What return leaves this at the end?',
      input: 'annualRatePercent',
      output: 'finalBalance',
      isLargest: true,
    },
  ],
  ...swpDetails,
})
