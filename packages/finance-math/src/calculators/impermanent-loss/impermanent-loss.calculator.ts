import { defineCalculator } from '../define-calculator.ts'
import { impermanentLossDetails } from './impermanent-loss.details.ts'
import { type PoolValues, poolShare } from './pool-share.ts'

/** What a price that moves costs who provides liquidity to a pool. */
export const impermanentLossCalculator = defineCalculator({
  id: 'impermanent-loss',
  name: 'Impermanent Loss Calculator',
  description: 'What a price that moves costs in a liquidity pool, against keeping the coins, with its fees',
  icon: 'droplets',
  inputs: {
    deposit: {
      kind: 'number',
      label: 'Put into the pool',
      unit: 'usd',
      min: 100,
      max: 100_000,
      limits: { min: 0.01, max: 1e12 },
      step: 100,
      default: 10_000,
    },
    priceChangePercent: {
      kind: 'number',
      label: 'Change of the coin’s price',
      help: 'Against the other side of the pool: 100 % is twice the price',
      unit: 'percent',
      min: -95,
      max: 400,
      limits: { min: -99.99, max: 1_000_000 },
      step: 1,
      default: 100,
    },
    weightPercent: {
      kind: 'number',
      label: 'Share of the coin in the pool',
      unit: 'percent',
      min: 5,
      max: 95,
      limits: { min: 0, max: 100 },
      step: 5,
      default: 50,
      advanced: true,
    },
    feesPercent: {
      kind: 'number',
      label: 'Fees earned meanwhile',
      unit: 'percent',
      min: 0,
      max: 50,
      limits: { min: 0, max: 1000 },
      step: 0.1,
      default: 0,
    },
  },
  outputs: {
    lossPercent: { label: 'Against keeping the coins', unit: 'percent', role: 'headline', decimals: 2 },
    inPool: { label: 'Worth in the pool, with fees', unit: 'usd', role: 'part' },
    held: { label: 'Worth if kept', unit: 'usd', role: 'part' },
    difference: {
      label: 'Difference',
      unit: 'usd',
      role: 'detail',
      rest: { plus: ['inPool'], minus: ['held'] },
    },
    lossBeforeFeesPercent: { label: 'Before fees', unit: 'percent', role: 'detail', decimals: 2 },
  },
  compute: (values) => poolShare(values),
  series: {
    shape: 'lines',
    x: { label: 'Change of price', unit: 'percent' },
    lines: {
      inPool: { label: 'In the pool', unit: 'usd' },
      held: { label: 'Kept', unit: 'usd' },
    },
    points: (values: PoolValues) => {
      const last = Math.max(400, values.priceChangePercent)
      return Array.from({ length: 41 }, (_, step) => {
        const change = -95 + ((last + 95) * step) / 40
        const { inPool, held } = poolShare({ ...values, priceChangePercent: change })
        return { x: change, inPool, held }
      })
    },
  },
  goals: [{ question: 'What fees make up for it?', input: 'feesPercent', output: 'lossPercent', target: 0 }],
  ...impermanentLossDetails,
})
