import { couponPeriods } from '../calculators/bond/bond-terms.ts'
import { studyGoal } from '../calculators/child-education/study-goal.ts'
import { moratoriumMonths } from '../calculators/education-loan/study-loan.ts'
import type { Goal } from '../calculators/goal-saving.ts'
import { effectiveRate } from '../core/effective-rate.ts'
import type { PlanPart, PlanPartYear } from './plan-part.ts'

/** An answer of a calculator, as `runCalculator` gives it. */
export interface PlannedAnswer {
  readonly values: Readonly<Record<string, unknown>>
  readonly outputs: Readonly<Record<string, unknown>>
  /** Its schedule, not rounded. */
  readonly rows: readonly Readonly<Record<string, number | string>>[]
}

/** What a calculator's answer is in a plan: a part of it, or an income of the first year. */
export type PlanItem =
  | { readonly kind: 'part'; readonly part: PlanPart }
  | { readonly kind: 'income'; readonly annual: number }

/** The inputs and outputs that parts are made of; each calculator has its own of them. */
type Figure =
  | ('principal' | 'price' | 'openingBalance' | 'currentAge' | 'currentSavings' | 'annualRatePercent')
  | ('loanAmount' | 'downPayment' | 'received' | 'owed' | 'lumpSum' | 'monthlyPension')
  | ('studyYears' | 'graceMonths' | 'owedThen')
  | ('childAge' | 'startAge' | 'monthlySip' | 'costThen' | 'savedThen' | keyof Goal)
  | ('months' | 'monthly' | 'quarterly' | 'yearly' | 'totalInterest')
  | ('monthlyContribution' | 'yearlyPension' | 'totalPaid')
  | ('interest' | 'gstOnInterest' | 'emi' | 'feePaid')
  | ('faceValue' | 'foundPrice' | 'foundYield' | 'coupon' | 'taxPercent')
type Choice = 'mode' | 'rateConvention' | 'moratoriumInterest' | 'payout'
type Figures = Readonly<Record<Figure, number>> &
  Readonly<Partial<Record<Choice, string>>> & { readonly frequency: string }

/** The columns of schedules that parts are made of. */
type Column =
  | (
      | 'month'
      | 'year'
      | 'age'
      | 'totalPayment'
      | 'payment'
      | 'totalInvested'
      | 'futureValue'
      | 'total'
      | 'deposit'
    )
  | ('own' | 'employer' | 'withdrawal' | 'withdrawn' | 'invested' | 'balance' | 'paid' | 'received')
  | ('reduceTenure' | 'net')
type Row = Readonly<Record<Exclude<Column, 'month'>, number>> & { readonly month?: number }

type MakePart = (figures: Figures, rows: readonly Row[]) => PlanPart

/**
 * What the answer of a calculator is in a plan over years: a loan with its instalments, an investment with what is paid in and
 * taken out, a deposit that is paid out at its end, a pension, a bond with its coupons, a chit fund with its prize, a goal that what
 * is saved for it pays, or a salary. A loan that is prepaid keeps its instalment and ends sooner; an education loan grows until its
 * instalments begin; a chit fund is owned until its prize comes, and owed afterwards. Instalments and withdrawals of months are added
 * up by years from the plan's first day on; what ends in the middle of a year ends in that year. Never throws.
 *
 * @formula none: payments of twelve months are added up, and the balance is that of the schedule at the year's end.
 * @param calculator the id of the calculator
 * @param answer its values, its outputs and the rows of its schedule
 * @returns undefined where the calculator has no payments over years that begin today
 * @see the schedules of the calculators, of which every year is made
 * @example
 * const { values, outputs, schedule } = computeAnswer(sipCalculator, { monthlyInvestment: 1000, years: 2 })
 * const item = planPartOf('sip', { values, outputs, rows: schedule() })
 * item?.kind === 'part' ? item.part.years.map(({ paid }) => paid) : [] //=> [12000, 12000]
 */
export function planPartOf(
  calculator: string,
  { values, outputs, rows }: PlannedAnswer,
): PlanItem | undefined {
  if (calculator === 'salary-take-home') return { kind: 'income', annual: Number(outputs.inHand) }
  const make = Object.hasOwn(makers, calculator) ? makers[calculator] : undefined
  // The outputs come last: of two figures with one name, what was computed counts.
  const figures = { ...values, ...outputs } as unknown as Figures
  return make && { kind: 'part', part: make(figures, rows as unknown as readonly Row[]) }
}

type Year = Partial<PlanPartYear> & Pick<PlanPartYear, 'balance'>

const none = { start: 0, lump: 0, spent: 0, property: 0, afterPercent: 0 }

const debt = (start: number, years: PlanPartYear[], more: Partial<PlanPart> = {}): PlanPart => ({
  ...none,
  kind: 'debt',
  start,
  years,
  ...more,
})

/** What is there on the first day was put in at once. */
const investment = (lump: number, years: PlanPartYear[], afterPercent = 0): PlanPart => ({
  ...none,
  kind: 'investment',
  start: lump,
  lump,
  years,
  afterPercent,
})

/** Months of a schedule as years; a part of a year at the end is one. */
function byYears(rows: readonly Row[], read: (row: Row) => Year): PlanPartYear[] {
  const years: PlanPartYear[] = []
  for (const row of rows) {
    const place = Math.ceil(row.month === undefined ? row.year : row.month / 12) - 1
    const { paid = 0, received = 0, added = 0, balance } = read(row)
    const before = years[place] ?? { paid: 0, received: 0, added: 0 }
    years[place] = {
      paid: before.paid + paid,
      received: before.received + received,
      added: before.added + added,
      balance,
    }
  }
  return years
}

const instalments = (rows: readonly Row[], name: 'totalPayment' | 'payment' = 'totalPayment') =>
  byYears(rows, (row) => ({ paid: row[name], balance: row.balance }))

/** The last balance is paid out, or another amount for it, and nothing is left. */
function paidOut(years: PlanPartYear[], amount?: number): PlanPartYear[] {
  return years.map((year, place) =>
    place === years.length - 1
      ? { ...year, received: year.received + (amount ?? year.balance), balance: 0 }
      : year,
  )
}

/** What the calculator's own rate makes of a year that nothing is paid in. */
function yearlyPercent({ annualRatePercent, mode, rateConvention }: Figures): number {
  const isDivided = mode !== 'lump-sum' && rateConvention !== 'effective'
  return isDivided ? 100 * effectiveRate(annualRatePercent / 100, 12) : annualRatePercent
}

/** A plan that goes on by its own rate: also from its last month to the end of that year. */
function goesOn(years: PlanPartYear[], months: number, percent: number): PlanPartYear[] {
  const rest = (12 - (months % 12)) % 12
  return years.map((year, place) =>
    place === years.length - 1
      ? { ...year, balance: year.balance * (1 + percent / 100) ** (rest / 12) }
      : year,
  )
}

const saved: MakePart = (figures, rows) => {
  const percent = yearlyPercent(figures)
  const lump = figures.mode === 'lump-sum' ? figures.principal : 0
  let before = lump
  const years = byYears(rows, ({ totalInvested, futureValue }) => {
    const paid = totalInvested - before
    before = totalInvested
    return { paid, balance: futureValue }
  })
  return investment(lump, goesOn(years, rows.length, percent), percent)
}

/** A sum that is put in once, and comes back with its interest. */
const deposited: MakePart = ({ principal }, rows) =>
  investment(principal, paidOut(byYears(rows, ({ total }) => ({ balance: total }))))

const contributed = (rows: readonly Row[]) =>
  byYears(rows, ({ deposit, balance }) => ({ paid: deposit, balance }))

const withdrawn = (rows: readonly Row[]) =>
  byYears(rows, ({ withdrawal, balance }) => ({ received: withdrawal, balance }))

/** Of a loan that keeps its instalment: what each month takes off what was owed with its interest, the prepayment too. */
const prepaid: MakePart = ({ principal, annualRatePercent }, rows) => {
  let owed = principal
  const years = byYears(rows, ({ reduceTenure: balance }) => {
    const paid = owed * (1 + annualRatePercent / 1200) - balance
    owed = balance
    return { paid, balance }
  })
  return debt(principal, years)
}

/** Its rows begin with the first instalment; until then interest is added, and nothing is paid. */
const studied: MakePart = (figures, rows) => {
  const { principal, owedThen, moratoriumInterest } = figures
  const wait = moratoriumMonths(figures as unknown as Parameters<typeof moratoriumMonths>[0])
  const waiting = Array.from({ length: wait }, (_, before) => {
    const share = (before + 1) / wait
    const balance =
      moratoriumInterest === 'simple'
        ? principal + (owedThen - principal) * share
        : principal * (owedThen / principal) ** share
    return { month: before + 1, totalPayment: 0, balance } as Row
  })
  const repaying = rows.map((row, before) => ({ ...row, month: wait + before + 1 }))
  return debt(principal, instalments([...waiting, ...repaying]))
}

/** A deposit whose interest is paid as it comes, or at the end, after the tax that the bank deducts. */
const paying: MakePart = ({ principal, payout }, rows) => {
  let kept = principal
  const years = byYears(rows, ({ net }) => {
    if (payout !== 'maturity') return { received: net, balance: principal }
    kept += net
    return { balance: kept }
  })
  return investment(principal, paidOut(years))
}

/** A scheme of the post office pays its interest each year, or grows by the same rate up to what it pays at its end. */
const posted: MakePart = ({ principal, months, monthly, quarterly, yearly, totalInterest }) => {
  const received = 12 * monthly + 4 * quarterly + yearly
  const growth = received > 0 ? 1 : (principal + totalInterest) / principal
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, before) => ({
    ...{ paid: 0, received, added: 0 },
    balance: principal * growth ** Math.min(1, (12 * (before + 1)) / months),
  }))
  return investment(principal, paidOut(years))
}

/** What is saved for a goal pays it when it comes; of what was there already, what it becomes beyond the cost comes back. */
const saving: MakePart = ({ savedToday, returnPercent, years, monthlySip, costThen, savedThen }) => {
  let balance = savedToday
  const rows = Array.from({ length: 12 * years }, (_, before) => {
    balance = (balance + monthlySip) * (1 + returnPercent / 1200)
    return { month: before + 1, deposit: monthlySip, balance } as Row
  })
  return investment(savedToday, paidOut(contributed(rows), Math.max(0, savedThen - costThen)))
}

/** The bank lends the price less the seller's discount; the tax of a month's interest is paid with its instalment. */
const atNoCost: MakePart = ({ price, interest, gstOnInterest, emi, months, annualRatePercent, feePaid }) => {
  const lent = price - interest
  const taxed = interest > 0 ? gstOnInterest / interest : 0
  let balance = lent
  const rows = Array.from({ length: months }, (_, before) => {
    const charged = (balance * annualRatePercent) / 1200
    balance = before === months - 1 ? 0 : balance + charged - emi
    return { month: before + 1, totalPayment: emi + charged * taxed, balance } as Row
  })
  return debt(lent, instalments(rows), { spent: feePaid })
}

/** Of a bond what its yield to maturity makes of the coupons that are left; they come less their tax. */
const bonded: MakePart = (figures) => {
  const { foundPrice, foundYield, faceValue, coupon, taxPercent, frequency } = figures
  let balance = foundPrice
  const rows = Array.from({ length: couponPeriods(figures) }, (_, before) => {
    balance += (balance * foundYield) / 100 / Number(frequency) - coupon
    const month = (12 * (before + 1)) / Number(frequency)
    return { month, withdrawal: coupon * (1 - taxPercent / 100), balance } as Row
  })
  return investment(foundPrice, paidOut(withdrawn(rows), faceValue))
}

/** What was paid in is owned until the prize comes; from then on what is still to be paid is owed. */
const chit: MakePart = ({ totalPaid }, rows) => {
  let balance = 0
  const years = byYears(rows, ({ paid, received }) => {
    balance += (received > 0 ? totalPaid : 0) - paid
    return { paid, received, balance }
  })
  return debt(0, years)
}

/** The pension of a life goes on beyond any plan. */
const longest = 100

function pensioned(years: PlanPartYear[], annual: number): PlanPartYear[] {
  const pension = { paid: 0, received: annual, added: 0, balance: 0 }
  return [...years, ...Array.from({ length: longest - years.length }, () => pension)]
}

/** Who leaves before the pension begins gets back what was paid in; what the pension itself is worth is not counted. */
const guaranteed: MakePart = ({ years, monthlyContribution, yearlyPension }) => {
  const deposit = 12 * monthlyContribution
  const rows = Array.from(
    { length: years },
    (_, before) => ({ year: before + 1, deposit, balance: deposit * (before + 1) }) as Row,
  )
  return investment(0, pensioned(paidOut(contributed(rows), 0), yearlyPension))
}

const makers: Readonly<Record<string, MakePart>> = {
  loan: ({ principal }, rows) => debt(principal, instalments(rows)),
  'home-loan': ({ price, loanAmount, downPayment }, rows) =>
    debt(loanAmount, instalments(rows), { spent: downPayment, property: price }),
  'car-loan': ({ loanAmount, downPayment }, rows) =>
    debt(loanAmount, instalments(rows), { spent: downPayment }),
  'personal-loan': ({ principal }, rows) => debt(principal, instalments(rows)),
  'no-cost-emi': atNoCost,
  'loan-apr': ({ received }, rows) => debt(received, instalments(rows)),
  'flat-vs-reducing': ({ principal }, rows) => debt(principal, instalments(rows)),
  'loan-prepayment': prepaid,
  'education-loan': studied,
  'card-payoff': ({ owed }, rows) => debt(owed, instalments(rows, 'payment')),
  'debt-payoff': ({ owed }, rows) => debt(owed, instalments(rows, 'payment')),
  sip: saved,
  'step-up-sip': saved,
  'simple-interest': deposited,
  'compound-interest': deposited,
  fd: deposited,
  'fd-payout': paying,
  'post-office': posted,
  marriage: saving,
  'child-education': (figures, rows) => saving({ ...figures, ...studyGoal(figures) }, rows),
  ppf: ({ openingBalance }, rows) => investment(openingBalance, paidOut(contributed(rows))),
  ssy: (_, rows) => investment(0, paidOut(contributed(rows))),
  rd: (_, rows) => investment(0, paidOut(contributed(rows))),
  epf: ({ openingBalance }, rows) => {
    const years = byYears(rows, ({ own, employer, balance }) => ({ added: own + employer, balance }))
    return investment(openingBalance, paidOut(years))
  },
  nps: ({ openingBalance, lumpSum, monthlyPension }, rows) =>
    investment(openingBalance, pensioned(paidOut(contributed(rows), lumpSum), 12 * monthlyPension)),
  apy: guaranteed,
  bond: bonded,
  'chit-fund': chit,
  swp: (figures, rows) => {
    const percent = yearlyPercent(figures)
    return investment(figures.principal, goesOn(withdrawn(rows), rows.length, percent), percent)
  },
  retirement: ({ currentAge, currentSavings }, rows) => {
    const years = rows.map((row) => ({ ...row, year: row.age - currentAge }))
    return investment(
      currentSavings,
      byYears(years, ({ invested, withdrawn, balance }) => ({
        paid: invested,
        received: withdrawn,
        balance,
      })),
    )
  },
}
