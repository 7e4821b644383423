import { MONTHS } from '../answer/months.ts'
import type { Concept } from '../grammar/concepts.ts'
import type { Variable } from '../grammar/family.ts'
import { LEAST_BARE_AMOUNT, type Quantity } from '../read/quantity.ts'
import type { Reading } from '../read/read-words.ts'

/** "At 0.09" is nine percent as a fraction, or a small percentage: nobody knows. */
const LEAST_BARE_RATE = 0.5
/** More, without its sign, is rather an age: "an FD at 60". */
const HIGHEST_BARE_RATE = 40
/** People borrow less than this, but do not call it an EMI. */
export const SMALLEST_LOAN = 100_000
/** A word this near is right beside. */
const BESIDE = 2.5

/** How much it says that an amount is what a plan is to come to. */
const OUTCOME = 2
/** What says how interest is added, or that more than the interest is asked for. */
const settledInterest: readonly Concept[] = [
  ...['compound', 'half', 'quarterly', 'dailyCompounding', 'yearlyCompounding', 'simpleInterest'],
  ...['profit', 'grow', 'finalAmount', 'totalPayment', 'totalInterest'],
] as const
/** How often is paid what is not paid every month or year. */
const ofPeriods: ReadonlySet<Quantity['per']> = new Set(['week', 'fortnight', 'quarter'] as const)

/** How well a quantity fits a variable, by its kind and the words beside it; undefined where it cannot be it. */
export function scoreSlot(reading: Reading, index: number, variable: Variable): number | undefined {
  const quantity = reading.quantities[index]
  if (quantity === undefined || (variable.isOnce && quantity.per !== undefined)) return undefined
  const near = nearness(reading, index, variable.hints)
  const isByMonth = variable.byMonthOfCompounding === true && mayBeByMonth(reading)
  const kind = scoreKind(
    isLossToo(reading, quantity, variable) || isBelowZero(quantity, variable) ? positive(quantity) : quantity,
    isByMonth ? { ...variable, byMonth: true } : variable,
    near,
  )
  if (kind === undefined || (variable.isNamed === true && near === 0)) return undefined
  const against = variable.avoid === undefined ? 0 : nearness(reading, index, variable.avoid)
  const rare =
    quantity.value > (variable.rarelyAbove ?? Number.POSITIVE_INFINITY) ||
    (quantity.value < (variable.rarelyBelow ?? 0) && quantity.per === undefined && variable.kind === 'money')
  const outcome = quantity.isOutcome === true && variable.hints.includes('target') ? OUTCOME : 0
  return kind + near - against + outcome - (rare ? 2 : 0)
}

/** A rate of a month is one where interest is added each month, and where nobody has said yet whether interest earns interest. */
const mayBeByMonth = ({ concepts }: Reading) =>
  concepts.has('monthlyCompounding') ||
  (concepts.has('looseInterest') && !settledInterest.some((concept) => concepts.has(concept)))

/** A return below zero is a loss; one that is said to be lost besides is told twice. */
function isLossToo({ mentions }: Reading, { isNegative }: Quantity, { isLoss }: Variable): boolean {
  return (
    isNegative === true && isLoss === true && !mentions.some(({ concepts }) => concepts.includes('losing'))
  )
}

/** "A SIP at -5 %". */
function isBelowZero({ isNegative, kind }: Quantity, { mayBeNegative }: Variable): boolean {
  return isNegative === true && mayBeNegative === true && kind === 'percent'
}

function positive({ isNegative: _, ...quantity }: Quantity): Quantity {
  return quantity
}

/** Whether a quantity may be another figure of the question just as well. */
export function isDoubted(reading: Reading, index: number, variable: Variable): boolean {
  const { doubted } = variable
  const value = reading.quantities[index]?.value ?? 0
  return (
    isCalledOtherwise(reading, index, variable) ||
    isInstalment(reading, index, variable) ||
    mayBeMonths(reading, index, variable) ||
    isOutcome(reading, index, variable) ||
    isAfter(reading, index, variable) ||
    (doubted !== undefined && value < doubted.below && nearness(reading, index, [doubted.beside]) >= BESIDE)
  )
}

/** "After 6 years" of a loan of 5 is no tenure of 6. */
function isAfter({ quantities, mentions }: Reading, index: number, { kind, avoid = [] }: Variable): boolean {
  const start = quantities[index]?.start
  return (
    kind === 'years' &&
    avoid.includes('after') &&
    mentions.some(({ end, concepts }) => end === start && concepts.includes('after'))
  )
}

/** Words between an amount and what it is: "18000 ki kist". */
const joints = new Set(['ki', 'ka', 'की', 'का'])
const currencyWords = new Set(['rs', '₹', '$', 'inr'])
/** What names an amount that stands right after it. */
const amountNames: readonly Concept[] = [
  'totalInterest',
  'totalPayment',
  'profit',
  'investedTotal',
  'withdrawnTotal',
  'outstanding',
  'expenses',
  'salary',
  'income',
  'newEmi',
  'finalAmount',
]

/** "20,000 EMI" and "12,000 a month" are hardly a loan of so little. */
function isInstalment(
  { quantities, mentions, tokens, concepts: wanted }: Reading,
  index: number,
  { hints }: Variable,
): boolean {
  const quantity = quantities[index]
  if (quantity === undefined || !hints.includes('loan') || quantity.value >= SMALLEST_LOAN) return false
  const isJoined = joints.has(tokens[quantity.end]?.text ?? '')
  const after = mentions.find(
    ({ start, concepts }) => start === quantity.end + (isJoined ? 1 : 0) && concepts.includes('emi'),
  )
  const first = currencyWords.has(tokens[quantity.start - 1]?.text ?? '')
    ? quantity.start - 1
    : quantity.start
  // "EMI 30000" is hardly a loan, and none where a loan is asked for; "EMI of 30000" may be.
  const isCalled = mentions.some(
    ({ start, end, concepts }) =>
      end === first &&
      concepts.includes('emi') &&
      tokens[start - 1]?.text !== 'on' &&
      (wanted.has('loanEligible') || /^(?:emi|kist|kisht|किस्त|ईएमआई)$/.test(tokens[end - 1]?.text ?? '')),
  )
  // "Loan 50000 EMI" is a loan.
  const isLoan = mentions.some(
    ({ end, concepts }) => end === first && concepts.includes('loan') && !concepts.includes('emi'),
  )
  return (!isLoan && (after !== undefined || isCalled)) || quantity.per === 'month'
}

/** "A sum becomes 4410" says what it became, not what it was. */
function isOutcome({ quantities, mentions, tokens }: Reading, index: number, { hints }: Variable): boolean {
  const { start = 0, isOutcome: isMarked = false } = quantities[index] ?? {}
  const isPutIn = hints.includes('invest') && !hints.includes('target')
  if (isMarked && isPutIn) return true
  const at = currencyWords.has(tokens[start - 1]?.text ?? '') ? start - 1 : start
  const isBecome = mentions.some(({ end, concepts }) => end === at && concepts.includes('becoming'))
  return isBecome && hints.includes('principal') && hints.includes('invest')
}

/** "EMI on 5 lakh at 12 % for 24" is for months or for years. */
function mayBeMonths({ quantities }: Reading, index: number, { isInMonthsToo }: Variable): boolean {
  const { kind, value } = quantities[index] ?? {}
  return isInMonthsToo === true && kind === 'bare' && value !== undefined && value % MONTHS === 0
}

/** "Total interest 3 lakh" is the interest, whatever figure of that size is still wanted. */
function isCalledOtherwise(
  { tokens, quantities, mentions }: Reading,
  index: number,
  variable: Variable,
): boolean {
  const quantity = quantities[index]
  if (quantity === undefined || !variable.kind.startsWith('money')) return false
  const isBinding = ['is', 'was', '=', ':', 'hai'].includes(tokens[quantity.start - 1]?.text ?? '')
  const before = mentions.find(({ end }) => end === quantity.start - (isBinding ? 1 : 0))
  if (before === undefined) return false
  // "Interest 50000" is the interest; "interest on 50000" is not.
  const isInterest =
    before.concepts.includes('interest') &&
    /^(?:interest|byaj|sood|ब्याज|सूद)$/.test(tokens[before.end - 1]?.text ?? '')
  return (
    (isInterest || before.concepts.some((concept) => amountNames.includes(concept))) &&
    !before.concepts.some((concept) => variable.hints.includes(concept))
  )
}

/** The value of a quantity as the variable counts it. */
export function toValue(
  { kind, value, text, per, isNegative }: Quantity,
  variable: Variable,
): number | string {
  if (isNegative && variable.mayBeNegative) return -value
  if (kind === 'financial-year' || kind === 'span') return text ?? ''
  if (variable.byYear === true && per === 'month') return value * MONTHS
  if (variable.ofYearToo === true && per === 'year') return value / MONTHS
  if (variable.kind === 'months') return Math.round(value * 12)
  return variable.kind === 'percent' && per === 'month' ? value * 12 : value
}

function scoreKind(
  { kind, value, per, isNegative, unit }: Quantity,
  variable: Variable,
  near: number,
): number | undefined {
  const isMoney = kind === 'money' || kind === 'bare'
  const isByYear = variable.byYear === true && isMoney && (per === 'month' || per === 'year')
  const amount = isByYear && per === 'month' ? value * MONTHS : value
  if (isNegative || amount < (variable.least ?? 0)) return undefined
  if (isByYear) return 2
  if (kind === 'percent' && per !== undefined && per !== 'month') return undefined
  switch (variable.kind) {
    case 'money':
      if (isMoney && per === 'year' && variable.mayBeYearly === true) return 2
      if (!isMoney || (per !== undefined && per !== 'month')) return undefined
      if (kind === 'bare' && value < LEAST_BARE_AMOUNT && variable.isSmall !== true) return undefined
      return (kind === 'money' ? 2 : value >= LEAST_BARE_AMOUNT ? 1 : -1.5) - (per === 'month' ? 4 : 0)
    case 'money-a-month':
      if (isMoney && per === 'year' && variable.ofYearToo === true) return 4
      if (!isMoney || (per !== undefined && per !== 'month')) return undefined
      if (kind === 'bare' && value < LEAST_BARE_AMOUNT && per === undefined) return undefined
      return per === 'month' ? 4 : kind === 'money' ? 1 : 0.5
    case 'money-a-year':
      return isMoney && per === 'year' && value >= LEAST_BARE_AMOUNT ? 4 : undefined
    case 'money-a-period':
      if (!isMoney || (kind === 'bare' && value < LEAST_BARE_AMOUNT)) return undefined
      if (per !== undefined) return ofPeriods.has(per) ? 4 : undefined
      return kind === 'money' ? 1 : 0.5
    case 'percent':
      if (kind === 'percent') return per === 'month' && variable.byMonth !== true ? undefined : 2
      if (
        kind !== 'bare' ||
        variable.isSigned === true ||
        per !== undefined ||
        value > HIGHEST_BARE_RATE ||
        value < LEAST_BARE_RATE
      )
        return undefined
      // "35 lakh 8.75 25 years": what has decimals and stands beside nothing is the rate.
      return near >= BESIDE ? 1 : Number.isInteger(value) || value > 30 ? undefined : 0.2
    case 'years':
    case 'months':
      if (kind === 'years') return 2
      return kind === 'bare' && per === undefined && value <= 60 && near >= BESIDE ? 0.2 : undefined
    case 'age':
      if (kind !== 'bare' && !(kind === 'years' && unit === 'years')) return undefined
      return value >= 15 && value <= 110 && Number.isInteger(value) && near >= 1 ? 1.5 : undefined
    case 'year':
      return kind === 'financial-year' ? 3 : undefined
    case 'span':
      return kind === 'span' ? 3 : undefined
    case 'number':
      return kind === 'bare' ? 1 : undefined
  }
}

/** 3 for a word right beside a quantity, less with every word between and with a pause. */
function nearness(
  { tokens, quantities, mentions }: Reading,
  index: number,
  wanted: readonly Concept[],
): number {
  const { start, end } = quantities[index] ?? { start: 0, end: 0 }
  const floor = quantities[index - 1]?.end ?? 0
  const ceiling = quantities[index + 1]?.start ?? tokens.length
  let best = 0
  for (const mention of mentions) {
    if (!mention.concepts.some((concept) => wanted.includes(concept))) continue
    const isLeft = mention.end <= start
    if (isLeft ? mention.start < floor : mention.start < end || mention.end > ceiling) continue
    const [from, to] = isLeft ? [mention.end, start] : [end, mention.start]
    const between = tokens.slice(from, to)
    const pauses = between.filter(({ kind }) => kind === 'pause').length
    const closeness =
      3 - 0.4 * (between.length - pauses) - 1.2 * pauses - (isLeft ? 0 : between.length === 0 ? 0.2 : 0.9)
    best = Math.max(best, closeness)
  }
  return best
}
