import type { Details } from '../calculator.ts'

/** What people look for the arbitrage calculator by, and what explains its answers. */
export const arbitrageDetails: Details<{ odds: readonly number[]; totalStake: number }> = {
  topic: 'more',
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
  aliases: { o: 'odds', s: 'totalStake' },
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
  rounding: {
    opening: ({ totalStake }) => ({ totalStake }),
    rests: { profit: { plus: ['payout'], minusBefore: ['totalStake'] } },
  },
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
}
