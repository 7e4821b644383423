import { defineCalculator } from '../define-calculator.ts'
import { amountLimits, optionalAmountLimits } from '../input-limits.ts'
import { taxYearOptions } from '../tax-year-options.ts'
import { cryptoProfitDetails } from './crypto-profit.details.ts'
import { cryptoSale } from './crypto-sale.ts'

const amount = { kind: 'number', unit: 'inr', step: 1000 } as const

/** What a sale of crypto leaves after India's tax. */
export const cryptoProfitCalculator = defineCalculator({
  id: 'crypto-profit',
  name: 'Crypto Profit Calculator',
  description: 'What a sale of crypto leaves after India’s tax of 30 %, the TDS of 1 % and all charges',
  icon: 'bitcoin',
  inputs: {
    cost: {
      ...amount,
      label: 'Paid for what is sold',
      min: 1000,
      max: 5_000_000,
      limits: amountLimits,
      default: 100_000,
    },
    sale: {
      ...amount,
      label: 'Sold for',
      min: 0,
      max: 10_000_000,
      limits: optionalAmountLimits,
      default: 150_000,
    },
    expenses: {
      ...amount,
      label: 'Charges and gas',
      help: 'They lower the profit, never the tax',
      min: 0,
      max: 100_000,
      limits: optionalAmountLimits,
      step: 100,
      default: 0,
    },
    financialYear: {
      kind: 'choice',
      label: 'Financial year',
      default: '2026-27',
      options: taxYearOptions,
      advanced: true,
    },
    surcharge: {
      kind: 'choice',
      label: 'Surcharge',
      help: 'By the whole income: above 50 lakh 10 %, 1 crore 15 %, 2 crore 25 %, old regime above 5 crore 37 %',
      default: '0',
      options: { '0': 'None', '10': '10 %', '15': '15 %', '25': '25 %', '37': '37 %' },
      advanced: true,
    },
  },
  outputs: {
    netProfit: {
      label: 'Profit after tax',
      unit: 'inr',
      role: 'headline',
      rest: { plus: ['gain'], minus: ['tax', 'expenses'] },
    },
    netReturnPercent: { label: 'Return after tax', unit: 'percent', role: 'headline', decimals: 2 },
    tax: { label: 'Tax', unit: 'inr', role: 'part' },
    tds: { label: 'Of it deducted at the sale (TDS)', unit: 'inr', role: 'part' },
    taxLeft: {
      label: 'Tax still to pay (negative: a refund)',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['tax'], minus: ['tds'] },
    },
    gain: {
      label: 'Gain before tax',
      unit: 'inr',
      role: 'detail',
      rest: { plus: ['sale'], minus: ['cost'] },
    },
  },
  compute: (values) => {
    const { netProfit, netReturnPercent, tax, tds, taxLeft, gain } = cryptoSale(values)
    // Something was always paid, so that there is a return.
    return { netProfit, netReturnPercent: netReturnPercent as number, tax, tds, taxLeft, gain }
  },
  series: {
    shape: 'lines',
    x: { label: 'Sold for', unit: 'inr' },
    lines: {
      gain: { label: 'Before tax', unit: 'inr' },
      netProfit: { label: 'After tax', unit: 'inr' },
    },
    points: (values) => {
      const most = 2 * Math.max(values.cost, values.sale)
      return Array.from({ length: 41 }, (_, step) => {
        const sale = (most * step) / 40
        const { gain, netProfit } = cryptoSale({ ...values, sale })
        return { x: sale, gain, netProfit }
      })
    },
  },
  goals: [{ question: 'For how much must it be sold?', input: 'sale', output: 'netProfit' }],
  ...cryptoProfitDetails,
})
