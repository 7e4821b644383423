import { stockAverage } from '../../formulas/stock-average.ts'
import { defineCalculator } from '../define-calculator.ts'
import { stockAverageDetails } from './stock-average.details.ts'

const count = {
  kind: 'number',
  unit: 'number',
  min: 1,
  max: 10_000,
  limits: { min: 0.0001, max: 1e9 },
  step: 1,
} as const
const price = {
  kind: 'number',
  unit: 'inr',
  min: 1,
  max: 10_000,
  limits: { min: 0.01, max: 1e9 },
  step: 1,
} as const

/** What a holding costs on average after more of it is bought. */
export const stockAverageCalculator = defineCalculator({
  id: 'stock-average',
  name: 'Stock Average Calculator',
  description: 'What your shares cost on average after buying more, and how many more reach an average',
  icon: 'layers',
  inputs: {
    heldQuantity: { ...count, label: 'Shares held', default: 100 },
    heldPrice: { ...price, label: 'Bought at, on average', default: 250 },
    boughtQuantity: { ...count, label: 'Shares to buy', default: 50 },
    boughtPrice: { ...price, label: 'Price now', default: 190 },
  },
  outputs: {
    averagePrice: { label: 'Average price', unit: 'inr', role: 'headline' },
    heldCost: { label: 'Paid before', unit: 'inr', role: 'part' },
    boughtCost: { label: 'Paid now', unit: 'inr', role: 'part' },
    totalCost: { label: 'Paid in all', unit: 'inr', role: 'detail' },
    totalQuantity: { label: 'Shares in all', unit: 'number', role: 'detail' },
    risePercent: {
      label: 'Rise from the price now to the average',
      unit: 'percent',
      role: 'detail',
      decimals: 2,
    },
  },
  composition: { total: 'totalCost', parts: ['heldCost', 'boughtCost'] },
  compute: ({ heldQuantity, heldPrice, boughtQuantity, boughtPrice }) => {
    const average = stockAverage({
      purchases: [
        { quantity: heldQuantity, price: heldPrice },
        { quantity: boughtQuantity, price: boughtPrice },
      ],
    })
    return {
      ...average,
      heldCost: heldQuantity * heldPrice,
      boughtCost: boughtQuantity * boughtPrice,
      risePercent: 100 * (average.averagePrice / boughtPrice - 1),
    }
  },
  goals: [
    { question: 'How many more give this average?', input: 'boughtQuantity', output: 'averagePrice' },
    { question: 'At what price do they give this average?', input: 'boughtPrice', output: 'averagePrice' },
  ],
  ...stockAverageDetails,
})
