import { above, list, object, result } from '../primitives/check.ts'
import { roundAmount } from './round-amount.ts'

/** What `arbitrage` takes: decimal odds of outcomes that exclude each other, and money. */
export interface ArbitrageInput {
  odds: readonly number[]
  totalStake: number
}

/** How to split the stake, and what comes back. */
export interface ArbitrageResult {
  stakes: number[]
  payout: number
  guaranteedReturn: number
  profit: number
  roiPercent: number
  isArbitrage: boolean
}

/**
 * Splits a stake over all outcomes so that each returns the same, whichever happens.
 *
 * Stakes are to two decimals, the last taking the remainder. payout is the larger return, guaranteedReturn the
 * smaller, and profit the payout less the stake.
 *
 * @formula S_k = S × (1 / o_k) / Σ (1 / o)
 * @formula "an arbitrage where" Σ (1 / o) < 1
 * @where S the stake; S_k the part on outcome k; o_k its decimal odds
 * @param input odds: two or more decimal odds above 1; totalStake in money
 * @see equal-return staking of surebets: each stake in proportion to 1/odds
 * @throws FinanceMathError INVALID_ARGUMENT naming odds or totalStake; NO_SOLUTION beyond the largest number
 * @example
 * arbitrage({ odds: [2.15, 2.1], totalStake: 200 }).stakes //=> [98.82, 101.18]
 */
export function arbitrage(input: ArbitrageInput): ArbitrageResult {
  const { odds, totalStake } = object('input', input)
  above('totalStake', totalStake, 0)
  let inverse = 0
  for (const odd of list('odds', odds, 2)) inverse += 1 / above('odds', odd, 1)

  const stakes: number[] = []
  let left = totalStake
  let payout = 0
  let guaranteedReturn = Infinity
  const isRound = roundAmount(totalStake, 100) === totalStake
  odds.forEach((odd, index) => {
    const share = Math.min(left, roundAmount(totalStake / odd / inverse, 100))
    const stake = odds[index + 1] ? share : left
    left -= stake
    // Takes the binary dust off a difference of hundredths; a finer total keeps its own digits.
    if (isRound) left = roundAmount(left, 100)
    stakes.push(stake)
    payout = Math.max(payout, stake * odd)
    guaranteedReturn = Math.min(guaranteedReturn, stake * odd)
  })
  const profit = result('totalStake', totalStake, payout) - totalStake
  // The inverse of six odds of 6 adds up to a hair below 1, and is none.
  const isArbitrage = inverse < 1 - 1e-12
  return { stakes, payout, guaranteedReturn, profit, roiPercent: (profit / totalStake) * 100, isArbitrage }
}
