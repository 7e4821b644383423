import type { Answer } from './answering/answer.ts'
import { type Run, run } from './answering/run.ts'
import { say } from './answering/say.ts'
import type { Candidate } from './matching/candidate.ts'

const MONTHS = 12
/** How often interest is added, where the calculator with a screen does not offer it. */
const periodsPerYear: Readonly<Record<string, number>> = { monthly: 12, daily: 365 }

/** Computes what a complete candidate asks; undefined where these figures have no answer. */
export function runCandidate({
  family,
  ask,
  values,
  choices,
  currency,
  inMonths,
}: Candidate): Run | undefined {
  const calculator = ask.calculator ?? family.calculator
  const { ...fixed } = { ...family.fixed, ...ask.fixed }
  const target = ask.given === undefined ? undefined : (values[ask.given] ?? fixed[ask.given])
  const { [ask.given ?? '']: _, ...rest } = { ...fixed, ...values, ...choices }
  const periods = periodsPerYear[choices.frequency ?? '']
  if (periods !== undefined && ask.given === undefined) {
    return run({ calculator: 'compound-growth', values: { ...rest, periodsPerYear: periods }, currency })
  }
  const solve =
    ask.given === undefined ? undefined : { input: ask.find, output: ask.given, target: Number(target) }
  const found = run({ calculator, values: rest, currency, ...(solve && { solve }) })
  if (found === undefined) return undefined
  if (inMonths && ask.find === 'years') return withWholeMonths(found)
  if (ask.find !== 'monthsPaid') return found
  // Run again for as long as it lasts, so that the card says what the answer says.
  const months = Number(found.figures.monthsPaid?.value)
  if (Number(found.figures.finalBalance?.value) > 0) return found
  return run({ calculator, currency, values: { ...rest, years: Math.max(1, months) / MONTHS } })
}

/** "How many months" asks for whole ones: the last of them is the one in which it comes true. */
function withWholeMonths({ calculation, figures }: Run): Run {
  const months = Math.ceil(Number(figures.years?.value) * MONTHS - 1e-6)
  return { calculation, figures: { ...figures, years: { value: months, unit: 'months' } } }
}

/** The figure that a run was asked for. */
export function askedFigure({ ask }: Candidate, { figures }: Run): number {
  const figure = figures[ask.find]
  return Number(figure?.value)
}

/** An answer in a sentence, with what it assumes. */
export function toAnswer(candidate: Candidate, result: Run): Answer {
  const { ask, currency } = candidate
  const isEndless = ask.also === 'endless' && Number(result.figures.finalBalance?.value) > 0
  const sentence = isEndless
    ? '{principal} at {annualRatePercent} a year pays {monthlyWithdrawal} a month without ever running out: the returns are enough.'
    : ask.says
  return {
    kind: 'answer',
    text: `${say(sentence, result, currency, candidate.choices)}\n*Assumed: ${listAssumptions(candidate)}.*`,
    calculations: [result.calculation],
    asked: [askedFigure(candidate, result)],
  }
}

/** What an answer takes for granted, in words. */
export function listAssumptions({ family, choices, said, values }: Candidate): string {
  const assumed = Object.entries(family.variables).flatMap(([name, { assume, name: called }]) =>
    assume !== undefined && name in values && !said.includes(name) && assume !== 0
      ? [`${called} ${assume}`]
      : [],
  )
  const chosen = Object.entries(family.choices ?? {}).flatMap(([name, { assume }]) => {
    if (assume === undefined || said.includes(name)) return []
    const sentence = assumedChoices[`${name} ${choices[name]}`]
    return sentence === undefined ? [] : [sentence]
  })
  const year =
    'financialYear' in values && !said.includes('financialYear')
      ? [`financial year ${values.financialYear}`]
      : []
  return [...year, ...chosen, ...assumed, family.assumes].join(', ')
}

const assumedChoices: Readonly<Record<string, string>> = {
  'rateConvention nominal': 'the yearly rate divided by 12 for each month',
  'frequency yearly': 'interest added once a year',
  'interestType compound': 'compound interest',
  'ageBand below60': 'age below 60',
}
