import { defineCalculator } from '../define-calculator.ts'
import { optionalAmountLimits } from '../input-limits.ts'
import { brokerageDetails } from './brokerage.details.ts'
import { trade } from './trade.ts'

const price = { kind: 'number', unit: 'inr', max: 10_000, step: 1 } as const

/** What a trade costs in brokerage, taxes and charges. */
export const brokerageCalculator = defineCalculator({
  id: 'brokerage',
  name: 'Brokerage Calculator',
  description:
    'Brokerage, STT, stamp duty, GST and charges of a trade, and the price at which nothing is lost',
  icon: 'arrow-left-right',
  inputs: {
    segment: {
      kind: 'choice',
      label: 'Traded',
      default: 'delivery',
      options: {
        delivery: 'Shares, delivered',
        intraday: 'Shares, within the day',
        futures: 'Futures',
        options: 'Options',
      },
    },
    buyPrice: {
      ...price,
      label: 'Bought at',
      help: 'A share or unit; of options the premium',
      min: 1,
      limits: { min: 0.01, max: 1e9 },
      default: 1000,
    },
    sellPrice: { ...price, label: 'Sold at', min: 0, limits: { min: 0, max: 1e9 }, default: 1100 },
    quantity: {
      kind: 'number',
      label: 'Quantity',
      unit: 'number',
      min: 1,
      max: 10_000,
      limits: { min: 1, max: 1e9 },
      step: 1,
      default: 400,
      granularity: 1,
    },
    brokeragePercent: {
      kind: 'number',
      label: 'Brokerage, of each side',
      unit: 'percent',
      min: 0,
      max: 1,
      limits: { min: 0, max: 100 },
      step: 0.01,
      default: 0.03,
    },
    brokerageCap: {
      kind: 'number',
      label: 'Brokerage at most, a side',
      unit: 'inr',
      min: 0,
      max: 500,
      limits: optionalAmountLimits,
      step: 1,
      default: 20,
    },
    exchange: {
      kind: 'choice',
      label: 'Exchange',
      default: 'nse',
      options: { nse: 'NSE', bse: 'BSE' },
      when: { input: 'segment', is: ['delivery', 'intraday'] },
    },
    dpCharge: {
      kind: 'number',
      label: 'Depository charge of the sale',
      unit: 'inr',
      min: 0,
      max: 50,
      limits: optionalAmountLimits,
      step: 0.5,
      default: 15,
      when: { input: 'segment', is: ['delivery'] },
    },
  },
  outputs: {
    netProfit: {
      label: 'Left after all charges',
      unit: 'inr',
      role: 'headline',
      rest: { plus: ['grossProfit'], minus: ['totalCharges'] },
    },
    totalCharges: { label: 'All charges', unit: 'inr', role: 'headline' },
    brokerage: { label: 'Brokerage', unit: 'inr', role: 'part' },
    stt: { label: 'Securities transaction tax', unit: 'inr', role: 'part' },
    exchangeCharges: { label: 'Exchange charges', unit: 'inr', role: 'part' },
    sebiCharges: { label: 'SEBI charges', unit: 'inr', role: 'part' },
    stampDuty: { label: 'Stamp duty', unit: 'inr', role: 'part' },
    gst: { label: 'GST', unit: 'inr', role: 'part' },
    depository: { label: 'Depository', unit: 'inr', role: 'part' },
    grossProfit: { label: 'Profit before charges', unit: 'inr', role: 'detail' },
    turnover: { label: 'Turnover', unit: 'inr', role: 'detail' },
    breakEvenMove: { label: 'The price must rise by', unit: 'inr', role: 'detail' },
  },
  composition: {
    total: 'totalCharges',
    parts: ['brokerage', 'stt', 'exchangeCharges', 'sebiCharges', 'stampDuty', 'depository', 'gst'],
  },
  compute: (values) => {
    const { dpCharge: depository, ...found } = trade(values)
    return { ...found, depository, grossProfit: (values.sellPrice - values.buyPrice) * values.quantity }
  },
  goals: [{ question: 'At what price must it be sold?', input: 'sellPrice', output: 'netProfit' }],
  ...brokerageDetails,
})
