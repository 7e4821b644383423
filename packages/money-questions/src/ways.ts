import { changePlan, confirm } from './follow-up/change-plan.ts'
import { changePurchase } from './follow-up/change-purchase.ts'
import { changeSum } from './follow-up/change-sum.ts'
import { changeTrade } from './follow-up/change-trade.ts'
import { differFromBefore } from './follow-up/differ-from-before.ts'
import { withAskedInterest } from './follow-up/is-about.ts'
import { type Asked, calculationOf } from './follow-up/talk.ts'
import { adviceWords } from './grammar/blockers.ts'
import { otherRegime } from './grammar/tax-deductions.ts'
import { fill } from './languages/phrases.ts'
import { compare } from './plan/compare.ts'
import { decline, declineBlocked, declineMixed, declineUnclear } from './plan/decline.ts'
import { differByFigure } from './plan/differ-by-figure.ts'
import type { Step } from './plan/plan.ts'
import { askForEach, solveEach } from './plan/several-values.ts'
import { askIntoWhich, askWhichCurrency } from './plan/special/ask-which-currency.ts'
import { planSum } from './plan/special/plan-sum.ts'
import { solveAfterTax } from './plan/special/solve-after-tax.ts'
import { solveArbitrage } from './plan/special/solve-arbitrage.ts'
import { solveFlat } from './plan/special/solve-flat.ts'
import { solveFlows } from './plan/special/solve-flows.ts'
import { solveRatio } from './plan/special/solve-ratio.ts'
import { solveTax } from './plan/special/solve-tax.ts'
import { alone, toStep } from './plan/to-step.ts'
import { understand } from './plan/understand.ts'
import { hasPhrase } from './read/find-concepts.ts'
import { readOwnWords } from './read/reword.ts'
import { withMultiples } from './read/with-multiples.ts'

/** A way to understand what is asked; undefined where it is about something else. */
type Way = (asked: Asked) => Step | undefined

const ways: readonly Way[] = [
  ({ reading }) => alone(askWhichCurrency(reading)),
  ({ reading, world }) => planSum(reading, world),
  changeSum,
  ({ reading, last }) => (last === undefined ? alone(askIntoWhich(reading)) : undefined),
  ({ reading, world }) => {
    const taxed = solveTax(reading, world.year)
    return taxed && ('candidate' in taxed ? toStep(taxed) : taxed)
  },
  changeTrade,
  changePurchase,
  ({ reading, world }) => alone(differByFigure(reading, world.year)),
  ({ reading, last, world }) => {
    const before = calculationOf(last)
    return alone(before && differFromBefore(reading, world.year, before, last?.former))
  },
  ({ reading, world }) => alone(solveFlat(reading, world.year)),
  ({ reading, world }) => alone(solveAfterTax(reading, world.year)),
  ({ reading }) => alone(solveRatio(reading)),
  ({ reading }) => alone(declineBlocked(reading)),
  ({ reading }) => alone(solveFlows(reading)),
  ({ reading }) => alone(solveArbitrage(reading)),
  ({ reading }) => alone(declineMixed(reading)),
  ({ reading }) => alone(declineUnclear(reading)),
]

/** A question by the kinds that the grammar knows: the first way that is about it. */
export function planByKinds(asked: Asked): Step {
  const reading = withAskedInterest(asked.reading, calculationOf(asked.last))
  const told = { ...asked, reading }
  for (const way of ways) {
    const step = way(told)
    if (step !== undefined) return step
  }
  return planByGrammar(told)
}

/** What the families of the grammar make of it: on its own, or going on from what was said before. */
function planByGrammar(asked: Asked): Step {
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
  const open = isWhole || last !== undefined ? undefined : askForEach(reading, year)
  return (
    open ??
    (last && changePlan({ ...asked, reading }, fresh)) ??
    (isWhole || last === undefined ? undefined : askForEach(reading, year)) ??
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
