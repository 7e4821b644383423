import { changePlan, confirm } from './follow-up/change-plan.ts'
import { type Asked, calculationOf } from './follow-up/talk.ts'
import { adviceWords } from './grammar/blockers.ts'
import { otherRegime } from './grammar/tax-deductions.ts'
import { fill } from './languages/phrases.ts'
import { compare } from './plan/compare.ts'
import { decline } from './plan/decline.ts'
import type { Step } from './plan/plan.ts'
import { askForEach, solveEach } from './plan/several-values.ts'
import { toStep } from './plan/to-step.ts'
import { understand } from './plan/understand.ts'
import { hasPhrase } from './read/find-concepts.ts'
import { readOwnWords } from './read/reword.ts'
import { withMultiples } from './read/with-multiples.ts'

/** What the families of the grammar make of it: on its own, or going on from what was said before. */
export function planByGrammar(asked: Asked): Step {
  const { last, world } = asked
  const { year } = world
  const context = calculationOf(last)
  const regime = context?.family.id === 'tax' ? otherRegime(asked.reading.asked) : undefined
  const reading = regime === undefined ? asked.reading : readOwnWords(regime)
  const { quantities, concepts, text } = reading
  const fresh = understand(withMultiples(reading), year)
  const isWhole = fresh?.candidate.missing.length === 0 && fresh.answer.kind === 'answer'
  if (!isWhole && hasPhrase(adviceWords, text)) return { answer: decline(({ refusals }) => refusals.advice) }
  if (concepts.has('compare') && (quantities.length >= 2 || context === undefined)) {
    const compared = compare(reading, year)
    if (compared !== undefined) return { answer: compared }
    if (fresh !== undefined && !isWhole) return toStep(fresh)
  }
  const each = isWhole ? undefined : solveEach(reading, year)
  if (each !== undefined) return { answer: each }
  return (
    (last && changePlan({ ...asked, reading }, fresh)) ??
    (isWhole ? undefined : askForEach(reading, year)) ??
    (fresh && toStep(fresh)) ??
    confirm({ ...asked, reading }) ?? { answer: refuse(asked) }
  )
}

/** Why nothing came of it. */
function refuse({ reading, last }: Asked) {
  const { quantities, concepts } = reading
  if (quantities.some(({ kind }) => kind === 'span'))
    return decline(({ refusals, beyond }) => fill(refusals.beyond, { what: beyond.singlePeriods }))
  if (quantities.length > 0 && calculationOf(last) === undefined && concepts.size > 0)
    return decline(({ refusals }) => refusals.noFigures, 'clarify')
  return decline(({ refusals }) => refusals.notComputable)
}
