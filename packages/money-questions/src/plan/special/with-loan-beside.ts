import { lines } from '../../answer/parts.ts'
import { toCalculation } from '../../answer/result.ts'
import { run } from '../../answer/run.ts'
import { say } from '../../answer/say.ts'
import type { Concept } from '../../grammar/concepts.ts'
import type { Reading } from '../../read/read-words.ts'
import type { Step } from '../plan.ts'

/** What is said of any amount, rate and time, of a loan as of what grows. */
const ofBoth: ReadonlySet<Concept> = new Set(['rate', 'exchangeRate', 'tenure', 'howMuch'])

/**
 * "60 lakh 8.5 % 20 years" names no kind of question: it is told what the amount grows to, and beside that what it costs
 * a month as a loan.
 */
export function withLoanBeside({ concepts }: Reading, found: Step): Step {
  const { plan, answer } = found
  const isGrowth = plan?.kind === 'calculation' && plan.candidate.family.id === 'compound-interest'
  if (!isGrowth || plan.candidate.ask.find !== 'total') return found
  if ([...concepts].some((concept) => !ofBoth.has(concept))) return found
  const { values, currency } = plan.candidate
  const { principal, annualRatePercent, years } = values
  const loan = run({
    calculator: 'loan',
    values: { principal, annualRatePercent, years },
    asked: 'emi',
    currency,
  })
  if (loan === undefined) return found
  return {
    ...found,
    answer: {
      ...answer,
      say: (phrases) => lines(answer.say(phrases), say(phrases.sentences.orLoan, loan, phrases)),
      calculations: [...answer.calculations, toCalculation(loan)],
    },
  }
}
