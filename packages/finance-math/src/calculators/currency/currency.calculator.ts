import { convertCurrency } from '../../formulas/convert-currency.ts'
import { defineCalculator } from '../define-calculator.ts'
import { currencyDetails } from './currency.details.ts'

/** An amount of one currency in another, at a rate that the caller brings. */
export const currencyCalculator = defineCalculator({
  id: 'currency',
  name: 'Currency Converter',
  description: 'What an amount of one currency is worth in another',
  icon: 'arrow-left-right',
  inputs: {
    amount: {
      kind: 'number',
      label: 'Amount',
      unit: 'currency',
      currencyInput: 'from',
      min: 1,
      max: 1e12,
      limits: { min: 1, max: 1e15 },
      step: 1,
      default: 1,
    },
    from: { kind: 'currency-code', label: 'From', default: 'USD' },
    to: { kind: 'currency-code', label: 'To', default: 'INR' },
    rate: {
      kind: 'number',
      label: 'Exchange rate',
      help: 'Units of the second currency for one of the first',
      unit: 'number',
      min: 1e-9,
      max: 1e9,
      step: 1e-9,
      default: 1,
      filledBy: 'exchange-rate',
    },
  },
  outputs: {
    converted: { label: 'Converted amount', unit: 'currency', currencyInput: 'to', role: 'headline' },
    inverseRate: { label: 'Rate the other way', unit: 'number', role: 'detail' },
  },
  compute: (values) => ({ converted: convertCurrency(values), inverseRate: 1 / values.rate }),
  goals: [{ question: 'What amount converts to this?', input: 'amount', output: 'converted' }],
  ...currencyDetails,
})
