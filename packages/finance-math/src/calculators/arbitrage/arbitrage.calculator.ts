import { roundTo } from '../../core/round-to.ts'
import { arbitrage } from '../../formulas/arbitrage.ts'
import { defineCalculator } from '../define-calculator.ts'
import { amountLimits } from '../input-limits.ts'
import { parseNumbers } from '../parse-many.ts'
import { arbitrageDetails } from './arbitrage.details.ts'

/** Each bet with its stake and what it pays. */
function bets({ odds, totalStake }: { odds: readonly number[]; totalStake: number }) {
  const { stakes } = arbitrage({ odds, totalStake })
  return odds.map((odd, index) => {
    // There is a stake for each of the odds.
    const stake = stakes[index] as number
    return { bet: index + 1, odds: odd, stake, payout: stake * odd, profit: stake * odd - totalStake }
  })
}

/** How to split a stake over opposite bets. */
export const arbitrageCalculator = defineCalculator({
  id: 'arbitrage',
  name: 'Arbitrage Calculator',
  description: 'How to split a stake over opposite bets so that every outcome pays the same',
  icon: 'scale',
  inputs: {
    odds: {
      kind: 'list',
      parse: parseNumbers,
      label: 'Odds',
      help: 'Decimal odds of every outcome, each at its best bookmaker',
      item: 'Odds of bet',
      unit: 'odds',
      min: 1.01,
      max: 1000,
      step: 0.01,
      minItems: 2,
      maxItems: 20,
      default: [2.1, 2.05],
    },
    totalStake: {
      kind: 'number',
      label: 'Total stake',
      unit: 'usd',
      min: 0.01,
      max: 10_000_000,
      limits: amountLimits,
      step: 0.01,
      default: 100,
    },
  },
  outputs: {
    stakes: { kind: 'list', label: 'Stakes', item: 'Stake on bet', unit: 'usd', role: 'headline' },
    profit: {
      label: 'Profit',
      unit: 'usd',
      role: 'headline',
      rest: { plus: ['payout'], minus: ['totalStake'] },
    },
    roiPercent: { label: 'Return on investment', unit: 'percent', decimals: 2, role: 'detail' },
    payout: { label: 'Payout', unit: 'usd', role: 'detail' },
    guaranteedReturn: { label: 'Guaranteed return', unit: 'usd', role: 'detail' },
    isArbitrage: {
      kind: 'choice',
      label: 'Arbitrage',
      role: 'detail',
      options: {
        yes: 'An arbitrage: every outcome pays more than the stake',
        no: 'No arbitrage: the odds are too low to win whatever happens',
      },
    },
  },
  compute: (values) => {
    const { isArbitrage, ...figures } = arbitrage(values)
    const roiPercent = roundTo(figures.roiPercent, 2)
    return { ...figures, roiPercent, isArbitrage: isArbitrage ? 'yes' : 'no' }
  },
  series: {
    shape: 'bars',
    x: { label: 'Bet', unit: 'number' },
    lines: { stake: { label: 'Stake', unit: 'usd' }, payout: { label: 'Pays', unit: 'usd' } },
    points: (values) => bets(values).map(({ bet, stake, payout }) => ({ x: bet, stake, payout })),
  },
  schedule: {
    columns: {
      bet: { label: 'Bet', unit: 'number' },
      odds: { label: 'Odds', unit: 'odds' },
      stake: { label: 'Stake', unit: 'usd' },
      payout: { label: 'Pays', unit: 'usd' },
      profit: { label: 'Profit', unit: 'usd' },
    },
    rows: bets,
  },
  goals: [],
  ...arbitrageDetails,
})
