import {
  hasNoFigure,
  isBase,
  isJoint,
  isKind,
  type Meaning,
  meaningAt,
  meaningsOf,
  type PercentRole,
  placeOf,
  prefixOf,
  type Said,
  textOf,
  toPart,
} from './percent-clauses.ts'
import { type Clause, wordAt } from './take-clauses.ts'

/** The words on both sides of the amount, up to the percentage where that is in the same clause. */
interface Beside extends Said {
  clause: Clause
  /** The place of the amount. */
  at: number
  /** The percentage stands before it in its clause. */
  isBehindPercent: boolean
  before: readonly Meaning[]
  behind: readonly Meaning[]
  /** Those before it that are no joints, and the first such one behind it. */
  named: readonly Meaning[]
  first: Meaning
  prefix: ReadonlySet<Meaning>
}

/** A role, `open` where the words leave it open, undefined where a rule says nothing. */
type Rule = (beside: Beside) => PercentRole | 'open' | undefined

/** "On" behind an amount, as Hindi has it. */
const postpositions = /^(?:pe|par|se|पर|से)$/
const withWords = /^(?:with|saath|साथ)$/
/** What has a tax in it, or is added to. */
const ofBill = /^(?:bill|mrp|total)$/
const taxWords = /\b(?:gst|vat|tax)\b/

/** What the words beside an amount say that it is; the first rule that says something holds. */
const rules: readonly Rule[] = [
  // "Rose by 60".
  ({ clause, at }) => (wordAt(clause, at - 1) === 'by' ? 'change' : undefined),
  // "On 80,000", "80,000 par"; in "15 % off on an item gives 450" it is said of something else.
  ({ named, clause, at, means }) =>
    postpositions.test(wordAt(clause, at + 1)) ||
    (named.includes('on') &&
      named.slice(named.lastIndexOf('on') + 1).every((one) => isBase(one) || one === 'total'))
      ? means.has('inclusive')
        ? 'open'
        : 'base'
      : undefined,
  ({ named }) => (named.includes('ask') ? 'open' : undefined),
  ({ named, isAdded }) => (named.includes('total') ? (isAdded ? 'after' : 'open') : undefined),
  ({ behind, clause, at }) =>
    behind.includes('without') || behind.includes('in') || withWords.test(firstAfter(clause, at))
      ? 'open'
      : undefined,
  ({ behind }) => (behind.includes('after') ? 'after' : undefined),
  toldByTo,
  ({ means, clauses }) =>
    means.has('inclusive') ? (isAskedInclusive(clauses) ? 'open' : 'after') : undefined,
  // "40 % of 50,000".
  ({ before, named, isBehindPercent }) =>
    before.at(-1) === 'of' && named.length === 0 ? (isBehindPercent ? 'base' : 'open') : undefined,
  // "27,000 mila", where nothing before it calls it a discount of so much.
  ({ behind, named, isBehindPercent, means }) =>
    behind[0] === 'got' && !(isKind(named.at(-1)) && !isBehindPercent) ? toGot(means) : undefined,
  // "15 % chhoot me 450 bache": saved by it, or left.
  ({ first, named, before }) =>
    first === 'rest' || named.at(-1) === 'rest' ? (before.includes('in') ? 'open' : 'after') : undefined,
  ({ named }) => (named.includes('before') || named.includes('without') ? 'base' : undefined),
  ({ named }) => (named.includes('after') ? 'after' : undefined),
  toldByKind,
  // "Price before a 20 % discount is 500".
  ({ prefix }) =>
    prefix.has('before') || prefix.has('without') ? (prefix.has('after') ? 'open' : 'base') : undefined,
  ({ prefix }) => (prefix.has('after') ? 'after' : undefined),
  ({ named, isAdded }) => (named.includes('net') ? (isAdded ? 'base' : 'after') : undefined),
  // "Hike 10 % mila 4500 ka".
  ({ named, isBehindPercent, clause, at }) =>
    named.at(-1) === 'got' && isBehindPercent && wordAt(clause, at + 1) === 'ka' ? 'change' : undefined,
  ({ first, named, means }) => (first === 'got' || named.at(-1) === 'got' ? toGot(means) : undefined),
  ({ first, named, means }) =>
    first === 'paid' || named.at(-1) === 'paid' ? (means.has('down') ? 'after' : 'open') : undefined,
  ({ means, named }) =>
    means.has('upwards') || means.has('downwards') ? (isBase(named.at(-1)) ? 'base' : 'open') : undefined,
  // "18 % = 360", "2 % hua 9000": so much is the percentage.
  ({ named, before, isBehindPercent }) =>
    named.length === 0 ? (isBehindPercent && before.includes('is') ? 'change' : 'open') : undefined,
  // "Bill 944, GST 18 %, how much tax": in it, or on it.
  ({ before, clause, at, clauses }) =>
    before.length > 0 && ofBill.test(nameBefore(clause, at)) && taxWords.test(textOf(clauses))
      ? 'open'
      : undefined,
  ({ named }) => (isBase(named.at(-1)) ? 'base' : undefined),
]

/** What the words beside the amount call it; undefined where they leave it open. */
export function readToldRole(said: Said): PercentRole | undefined {
  const { clause, at } = placeOf(said.clauses, 'amount')
  const former = clause.findLastIndex(({ kind }, place) => place < at && kind === 'percent')
  const next = clause.findIndex(({ kind }, place) => place > at && kind === 'percent')
  const meaningsBetween = (from: number, to: number) =>
    clause.slice(from, to).map((_, place) => meaningAt(clause, from + place))
  const before = meaningsBetween(former + 1, at)
  const behind = meaningsBetween(at + 1, next < 0 ? clause.length : next)
  const beside: Beside = {
    ...said,
    ...{ clause, at, before, behind },
    isBehindPercent: former >= 0,
    named: before.filter((meaning) => !isJoint(meaning)),
    first: behind.find((meaning) => meaning !== 'idle' && meaning !== 'is'),
    prefix: prefixOf(said.clauses, former >= 0 || next < 0),
  }
  for (const rule of rules) {
    const role = rule(beside)
    if (role !== undefined) return role === 'open' ? undefined : role
  }
  return undefined
}

/** "Increased to 72,000" tells what it came to, "GST came to 540" the tax. */
function toldByTo({ before, named, isBehindPercent, kind, prefix, clause, at }: Beside): ReturnType<Rule> {
  if (before.at(-1) !== 'to') return undefined
  const own = named.at(-2) ?? (isBehindPercent ? kind : undefined)
  if (isKind(own) && !named.includes('after') && prefix.size === 0)
    return !isBehindPercent || before.findIndex(isKind) === 0 ? toPart(own, kind) : 'open'
  return wordAt(clause, at - 1) === 'to' ? 'after' : 'open'
}

/** "Commission of 5000", "5000 commission"; after "a 10 % hike" the hike is what the percentage is called, and no amount. */
function toldByKind({ before, behind, named, isBehindPercent, kind, prefix, clause, at }: Beside) {
  const last = named.at(-1)
  const isOfPercent = isBehindPercent && prefix.size > 0 && before.findIndex(isKind) === 0
  if (isKind(last) && !isOfPercent) return toPart(last, kind)
  const [next] = behind
  return isKind(next) && clause[at + 2]?.kind !== 'percent' ? toPart(next, kind) : undefined
}

/** What somebody got is what is left where something is taken off it, and a commission or a bonus itself. */
function toGot(means: ReadonlySet<Meaning>): PercentRole | 'open' {
  const taken: readonly Meaning[] = ['after', 'net', 'down', 'taken', 'rest', 'tax']
  if (taken.some((meaning) => means.has(meaning))) return 'after'
  return means.has('cut') || means.has('up') ? 'change' : 'open'
}

/** The word behind an amount that says that it is with something, or after it. */
const firstAfter = (clause: Clause, at: number) =>
  wordAt(
    clause,
    clause.findIndex((_, place) => place > at && meaningAt(clause, place) === 'after'),
  )

/** The word before an amount that calls it something. */
const nameBefore = (clause: Clause, at: number) =>
  wordAt(
    clause,
    clause.findLastIndex(
      ({ kind }, place) => place < at && kind === 'word' && !isJoint(meaningAt(clause, place)),
    ),
  )

const isAskedInclusive = (clauses: readonly Clause[]) =>
  clauses.some((clause) => hasNoFigure(clause) && meaningsOf(clause).has('inclusive'))
