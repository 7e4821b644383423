import { wordsOf } from '../rephrasings/take-figures.ts'
import {
  hasNoFigure,
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
const inHand =
  /\b(?:in|take) ?(?:hand|home)\b|\bha+th (?:me|mein)\b|हाथ में|\b(?:what|kitn[ae]|amount|how much)? ?(?:comes?|credited|received|aayega|aaega|deposited)? (?:in|to) (?:my|the|his|her) (?:bank |bank account|account|pocket)\b|\bamount (?:received|credited)\b|\b(?:seller|owner|vendor|farmer) (?:gets?|receives?)\b/g
/** Fees that have a price of their own: a hike or a tax is added to them. */
const feesOfSchool =
  /^(?=.*\b(?:hike\w*|increas\w*|raised?|up|down|cut|fell|rose|grew|cheaper|costlier|gst|discount|scholarship)\b)(?!.*\btds\b)/
/** A tax that is taken off what somebody receives. */
const takenAtSource = /\b(?:tds|tax)\b|टीडीएस|टैक्स/
/** What somebody receives, of which such a tax is taken, by its names, and by whom it is paid. */
const receipts =
  /\b(?:(?:professional|consult\w+|freelance|contract(?:or)?|agent|quiz show|prize|lottery|cash|gross|jackpot|game show) )*(?:fees?|commission|bonus|rent|prize(?: money)?|winnings?|jackpot|payment|lottery|contract|dividend|invoice|salary|quiz show|rent)\b(?! (?:of )?\d[\d.]* ?(?:%|percent))/g
/** What may be meant otherwise by the rules of discounts and hikes. */
const deductions =
  /\b(?:tds|tax|commission|brokerage|fees?|charges?|deduct\w*|cut|ka[ta]\w*)\b|टैक्स|कमीशन|का[टट]/
/** What a tax is in, or added to. */
const taxedBill = /^(?=.*\b(?:gst|vat|tax)\b).*\b(?:bill|invoice|total)\b|^(?=.*जीएसटी).*बिल/
const amount = '(\\d[\\d.]*(?: (?:k|lakh|crore|hazar|thousand))?)(?: (?:rs|rupees|rupaye))?'
/** What is bought and sold, in the words of a price that changes. */
const ofTrade: readonly (readonly [RegExp, string])[] = (
  [
    [`${amount} (?:me|mein|ka|ki|में|का|की) (?:bech\\w*|बेच\\S*)`, ' becomes $1 '],
    [`${amount} (?:me|mein|ka|ki|में|का|की) (?:kharid\\w*|खरीद\\S*)`, ' price $1 '],
    ['\\b(?:sold|sells?)(?: (?:for|at))?(?= [\\d.]+ ?%)', ' '],
    [
      '\\b(?:selling price|sale price|sp|sold|sells?|selling)\\b(?: (?:for|at|of|is|was))*|\\bkitne (?:me|mein) bech\\w*',
      ' becomes ',
    ],
    ['\\b(?:cost price|cp|bought|purchased)\\b(?: (?:for|at|of|is|was))*|क्रय मूल्य', ' price '],
    ['\\b(?:profit|gain|gained|munaf[ae]|fa+yd[ae])\\b|मुनाफ[ाे]|लाभ', ' hike '],
    ['\\b(?:loss|nuksa+n)\\b|हानि|नुकसान', ' discount '],
  ] as const
).map(([form, as]) => [new RegExp(form, 'g'), as])
/** A percentage of another amount than the cost, or of another price. */
const otherBase =
  /\b(?:of|on) (?:the )?(?:sp|selling|sale)\b|\b(?:margin|mark\w*|mrp|cap|tax|gst|interest|byaj|each|per|both|twice|half|compound\w*|sale(?! price)|down ?payment|advance|trade|ka+tn[ai]|diy[ae])\b|मार्जिन|ब्याज/
/** More words than these tell a story. */
const LONGEST = 24

/**
 * An amount and one percentage, where the words say which of base, change and what comes of them is told, and which is
 * asked, in other words: "spent 30 %, 14,000 left, income?". Undefined where they do not, or may say anything else.
 *
 * @param isThing for a question that has no answer otherwise: which words are names of things, so that they say nothing of an
 * amount; what is bought, sold and gained is read by then, too
 */
export function tellPercentByRoles(text: string, isThing?: (word: string) => boolean): string | undefined {
  const question = readQuestion(text, isThing)
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

function readQuestion(said: string, isThing?: (word: string) => boolean): Question | undefined {
  const text =
    isThing === undefined ? said : ofTrade.reduce((told, [form, as]) => told.replace(form, as), said)
  if (
    isThing !== undefined &&
    (otherBase.test(said) ||
      (text !== said && !/\bprofit|gain|loss|munaf|fayd|nuks|मुनाफ|लाभ|हानि|नुकसान/.test(said)))
  )
    return undefined
  const told = text
    .replace(outOf, 'pe')
    .replace(/\bjeb ?kharch[ai]?\b|जेब खर्च/g, 'income')
    .replace(inHand, 'net')
    .replace(/\bin (?:rupees|rs)\b/g, ' ')
    // "Kitne mein": for how much.
    .replace(/\bkitne (?:mein|me)\b(?! ?\d)|कितने में(?! ?\d)/g, 'becomes kitna')
    .replace(/\bto (?=kitn|kya|ab\b|total)/g, ' ')
    .replace(/\b(?:made|makes|brings|brought|took|takes) it(?: to)?\b/g, 'becomes')
    .replace(/\bbadh ?kar\b|बढकर/g, 'rose to')
    .replace(/\b(?:ghat|gir) ?kar\b|घटकर|गिरकर/g, 'fell to')
  const plain = feesOfSchool.test(text) ? told.replace(/\bfees?\b/g, 'price') : told
  const taken = takeClauses(takenAtSource.test(text) ? plain.replace(receipts, 'income') : plain, beginnings)
  const clauses =
    isThing === undefined
      ? taken
      : taken.map((clause) =>
          clause.map((one) =>
            one.kind === 'word' && meaningsOf([one]).has(undefined) && isThing(one.text)
              ? { ...one, text: 'thing' }
              : one,
          ),
        )
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
  // "Platform fee 2 %, I got 4,900": somebody else has the fee.
  if (isThing !== undefined && means.has('cut') && means.has('got')) return undefined
  const words: Said = { clauses, means, isAdded, kind: kindOf(clauses) }
  const named = readToldRole(words)
  const called =
    readAskedRole(words) ?? (named === 'base' && deductions.test(text) ? askedOfBase(words) : undefined)
  // "Without the GST of 18 % it was 2000, bill": with it.
  const beside = meaningsOf(clauses.filter((clause) => !hasNoFigure(clause)).flat())
  const isFormer = !isFormerAsked(words) && (beside.has('before') || beside.has('without'))
  const asked = called === 'base' && named === 'base' && isFormer ? 'after' : called
  const role = asked === 'base' ? toFormer(words, named) : named
  // "GST 360 at 18 %, bill": with it, or without.
  const isOpen = role === 'change' && asked === 'base' && isAdded && taxedBill.test(textOf(clauses))
  if (role === undefined || asked === undefined || isOpen) return undefined
  return { amount: amount.value, percent: percent.value, told: role, asked, isAdded }
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
