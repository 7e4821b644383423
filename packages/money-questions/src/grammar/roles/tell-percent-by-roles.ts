import { wordsOf } from '../rephrasings/take-figures.ts'
import {
  isKind,
  type Meaning,
  meaningAt,
  meaningsOf,
  type PercentKind,
  type PercentRole,
  placeOf,
  type Said,
  textOf,
} from './percent-clauses.ts'
import { askedOfBase, isFormerAsked, readAskedRole } from './read-asked-role.ts'
import { readToldRole } from './read-told-role.ts'
import { type Clause, takeClauses } from './take-clauses.ts'

interface Question {
  amount: number
  percent: number
  told: PercentRole
  asked: PercentRole
  /** The percentage is added; else it is taken off. */
  isAdded: boolean
}

const beginnings = wordsOf('if when agar अगर')
/** Out of an amount. */
const outOf = /(?:me|mein) se\b|में से/g
/** What is left of an income. */
const inHand = /\bin ?hand\b|\bha+th (?:me|mein)\b/g
/** What may be meant otherwise by the rules of discounts and hikes. */
const deductions =
  /\b(?:tds|tax|commission|brokerage|fees?|charges?|deduct\w*|cut|ka[ta]\w*)\b|टैक्स|कमीशन|का[टट]/
/** What a tax is in, or added to. */
const taxedBill = /^(?=.*\b(?:gst|vat|tax)\b).*\b(?:bill|invoice|total)\b|^(?=.*जीएसटी).*बिल/
/** More words than these tell a story. */
const LONGEST = 24

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
  const forms: Readonly<Record<`${PercentRole} ${PercentRole}`, string | undefined>> = {
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
  const means = meaningsOf(pieces)
  const isAdded = readDirection(means)
  if (means.has(undefined) || isAdded === undefined) return undefined
  const said: Said = { clauses, means, isAdded, kind: kindOf(clauses) }
  const named = readToldRole(said)
  const asked =
    readAskedRole(said) ?? (named === 'base' && deductions.test(text) ? askedOfBase(said) : undefined)
  const told = asked === 'base' ? toFormer(said, named) : named
  // "GST 360 at 18 %, bill": with it, or without.
  const isOpen = told === 'change' && asked === 'base' && isAdded && taxedBill.test(textOf(clauses))
  if (told === undefined || asked === undefined || isOpen) return undefined
  return { amount: amount.value, percent: percent.value, told, asked, isAdded }
}

/** "Share at 110, up 10 %, yesterday's close?": where what was before is asked, an amount is of now that nothing else calls. */
function toFormer(said: Said, named: PercentRole | undefined): PercentRole | undefined {
  if (named === 'base') return isFormerAsked(said) ? 'after' : named
  return named ?? (said.means.has('upwards') || said.means.has('downwards') ? 'after' : undefined)
}

/** Whether the percentage is added. A commission is taken off; a tax is taken off an income, and added to a price. */
function readDirection(means: ReadonlySet<Meaning>): boolean | undefined {
  const hasAny = (...meanings: Meaning[]) => meanings.some((meaning) => means.has(meaning))
  const isTaxed = means.has('tax') && !hasAny('down', 'cut', 'taken', 'up')
  const isOfIncome = hasAny('got', 'rest', 'income')
  const isOfPrice = hasAny('paid', 'base')
  if (isTaxed && isOfIncome === isOfPrice) return undefined
  const isTakenOff =
    hasAny('down', 'downwards', 'cut', 'taken', 'spent', 'saved', 'rest') || (isTaxed && isOfIncome)
  const isAdded = hasAny('up', 'upwards') || (isTaxed && isOfPrice)
  return isTakenOff === isAdded ? undefined : isAdded
}

function kindOf(clauses: readonly Clause[]): PercentKind | undefined {
  const { clause, at } = placeOf(clauses, 'percent')
  return [at + 1, at - 1, at + 2, at - 2].map((place) => meaningAt(clause, place)).find(isKind)
}
