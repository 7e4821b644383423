import { difference, differing, howMuch } from '../grammar/differing.ts'
import { labelIn } from '../languages/phrases.ts'
import { askWhatChanges } from '../plan/decline.ts'
import { completeNamed } from '../plan/named/complete-named.ts'
import type { NamedContext } from '../plan/named/named-context.ts'
import { solveNamed } from '../plan/named/solve-named.ts'
import type { Step } from '../plan/plan.ts'
import { tellDifferenceOf } from '../plan/tell-difference.ts'
import { isBesideFigure } from '../read/beside-figures.ts'
import { isInside } from '../read/is-inside.ts'
import type { Reading } from '../read/read-words.ts'
import { keepWords, reword } from '../read/reword.ts'
import type { Asked } from './talk.ts'

/**
 * "How much more would 4000 make?" after a recurring deposit: what a calculator comes to with the figure that is new, and
 * with those of before, and what lies between them. Undefined where no difference is asked for; asks back where it is not
 * plain which figure is new.
 */
export function differByNamed({ reading, last, world }: Asked): Step | undefined {
  const before = last?.plan?.kind === 'definition' ? last.plan.named : undefined
  const asked = withoutAskedDifference(reading)
  if (before === undefined || before.missing.length > 0 || asked === undefined) return undefined
  const now = solveNamed(asked, before, false, world.calculators)
  const isOfOne = now !== undefined && isWithOneChanged(now.named, before)
  const former = isOfOne ? completeNamed({ ...before, asked: now.named.asked }).result : undefined
  const present = now?.result
  if (now?.answer.kind !== 'answer' || former === undefined || present === undefined)
    return { answer: askWhatChanges() }
  const label = present.outputs[0]?.label ?? ''
  const told = tellDifferenceOf(former, present, { nameOf: (phrases) => inSentence(labelIn(phrases, label)) })
  return { answer: told ?? askWhatChanges(), plan: { kind: 'definition', named: now.named } }
}

/** "Maturity value" as "maturity value"; "EMI" stays. */
const inSentence = (label: string) => label.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())

/**
 * The question without the words that ask for a difference. In "how much for 1 lakh more" the word beside the figure
 * changes it: nothing asks for a difference there.
 */
function withoutAskedDifference(reading: Reading): Reading | undefined {
  const { raw, tokens, quantities } = reading
  const isAsked = howMuch.test(raw) || difference.test(raw)
  const isOfDifference = (at: number) =>
    differing.has(tokens[at]?.text ?? '') && !isInside(quantities, at) && !isBesideFigure(reading, at)
  if (quantities.length !== 1 || !isAsked || !tokens.some((_, at) => isOfDifference(at))) return undefined
  return reword(reading, ...keepWords(reading, (_, at) => !isOfDifference(at)))
}

/** Whether one of the figures of before has another value now, and nothing else changed. */
function isWithOneChanged(now: NamedContext, before: NamedContext): boolean {
  const names = [...new Set([...Object.keys(now.given), ...Object.keys(before.given)])]
  const changed = names.filter((name) => now.given[name] !== before.given[name])
  return now.words === before.words && changed.length === 1 && (changed[0] ?? '') in before.given
}
