import { roundTo } from '../../core/round-to.ts'
import { arbitrage } from '../../formulas/arbitrage.ts'
import { defineCalculator } from '../define-calculator.ts'
import { amountLimits } from '../input-limits.ts'
import { parseNumbers } from '../parse-many.ts'

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
  keywords: [
    'arbitrage',
    'surebet',
    'sure bet',
    'betting',
    'odds',
    'bets',
    'hedge',
    'stake',
    'arb',
    'आर्बिट्रेज',
    'सट्टा',
  ],
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
    profit: { label: 'Profit', unit: 'usd', role: 'headline' },
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
  formulas: [
    {
      symbols: 'S₁ = S × o₂ ÷ (o₁ + o₂), for n bets Sₖ = S × (1 ÷ oₖ) ÷ Σ(1 ÷ o)',
      filled: 'Σ(1 ÷ o) = {inverseSum}',
    },
    { symbols: 'profit = max(Sₖ × oₖ) − S', filled: '{profit} = {payout} − {totalStake}' },
    { symbols: 'ROI = profit ÷ S', filled: '{roiPercent} = {profit} ÷ {totalStake}' },
  ],
  legend: {
    S: { meaning: 'Total stake', figure: 'totalStake' },
    Sₖ: { meaning: 'Stake on bet k' },
    oₖ: { meaning: 'Odds of bet k' },
    'Σ(1 ÷ o)': {
      meaning: 'Sum of the inverse odds; an arbitrage where it is below 1',
      figure: 'inverseSum',
    },
  },
  explanation: {
    steps: {
      inverse: 'The inverse odds add up to {inverseSum}: {isArbitrage}.',
      split: 'Each stake is in proportion to its inverse odds, so that every outcome pays about the same.',
      payout: 'The best outcome pays {payout}, the worst {guaranteedReturn}, on a stake of {totalStake}.',
    },
    figures: ({ odds }) => ({
      inverseSum: { value: odds.reduce((sum, odd) => sum + 1 / odd, 0), unit: 'number' },
    }),
  },
  conventions: {
    decimals: 'Stakes and the return have two decimals, and the last stake takes the remainder.',
    payout: 'Payout is the larger of the returns, the guaranteed return the smaller.',
    excluded: 'The bets exclude each other and cover every outcome; fees are not counted.',
  },
  goals: [],
  examples: [
    {
      given: { odds: [2.08, 2], totalStake: 100 },
      expect: { stakes: [49.02, 50.98], payout: 101.96, isArbitrage: 'yes' },
      source: 'arbplay.app, how to calculate a sure bet',
    },
    {
      given: { odds: [1.9, 2.2], totalStake: 1000 },
      expect: { profit: 19.53 },
      precision: 0.1,
      source: 'oddsfetcher.com, surebet guide: about 19.50 on 1,000',
    },
  ],
  sources: [
    {
      title: 'How to calculate a sure bet, Arbplay',
      url: 'https://arbplay.app/guides/how-to-calculate-a-sure-bet',
    },
    {
      title: 'Surebet calculator guide, Oddsfetcher',
      url: 'https://oddsfetcher.com/guides/surebet-calculator-guide',
    },
  ],
})
