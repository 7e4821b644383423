import type { Answer } from '../answering/answer.ts'
import { formatMoney, formatPercent } from '../answering/format.ts'
import { run } from '../answering/run.ts'
import type { Reading } from '../reading/read-question.ts'

const LARGEST_ODDS = 50

/** How to split a stake over odds, and what that wins; undefined where the question is about something else. */
export function solveArbitrage({ quantities, concepts, mentions, tokens }: Reading): Answer | undefined {
  if (!concepts.has('arbitrage') && !concepts.has('odds')) return undefined
  const clarify = (missing: string): Answer => ({
    kind: 'clarify',
    text: `Please tell me ${missing}. For example: "arbitrage with odds 2.1 and 2.05, total stake 100".`,
    calculations: [],
    asked: [],
  })
  const isStake = (start: number, end: number) =>
    mentions.some(
      ({ concepts: meant, start: from, end: to }) =>
        meant.includes('stake') && ((to <= start && start - to <= 2) || (from >= end && from - end <= 1)),
    )
  const large = quantities.filter(({ kind, value }) => kind === 'money' || value > LARGEST_ODDS)
  const stakes =
    large.length > 0
      ? large
      : quantities.filter(({ start, end, value }) => isStake(start, end) && Number.isInteger(value))
  const odds = quantities.filter((quantity) => !stakes.includes(quantity))
  // "5/2" are fractional odds; "2.05 / 2.08" are two.
  const isFraction = tokens.some(
    ({ text }, at) =>
      text === '/' && [at - 1, at + 1].some((beside) => /^\d+$/.test(tokens[beside]?.text ?? '')),
  )
  if (isFraction || odds.length < 2 || odds.some(({ value, kind }) => kind !== 'bare' || value <= 1))
    return clarify('the decimal odds of all outcomes')
  const [stake, ...others] = stakes
  if (stake === undefined || others.length > 0) return clarify('the total stake')
  const result = run({
    calculator: 'arbitrage',
    values: { odds: odds.map(({ value }) => value), totalStake: stake.value },
  })
  if (result === undefined) return clarify('odds above 1')
  const currency = stake.currency ?? 'USD'
  const money = (value: unknown) => formatMoney(Number(value), currency)
  const split = result.figures.stakes?.value as unknown as readonly number[]
  const profit = Number(result.figures.profit?.value)
  const each = split.map((amount, index) => `${money(amount)} on odds ${odds[index]?.value}`).join(' and ')
  const roi = formatPercent(Number(result.figures.roiPercent?.value))
  const wins =
    profit >= 0
      ? `wins **${money(profit)}** (${roi})`
      : `loses **${money(-profit)}** (${roi}): these odds are no arbitrage`
  return {
    kind: 'answer',
    text: `Put ${each}. That ${wins}.\n*Assumed: stakes rounded to two decimals; the payout is the larger of the returns.*`,
    calculations: [result.calculation],
    asked: concepts.has('split') ? split : [profit],
  }
}
