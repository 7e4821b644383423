import { changePurchase } from './follow-up/change-purchase.ts'
import { changeSum } from './follow-up/change-sum.ts'
import { changeTrade } from './follow-up/change-trade.ts'
import { differFromBefore } from './follow-up/differ-from-before.ts'
import { goOnWithFound, goOnWithResult } from './follow-up/go-on-with-result.ts'
import { withAskedInterest } from './follow-up/is-about.ts'
import { type Asked, calculationOf } from './follow-up/talk.ts'
import { afterTax, ofIncome } from './grammar/after-tax.ts'
import { comesAfter, takenUpAs, takesUp } from './grammar/carrying-on.ts'
import { sharedNames } from './grammar/currency-names.ts'
import { byHowMuch, difference, differing } from './grammar/differing.ts'
import { flatWord } from './grammar/flat-or-reducing.ts'
import { longTerm, shortTerm } from './grammar/gains-of-shares.ts'
import { projectResults } from './grammar/projects.ts'
import { ratio } from './grammar/ratios.ts'
import { everyMonth, everyYear, extraPaid, extraWord, risingWord } from './grammar/steady-extras.ts'
import { aboutTax, whichRegime } from './grammar/tax-deductions.ts'
import { declineBlocked, declineMixed, declineUnclear } from './plan/decline.ts'
import { differByFigure } from './plan/differ-by-figure.ts'
import type { Step } from './plan/plan.ts'
import { askIntoWhich, askWhichCurrency } from './plan/special/ask-which-currency.ts'
import { planSum } from './plan/special/plan-sum.ts'
import { solveAfterTax } from './plan/special/solve-after-tax.ts'
import { solveArbitrage } from './plan/special/solve-arbitrage.ts'
import { askHowOften, solveExtraPayments } from './plan/special/solve-extra-payments.ts'
import { solveFlat } from './plan/special/solve-flat.ts'
import { solveFlows } from './plan/special/solve-flows.ts'
import { solveGainOfShares } from './plan/special/solve-gain-of-shares.ts'
import { solveProject } from './plan/special/solve-project.ts'
import { solveRatio } from './plan/special/solve-ratio.ts'
import { solveRisingSip } from './plan/special/solve-rising-sip.ts'
import { solveTax } from './plan/special/solve-tax.ts'
import { alone, closed, toStep } from './plan/to-step.ts'
import { planByGrammar } from './plan-by-grammar.ts'
import { isInside } from './read/is-inside.ts'
import { listCurrencies } from './read/list-currencies.ts'
import type { Reading } from './read/read-words.ts'

/** A way to understand what is asked. */
interface Way {
  /** What a question has in it that may be understood so. */
  about(asked: Asked): boolean
  /** What comes of it; undefined where it is about something else all the same. */
  plan(asked: Asked): Step | undefined
}

const isAlways = () => true
const isAlone = ({ last }: Asked) => last === undefined
const after = (kind: 'calculation' | 'sum') => (asked: Asked) => asked.last?.plan?.kind === kind
const hasWord = ({ tokens }: Reading, words: { has(word: string): boolean }) =>
  tokens.some(({ text }) => words.has(text))
const isDiffering = ({ tokens, quantities, raw }: Reading) =>
  tokens.some(({ text }, at) => differing.has(text) && !isInside(quantities, at)) ||
  byHowMuch.test(raw) ||
  difference.test(raw)

/** In the order in which they are tried; what none of them is about is left to the families of the grammar. */
const ways: readonly Way[] = [
  {
    about: ({ reading }) => hasWord(reading, sharedNames),
    plan: ({ reading }) => alone(askWhichCurrency(reading)),
  },
  { about: isAlways, plan: ({ reading, world }) => planSum(reading, world) },
  {
    about: ({ reading: { text }, last }) =>
      last !== undefined && (takesUp.test(text) || comesAfter.test(text)),
    plan: goOnWithResult,
  },
  {
    about({ reading: { text }, last }) {
      const before = calculationOf(last)
      return before !== undefined && takenUpAs[before.family.id]?.[before.ask.find]?.by.test(text) === true
    },
    plan: goOnWithFound,
  },
  { about: after('sum'), plan: changeSum },
  {
    about: (asked) => isAlone(asked) && listCurrencies(asked.reading.tokens).length === 1,
    plan: ({ reading }) => alone(askIntoWhich(reading)),
  },
  {
    about: ({ reading: { asked }, last }) =>
      aboutTax.test(asked) || whichRegime.test(asked) || calculationOf(last)?.family.id === 'tax',
    plan({ reading, last, world }) {
      const before = calculationOf(last)
      const taxed = solveTax(reading, world.year, before?.family.id === 'tax' ? before : undefined)
      return taxed && ('candidate' in taxed ? toStep(taxed) : taxed)
    },
  },
  {
    about: ({ reading: { raw } }) => longTerm.test(raw) || shortTerm.test(raw),
    plan: ({ reading, world }) => closed(solveGainOfShares(reading, world.year)),
  },
  { about: ({ last }) => last?.traded !== undefined, plan: changeTrade },
  { about: ({ last }) => last?.financed !== undefined, plan: changePurchase },
  {
    about: ({ reading: { quantities, text }, last }) =>
      calculationOf(last)?.family.kin === 'loan' &&
      quantities.length === 1 &&
      extraPaid.test(text) &&
      !everyMonth.test(text) &&
      !everyYear.test(text),
    plan: ({ reading }) => alone(askHowOften(reading)),
  },
  {
    about: ({ reading: { tokens, text } }) =>
      (everyMonth.test(text) || everyYear.test(text)) && tokens.some((token) => extraWord.test(token.text)),
    plan: ({ reading, last }) => closed(solveExtraPayments(reading, calculationOf(last))),
  },
  {
    about: ({ reading }) => reading.tokens.some(({ text }) => risingWord.test(text)),
    plan: ({ reading, last }) => closed(solveRisingSip(reading, calculationOf(last))),
  },
  {
    about: ({ reading }) => reading.quantities.length > 1 && isDiffering(reading),
    plan: ({ reading, world }) => alone(differByFigure(reading, world.year)),
  },
  {
    about: (asked) => after('calculation')(asked) && asked.reading.quantities.length === 0,
    plan({ reading, last, world }) {
      const before = calculationOf(last)
      return alone(before && differFromBefore(reading, world.year, before, last?.former))
    },
  },
  {
    about: ({ reading }) => flatWord.test(reading.text),
    plan: ({ reading, world }) => alone(solveFlat(reading, world.year)),
  },
  {
    about: ({ reading: { raw, concepts } }) =>
      ofIncome.test(raw) || (concepts.has('crypto') && afterTax.test(raw)),
    plan: ({ reading, world }) => alone(solveAfterTax(reading, world.year)),
  },
  { about: ({ reading }) => ratio.test(reading.raw), plan: ({ reading }) => alone(solveRatio(reading)) },
  {
    about: ({ reading: { asked } }) => projectResults.some(([, name]) => name.test(asked)),
    plan: ({ reading }) => alone(solveProject(reading)),
  },
  { about: isAlways, plan: ({ reading }) => alone(declineBlocked(reading)) },
  {
    about: ({ reading: { concepts, quantities } }) =>
      concepts.has('xirr') || quantities.some(({ kind }) => kind === 'date'),
    plan: ({ reading }) => alone(solveFlows(reading)),
  },
  {
    about: ({ reading: { concepts } }) => concepts.has('arbitrage') || concepts.has('odds'),
    plan: ({ reading }) => alone(solveArbitrage(reading)),
  },
  { about: isAlways, plan: ({ reading }) => alone(declineMixed(reading) ?? declineUnclear(reading)) },
]

/** A question by the kinds that the grammar knows: the first way that is about it. */
export function planByKinds(asked: Asked): Step {
  const before = calculationOf(asked.last)
  const told = before ? { ...asked, reading: withAskedInterest(asked.reading, before) } : asked
  for (const { about, plan } of ways) {
    const step = about(told) ? plan(told) : undefined
    if (step !== undefined) return step
  }
  return planByGrammar(told)
}
