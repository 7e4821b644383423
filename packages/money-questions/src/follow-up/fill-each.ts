import { joined, lines, tell } from '../answer/parts.ts'
import { toSaid } from '../answer/to-said.ts'
import type { Variable } from '../grammar/family.ts'
import { familyPhrases, type Phrases } from '../languages/phrases.ts'
import type { Candidate } from '../plan/candidate.ts'
import { compareValues } from '../plan/compare-values.ts'
import type { Step } from '../plan/plan.ts'
import { toValue } from '../plan/score-slot.ts'
import { askForAll, isJoint } from '../plan/several-values.ts'
import { understand } from '../plan/understand.ts'
import type { Understood } from '../plan/understood.ts'
import { listTelling } from '../read/list-telling.ts'
import { nothingSaid } from '../read/pick-words.ts'
import type { Reading } from '../read/read-words.ts'
import { isAnother } from './is-about.ts'

/** The units of figures, as they are written. */
const unitOf: Readonly<Partial<Record<Variable['kind'], string>>> = {
  percent: 'percent',
  years: 'years',
  months: 'months',
  money: 'inr',
  'money-a-month': 'inr',
  'money-a-year': 'inr',
  'money-a-period': 'inr',
}
/** What is said after something was asked about a list holds for each of its questions; undefined where it is about something else. */
export function answerEach(
  reading: Reading,
  year: string,
  each: readonly Candidate[],
  fresh: Understood | undefined,
): Step | undefined {
  const sides = each.map((context) => understand(reading, year, context))
  const [context] = each
  const [first] = sides
  if (context === undefined || first === undefined || !sides.every((side) => side !== undefined))
    return undefined
  if (fresh !== undefined && isAnother(reading, fresh.candidate, first.candidate, context)) return undefined
  const compared = compareValues(sides)
  return compared === undefined ? askForAll(sides) : { answer: compared }
}

/** Rates above this, and longer times in years, nobody tells without a unit. */
const MOST_BARE = 60
const LEAST_BARE_RATE = 0.5

/** "9" after nothing but a rate, or nothing but a time in years, was asked for: that is what it is. */
export function fillOnly(reading: Reading, year: string, context: Candidate): Understood | undefined {
  const [name, ...others] = context.missing
  const [quantity, ...more] = reading.quantities
  if (name === undefined || quantity?.kind !== 'bare' || others.length + more.length > 0) return undefined
  const kind = context.family.variables[name]?.kind
  const least = kind === 'percent' ? LEAST_BARE_RATE : 0
  const isPlain = listTelling(reading.tokens, reading.quantities).length === 0
  const { value, isNegative } = quantity
  const fits = (kind === 'percent' || kind === 'years') && value > least && value <= MOST_BARE
  if (!isPlain || !fits || isNegative === true) return undefined
  const { values, said } = context
  return understand(nothingSaid, year, {
    ...context,
    values: { ...values, [name]: value },
    said: [...said, name],
    missing: [],
  })
}

/**
 * "6 %, 12 % and 7 %" after as many figures of one kind were asked for: each is the figure that was asked for in its
 * place. Undefined where anything else was asked or said.
 */
export function fillInOrder(reading: Reading, year: string, context: Candidate): Understood | undefined {
  const { quantities, tokens } = reading
  const { family, missing } = context
  const variables = missing.map((name) => family.variables[name])
  const [first] = variables
  if (variables.length < 2 || quantities.length !== variables.length) return undefined
  const isAlike = variables.every((variable) => variable?.kind === first?.kind)
  const isPlain = listTelling(tokens, quantities).every(({ kind, text }) => kind !== 'word' || isJoint(text))
  const isKind = quantities.every(({ kind, per, isNegative }) => {
    const fits = first?.kind === 'percent' ? kind === 'percent' : kind === 'bare' || kind === first?.kind
    return fits && per === undefined && isNegative !== true
  })
  if (!isAlike || !isPlain || !isKind) return undefined
  const values = Object.fromEntries(
    missing.flatMap((name, index) => {
      const quantity = quantities[index]
      const variable = variables[index]
      return quantity === undefined || variable === undefined ? [] : [[name, toValue(quantity, variable)]]
    }),
  )
  const filled = { ...context, values: { ...context.values, ...values }, missing: [] }
  const understood = understand(nothingSaid, year, {
    ...filled,
    said: [...context.said, ...missing],
  })
  return understood?.answer.kind === 'answer' ? withOrder(understood, missing) : undefined
}

/** The answer, with what each figure was taken for. */
function withOrder({ answer, candidate, result }: Understood, names: readonly string[]): Understood {
  const { family, values, currency } = candidate
  const say = (phrases: Phrases) => {
    const { figures } = familyPhrases(phrases, family.id)
    const told = names.map((name) => {
      const unit = unitOf[family.variables[name]?.kind ?? 'number'] ?? 'number'
      return tell(phrases.comparison.figure, {
        name: figures[name] ?? name,
        value: toSaid(Number(values[name]), unit, { computed: false, currency, phrases }),
      })
    })
    return lines(answer.say(phrases), tell(phrases.sentences.inOrder, { what: joined(told, ', ') }))
  }
  return { candidate, answer: { ...answer, say }, ...(result && { result }) }
}
