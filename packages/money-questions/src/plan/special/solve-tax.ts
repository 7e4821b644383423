import { type TaxDeductionName, taxDeductions } from '@pkg/finance-math/tax-india'
import type { Draft, Option } from '../../answer/answer.ts'
import { MONTHS } from '../../answer/months.ts'
import {
  belowAge,
  deductionJoints,
  parentsSaid,
  regimeWords,
  savingOfTax,
  savingWords,
  type TaxItem,
  taxItems,
  whichRegime,
} from '../../grammar/tax-deductions.ts'
import { fill } from '../../languages/phrases.ts'
import { findWords } from '../../read/find-words.ts'
import { isInside } from '../../read/is-inside.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Reading } from '../../read/read-words.ts'
import { keepWords, replaceWords, reword } from '../../read/reword.ts'
import { answerCandidate } from '../answer-candidate.ts'
import { clarify } from '../ask-back.ts'
import type { Candidate } from '../candidate.ts'
import { runCandidate } from '../solve-candidate.ts'
import { understand } from '../understand.ts'
import type { Understood } from '../understood.ts'

/** What the two regimes take off a salary anyway. */
const standardDeductions = [50_000, 75_000]
/** More than this into the pension system is hardly one's own payment under 80CCD(1B). */
const MOST_OWN_PENSION = taxDeductions.section80CCD1B.limit
/** A word that nobody types, for each item that is told. */
const marker = 'zqx'
const incomeWords = /^(?:salary|income|earn|vetan|package|ctc|lpa|वेतन|सैलरी|आय|tankhwah|pagar)$/

/** That a deduction comes to those of before. */
const besides: ReadonlySet<string> = new Set('also too bhi i we have भी'.split(' '))

/** An item with the place where it is named. */
interface Named {
  item: TaxItem
  at: number
}

/**
 * What a question about income tax with deductions comes to; undefined where it is about something else.
 *
 * @param before the income tax that was computed or asked about right before: "80D 25,000" is a deduction of that
 */
export function solveTax(
  asked: Reading,
  year: string,
  before?: Candidate,
): { answer: Draft } | Understood | undefined {
  const text = asked.asked
  const isSaving = savingOfTax.test(text.replace(belowAge, '')) && !whichRegime.test(text)
  const reading = taxItems.reduce((told, [, pattern], index) => {
    const named = findWords(told, pattern)
    return replaceWords(told, named, `${marker}${String.fromCharCode(97 + index)}`)
  }, asked)
  if (!reading.tokens.some(({ text: word }) => word.startsWith(marker)))
    // "My salary is 20 lakh, how much tax do I save?" says by nothing.
    return isSaving && asked.quantities.length === 1
      ? { answer: clarify(({ tax }) => tax.savingNeeds) }
      : undefined
  const named = reading.tokens.flatMap(({ text: word }, at): Named[] => {
    const index = word.startsWith(marker) ? word.charCodeAt(marker.length) - 97 : -1
    const item = taxItems[index]?.[0]
    return item === undefined ? [] : [{ item, at }]
  })
  // Only 80C and other deductions in all are what the grammar reads by itself.
  if (!isSaving && named.every(({ item }) => item === 'section80C'))
    return lacksAmount(reading, named, before) ? { answer: clarify(({ tax }) => tax.whichAmount) } : undefined
  if (
    !isSaving &&
    before === undefined &&
    !whichRegime.test(text) &&
    !reading.tokens.some(({ text: word }) => incomeWords.test(word))
  )
    return undefined
  if (named.some(({ item }) => item === 'unknown')) return { answer: askAboutItem('unknown') }
  if (named.some(({ item }) => item === 'rentAllowance')) return { answer: askAboutItem('rentAllowance') }
  const bound = bind(reading, named, isSaving || before !== undefined)
  if (bound === undefined) return { answer: clarify(({ tax }) => tax.whichAmount) }
  const claims = new Map<TaxDeductionName | 'seniorParent', number | string>()
  for (const [{ item: said }, quantity] of bound) {
    const isParents = said === 'seniorParents' || said === 'youngerParents'
    if (isParents) claims.set('seniorParent', parentsSaid[said])
    const item = isParents ? 'section80DParents' : said
    const amount =
      quantity === undefined ? undefined : quantity.value * (quantity.per === 'month' ? MONTHS : 1)
    if (item === 'standard') {
      if (amount !== undefined && !standardDeductions.includes(amount))
        return { answer: askAboutItem('standard') }
    } else if (amount === undefined || claims.has(item as TaxDeductionName)) {
      return { answer: clarify(({ tax }) => tax.whichAmount) }
    } else if (item === 'section80CCD1B' && amount > MOST_OWN_PENSION && !/eightyccd|own|self/.test(text)) {
      return { answer: askAboutItem('pension') }
    } else claims.set(item as TaxDeductionName, amount)
  }
  const isSalary = named.some(({ item }) => item === 'standard')
  const told = withoutClaims(reading, bound, text, isSalary)
  const isOfBefore = before !== undefined && told.quantities.length === 0 && claims.size > 0
  if (isOfBefore && !isSaving) {
    const rest = reword(told, ...keepWords(told, ({ text: word }) => !besides.has(word)))
    return understand(rest, year, { ...before, extra: { ...before.extra, ...Object.fromEntries(claims) } })
  }
  // What one of several deductions saves depends on the others.
  if (isOfBefore && hasClaims(before)) return { answer: clarify(({ tax }) => tax.savingNeeds) }
  const understood = understand(isSaving ? withoutSaving(told) : told, year, isOfBefore ? before : undefined)
  const isTax = understood?.candidate.family.id === 'tax'
  if (!isTax) return isSaving ? { answer: clarify(({ tax }) => tax.savingNeeds) } : undefined
  return withClaims(understood, Object.fromEntries(claims), isSaving)
}

/** "Salary 12 lakh, old regime, 80C": the one amount is the income. */
function lacksAmount({ quantities, tokens }: Reading, named: readonly Named[], before?: Candidate): boolean {
  const [amount, ...others] = quantities.filter(({ kind }) => kind === 'money' || kind === 'bare')
  if (before !== undefined || amount === undefined || others.length > 0) return false
  const { start, end } = amount
  const isIncome = [...tokens.slice(Math.max(0, start - 3), start), ...tokens.slice(end, end + 2)].some(
    ({ text }) => incomeWords.test(text),
  )
  const [{ at } = { at: 0 }] = named
  return (
    isIncome &&
    !tokens.slice(Math.min(at, end), Math.max(at, start)).every(({ text }) => deductionJoints.has(text))
  )
}

const hasClaims = ({ extra = {}, values }: Candidate) =>
  Object.keys(extra).length > 0 || Number(values.section80C ?? 0) > 0 || Number(values.other ?? 0) > 0

/** The question of which a deduction lowers the tax: a deduction counts in the old regime, unless the new one is named. */
function withoutSaving(told: Reading): Reading {
  const kept = keepWords(told, ({ text }) => !savingWords.has(text))
  const { concepts } = reword(told, ...kept)
  const isNamed = concepts.has('newRegime') || concepts.has('oldRegime')
  return reword(told, ...kept, ', tax', isNamed ? '' : 'in the old regime')
}

/** The answer with the deductions in it; a question back keeps them for what is said after it. */
function withClaims(
  { answer, candidate }: Understood,
  extra: Candidate['extra'],
  isSaving: boolean,
): Understood {
  const claimed = { extra, ...(isSaving && { isSavingOfClaims: true as const }) }
  const whole: Candidate = { ...candidate, ...claimed }
  if (answer.kind !== 'answer') {
    const options = answer.options?.map((option) => withClaimsToo(option, claimed))
    return { candidate: whole, answer: options ? { ...answer, options } : answer }
  }
  const result = runCandidate(whole)
  // Without its deductions it would be the answer to another question.
  return {
    candidate: whole,
    answer: result ? answerCandidate(whole, result) : clarify(({ tax }) => tax.whichAmount),
  }
}

function withClaimsToo(option: Option, claimed: Pick<Candidate, 'extra' | 'isSavingOfClaims'>): Option {
  const { means } = option
  const isReading = typeof means === 'object' && 'family' in means
  return isReading ? { ...option, means: { ...means, ...claimed } } : option
}

function askAboutItem(what: 'unknown' | 'rentAllowance' | 'standard' | 'pension'): Draft {
  return clarify(({ tax }) => fill(tax.about, { what: tax[what] }))
}

/**
 * Which amount is whose: every deduction has the one right beside it, before or after, and exactly one amount is left,
 * the income, which may be left open. Undefined where there is no way to do so, or more than one.
 */
function bind(
  reading: Reading,
  named: readonly Named[],
  mayLackIncome: boolean,
): readonly (readonly [Named, Quantity | undefined])[] | undefined {
  const { quantities, tokens } = reading
  const amounts = quantities.filter(({ kind }) => kind === 'money' || kind === 'bare')
  const isJoint = (from: number, to: number) =>
    tokens.slice(from, to).every(({ text }) => deductionJoints.has(text))
  const beside = ({ at }: Named) =>
    amounts.filter(({ start, end }) => (end <= at ? isJoint(end, at) : isJoint(at + 1, start)))
  const isIncome = ({ start, end }: Quantity) =>
    [...tokens.slice(Math.max(0, start - 4), start), ...tokens.slice(end, end + 3)].some(({ text }) =>
      incomeWords.test(text),
    )
  let ways: (readonly [Named, Quantity | undefined])[][] = [[]]
  for (const name of named) {
    ways = ways.flatMap((way) => {
      const free = beside(name).filter((quantity) => way.every(([, taken]) => taken !== quantity))
      const choices: (Quantity | undefined)[] = name.item === 'standard' ? [...free, undefined] : free
      return choices.map((quantity) => [...way, [name, quantity] as const])
    })
  }
  const leftOf = (way: (typeof ways)[number]) =>
    amounts.filter((amount) => way.every(([, taken]) => taken !== amount))
  const whole = ways.filter((way) => leftOf(way).length === 1)
  const [only, ...ambiguous] = ways.filter((candidate) => leftOf(candidate).length === 0)
  if (mayLackIncome && whole.length === 0) return ambiguous.length === 0 ? only : undefined
  const [way, ...others] = whole.filter((candidate) => leftOf(candidate).every(isIncome))
  if (way !== undefined && others.length === 0) return way
  // Where several would do, the income is the largest of the amounts.
  const largest = Math.max(...amounts.map(({ value }) => value))
  const [likely, ...more] = whole.filter((candidate) =>
    leftOf(candidate).every(({ value }) => value === largest),
  )
  return more.length === 0 ? likely : undefined
}

/** The question without its deductions, told as the grammar knows it. */
function withoutClaims(
  reading: Reading,
  bound: readonly (readonly [Named, Quantity | undefined])[],
  text: string,
  isSalary: boolean,
): Reading {
  const { tokens } = reading
  const spans = bound.map(([{ at }, quantity]) => {
    const start = Math.min(at, quantity?.start ?? at)
    const isJoined = ['with', 'and', 'aur', 'और'].includes(tokens[start - 1]?.text ?? '')
    return { start: isJoined ? start - 1 : start, end: Math.max(at + 1, quantity?.end ?? 0) }
  })
  const isAsked = whichRegime.test(text)
  const rest = keepWords(
    reading,
    (token, at) => !isInside(spans, at) && !(isAsked && regimeWords.has(token.text)),
  )
  const salary = isSalary && !/salary|सैलरी|वेतन/.test(text) ? 'salary' : ''
  return reword(reading, ...rest, salary, isAsked ? ', which regime is better , how much tax is saved' : '')
}
