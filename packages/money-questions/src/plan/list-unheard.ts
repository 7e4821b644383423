import type { Concept } from '../grammar/concepts.ts'
import { type Ask, type Family, namesOf } from '../grammar/family.ts'
import { monthlyAsked, otherQuestions, yearlyAsked } from '../grammar/other-questions.ts'
import {
  aMonth,
  givingBack,
  inAll,
  inPercent,
  inToday,
  interestLeft,
  meanWords,
  multiples,
  ofPart,
  periods,
  plainlyGrowing,
  shareWords,
  stakedAtApr,
  taxTold,
  yesOrNo,
} from '../grammar/unheard.ts'
import { units } from '../grammar/units.ts'
import type { Mention } from '../read/find-concepts.ts'
import { isInside } from '../read/is-inside.ts'
import type { Reading } from '../read/read-words.ts'
import type { Context } from './candidate.ts'

/** So many words apart, a period is still said of an amount. */
const REACH = 3

/** What asks for a figure of a loan, and does not say which. */
const ofPayments: ReadonlySet<Concept> = new Set(['howMuch', 'paidIn', 'received', 'finalAmount'])
const amountSigns = new Set(['₹', '$', '€', '£', '=', ':'])
/** What a figure is called where it is asked for, and the questions that it is the answer of. */
const figuresOf: Readonly<Partial<Record<Concept, readonly string[]>>> = {
  principal: ['principal', 'presentInvestment', 'monthlyInvestment', 'outstanding', 'principalPart'],
}
/** Between the word that asks and what was done. */
const past = new Set(['did', 'have', 'had', 'i', 'we', 'he', 'she', 'they', 'total'])
/** Between such a word and the one that asks. */
const copulas = new Set([
  'is',
  'was',
  'were',
  'will',
  'be',
  'the',
  'my',
  'hai',
  'tha',
  'hoga',
  'है',
  'था',
  'होगा',
])
/** What is worth something else today. */
const toDays: ReadonlySet<string> = new Set(['futureValue', 'maturity', 'total', 'futureCost'])
/** What asks for the sum of all years. */
const ofAllYears = /\b(?:total|in all|altogether|overall|sum of|kul)\b|कुल/
/** What a plan comes to. */
const wholes: ReadonlySet<string> = new Set(['futureValue', 'maturity', 'total'])

/**
 * Words that ask for another figure than the one that is computed: so much a year where it is of all years, a share
 * or a mean where it is an amount, a part of the plan where it is the whole.
 */
export function listUnheard(
  reading: Reading,
  family: Family,
  ask: Ask,
  context: Context | undefined,
): string[] {
  const said = family.cues
  const choices = Object.values(family.choices ?? {}).flatMap(({ by }) => Object.keys(by))
  const isOwn = (concept: Concept) => choices.includes(concept) || (said[concept] ?? 0) > 0
  const found = [
    ...(family.id === 'step-up-sip' ? [] : listPeriods(reading, ask, isOwn)),
    ...listManners(reading, ask),
    ...(ask.find.endsWith('Percent') ? [] : (inPercent.exec(reading.text)?.slice(0, 1) ?? [])),
    ...listPaidIn(reading, ask),
    ...listLosses(reading, ask),
    ...listNamed(reading, ask),
    ...listTold(reading, family, ask),
    ...listPrices(reading, family, context),
    ...listSums(reading, ask),
    ...(context === undefined ? listUnsaid(reading, family, ask) : []),
    ...(toDays.has(ask.find) ? (inToday.exec(reading.text) ?? []) : []),
    ...(choices.some((concept) => reading.concepts.has(concept as Concept))
      ? []
      : (stakedAtApr.exec(reading.text) ?? [])),
    ...listDefaults(reading, family, ask, context),
    ...listParts(reading, family, ask, context),
    ...listOtherQuestions(reading, family, ask, context),
  ]
  // Two of these find the same words.
  return [...new Set(found)]
}

/** Words by which something else is asked than this kind of question answers. */
function listOtherQuestions(
  { text, quantities }: Reading,
  { id }: Family,
  { find }: Ask,
  context: Context | undefined,
): string[] {
  const found = otherQuestions.flatMap(({ words, families, finds, isFollowing = false }) =>
    families.includes(id) && (finds === undefined || finds.includes(find)) && (!isFollowing || context)
      ? (words.exec(text)?.slice(0, 1) ?? [])
      : [],
  )
  if (find !== 'futureCost') return found
  // "40,000 a month", and what a year costs then.
  const per = quantities.find(({ kind }) => kind !== 'percent' && kind !== 'years')?.per
  const other = per === 'month' ? yearlyAsked : per === 'year' ? monthlyAsked : undefined
  return [...found, ...(other?.exec(text)?.slice(0, 1) ?? [])]
}

/** "Interest per year" is no interest of all years; "5000 every month" is said of an amount. */
function listPeriods(reading: Reading, { find }: Ask, isOwn: (concept: Concept) => boolean): string[] {
  const { mentions, tokens, quantities } = reading
  const isRate = find.endsWith('Percent')
  const own = aMonth.has(find) ? 'month' : isRate ? 'year' : undefined
  const told = quantities.find(({ kind }) => kind === 'money' || kind === 'bare')?.per
  return mentions.flatMap((mention, index) => {
    const { concepts, start, end } = mention
    const period = concepts.flatMap((concept) => periods[concept] ?? [])[0]
    if (period === undefined || period === own || concepts.some(isOwn)) return []
    // "At the start of each month" says when, and not of what.
    const before = mentions[index - 1]
    const after = mentions[index + 1]
    // "Monthly SIP", "a SIP, monthly": how the plan is paid.
    const isOfPlan =
      period === 'month' &&
      [before, after].some(
        (other) =>
          other?.concepts.some((concept) => concept === 'sip' || concept === 'invest') &&
          Math.min(Math.abs(other.end - start), Math.abs(other.start - end)) <= 1,
      )
    const isWhen =
      before?.end === start && before.concepts.some((concept) => concept === 'atStart' || concept === 'atEnd')
    if (
      isOfPlan ||
      isWhen ||
      (find === 'futureCost' && period === told) ||
      isOfFigure(reading, mention, period === 'year')
    )
      return []
    return [textOf(tokens.slice(start, end))]
  })
}

/** "5000 every month", "har mahine SIP me 5000": what comes so often is an amount that is told. */
function isOfFigure({ quantities, tokens }: Reading, { start, end }: Mention, isOfYear: boolean): boolean {
  const isOpen = (from: number, to: number) =>
    to - from <= REACH &&
    tokens
      .slice(from, to)
      .every(({ kind, text }, at) =>
        kind === 'word' ? !isInside(quantities, from + at) : amountSigns.has(text),
      )
  return quantities.some(({ kind, per, start: from, end: to }) => {
    // "1 % return every month" is said of the rate, which was read as one of a year.
    const isRate = kind === 'percent' && (isOfYear || per !== undefined)
    if (kind !== 'money' && kind !== 'bare' && !isRate) return false
    return (to <= start && isOpen(to, start)) || (from >= end && isOpen(end, from))
  })
}

/** "What percentage of it", "on average", "how many times": no amount of money. */
function listManners({ tokens, quantities, mentions, text }: Reading, { find }: Ask): string[] {
  const isRate = find.endsWith('Percent')
  const found = tokens.flatMap(({ text: word }, at) => {
    if (isInside(quantities, at)) return []
    if (shareWords.has(word)) return isRate || isNextTo(quantities, at) ? [] : [word]
    return meanWords.has(word) && !isNear(quantities, at) ? [word] : []
  })
  const isAsked = mentions.some(({ concepts }) => concepts.includes('askRate'))
  return [
    ...(isAsked ? [] : found),
    ...[multiples, yesOrNo].flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
  ]
}

/** "How much invested?" asks for what was paid in, and not for what becomes of it. */
function listPaidIn({ mentions, tokens, quantities }: Reading, { find }: Ask): string[] {
  if (!wholes.has(find)) return []
  return mentions.flatMap(({ concepts, start, end }) => {
    if (!concepts.includes('invest') || concepts.includes('sip')) return []
    const clause = clauseAround(tokens, start)
    if (quantities.some(({ start: at }) => at >= clause.from && at < clause.to)) return []
    const isAsked = mentions.some(
      (other) =>
        other.concepts.includes('howMuch') &&
        (other.start === end ||
          (other.end <= start && tokens.slice(other.end, start).every(({ text }) => past.has(text)))),
    )
    const isAlone = mentions.every(
      (other) => other.concepts.includes('invest') || other.start < clause.from || other.start >= clause.to,
    )
    return isAsked || isAlone ? [textOf(tokens.slice(start, end))] : []
  })
}

/** "… loses 15 % a year; what loss?" tells of a loss once, and asks for it then. */
function listLosses({ mentions, tokens, quantities }: Reading, { find }: Ask): string[] {
  if (find !== 'remaining') return []
  const losses = mentions.filter(({ concepts }) => concepts.includes('losing'))
  const untold = losses.find(({ start }) => {
    const { from, to } = clauseAround(tokens, start)
    return !quantities.some(({ start: at, kind }) => kind === 'percent' && at >= from && at < to)
  })
  return losses.length > 1 && untold !== undefined ? [textOf(tokens.slice(untold.start, untold.end))] : []
}

/** "Principal was how much", "rate kitna": what stands beside the word that asks is what is asked. */
function listNamed({ mentions, tokens, quantities }: Reading, { find }: Ask): string[] {
  return mentions.flatMap(({ concepts, start, end }) => {
    const finds = concepts.flatMap((concept) => figuresOf[concept] ?? [])
    if (finds.length === 0 || finds.includes(find)) return []
    const isHere = (from: number, to: number) =>
      tokens
        .slice(from, to)
        .every(
          ({ kind, text }, at) => kind === 'word' && copulas.has(text) && !isInside(quantities, from + at),
        )
    const isAsked = mentions.some(
      ({ concepts: others, start: from, end: to }) =>
        others.includes('howMuch') &&
        ((to <= start && start - to <= 2 && isHere(to, start)) ||
          (from >= end && from - end <= 2 && isHere(end, from))),
    )
    return isAsked ? [textOf(tokens.slice(start, end))] : []
  })
}

/** A figure that is told to be the outcome already: the tax that was paid, the interest after a prepayment. */
function listTold({ concepts, text, said = text }: Reading, { id }: Family, { find }: Ask): string[] {
  if (find === 'annualRatePercent') return inAll.exec(said)?.slice(0, 1) ?? []
  if (id === 'crypto-tax') return taxTold.exec(text)?.slice(0, 1) ?? []
  if (find !== 'interestSavedByTenure' || concepts.has('saved')) return []
  return interestLeft.exec(text)?.slice(0, 1) ?? []
}

/**
 * An amount, a rate and a time grow forwards where nothing says of which kind they are; with any but plain words they may be
 * told from the end: "what amount today is 10 lakh after 8 years at 9 %".
 */
function listUnsaid({ tokens, concepts, quantities }: Reading, family: Family, { find }: Ask): string[] {
  if (family.id !== 'compound-interest' || find !== 'total') return []
  const said = [
    'lumpSum',
    ...namesOf(family),
    ...Object.keys(family.choices?.frequency?.by ?? {}),
  ] as Concept[]
  if (said.some((name) => name !== 'yearly' && concepts.has(name))) return []
  return tokens.flatMap(({ kind, text }, at) =>
    kind === 'word' && !isInside(quantities, at) && !plainlyGrowing.has(text) ? [text] : [],
  )
}

/** "5 lakh a year, rising 5 %, for 10 years in total": the sum of all years, and not what the last of them costs. */
function listSums({ text }: Reading, { find }: Ask): string[] {
  return find === 'futureCost' ? (ofAllYears.exec(text)?.slice(0, 1) ?? []) : []
}

/** "If sold at 10 lakh?" after a tax on a gain tells a price, and no gain. */
function listPrices(
  { mentions, concepts, tokens }: Reading,
  { id }: Family,
  context: Context | undefined,
): string[] {
  if (id !== 'crypto-tax' || context === undefined || concepts.has('profit')) return []
  return mentions.flatMap(({ concepts: said, start, end }) =>
    said.includes('received') || said.includes('paidIn') ? [textOf(tokens.slice(start, end))] : [],
  )
}

/** The words between two pauses. */
function clauseAround(tokens: Reading['tokens'], at: number): { from: number; to: number } {
  const isPause = ({ kind }: Reading['tokens'][number]) => kind === 'pause'
  const before = tokens.slice(0, at).findLastIndex(isPause)
  const after = tokens.slice(at).findIndex(isPause)
  return { from: before + 1, to: after < 0 ? tokens.length : at + after }
}

/** Which figure of a loan is meant where none is named, and something is asked all the same. */
function listDefaults(
  { concepts, text, mentions, quantities, tokens }: Reading,
  { id }: Family,
  { find }: Ask,
  context: Context | undefined,
): string[] {
  if (id !== 'loan' || find !== 'emi') return []
  const inTotal = concepts.has('emi') ? undefined : /\b(?:total|in all|altogether)\b|कुल/.exec(text)?.[0]
  if (inTotal !== undefined) return [inTotal]
  if (context !== undefined) return []
  const isNamed = (['emi', 'askMonthly', 'monthly'] as const).some((concept) => concepts.has(concept))
  if (isNamed) return []
  const back = givingBack.exec(text)?.[0]
  if (back !== undefined) return [back]
  const others = mentions.filter(
    (mention) =>
      mention.concepts.some((concept) => ofPayments.has(concept)) && !isNextToMoney(quantities, mention),
  )
  return others.map(({ start, end }) => textOf(tokens.slice(start, end)))
}

/** After an answer about 20 years, "after 5 years" is what is owed or paid by then, and no loan of 5 years. */
function listParts(
  { tokens, quantities, text }: Reading,
  { kin, inputs }: Family,
  { needs = inputs }: Ask,
  context: Context | undefined,
): string[] {
  if (context === undefined || kin !== 'loan' || !('years' in context.values)) return []
  // "By then" is the time of the question before.
  if (!needs?.includes('afterMonth')) {
    const then = /\b(?:by then|till then|until then|tab tak)\b|तब तक/.exec(text)?.[0]
    if (then !== undefined) return [then]
  }
  if (needs?.includes('afterMonth')) return []
  const time = quantities.find(({ kind }) => kind === 'years')
  if (time === undefined || quantities.length > 1) return []
  // After a part of it, a time is another part, or another tenure.
  if (needs?.includes('instalments')) return [textOf(tokens.slice(time.start, time.end))]
  const isOfInstalments = units.get(tokens[time.end - 1]?.text ?? '') === 'instalments'
  const part = ofPart.exec(text)?.[0]
  return part !== undefined ? [part] : isOfInstalments ? ['emis'] : []
}

function isNextToMoney(quantities: Reading['quantities'], { start, end }: Mention): boolean {
  return quantities.some(
    ({ kind, start: from, end: to }) =>
      (kind === 'money' || kind === 'bare') && (Math.abs(from - end) <= 1 || Math.abs(start - to) <= 1),
  )
}

function isNear(quantities: Reading['quantities'], at: number): boolean {
  return quantities.some(
    ({ kind, start, end }) => kind !== 'years' && (Math.abs(start - at) <= REACH || Math.abs(at - end) <= 1),
  )
}

function isNextTo(quantities: Reading['quantities'], at: number): boolean {
  return quantities.some(({ start, end }) => start === at + 1 || end === at)
}

function textOf(tokens: Reading['tokens']): string {
  return tokens.map(({ text }) => text).join(' ')
}
