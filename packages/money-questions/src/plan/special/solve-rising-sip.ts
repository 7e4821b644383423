import type { Draft } from '../../answer/answer.ts'
import { lines, tell } from '../../answer/parts.ts'
import { askedNumber, toCalculation } from '../../answer/result.ts'
import { run } from '../../answer/run.ts'
import { say } from '../../answer/say.ts'
import { everyMonth, everyYear, risingAsked, risingFillers, risingWord } from '../../grammar/steady-extras.ts'
import type { Reading } from '../../read/read-words.ts'
import type { Candidate } from '../candidate.ts'
import { hasOtherWords, type SteadyFigures, sortFigures } from './steady-figures.ts'

/**
 * What a SIP comes to that rises by the same amount every year. The SIP is told in the question, or is the one before it.
 * Undefined where a word or a figure has no place in that, and where the rise is a percentage.
 */
export function solveRisingSip(reading: Reading, before: Candidate | undefined): Draft | undefined {
  const { quantities, text } = reading
  const figures = sortFigures(quantities)
  if (figures === undefined || hasOtherWords(reading, risingWord, risingFillers)) return undefined
  const plan = planOf(figures, before, text)
  if (plan === undefined) return undefined
  const [asked = 'futureValue'] = risingAsked.flatMap(([id, name]) => (name.test(text) ? [id] : []))
  const result = run({ calculator: 'rising-sip', values: plan, asked })
  if (result === undefined) return undefined
  return {
    kind: 'answer',
    say: (phrases) =>
      lines(
        say(phrases.steadyExtras.rising.replace(`{${asked}}`, `**{${asked}}**`), result, phrases),
        tell(phrases.sentences.assumed, { what: phrases.steadyExtras.risingAssumed }),
      ),
    calculations: [toCalculation(result)],
    asked: [askedNumber(result)],
  }
}

interface Plan extends Readonly<Record<string, number>> {
  monthlyInvestment: number
  yearlyRise: number
  annualRatePercent: number
  years: number
}

function planOf(
  { amounts, rate, years }: SteadyFigures,
  before: Candidate | undefined,
  text: string,
): Plan | undefined {
  const [first, second, ...more] = amounts
  if (first === undefined || more.length > 0) return undefined
  if (second === undefined) {
    const isOfSip =
      before?.family.id === 'sip' && before.ask.find === 'futureValue' && before.missing.length === 0
    const isPlain = isOfSip && before.currency === 'INR' && before.choices.rateConvention !== 'effective'
    if (!isPlain || rate !== undefined || years !== undefined || !everyYear.test(text)) return undefined
    const values = Object.fromEntries(
      ['monthlyInvestment', 'annualRatePercent', 'years'].map((name) => [name, Number(before.values[name])]),
    ) as unknown as Plan
    return first.per === 'month' ? undefined : { ...values, yearlyRise: first.value }
  }
  // The SIP is the larger of the two; what is said of it first, or beside "every month", tells it apart.
  const [sip, rise] = first.value > second.value ? [first, second] : [second, first]
  const isTold = sip === first || rise.per === 'year'
  const isOften = everyYear.test(text) || /\b(?:step ?up|top ?up)\b/.test(text)
  if (rate === undefined || years === undefined || !isTold || !isOften || rise.value === sip.value)
    return undefined
  if (rise.per === 'month' || (everyMonth.test(text) && sip.per !== 'month')) return undefined
  return { monthlyInvestment: sip.value, yearlyRise: rise.value, annualRatePercent: rate, years }
}
