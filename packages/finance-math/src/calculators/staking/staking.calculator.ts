import { defineCalculator } from '../define-calculator.ts'
import { interestLimits } from '../input-limits.ts'
import { staked } from './staked.ts'
import { stakingDetails } from './staking.details.ts'

/** What staked coins earn, with rewards staked again. */
export const stakingCalculator = defineCalculator({
  id: 'staking',
  name: 'Staking Rewards Calculator',
  description: 'What staked crypto earns, and the APY that an APR is once its rewards are staked again',
  icon: 'pickaxe',
  inputs: {
    amount: {
      kind: 'number',
      label: 'Staked',
      unit: 'usd',
      min: 100,
      max: 100_000,
      limits: { min: 0.01, max: 1e12 },
      step: 100,
      default: 10_000,
    },
    aprPercent: {
      kind: 'number',
      label: 'Rewards a year (APR)',
      unit: 'percent',
      min: 0,
      max: 50,
      limits: interestLimits,
      step: 0.1,
      default: 6,
    },
    years: {
      kind: 'number',
      label: 'Staked for',
      unit: 'years',
      min: 1,
      max: 10,
      limits: { min: 1 / 12, max: 100 },
      step: 1,
      default: 3,
      granularity: 12,
    },
    restaked: {
      kind: 'choice',
      label: 'Rewards are staked again',
      default: '365',
      options: {
        '365': 'Every day',
        '52': 'Every week',
        '12': 'Each month',
        '4': 'Each quarter',
        '1': 'Once a year',
        never: 'Never',
      },
    },
    commissionPercent: {
      kind: 'number',
      label: 'The validator keeps, of the rewards',
      unit: 'percent',
      min: 0,
      max: 25,
      limits: { min: 0, max: 100 },
      step: 0.5,
      default: 0,
    },
  },
  outputs: {
    apyPercent: { label: 'Yield a year (APY)', unit: 'percent', role: 'headline', decimals: 2 },
    finalAmount: { label: 'Staked at the end', unit: 'usd', role: 'headline' },
    staked: { label: 'Staked today', unit: 'usd', role: 'part' },
    rewards: { label: 'Rewards', unit: 'usd', role: 'part' },
  },
  composition: { total: 'finalAmount', parts: ['staked', 'rewards'] },
  compute: (values) => ({ ...staked(values), staked: values.amount }),
  series: {
    shape: 'stacked',
    x: { label: 'Year', unit: 'years' },
    lines: { staked: { label: 'Staked', unit: 'usd' }, rewards: { label: 'Rewards', unit: 'usd' } },
    points: (values) =>
      Array.from({ length: 25 }, (_, step) => {
        const x = (values.years * step) / 24
        return { x, staked: values.amount, rewards: staked(values, x).rewards }
      }),
  },
  goals: [
    { question: 'At what APR does it become this much?', input: 'aprPercent', output: 'finalAmount' },
    { question: 'How much has to be staked for these rewards?', input: 'amount', output: 'rewards' },
  ],
  ...stakingDetails,
})
