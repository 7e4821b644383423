import { type AnyCalculator, isShown, type OutputValue } from '@pkg/finance-math/calculators'
import { roundTo } from '@pkg/finance-math/core'
import { toPercentShares } from '@pkg/ui-kit/format/percent-shares.ts'
import type { AnyAnswer, AnyValues } from './scenario.ts'

/** The parts of a whole as they are shown beside it. */
export interface ResultPart {
  name: string
  /** In whole paise; together exactly the rounded total. */
  amount: number
  /** In percent with one decimal, together 100; null where something is lost, of which there is no share. */
  share: number | null
}

/** The parts that an answer is made of, rounded once for every place that shows them; none where it has no parts. */
export function toResultParts({ composition }: AnyCalculator, answer: AnyAnswer): ResultPart[] {
  if (!composition || !isShown(composition.when, answer.values as AnyValues)) return []
  const outputs = answer.outputs as Readonly<Record<string, OutputValue>>
  const exact = composition.parts.map((name) => Number(outputs[name]))
  const amounts = addUpPaise(exact, Number(outputs[composition.total]))
  const hasShares = exact.every((amount) => amount >= 0) && exact.some((amount) => amount > 0)
  const shares = hasShares ? toPercentShares(exact, 1) : []
  return composition.parts.map((name, index) => ({
    name,
    amount: amounts[index] ?? 0,
    share: shares[index] ?? null,
  }))
}

/** Each is its own rounding; where these miss the rounded total, those nearest to it move by a paisa. */
function addUpPaise(exact: readonly number[], total: number): number[] {
  const rounded = exact.map((amount) => roundTo(amount, 2))
  const sum = rounded.reduce((all, amount) => all + amount, 0)
  const missing = Math.round((roundTo(total, 2) - sum) * 100)
  // Beyond their own roundings something else is amiss, which no rounding may cover up.
  if (missing === 0 || Math.abs(missing) > exact.length) return rounded
  const step = Math.sign(missing)
  const leftOver = exact.map((amount, index) => (amount - (rounded[index] ?? 0)) * step)
  const nearest = [...exact.keys()]
    .filter((index) => exact[index] !== 0)
    .sort((a, b) => (leftOver[b] ?? 0) - (leftOver[a] ?? 0) || a - b)
  for (const index of nearest.slice(0, Math.abs(missing))) {
    rounded[index] = roundTo((rounded[index] ?? 0) + step / 100, 2)
  }
  return rounded
}
