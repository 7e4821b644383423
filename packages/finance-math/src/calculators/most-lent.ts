import { newest } from '../india/dated-rule.ts'
import { homeLoanShares } from '../india/rules/home-loan-rules.ts'

/** The most that a bank may lend on a home of this price: the largest loan that is within the share of its size. */
export function mostLent(price: number): number {
  const loans = newest(homeLoanShares).map(([upTo, percent]) =>
    Math.min(upTo ?? Number.POSITIVE_INFINITY, (price / 100) * percent),
  )
  return Math.max(...loans)
}
