import { type AnyCalculator, isShown, shownOutputs, toPaise } from '@pkg/finance-math/calculators'
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

/**
 * The parts that an answer is made of, in the order in which the answer lists them, rounded once for every place that
 * shows them; none where it has no parts.
 */
export function toResultParts(definition: AnyCalculator, answer: AnyAnswer): ResultPart[] {
  const { composition } = definition
  if (!composition || !isShown(composition.when, answer.values as AnyValues)) return []
  const outputs = answer.outputs as Readonly<Record<string, number>>
  const shown = shownOutputs(definition, answer)
  const names = Object.keys(definition.outputs).filter((name) => composition.parts.includes(name))
  const exact = names.map((name) => Number(outputs[name]))
  const hasShares = exact.every((amount) => amount >= 0) && exact.some((amount) => amount > 0)
  const shares = hasShares ? toPercentShares(exact, 1) : []
  return names.map((name, index) => ({
    name,
    amount: toPaise(Number(shown[name])),
    share: shares[index] ?? null,
  }))
}
