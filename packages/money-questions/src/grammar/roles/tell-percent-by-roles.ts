import { wordsOf } from '../rephrasings/take-figures.ts'
import { meaningOf } from './percent-words.ts'
import { type Clause, takeClauses } from './take-clauses.ts'

/** What an amount beside a percentage is: what that is of, the percentage in money, or what there is with or without it. */
type Role = 'base' | 'change' | 'after'

interface Question {
  amount: number
  percent: number
  told: Role
  asked: Role
  /** The percentage is added; else it is taken off. */
  isAdded: boolean
}

const beginnings = wordsOf('if when agar अगर')
/** Out of an amount. */
const outOf = /(?:me|mein) se\b|में से/g
/** What is left of an income. */
const inHand = /\bin ?hand\b|\bha+th (?:me|mein)\b/g

/**
 * An amount and one percentage, where the words say which of base, change and what comes of them is told, and which is
 * asked, in other words: "spent 30 %, 14,000 left, income?". Undefined where they do not, or may say anything else.
 */
export function tellPercentByRoles(text: string): string | undefined {
  const question = readQuestion(text)
  if (question === undefined) return undefined
  const { amount, percent, told, asked, isAdded } = question
  const sign = isAdded ? '+' : '-'
  const factor = `( 1 ${sign} ${percent} / 100 )`
  const forms: Readonly<Record<`${Role} ${Role}`, string | undefined>> = {
    'base change': `${percent} % of ${amount}`,
    'base after': `${amount} * ${factor}`,
    'change base': `${amount} is ${percent} % of what`,
    'change after': `${amount} / ( ${percent} / 100 ) ${sign} ${amount}`,
    'after base': `${amount} / ${factor}`,
    'after change': `${amount} * ${percent} / ( 100 ${sign} ${percent} )`,
    'base base': undefined,
    'change change': undefined,
    'after after': undefined,
  }
  return forms[`${told} ${asked}`]
}

function readQuestion(text: string): Question | undefined {
  const clauses = takeClauses(text.replace(outOf, 'pe').replace(inHand, 'net'), beginnings)
  const pieces = clauses.flat()
  const figures = pieces.filter(({ kind }) => kind !== 'word')
  if (figures.length !== 2 || pieces.length > LONGEST) return undefined
  const [amount, percent] = ['amount', 'percent'].map((kind) =>
    figures.find((figure) => figure.kind === kind),
  )
  if (amount?.kind !== 'amount' || percent?.kind !== 'percent' || percent.value >= 100) return undefined
  if (pieces.some((piece) => piece.kind === 'word' && meaningOf(piece.text) === undefined)) return undefined
  const means = meaningsOf(pieces)
  const isAdded = readDirection(means)
  if (isAdded === undefined) return undefined
  const said: Said = { clauses, means, isAdded, part: partOf(clauses) }
  const named = readTold(said)
  // What a discount or a hike comes to is told by the rules of these; a tax and a commission may be meant otherwise there.
  const isOfBase = named === 'base' && ofDeductions.test(text)
  const asked = readAsked(said) ?? (isOfBase ? askedOfBase(said) : undefined)
  // "Share at 110, up 10 %, yesterday's close?": what was before is asked, so that this is of now.
  const isOfNow = asked === 'base' && (means.has('upwards') || means.has('downwards'))
  const isOfFormer = named === 'base' && asked === 'base' && isFormerAsked(clauses)
  const told = isOfFormer ? 'after' : (named ?? (isOfNow ? 'after' : undefined))
  // "GST 360 at 18 %, bill": with it, or without.
  if (told === 'change' && asked === 'base' && isAdded && ofBill.test(textOf(clauses))) return undefined
  if (told === undefined || asked === undefined) return undefined
  return { amount: amount.value, percent: percent.value, told, asked, isAdded }
}

/** More words than these tell a story. */
const LONGEST = 24

/** The word at a place; empty where there is a figure. */
const ofDeductions =
  /\b(?:tds|tax|commission|brokerage|fees?|charges?|deduct\w*|cut|ka[ta]\w*)\b|टैक्स|कमीशन|का[टट]/

const wordAt = (clause: Clause, at: number): string => {
  const piece = clause[at]
  return piece?.kind === 'word' ? piece.text : ''
}
const meaningsOf = (pieces: Clause): ReadonlySet<string> =>
  new Set(pieces.flatMap((piece) => (piece.kind === 'word' ? (meaningOf(piece.text) ?? []) : [])))

/** A commission is taken off; whether a tax is, what else is said tells. */
function readDirection(means: ReadonlySet<string>): boolean | undefined {
  const hasAny = (...meanings: string[]) => meanings.some((meaning) => means.has(meaning))
  const isTaxed = means.has('tax') && !hasAny('down', 'cut', 'taken', 'up')
  // A tax is taken off an income, and added to a price.
  const isOfIncome = hasAny('got', 'rest', 'income')
  const isOfPrice = hasAny('paid', 'base')
  if (isTaxed && isOfIncome === isOfPrice) return undefined
  const isTakenOff =
    hasAny('down', 'downwards', 'cut', 'taken', 'spent', 'saved', 'rest') || (isTaxed && isOfIncome)
  const isAdded = hasAny('up', 'upwards') || (isTaxed && isOfPrice)
  return isTakenOff === isAdded ? undefined : isAdded
}

const kinds = ['up', 'down', 'cut', 'taken', 'tax', 'spent', 'saved'] as const
type Kind = (typeof kinds)[number]
const isKind = (meaning: string | undefined): meaning is Kind => kinds.some((kind) => kind === meaning)

/** What is said of an amount and its percentage, clause by clause. */
interface Said {
  clauses: readonly Clause[]
  means: ReadonlySet<string>
  isAdded: boolean
  /** What the percentage is, of the two that add up to all: what is spent, or what is saved. */
  part: Kind | undefined
}

const meaningsBetween = (clause: Clause, from: number, to: number) =>
  clause.slice(from, to).map((_, place) => meaningOf(wordAt(clause, from + place)))

const isBase = (meaning: string | undefined) => meaning === 'base' || meaning === 'income'

/** What the words beside the amount call it. */
function readTold({ clauses, means, isAdded, part }: Said): Role | undefined {
  const clause = clauses.find((pieces) => pieces.some(({ kind }) => kind === 'amount')) ?? []
  const at = clause.findIndex(({ kind }) => kind === 'amount')
  const former = clause.findLastIndex(({ kind }, place) => place < at && kind === 'percent')
  const next = clause.findIndex(({ kind }, place) => place > at && kind === 'percent')
  const before = meaningsBetween(clause, former + 1, at)
  const behind = meaningsBetween(clause, at + 1, next < 0 ? clause.length : next)
  const first = behind.find((meaning) => meaning !== 'idle' && meaning !== 'is')
  const said = before.filter((meaning) => meaning !== 'idle' && meaning !== 'is' && meaning !== 'of')
  const last = said.at(-1)
  const ahead: unknown[] = [...said, ...beforePercent(clauses, former >= 0 || next < 0)]
  if (wordAt(clause, at - 1) === 'by') return 'change'
  if (behind[0] === 'on' || before.includes('on')) return means.has('inclusive') ? undefined : 'base'
  if (said.includes('ask')) return undefined
  if (said.includes('total')) return isAdded ? 'after' : undefined
  if (
    behind.includes('without') ||
    behind.includes('in') ||
    /^(?:with|saath|साथ)$/.test(firstAfter(clause, at))
  )
    return undefined
  if (behind.includes('after')) return 'after'
  if (before.at(-1) === 'to') {
    const named = said.at(-2) ?? (former >= 0 ? part : undefined)
    const hasPrefix = ahead.slice(said.length).some((one) => one !== undefined)
    if (isKind(named) && !said.includes('after') && !hasPrefix)
      return former < 0 || before.findIndex(isKind) === 0 ? toPart(named, part) : undefined
    return wordAt(clause, at - 1) === 'to' ? 'after' : undefined
  }
  if (means.has('inclusive')) return isAskedInclusive(clauses) || before.at(-1) === 'on' ? undefined : 'after'
  if (before.at(-1) === 'of' && said.length === 0) return former >= 0 ? 'base' : undefined
  if (behind[0] === 'got' && !(isKind(last) && former < 0)) return toGot(means)
  // "15 % chhoot me 450 bache": saved by it, or left.
  if (first === 'rest' || last === 'rest') return before.includes('in') ? undefined : 'after'
  if (said.includes('before') || said.includes('without')) return 'base'
  if (said.includes('after')) return 'after'
  // "After a 10 % hike it is 900": the hike is what the percentage is called, and not the amount.
  const isOfPercent =
    former >= 0 && ahead.slice(said.length).some((one) => one !== undefined) && before.findIndex(isKind) === 0
  const kind =
    isKind(last) && !isOfPercent ? last : isKind(behind[0]) && next !== at + 2 ? behind[0] : undefined
  if (kind !== undefined) return toPart(kind, part)
  const isAfterwards = ahead.includes('after')
  if (ahead.includes('before') || ahead.includes('without')) return isAfterwards ? undefined : 'base'
  if (isAfterwards) return 'after'
  if (said.includes('net')) return isAdded ? 'base' : 'after'
  if (first === 'got' || last === 'got')
    return last === 'got' && former >= 0 && wordAt(clause, at + 1) === 'ka' ? 'change' : toGot(means)
  if (first === 'paid' || last === 'paid') return means.has('down') ? 'after' : undefined
  // "18 % = 360", "2 % hua 9000": so much is the percentage.
  if (means.has('upwards') || means.has('downwards')) return isBase(last) ? 'base' : undefined
  if (last === undefined) return former >= 0 && before.includes('is') ? 'change' : undefined
  // "Bill 944, GST 18 %, how much tax": in it, or on it.
  const isOpen =
    /^(?:bill|mrp|total)$/.test(before.length > 0 ? lastWord(clause, at) : '') &&
    taxWords.test(textOf(clauses))
  return isBase(last) && !isOpen ? 'base' : undefined
}

/** What a tax is in, or added to. */
const ofBill = /^(?=.*\b(?:gst|vat|tax)\b).*\b(?:bill|invoice|total)\b|^(?=.*जीएसटी).*बिल/
const taxWords = /\b(?:gst|vat|tax)\b/
const textOf = (clauses: readonly Clause[]) =>
  clauses.flatMap((clause) => clause.map((_, at) => wordAt(clause, at))).join(' ')

/** The word behind an amount that says that it is with something. */
function firstAfter(clause: Clause, at: number): string {
  return wordAt(
    clause,
    clause.findIndex(
      (piece, place) => place > at && piece.kind === 'word' && meaningOf(piece.text) === 'after',
    ),
  )
}

/** The word before an amount that calls it something. */
function lastWord(clause: Clause, at: number): string {
  const place = clause.findLastIndex(
    (piece, before) =>
      before < at && piece.kind === 'word' && !['idle', 'is', 'of'].includes(meaningOf(piece.text) ?? ''),
  )
  return wordAt(clause, place)
}

/**
 * What stands right before the percentage, or with "baad" behind it: "after a 10 % hike", "20 % chhoot ke baad".
 *
 * @param isBefore the percentage is told before the amount
 */
function beforePercent(clauses: readonly Clause[], isBefore: boolean): (string | undefined)[] {
  const clause = clauses.find((pieces) => pieces.some(({ kind }) => kind === 'percent')) ?? []
  const at = clause.findIndex(({ kind }) => kind === 'percent')
  const said = [at - 1, at - 2, at - 3].map((place) => meaningOf(wordAt(clause, place)))
  const place = said.findIndex(
    (meaning) => meaning !== 'idle' && meaning !== 'is' && meaning !== 'of' && !isKind(meaning),
  )
  const isWith = wordAt(clause, at - place - 1) === 'with'
  const isAfterwards = clause.some((_, later) => later > at && /^(?:baad|बाद)$/.test(wordAt(clause, later)))
  return [place < 0 || (isWith && !isBefore) ? undefined : said[place], isAfterwards ? 'after' : undefined]
}

function isAskedInclusive(clauses: readonly Clause[]): boolean {
  return clauses.some(
    (clause) => clause.every(({ kind }) => kind === 'word') && meaningsOf(clause).has('inclusive'),
  )
}

/** What is spent beside what is saved is the rest of it. */
function toPart(kind: Kind, part: Kind | undefined): Role {
  const isOther =
    (kind === 'spent' || kind === 'saved') && (part === 'spent' || part === 'saved') && kind !== part
  return isOther ? 'after' : 'change'
}

/** What somebody got is what is left where something is taken off it, and a commission or a bonus itself. */
function toGot(means: ReadonlySet<string>): Role | undefined {
  if (['after', 'net', 'down', 'taken', 'rest', 'tax'].some((meaning) => means.has(meaning))) return 'after'
  return means.has('cut') || means.has('up') ? 'change' : undefined
}

/** The kind that the percentage is called, right behind it or right before it. */
function partOf(clauses: readonly Clause[]): Kind | undefined {
  const clause = clauses.find((pieces) => pieces.some(({ kind }) => kind === 'percent')) ?? []
  const at = clause.findIndex(({ kind }) => kind === 'percent')
  return [at + 1, at - 1, at + 2, at - 2].map((place) => meaningOf(wordAt(clause, place))).find(isKind)
}

/** What is looked for: in a clause without figures, which asks or is the last, or else behind the last figure. */
function readAsked({ clauses, isAdded, part }: Said): Role | undefined {
  const apart = clauses.filter(
    (clause, at) =>
      clause.every(({ kind }) => kind === 'word') &&
      (at === clauses.length - 1 || at === 0 || meaningsOf(clause).has('ask')),
  )
  const lastClause = clauses.at(-1) ?? []
  const lastFigure = lastClause.findLastIndex(({ kind }) => kind !== 'word')
  const words = apart.length > 0 ? apart.flat() : lastClause.slice(lastFigure + 1)
  const means = meaningsOf(words)
  if (means.has('on') || means.has('to')) return undefined
  const found = kinds.filter((kind) => means.has(kind))
  const [kind] = found
  if (means.has('net')) return means.size > 3 ? undefined : isAdded ? 'base' : 'after'
  if (means.has('without') || means.has('before')) return means.has('after') ? undefined : 'base'
  if (means.has('after') || means.has('inclusive') || means.has('rest')) return 'after'
  if (kind !== undefined)
    return means.has('base') || means.has('income') || (apart.length === 0 && !means.has('ask'))
      ? undefined
      : toPart(kind, part)
  if (isOnlyWas(words)) return 'base'
  if (means.has('total') && !means.has('base')) return isAdded ? 'after' : undefined
  if (!means.has('base') && !means.has('income')) return undefined
  return means.has('total') && isAdded ? 'after' : 'base'
}

/** "25 % off price is 750, regular price": the other price is the former one. */
const isFormerAsked = (clauses: readonly Clause[]) => meaningsOf(clauses.at(-1) ?? []).has('before')

/** "1,200 now, up 20 %; was?" */
const isOnlyWas = (words: Clause) =>
  words.length > 0 &&
  words.every((word) => word.kind === 'word' && /^(?:it|was|tha|thi|what)$/.test(word.text)) &&
  words.some((word) => word.kind === 'word' && word.text !== 'what' && word.text !== 'it')

/** "Amount after 10 % TDS on 80,000", "total commission at 2 % on 3.5 lakh": what the words before the percentage ask. */
function askedOfBase(said: Said): Role | undefined {
  const ahead = beforePercent(said.clauses, false)
  if (ahead.includes('after')) return 'after'
  const isOther = ['paid', 'got', 'rest', 'after', 'without', 'inclusive'].some((meaning) =>
    said.means.has(meaning),
  )
  const isTaken = said.isAdded === false || said.means.has('tax')
  return said.means.has('total') && isTaken && !isOther ? 'change' : undefined
}
