import { asking } from '../grammar/asking.ts'
import { consent } from '../grammar/blockers.ts'
import type { Concept } from '../grammar/concepts.ts'
import { families } from '../grammar/families.ts'
import { type Ask, cuesOf, type Family, needsOf, type Variable } from '../grammar/family.ts'
import { mayBe } from '../grammar/figure-labels.ts'
import { savingOfTax } from '../grammar/tax-deductions.ts'
import { hasPhrase } from '../read/find-concepts.ts'
import type { Quantity } from '../read/quantity.ts'
import type { Reading } from '../read/read-words.ts'
import type { Candidate, Context } from './candidate.ts'
import { listUnexplained } from './list-unexplained.ts'
import { listUnheard } from './list-unheard.ts'
import { isDoubted, scoreSlot, toValue } from './score-slot.ts'

/** Words that ask for something where a kind of question knows it, and mean little where it does not. */
const leaning: readonly Concept[] = [
  'need',
  'presentValue',
  'askPrincipal',
  'finalAmount',
  'left',
  'split',
  'taxSaved',
]

/** Before a figure they say what something is. */
const stating = new Set(['is', 'are', 'at', 'of', '@', 'gives', 'give', 'returns', 'hai'])

const LEAST_SCORE = 1
/** Without a single figure, a question has to say plainly what it is about. */
const LEAST_SCORE_WITHOUT_FIGURES = 4
/** How much has to be said for another kind of question before it is no longer the one before. */
const CHANGE_OF_SUBJECT = 4
const MISSING = 4
const FAR = 100
const UNEXPLAINED = 2

/** Every way to understand a question, the likeliest first; with a context, as something said after it. */
export function listCandidates(reading: Reading, context?: Context): Candidate[] {
  const candidates: Candidate[] = []
  for (const family of families) {
    const known = context && toKnown(context, family)
    if (context !== undefined && known === undefined) continue
    if (context === undefined && !isMeant(family, reading)) continue
    const isSame = context?.family.id === family.id
    const familyScore = scoreFamily(family, reading) + (isSame ? 4 : 0)
    const least = reading.quantities.length === 0 ? LEAST_SCORE_WITHOUT_FIGURES : LEAST_SCORE
    if (context === undefined && familyScore < least) continue
    if (context !== undefined && !isSame && (!isMeant(family, reading) || familyScore < CHANGE_OF_SUBJECT))
      continue
    for (const ask of family.asks) {
      const askScore = scoreAsk(family, ask, reading, context)
      if (askScore === undefined) continue
      candidates.push(...fill(family, ask, reading, familyScore + askScore, known, context))
    }
  }
  return candidates.sort((one, other) => other.score - one.score)
}

function isMeant({ requires }: Family, { concepts }: Reading): boolean {
  return requires === undefined || requires.some((concept) => concepts.has(concept))
}

function scoreFamily(
  { base = 0, cues, monthlyMoney = 0 }: Family,
  { concepts, quantities }: Reading,
): number {
  let score = base
  for (const concept of concepts) score += cues[concept] ?? 0
  if (quantities.some(({ per, kind }) => per === 'month' && kind !== 'percent')) score += monthlyMoney
  return score
}

function scoreAsk(
  family: Family,
  ask: Ask,
  reading: Reading,
  context: Context | undefined,
): number | undefined {
  const { concepts } = reading
  const { requires, excludes = [] } = ask
  const cues = cuesOf(ask)
  const isAgain = context !== undefined && context.ask.find === ask.find && context.ask.given === ask.given
  const isSameAsk = isAgain && !isNamedOtherwise(family, ask, reading)
  if (requires !== undefined && !isSameAsk && !requires.some((concept) => concepts.has(concept)))
    return undefined
  // What a deduction saves is asked for in the words of what a regime does.
  const isOpen = (concept: Concept) => concept === 'taxSaved' && context?.isSavingOfClaims === true
  if (excludes.some((concept) => concepts.has(concept) && !isOpen(concept))) return undefined
  let score = isSameAsk ? 3 : 0
  for (const concept of concepts) {
    const isAsking = asking.includes(concept)
    if (cues.includes(concept)) score += isAsking ? 3 : concept === 'howMuch' ? 0.5 : 1.5
    else if (requires?.includes(concept)) continue
    else if (isAsking && !(concept in family.cues)) score -= 2.5
    else if ((isAsking || leaning.includes(concept)) && isAskedElsewhere(family, concept)) score -= 2.5
  }
  return score
}

/** What results are called: who names one after an answer asks for it, and no longer for the one before. */
const figureNames: readonly Concept[] = [
  'emi',
  'totalInterest',
  'totalPayment',
  'outstanding',
  'principalRepaid',
  'profit',
  'investedTotal',
  'grow',
]

/** "What is the EMI for 60 lakh?" after what is owed: another figure is named than the one before, and that one is not. */
function isNamedOtherwise(family: Family, ask: Ask, { concepts, quantities }: Reading): boolean {
  const isOfPart = ask.needs?.includes('instalments') === true
  // After a part of the interest, all of it.
  if (isOfPart && concepts.has('wholeInterest') && !quantities.some(({ kind }) => kind === 'span'))
    return true
  const own = [...cuesOf(ask), ...needsOf(family, ask).flatMap((name) => family.variables[name]?.hints ?? [])]
  if (own.some((concept) => concepts.has(concept) && figureNames.includes(concept))) return false
  return family.asks.some(
    (other) =>
      other.find !== ask.find &&
      cuesOf(other).some((concept) => figureNames.includes(concept) && concepts.has(concept)),
  )
}

/** Whether another question of the family is the one that these words ask. */
function isAskedElsewhere({ asks }: Family, concept: Concept): boolean {
  return asks.some((ask) => cuesOf(ask).includes(concept))
}

/** "Returns are -2 %" says what it is; "-2 %" alone may be by how much it changes. */
function isStated({ tokens, quantities }: Reading, index: number): boolean {
  const before = (quantities[index]?.start ?? 0) - 1
  const at = /^(?:-|minus|negative)$/.test(tokens[before]?.text ?? '') ? before - 1 : before
  return stating.has(tokens[at]?.text ?? '')
}

/** The best ways to make every quantity of the question a variable of the family. */
function fill(
  family: Family,
  ask: Ask,
  reading: Reading,
  base: number,
  known: Readonly<Record<string, number | string>> | undefined,
  context: Context | undefined,
): Candidate[] {
  const slots = needsOf(family, ask)
  const found: Candidate[] = []
  const taken = new Map<string, number>()

  function place(index: number, score: number) {
    const quantity = reading.quantities[index]
    if (quantity === undefined) {
      found.push(toCandidate(score))
      return
    }
    const { label } = quantity
    for (const name of slots) {
      const variable = family.variables[name]
      if (variable === undefined || taken.has(name) || name === context?.carried) continue
      if (label !== undefined && !mayBe(label, name)) continue
      // After an answer, "-3 %" may be what it is or by how much it changes.
      if (context !== undefined && quantity.isNegative && variable.mayBeNegative && !isStated(reading, index))
        continue
      // A bare figure answers what was asked, and changes nothing else.
      const isAskedFor = context?.missing.includes(name) !== false
      const isOpen =
        reading.quantities.length === 1 &&
        context?.missing.some((asked) => asked in family.variables) === true
      if (quantity.kind === 'bare' && isOpen && !isAskedFor && known !== undefined && name in known) continue
      const fit = scoreSlot(reading, index, variable)
      if (fit === undefined) continue
      if (quantity.kind === 'bare' && isFarOff(quantity.value, known?.[name])) continue
      const wasMissing = context?.missing.includes(name) ? 2 : 0
      taken.set(name, index)
      place(index + 1, score + fit + wasMissing - strangeness(toValue(quantity, variable), known?.[name]))
      taken.delete(name)
    }
  }

  function toCandidate(score: number): Candidate {
    const values: Record<string, number | string> = {}
    const said: string[] = [...(context?.said ?? [])]
    const missing: string[] = []
    for (const name of slots) {
      const variable = family.variables[name]
      const index = taken.get(name)
      const quantity = index === undefined ? undefined : reading.quantities[index]
      if (variable === undefined) continue
      if (quantity !== undefined) {
        values[name] = toValue(quantity, variable)
        said.push(name)
      } else if (known !== undefined && name in known) values[name] = known[name] as number
      else if (variable.assume !== undefined) values[name] = variable.assume
      else missing.push(name)
    }
    const isRateOfMonth = [...taken].some(
      ([name, index]) =>
        family.variables[name]?.byMonthOfCompounding && reading.quantities[index]?.per === 'month',
    )
    const { choices, missing: open, said: chosen } = choose(family, reading, context, isRateOfMonth)
    const currency =
      reading.quantities.find((quantity) => quantity.currency)?.currency ?? context?.currency ?? 'INR'
    const all = [...missing, ...open]
    const doubted = [...taken].flatMap(([name, index]) => {
      const variable = family.variables[name]
      const isUnsure =
        variable !== undefined &&
        (isDoubted(reading, index, variable) || isOfMonth(reading.quantities[index], variable))
      return isUnsure ? [reading.tokens[reading.quantities[index]?.start ?? 0]?.text ?? name] : []
    })
    const unheard = listUnheard(reading, family, ask, context)
    // An amount in dollars turns no other one of the plan into dollars.
    const isForeign =
      context !== undefined &&
      context.currency !== currency &&
      slots.some((name) => !taken.has(name) && family.variables[name]?.kind.startsWith('money'))
    const unexplained = [
      ...(isForeign ? [currency] : []),
      ...listUnexplained(reading, family, ask),
      ...unheard,
      ...doubted,
      ...listBare(taken),
    ]
    return {
      family,
      ask,
      values,
      choices,
      ...(context?.extra && context.family === family && { extra: context.extra }),
      ...(isStillSaving(reading, family, context) && { isSavingOfClaims: true as const }),
      said: [...said, ...chosen],
      missing: isAmbiguous(ask, reading, context) ? [...all, 'unclear'] : all,
      unexplained,
      unheard,
      unaccounted: [
        ...(family.isStrict ? [...reading.unaccounted, ...reading.names] : reading.unaccounted),
        // What was asked about is open until it is answered, whatever figure is said meanwhile.
        ...(context?.missing.includes('confirmation') && !hasPhrase(consent, reading.text)
          ? context.unaccounted
          : []),
      ],
      score:
        score -
        MISSING * all.length -
        UNEXPLAINED * unexplained.length +
        inOrder(taken, ask, reading) -
        partWithoutWhole(),
      currency,
      inMonths: reading.concepts.has('inMonths') || context?.inMonths === true,
    }
  }

  /** "20 saal, kitna baki": the only time of a loan is rather its whole, where nothing says that it is over by then. */
  function partWithoutWhole(): number {
    const isOpen = context === undefined && taken.has('afterMonth') && !taken.has('years')
    const isSaid = reading.concepts.has('after') || reading.concepts.has('past')
    return isOpen && !isSaid && slots.includes('years') ? MISSING : 0
  }

  /** "8,000 a month" after a plan with one amount is another plan, and no other amount of it. */
  function isOfMonth(quantity: Quantity | undefined, { kind, byYear }: Variable): boolean {
    return context !== undefined && quantity?.per === 'month' && kind === 'money' && byYear !== true
  }

  /** "At 12 for 10": with no word that says which is which, the rate may as well be the time. */
  function listBare(places: ReadonlyMap<string, number>): string[] {
    const bare = [...places].filter(([name, index]) => {
      const kind = family.variables[name]?.kind
      const { kind: counted, start = 0 } = reading.quantities[index] ?? {}
      const isJoined = ['at', 'for', '@', 'in'].includes(reading.tokens[start - 1]?.text ?? '')
      return counted === 'bare' && isJoined && (kind === 'percent' || kind === 'years')
    })
    return bare.length > 1
      ? bare.map(([, index]) => reading.tokens[reading.quantities[index]?.start ?? 0]?.text ?? '')
      : []
  }

  place(0, base)
  return found.sort((one, other) => other.score - one.score).slice(0, 3)
}

/** Whether it has to be asked in which of two ways a question is meant; what was understood before stays so. */
function isAmbiguous(
  { unclear }: Ask,
  { concepts, quantities }: Reading,
  context: Context | undefined,
): boolean {
  const isSettled = context !== undefined && !context.missing.includes('unclear')
  if (unclear === undefined || isSettled || unclear.unless.some((concept) => concepts.has(concept)))
    return false
  const { where } = unclear
  // What was asked back once is so until it is said which way it is.
  if (where === undefined || context !== undefined) return true
  const isByMonth = quantities.some(({ kind, per }) => kind === 'percent' && per === 'month')
  return isByMonth || where.some((concept) => concepts.has(concept))
}

/** What grows is mostly named before what it becomes; a loss must not be taken for a gain. */
function inOrder(taken: ReadonlyMap<string, number>, { find }: Ask, { quantities }: Reading): number {
  const from = taken.get('principal')
  const to = ['futureValue', 'total', 'maturity', 'interest'].flatMap((name) => taken.get(name) ?? [])[0]
  if (to !== undefined && quantities[to]?.isOutcome === true) return 1.5
  return from === undefined || to === undefined
    ? 0
    : from < to
      ? 1.5
      : find === 'annualRatePercent' && !taken.has('interest')
        ? -4
        : -0.5
}

/** A bare number a hundred times as large or as small as the figure it would replace is something else. */
function isFarOff(value: number, known: number | string | undefined): boolean {
  return typeof known === 'number' && known > 0 && (value / known > FAR || known / value > FAR)
}

/** A new figure is of the size of the one that it replaces. */
function strangeness(value: number | string, known: number | string | undefined): number {
  if (typeof value !== 'number' || typeof known !== 'number' || known <= 0 || value <= 0) return 0
  return 1.5 * Math.abs(Math.log10(value / known))
}

/** After "how much tax do I save", "and for 20 lakh?" asks the same, "what is the tax then?" does not. */
function isStillSaving({ concepts, raw }: Reading, family: Family, context: Context | undefined): boolean {
  if (context?.isSavingOfClaims !== true || context.family !== family) return false
  return !concepts.has('tax') || savingOfTax.test(raw)
}

/** How often a rate is told is not how often interest is added. */
const ofYears: ReadonlySet<string> = new Set(['yearly', 'yearlyCompounding', 'monthly'])

function choose(
  { choices = {} }: Family,
  { concepts }: Reading,
  context: Context | undefined,
  /** Whether the rate was told as one of a month: then interest is added each month, where nothing else is said. */
  isRateOfMonth: boolean,
) {
  const chosen: Record<string, string> = {}
  const missing: string[] = []
  const said: string[] = []
  for (const [name, { by, assume }] of Object.entries(choices)) {
    const told = Object.entries(by).filter(([concept]) => concepts.has(concept as Concept))
    // "9 % a year, compounded quarterly" is one way; "monthly and quarterly" are two.
    const ways = told.filter(([concept]) => !ofYears.has(concept))
    const now = told[0]?.[1]
    const isTwo = new Set(ways.map(([, value]) => value)).size > 1
    const usual = isRateOfMonth ? by.monthlyCompounding : undefined
    const option = isTwo ? undefined : (now ?? usual ?? context?.choices[name] ?? assume)
    if (option === undefined) missing.push(name)
    else chosen[name] = option
    if (now !== undefined) said.push(name)
  }
  return { choices: chosen, missing, said }
}

/** Which variables of another kind of question are the same figure: one investment, one rate, one time. */
const alike: readonly (readonly string[])[] = [
  ['futureValue', 'total', 'maturity'],
  ['annualRatePercent', 'returnPercent'],
]

/** What is known from before in the terms of a family; undefined where the family cannot follow. */
function toKnown(context: Context, family: Family): Record<string, number | string> | undefined {
  const known: Record<string, number | string> = {}
  let shared = 0
  for (const [name, value] of Object.entries(context.values)) {
    const names = [name, ...(alike.find((group) => group.includes(name)) ?? [])]
    const same = names.find((candidate) => candidate in family.variables)
    if (same !== undefined) {
      known[same] = value
      shared++
    }
  }
  if (family.id === context.family.id) return known
  return shared >= 2 || (shared >= 1 && context.missing.length > 0) ? known : undefined
}
