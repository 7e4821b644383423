import type { Concept } from './concepts.ts'

/** What a variable of a family counts; months and ages are counted as such, everything else in its own unit. */
type VariableKind = 'money' | 'money-a-month' | 'percent' | 'years' | 'months' | 'age' | 'year' | 'number'

/** A figure of a family: an input or an output of its calculator, by its id there. */
export interface Variable {
  kind: VariableKind
  /** What people call it, for questions back. */
  name: string
  /** Words near a number that make it this. */
  hints: readonly Concept[]
  /** Words near a number that speak against it. */
  avoid?: readonly Concept[]
  /** Taken when nobody says otherwise, and then said to be assumed. */
  assume?: number
  /** From this amount on, people rarely mean it. */
  rarelyAbove?: number
  rarelyBelow?: number
  /** Less than this is never meant. */
  least?: number
  /** An amount below this beside this word may as well be another figure, so that it has to be asked. */
  doubted?: { beside: Concept; below: number }
  /** Whether a bare number below a hundred may be meant. */
  isSmall?: true
  /** Whether twelve times a rate per month is the same thing. */
  byMonth?: true
  /** Meant only where one of its words stands near. */
  isNamed?: true
  /** An amount per year: one per month counts twelve times. */
  byYear?: true
}

/** Something asked of a family: an output to compute, or an input to solve for. */
export interface Ask {
  /** The id of an output of the calculator, or of the input that is looked for. */
  find: string
  /** For an input that is looked for: the output that is given. */
  given?: string
  needs: readonly string[]
  cues?: readonly Concept[]
  /** Asked only where one of these is said. */
  requires?: readonly Concept[]
  /** Never asked where one of these is said. */
  excludes?: readonly Concept[]
  /** Another calculator than the family's. */
  calculator?: string
  /** Inputs that this question fixes. */
  fixed?: Readonly<Record<string, number | string>>
  /** The answer in a sentence, figures in braces. */
  says: string
  /** Said instead where the answer needs it: by a run that came out like this. */
  also?: string
}

/** A kind of question: what gives it away, what figures it has, what can be asked. */
export interface Family {
  id: string
  calculator: string
  base?: number
  cues: Readonly<Partial<Record<Concept, number>>>
  /** An amount paid every month speaks for it by this much. */
  monthlyMoney?: number
  /** What has to be said for it to be meant at all. */
  requires?: readonly Concept[]
  variables: Readonly<Record<string, Variable>>
  /** Choices of the calculator by what is said; `ask` is the question back where nothing is and nothing is assumed. */
  choices?: Readonly<
    Record<
      string,
      { by: Readonly<Partial<Record<Concept, string>>>; assume?: string; ask?: string; name?: string }
    >
  >
  fixed?: Readonly<Record<string, number | string>>
  asks: readonly Ask[]
  /** Stated with every answer. */
  assumes: string
}

const rate: Variable = {
  kind: 'percent',
  name: 'yearly rate of return',
  hints: ['rate', 'returns', 'interest', 'cagr', 'yearly', 'compound'],
  avoid: ['inflation', 'stepUp'],
}
const loanRate: Variable = { ...rate, name: 'yearly interest rate' }
const notYearly = { monthlyCompounding: -9, dailyCompounding: -9, half: -9, quarterly: -9 } as const
const years: Variable = { kind: 'years', name: 'time in years', hints: ['tenure', 'after'] }
const principal: Variable = {
  kind: 'money',
  name: 'amount',
  hints: ['principal', 'invest', 'lumpSum', 'fd', 'loan', 'today', 'paidIn', 'interestOn'],
}
const notOrdinary = {
  swp: -6,
  withdraw: -5,
  inflation: -4,
  retire: -4,
  tax: -6,
  xirr: -6,
  arbitrage: -6,
  fire: -5,
  convert: -3,
} as const

export const families: readonly Family[] = [
  {
    id: 'sip',
    calculator: 'sip',
    fixed: { mode: 'sip' },
    cues: {
      ...notOrdinary,
      dailyCompounding: -9,
      half: -9,
      quarterly: -9,
      monthlyCompounding: 0.1,
      sip: 6,
      askSip: 5,
      invest: 1.5,
      mutualFund: 1,
      loan: -5,
      emi: -5,
      stepUp: -3,
      lumpSum: -3,
      fd: -4,
      simpleInterest: -5,
      grow: 0.5,
    },
    monthlyMoney: 3.5,
    requires: ['sip', 'askSip', 'invest', 'mutualFund', 'grow', 'target', 'returns', 'monthly'],
    variables: {
      monthlyInvestment: {
        kind: 'money-a-month',
        name: 'monthly amount',
        hints: ['sip', 'invest', 'monthly'],
        rarelyAbove: 2_000_000,
      },
      futureValue: {
        kind: 'money',
        name: 'amount to reach',
        hints: ['target', 'grow', 'corpus', 'goal', 'need'],
        least: 10_000,
        rarelyBelow: 50_000,
      },
      annualRatePercent: rate,
      years,
    },
    choices: {
      rateConvention: { by: { effectiveConvention: 'effective', effective: 'effective' }, assume: 'nominal' },
    },
    asks: [
      {
        find: 'futureValue',
        needs: ['monthlyInvestment', 'annualRatePercent', 'years'],
        cues: ['grow', 'howMuch'],
        says: 'A SIP of {monthlyInvestment} a month for {years} at {annualRatePercent} a year grows to **{futureValue}**. You pay in {totalInvested}; {gain} of it is returns.',
      },
      {
        find: 'gain',
        needs: ['monthlyInvestment', 'annualRatePercent', 'years'],
        requires: ['profit'],
        cues: ['profit'],
        says: 'A SIP of {monthlyInvestment} a month for {years} at {annualRatePercent} a year earns **{gain}** of returns. It grows to {futureValue}, of which you pay in {totalInvested}.',
      },
      {
        find: 'totalInvested',
        needs: ['monthlyInvestment', 'annualRatePercent', 'years'],
        requires: ['investedTotal'],
        cues: ['investedTotal'],
        says: 'You pay in **{totalInvested}** in all: {monthlyInvestment} a month for {years}. At {annualRatePercent} a year it grows to {futureValue}.',
      },
      {
        find: 'monthlyInvestment',
        given: 'futureValue',
        needs: ['futureValue', 'annualRatePercent', 'years'],
        cues: ['askSip', 'need', 'target'],
        says: 'To reach {futureValue} in {years} at {annualRatePercent} a year you need a SIP of **{monthlyInvestment}** a month. You pay in {totalInvested}; {gain} of it is returns.',
      },
      {
        find: 'years',
        given: 'futureValue',
        needs: ['monthlyInvestment', 'futureValue', 'annualRatePercent'],
        requires: ['howLong'],
        cues: ['howLong'],
        says: 'A SIP of {monthlyInvestment} a month at {annualRatePercent} a year reaches {futureValue} in **{years}**.',
      },
      {
        find: 'annualRatePercent',
        given: 'futureValue',
        needs: ['monthlyInvestment', 'futureValue', 'years'],
        requires: ['askRate', 'rate'],
        cues: ['askRate'],
        says: 'For a SIP of {monthlyInvestment} a month to reach {futureValue} in {years}, it has to return **{annualRatePercent}** a year.',
      },
    ],
    assumes: 'paid at the start of each month, compounded monthly, the same return every year',
  },
  {
    id: 'step-up-sip',
    calculator: 'step-up-sip',
    cues: { ...notOrdinary, stepUp: 7, sip: 4, invest: 1, loan: -6, emi: -6, fd: -4 },
    monthlyMoney: 2,
    requires: ['stepUp'],
    variables: {
      monthlyInvestment: {
        kind: 'money-a-month',
        name: 'monthly amount of the first year',
        hints: ['sip', 'invest', 'monthly', 'principal'],
        rarelyAbove: 2_000_000,
      },
      futureValue: {
        kind: 'money',
        name: 'amount to reach',
        hints: ['target', 'grow', 'corpus', 'goal', 'need'],
        least: 10_000,
        rarelyBelow: 50_000,
      },
      annualStepUpPercent: {
        kind: 'percent',
        name: 'yearly step-up',
        hints: ['stepUp', 'yearly'],
        avoid: ['returns', 'rate', 'interest'],
      },
      annualRatePercent: { ...rate, avoid: ['stepUp'], hints: ['rate', 'returns', 'interest', 'cagr'] },
      years,
    },
    choices: { rateConvention: { by: { effectiveConvention: 'effective' }, assume: 'nominal' } },
    asks: [
      {
        find: 'futureValue',
        needs: ['monthlyInvestment', 'annualStepUpPercent', 'annualRatePercent', 'years'],
        cues: ['grow', 'howMuch'],
        says: 'A SIP that starts at {monthlyInvestment} a month and rises by {annualStepUpPercent} every year grows to **{futureValue}** in {years} at {annualRatePercent} a year. You pay in {totalInvested}; {gain} of it is returns. Without the step-up it would be {withoutStepUp}.',
      },
      {
        find: 'gain',
        needs: ['monthlyInvestment', 'annualStepUpPercent', 'annualRatePercent', 'years'],
        requires: ['profit'],
        cues: ['profit'],
        says: 'A SIP that starts at {monthlyInvestment} a month and rises by {annualStepUpPercent} every year earns **{gain}** of returns in {years} at {annualRatePercent} a year, and grows to {futureValue}.',
      },
      {
        find: 'totalInvested',
        needs: ['monthlyInvestment', 'annualStepUpPercent', 'annualRatePercent', 'years'],
        requires: ['investedTotal'],
        cues: ['investedTotal'],
        says: 'You pay in **{totalInvested}** in all, from {monthlyInvestment} a month and {annualStepUpPercent} more every year for {years}.',
      },
      {
        find: 'monthlyInvestment',
        given: 'futureValue',
        needs: ['futureValue', 'annualStepUpPercent', 'annualRatePercent', 'years'],
        cues: ['askSip', 'need', 'target'],
        says: 'To reach {futureValue} in {years} at {annualRatePercent} a year, start with **{monthlyInvestment}** a month and raise it by {annualStepUpPercent} every year. You pay in {totalInvested}.',
      },
    ],
    assumes: 'paid at the start of each month, raised after every twelfth instalment, compounded monthly',
  },
  {
    id: 'lump-sum',
    calculator: 'sip',
    fixed: { mode: 'lump-sum' },
    base: 0.5,
    cues: {
      ...notOrdinary,
      ...notYearly,
      yearlyCompounding: 0.1,
      lumpSum: 6,
      invest: 2,
      mutualFund: 2,
      grow: 2,
      cagr: 4,
      returns: 1.5,
      loan: -6,
      emi: -6,
      sip: -2,
      stepUp: -4,
      fd: -4,
      simpleInterest: -6,
      compound: -1,
      interest: -1.5,
      askSip: -3,
    },
    monthlyMoney: -6,
    variables: {
      principal,
      futureValue: {
        kind: 'money',
        name: 'amount to reach',
        hints: ['target', 'grow', 'corpus', 'goal', 'need', 'received'],
      },
      annualRatePercent: rate,
      years,
    },
    asks: [
      {
        find: 'futureValue',
        needs: ['principal', 'annualRatePercent', 'years'],
        cues: ['grow', 'howMuch'],
        says: '{principal} invested once at {annualRatePercent} a year grows to **{futureValue}** in {years}. {gain} of it is returns.',
      },
      {
        find: 'gain',
        needs: ['principal', 'annualRatePercent', 'years'],
        requires: ['profit'],
        cues: ['profit'],
        says: '{principal} invested once at {annualRatePercent} a year earns **{gain}** in {years}, and grows to {futureValue}.',
      },
      {
        find: 'principal',
        given: 'futureValue',
        needs: ['futureValue', 'annualRatePercent', 'years'],
        requires: ['need', 'target', 'presentValue'],
        cues: ['need', 'target', 'presentValue'],
        says: 'To have {futureValue} in {years} at {annualRatePercent} a year, invest **{principal}** today.',
      },
      {
        find: 'annualRatePercent',
        given: 'futureValue',
        needs: ['principal', 'futureValue', 'years'],
        requires: ['askRate', 'cagr', 'rate', 'returns'],
        cues: ['askRate', 'cagr'],
        says: 'To go from {principal} to {futureValue} in {years} takes **{annualRatePercent}** a year (CAGR).',
      },
      {
        find: 'years',
        given: 'futureValue',
        needs: ['principal', 'futureValue', 'annualRatePercent'],
        requires: ['howLong'],
        cues: ['howLong'],
        says: '{principal} at {annualRatePercent} a year becomes {futureValue} in **{years}**.',
      },
    ],
    assumes: 'compounded once a year, the same return every year',
  },
  {
    id: 'compound-interest',
    calculator: 'compound-interest',
    base: 1,
    cues: {
      ...notOrdinary,
      compound: 6,
      grow: 2.5,
      interest: 2,
      loan: -5,
      emi: -6,
      sip: -5,
      stepUp: -4,
      fd: -3,
      simpleInterest: -6,
      lumpSum: 1,
      askSip: -5,
      half: 2,
      quarterly: 2,
    },
    monthlyMoney: -6,
    variables: {
      principal,
      total: {
        kind: 'money',
        name: 'final amount',
        hints: ['target', 'grow', 'corpus', 'goal', 'need', 'received'],
      },
      annualRatePercent: { ...rate, name: 'yearly rate' },
      years,
    },
    choices: {
      frequency: {
        by: {
          monthlyCompounding: 'monthly',
          dailyCompounding: 'daily',
          half: 'half-yearly',
          quarterly: 'quarterly',
          yearlyCompounding: 'yearly',
          yearly: 'yearly',
        },
        assume: 'yearly',
      },
    },
    asks: [
      {
        find: 'total',
        needs: ['principal', 'annualRatePercent', 'years'],
        cues: ['grow', 'totalPayment', 'finalAmount'],
        excludes: ['totalInterest'],
        says: '{principal} at {annualRatePercent} a year, compounded {frequency}, grows to **{total}** in {years}. {interest} of it is interest.',
      },
      {
        find: 'interest',
        needs: ['principal', 'annualRatePercent', 'years'],
        requires: ['compound', 'totalInterest', 'profit', 'looseInterest'],
        cues: ['totalInterest', 'profit', 'looseInterest', 'compound'],
        excludes: ['grow', 'totalPayment', 'finalAmount'],
        says: 'The compound interest on {principal} at {annualRatePercent} a year, compounded {frequency}, is **{interest}** in {years}. The amount becomes {total}.',
      },
      {
        find: 'principal',
        given: 'total',
        needs: ['total', 'annualRatePercent', 'years'],
        requires: ['need', 'target', 'presentValue', 'askPrincipal'],
        cues: ['need', 'target', 'presentValue', 'askPrincipal'],
        says: 'To have {total} in {years} at {annualRatePercent} a year, compounded {frequency}, start with **{principal}**.',
      },
      {
        find: 'annualRatePercent',
        given: 'total',
        needs: ['principal', 'total', 'years'],
        requires: ['askRate', 'rate'],
        cues: ['askRate'],
        says: '{principal} becomes {total} in {years} at **{annualRatePercent}** a year, compounded {frequency}.',
      },
      {
        find: 'years',
        given: 'total',
        needs: ['principal', 'total', 'annualRatePercent'],
        requires: ['howLong'],
        cues: ['howLong'],
        says: '{principal} at {annualRatePercent} a year, compounded {frequency}, becomes {total} in **{years}**.',
      },
    ],
    assumes: 'no money added or taken out on the way',
  },
  {
    id: 'simple-interest',
    calculator: 'simple-interest',
    cues: {
      ...notOrdinary,
      simpleInterest: 8,
      interest: 2,
      loan: -1,
      emi: -6,
      sip: -6,
      compound: -6,
      ...notYearly,
      yearlyCompounding: -9,
      fd: 1,
    },
    monthlyMoney: -4,
    requires: ['simpleInterest'],
    variables: {
      principal: { ...principal, doubted: { beside: 'interestIs', below: Number.POSITIVE_INFINITY } },
      interest: {
        kind: 'money',
        name: 'interest',
        hints: ['interest', 'interestIs', 'simpleInterest', 'returns'],
        avoid: ['interestOn', 'target', 'grow'],
      },
      total: { kind: 'money', name: 'final amount', hints: ['target', 'grow', 'goal', 'totalPayment'] },
      annualRatePercent: {
        ...loanRate,
        byMonth: true,
        hints: ['rate', 'interest', 'yearly', 'simpleInterest'],
      },
      years,
    },
    asks: [
      {
        find: 'interest',
        needs: ['principal', 'annualRatePercent', 'years'],
        cues: ['totalInterest'],
        excludes: ['totalPayment', 'grow', 'finalAmount'],
        says: 'The simple interest on {principal} at {annualRatePercent} a year for {years} is **{interest}**. With the principal that is {total}.',
      },
      {
        find: 'total',
        needs: ['principal', 'annualRatePercent', 'years'],
        requires: ['totalPayment', 'grow', 'finalAmount'],
        cues: ['totalPayment', 'grow', 'finalAmount'],
        excludes: ['totalInterest'],
        says: '{principal} at {annualRatePercent} simple interest a year becomes **{total}** in {years}; {interest} of it is interest.',
      },
      {
        find: 'principal',
        given: 'interest',
        needs: ['interest', 'annualRatePercent', 'years'],
        requires: ['askPrincipal', 'need'],
        cues: ['askPrincipal', 'need'],
        says: 'A principal of **{principal}** earns {interest} of simple interest in {years} at {annualRatePercent} a year.',
      },
      {
        find: 'annualRatePercent',
        given: 'interest',
        needs: ['principal', 'interest', 'years'],
        requires: ['askRate', 'rate'],
        cues: ['askRate'],
        says: '{principal} earns {interest} of simple interest in {years} at **{annualRatePercent}** a year.',
      },
      {
        find: 'years',
        given: 'interest',
        needs: ['principal', 'interest', 'annualRatePercent'],
        requires: ['howLong'],
        cues: ['howLong'],
        says: '{principal} earns {interest} of simple interest at {annualRatePercent} a year in **{years}**.',
      },
      {
        find: 'annualRatePercent',
        given: 'total',
        needs: ['principal', 'total', 'years'],
        requires: ['grow', 'finalAmount', 'totalPayment'],
        cues: ['askRate'],
        says: '{principal} becomes {total} in {years} at **{annualRatePercent}** simple interest a year.',
      },
      {
        find: 'years',
        given: 'total',
        needs: ['principal', 'total', 'annualRatePercent'],
        requires: ['grow', 'target', 'finalAmount', 'totalPayment'],
        cues: ['howLong'],
        says: '{principal} at {annualRatePercent} simple interest a year becomes {total} in **{years}**.',
      },
    ],
    assumes: 'interest earns no interest',
  },
  {
    id: 'fd',
    calculator: 'fd',
    cues: {
      ...notOrdinary,
      monthlyCompounding: -9,
      dailyCompounding: -9,
      half: -9,
      yearlyCompounding: -9,
      quarterly: 0.1,
      simpleInterest: -12,
      fd: 8,
      interest: 0.5,
      grow: 0.5,
      compound: 0.5,
      loan: -6,
      emi: -6,
      sip: -6,
      stepUp: -4,
    },
    monthlyMoney: -6,
    requires: ['fd'],
    variables: {
      principal,
      maturity: { kind: 'money', name: 'maturity amount', hints: ['target', 'grow', 'goal', 'need'] },
      annualRatePercent: loanRate,
      years,
    },
    asks: [
      {
        find: 'maturity',
        needs: ['principal', 'annualRatePercent', 'years'],
        cues: ['grow', 'howMuch'],
        says: 'A fixed deposit of {principal} at {annualRatePercent} for {years} matures at **{maturity}**. {interest} of it is interest.',
      },
      {
        find: 'interest',
        needs: ['principal', 'annualRatePercent', 'years'],
        requires: ['totalInterest', 'profit', 'looseInterest'],
        cues: ['totalInterest', 'profit', 'looseInterest'],
        says: 'A fixed deposit of {principal} at {annualRatePercent} for {years} earns **{interest}** of interest and matures at {maturity}.',
      },
      {
        find: 'principal',
        given: 'maturity',
        needs: ['maturity', 'annualRatePercent', 'years'],
        requires: ['need', 'target', 'presentValue'],
        cues: ['need', 'target', 'presentValue'],
        says: 'To get {maturity} after {years} at {annualRatePercent}, put **{principal}** into a fixed deposit.',
      },
      {
        find: 'annualRatePercent',
        given: 'maturity',
        needs: ['principal', 'maturity', 'years'],
        requires: ['askRate', 'rate'],
        cues: ['askRate'],
        says: 'A fixed deposit of {principal} becomes {maturity} in {years} at **{annualRatePercent}** a year.',
      },
      {
        find: 'years',
        given: 'maturity',
        needs: ['principal', 'maturity', 'annualRatePercent'],
        requires: ['howLong'],
        cues: ['howLong'],
        says: 'A fixed deposit of {principal} at {annualRatePercent} becomes {maturity} in **{years}**.',
      },
    ],
    assumes: 'compounded quarterly and paid at maturity, before tax',
  },
  {
    id: 'loan',
    calculator: 'loan',
    cues: {
      ...notOrdinary,
      loan: 5,
      emi: 6,
      loanEligible: 4,
      askSip: 0.1,
      prepay: -4,
      sip: -6,
      totalInterest: 1,
      outstanding: 1,
      lasts: 0.1,
      fd: -6,
      simpleInterest: -3,
      compound: -2,
      tenure: 0,
    },
    requires: ['loan', 'emi', 'loanEligible'],
    variables: {
      principal: {
        ...principal,
        name: 'loan amount',
        hints: ['loan', 'principal', 'tenure', 'prepay'],
        avoid: ['emi'],
        rarelyBelow: 20_000,
        doubted: { beside: 'emiOf', below: 500_000 },
      },
      emi: {
        kind: 'money-a-month',
        name: 'monthly instalment',
        hints: ['emi', 'monthly'],
        rarelyAbove: 500_000,
      },
      annualRatePercent: { ...loanRate, byMonth: true },
      years: { ...years, name: 'tenure' },
      afterMonth: { kind: 'months', name: 'months already paid', hints: ['after', 'outstanding'] },
    },
    asks: [
      {
        find: 'emi',
        needs: ['principal', 'annualRatePercent', 'years'],
        cues: ['emi'],
        says: 'The EMI on {principal} at {annualRatePercent} for {years} is **{emi}** a month. In all you pay {totalPayment}; {totalInterest} of it is interest.',
      },
      {
        find: 'totalInterest',
        needs: ['principal', 'annualRatePercent', 'years'],
        requires: ['totalInterest', 'looseInterest'],
        cues: ['totalInterest', 'looseInterest'],
        says: 'On {principal} at {annualRatePercent} for {years} you pay **{totalInterest}** of interest in all, with an EMI of {emi} a month.',
      },
      {
        find: 'totalPayment',
        needs: ['principal', 'annualRatePercent', 'years'],
        requires: ['totalPayment'],
        cues: ['totalPayment'],
        says: 'On {principal} at {annualRatePercent} for {years} you pay **{totalPayment}** in all: an EMI of {emi} a month, {totalInterest} of it interest.',
      },
      {
        find: 'principal',
        given: 'emi',
        needs: ['emi', 'annualRatePercent', 'years'],
        requires: ['loanEligible'],
        cues: ['loanEligible'],
        says: 'An EMI of {emi} a month at {annualRatePercent} for {years} repays a loan of **{principal}**.',
      },
      {
        find: 'years',
        given: 'emi',
        needs: ['principal', 'annualRatePercent', 'emi'],
        requires: ['howLong', 'tenure'],
        cues: ['howLong'],
        says: 'With an EMI of {emi} a month, {principal} at {annualRatePercent} is repaid in **{years}** (the last instalment is smaller).',
      },
      {
        find: 'annualRatePercent',
        given: 'emi',
        needs: ['principal', 'years', 'emi'],
        requires: ['askRate', 'rate'],
        cues: ['askRate'],
        says: 'An EMI of {emi} a month repays {principal} in {years} at an interest rate of **{annualRatePercent}** a year.',
      },
      {
        find: 'outstanding',
        calculator: 'loan-prepayment',
        fixed: { lumpSum: 0 },
        needs: ['principal', 'annualRatePercent', 'years', 'afterMonth'],
        requires: ['outstanding', 'left'],
        cues: ['outstanding', 'left'],
        says: 'After {afterMonth} of instalments of {emi}, **{outstanding}** is still owed on {principal} at {annualRatePercent} for {years}.',
      },
    ],
    assumes: 'reducing balance, equal instalments at the end of each month, not rounded',
  },
  {
    id: 'loan-prepayment',
    calculator: 'loan-prepayment',
    cues: { ...notOrdinary, prepay: 9, loan: 2, emi: 1, saved: 1, sip: -6 },
    requires: ['prepay'],
    variables: {
      principal: { ...principal, name: 'loan amount', hints: ['loan'], avoid: ['prepay'] },
      annualRatePercent: loanRate,
      years: { ...years, name: 'tenure of the loan', hints: ['loan', 'tenure'], avoid: ['after'] },
      afterMonth: { kind: 'months', name: 'when you prepay', hints: ['after'] },
      lumpSum: { kind: 'money', name: 'prepayment', hints: ['prepay'], avoid: ['loan'] },
    },
    asks: [
      {
        find: 'interestSavedByTenure',
        needs: ['principal', 'annualRatePercent', 'years', 'afterMonth', 'lumpSum'],
        cues: ['saved', 'totalInterest', 'interest'],
        says: 'Prepaying {lumpSum} after {afterMonth} saves **{interestSavedByTenure}** of interest when the EMI of {emi} stays and the loan ends {monthsSaved} earlier. If the EMI is lowered to {newEmi} instead, it saves {interestSavedByEmi}.',
      },
      {
        find: 'monthsSaved',
        needs: ['principal', 'annualRatePercent', 'years', 'afterMonth', 'lumpSum'],
        requires: ['monthsSaved', 'howLong'],
        cues: ['monthsSaved', 'howLong'],
        says: 'Prepaying {lumpSum} after {afterMonth} ends the loan **{monthsSaved}** earlier, with the same EMI of {emi}; it saves {interestSavedByTenure} of interest.',
      },
      {
        find: 'newEmi',
        needs: ['principal', 'annualRatePercent', 'years', 'afterMonth', 'lumpSum'],
        requires: ['newEmi'],
        cues: ['newEmi'],
        says: 'Prepaying {lumpSum} after {afterMonth} lowers the EMI from {emi} to **{newEmi}** when the loan keeps its end; it saves {interestSavedByEmi} of interest.',
      },
    ],
    assumes: 'reducing balance, instalments at the end of each month, one prepayment without charges',
  },
  {
    id: 'swp',
    calculator: 'swp',
    cues: {
      swp: 8,
      withdraw: 6,
      maxWithdrawal: 6,
      lasts: 2,
      left: 1,
      withdrawnTotal: 3,
      corpus: 1,
      sip: -5,
      loan: -6,
      emi: -6,
      inflation: -3,
      retire: -3,
      tax: -6,
      fire: -6,
      withdrawalRate: 0,
    },
    requires: ['swp', 'withdraw', 'maxWithdrawal', 'withdrawnTotal'],
    monthlyMoney: 1,
    variables: {
      principal: {
        ...principal,
        name: 'invested amount',
        hints: ['corpus', 'invest', 'swp', 'principal'],
        rarelyBelow: 50_000,
      },
      monthlyWithdrawal: {
        kind: 'money-a-month',
        name: 'monthly withdrawal',
        hints: ['withdraw', 'monthly', 'swp'],
      },
      annualRatePercent: rate,
      years,
    },
    choices: { rateConvention: { by: { effectiveConvention: 'effective' }, assume: 'nominal' } },
    asks: [
      {
        find: 'finalBalance',
        needs: ['principal', 'monthlyWithdrawal', 'annualRatePercent', 'years'],
        cues: ['left'],
        says: 'After {years} of withdrawing {monthlyWithdrawal} a month from {principal} at {annualRatePercent} a year, **{finalBalance}** is left. {totalWithdrawn} was withdrawn.',
      },
      {
        find: 'totalWithdrawn',
        needs: ['principal', 'monthlyWithdrawal', 'annualRatePercent', 'years'],
        requires: ['withdrawnTotal'],
        cues: ['withdrawnTotal'],
        says: '**{totalWithdrawn}** is withdrawn in {years} from {principal} at {annualRatePercent} a year; {finalBalance} is left.',
      },
      {
        find: 'monthsPaid',
        needs: ['principal', 'monthlyWithdrawal', 'annualRatePercent'],
        fixed: { years: 100 },
        requires: ['howLong', 'lasts'],
        cues: ['howLong', 'lasts'],
        says: '{principal} at {annualRatePercent} a year pays {monthlyWithdrawal} a month for **{monthsPaid}** (the last withdrawal is what is left).',
        also: 'endless',
      },
      {
        find: 'monthlyWithdrawal',
        given: 'finalBalance',
        fixed: { finalBalance: 0 },
        needs: ['principal', 'annualRatePercent', 'years'],
        requires: ['maxWithdrawal', 'howMuch'],
        cues: ['maxWithdrawal'],
        excludes: ['left'],
        says: 'From {principal} at {annualRatePercent} a year you can withdraw **{monthlyWithdrawal}** a month for {years}; then nothing is left.',
      },
    ],
    assumes: 'every month the balance first earns its return, then the withdrawal leaves it',
  },
  {
    id: 'inflation',
    calculator: 'inflation',
    cues: {
      inflation: 7,
      cost: 2,
      buyingPower: 3,
      expenses: 1,
      sip: -5,
      loan: -6,
      emi: -6,
      retire: -5,
      target: -0.5,
      goal: -2,
      returns: -2,
      realReturn: -6,
      nominal: -4,
      fd: -3,
      tax: -6,
      inflatedTarget: -2,
    },
    requires: ['inflation', 'buyingPower'],
    variables: {
      amount: {
        kind: 'money',
        name: 'amount',
        hints: ['cost', 'buyingPower', 'today', 'expenses'],
        isSmall: true,
      },
      annualRatePercent: { kind: 'percent', name: 'inflation a year', hints: ['inflation', 'rate'] },
      years,
    },
    asks: [
      {
        find: 'futureCost',
        needs: ['amount', 'annualRatePercent', 'years'],
        cues: ['cost', 'howMuch', 'expenses'],
        says: 'With {annualRatePercent} of inflation a year, what costs {amount} today costs **{futureCost}** in {years}. Kept as cash, {amount} will then buy what {worth} buys today.',
      },
      {
        find: 'worth',
        needs: ['amount', 'annualRatePercent', 'years'],
        requires: ['buyingPower', 'worthThen', 'grow'],
        cues: ['buyingPower', 'worthThen', 'grow'],
        says: 'In {years} with {annualRatePercent} of inflation a year, {amount} will buy what **{worth}** buys today. What costs {amount} today will cost {futureCost}.',
      },
    ],
    assumes: 'the same inflation every year',
  },
  {
    id: 'target-amount',
    calculator: 'target-amount',
    cues: {
      inflation: 3,
      goal: 3,
      target: 1,
      today: 1.5,
      returns: 2.5,
      inflatedTarget: 5,
      invest: 1,
      sip: -4,
      loan: -6,
      retire: -5,
      tax: -6,
      realReturn: -6,
      nominal: -4,
      buyingPower: -1,
    },
    requires: ['inflation', 'inflatedTarget'],
    variables: {
      target: {
        kind: 'money',
        name: 'target in today’s money',
        hints: ['goal', 'target', 'need', 'today', 'buyingPower'],
      },
      inflationPercent: {
        kind: 'percent',
        name: 'inflation a year',
        hints: ['inflation'],
        avoid: ['returns', 'rate'],
      },
      returnPercent: { ...rate, hints: ['returns', 'rate', 'interest'] },
      years,
    },
    choices: { interestType: { by: { simpleInterest: 'simple' }, assume: 'compound' } },
    asks: [
      {
        find: 'presentInvestment',
        needs: ['target', 'inflationPercent', 'returnPercent', 'years'],
        cues: ['today', 'need', 'invest'],
        requires: ['today', 'need', 'invest', 'target', 'goal', 'cost', 'presentValue', 'lumpSum', 'howMuch'],
        excludes: ['sip', 'askSip', 'finalAmount'],
        says: 'Invest **{presentInvestment}** today. What costs {target} now will cost {inflatedTarget} in {years} with {inflationPercent} of inflation, and {returnPercent} a year gets you there.',
      },
      {
        find: 'inflatedTarget',
        needs: ['target', 'inflationPercent', 'returnPercent', 'years'],
        requires: ['inflatedTarget'],
        cues: ['inflatedTarget'],
        says: 'With {inflationPercent} of inflation, {target} today will be **{inflatedTarget}** in {years}. At {returnPercent} a year, {presentInvestment} invested today gets there.',
      },
    ],
    assumes: 'one investment today, the same inflation and return every year',
  },
  {
    id: 'retirement',
    calculator: 'retirement',
    cues: {
      retire: 8,
      retireAt: 8,
      untilAge: 2,
      expenses: 1,
      inflation: 0.5,
      beforeRetirement: 1,
      afterRetirement: 1,
      sip: -1,
      loan: -6,
      tax: -6,
      fire: -6,
    },
    requires: ['retire', 'retireAt'],
    variables: {
      currentAge: { kind: 'age', name: 'age today', hints: ['ageNow'], avoid: ['retireAt', 'untilAge'] },
      retirementAge: {
        kind: 'age',
        name: 'age at retirement',
        hints: ['retireAt', 'retire'],
        avoid: ['ageNow', 'untilAge'],
      },
      lifeExpectancy: {
        kind: 'age',
        name: 'age until which to plan',
        hints: ['untilAge'],
        avoid: ['retireAt', 'ageNow'],
        assume: 85,
      },
      monthlyExpenses: { kind: 'money-a-month', name: 'monthly expenses', hints: ['expenses', 'monthly'] },
      inflationPercent: {
        kind: 'percent',
        name: 'inflation a year',
        hints: ['inflation'],
        avoid: ['returns'],
      },
      preRetirementReturnPercent: {
        kind: 'percent',
        name: 'return before retirement',
        hints: ['beforeRetirement', 'returns'],
        avoid: ['inflation', 'afterRetirement'],
      },
      postRetirementReturnPercent: {
        kind: 'percent',
        name: 'return in retirement',
        hints: ['afterRetirement'],
        avoid: ['inflation', 'beforeRetirement'],
      },
      currentSavings: { kind: 'money', name: 'savings today', hints: ['currentSavings'], assume: 0 },
    },
    asks: [
      {
        find: 'corpusNeeded',
        needs: [
          'currentAge',
          'retirementAge',
          'lifeExpectancy',
          'monthlyExpenses',
          'inflationPercent',
          'preRetirementReturnPercent',
          'postRetirementReturnPercent',
          'currentSavings',
        ],
        requires: ['corpus', 'need', 'retire', 'retireAt'],
        cues: ['corpus'],
        excludes: ['askSip'],
        says: 'You need **{corpusNeeded}** at {retirementAge}: {monthlyExpenses} a month become {monthlyExpensesThen} by then, and have to last until {lifeExpectancy}. Investing {requiredMonthlyInvestment} a month from now gets you there.',
      },
      {
        find: 'requiredMonthlyInvestment',
        needs: [
          'currentAge',
          'retirementAge',
          'lifeExpectancy',
          'monthlyExpenses',
          'inflationPercent',
          'preRetirementReturnPercent',
          'postRetirementReturnPercent',
          'currentSavings',
        ],
        requires: ['askSip', 'invest', 'sip'],
        cues: ['askSip', 'invest', 'sip'],
        says: 'Invest **{requiredMonthlyInvestment}** a month. At {retirementAge} you need {corpusNeeded}, because {monthlyExpenses} a month become {monthlyExpensesThen} by then and have to last until {lifeExpectancy}.',
      },
    ],
    assumes:
      'expenses taken out at the start of each year and rising with inflation, monthly investments compounded monthly, taxes and pensions not counted',
  },
  {
    id: 'tax',
    calculator: 'tax',
    cues: {
      tax: 7,
      newRegime: 4,
      oldRegime: 4,
      regimes: 4,
      salary: 2,
      income: 1,
      section80C: 2,
      crypto: -3,
      inflation: -6,
      sip: -6,
      loan: -6,
    },
    requires: ['tax', 'newRegime', 'oldRegime', 'regimes'],
    variables: {
      grossIncome: {
        kind: 'money',
        name: 'yearly income',
        least: 100_000,
        byYear: true,
        hints: ['salary', 'income', 'tax'],
        avoid: ['section80C'],
      },
      section80C: { kind: 'money', name: '80C deductions', hints: ['section80C'], isNamed: true, assume: 0 },
      financialYear: { kind: 'year', name: 'financial year', hints: [] },
    },
    choices: {
      salaried: {
        by: { salary: 'yes', taxable: 'no' },
        ask: 'Is it a salary, from which the standard deduction is taken, or other income?',
        name: 'whether it is a salary',
      },
      ageBand: { by: { superSenior: '80plus', senior: '60to79' }, assume: 'below60' },
    },
    asks: [
      {
        find: 'newTax',
        needs: ['grossIncome', 'section80C', 'financialYear'],
        requires: ['newRegime', 'tax'],
        cues: ['newRegime'],
        excludes: ['oldRegime', 'regimes'],
        says: 'In the new regime of FY {financialYear} the tax on {grossIncome} is **{newTax}**. In the old regime it would be {oldTax}.',
      },
      {
        find: 'oldTax',
        needs: ['grossIncome', 'section80C', 'financialYear'],
        requires: ['oldRegime'],
        cues: ['oldRegime'],
        excludes: ['newRegime', 'regimes'],
        says: 'In the old regime of FY {financialYear} the tax on {grossIncome} is **{oldTax}**. In the new regime it would be {newTax}.',
      },
      {
        find: 'saving',
        needs: ['grossIncome', 'section80C', 'financialYear'],
        requires: ['regimes', 'compare'],
        cues: ['regimes', 'taxSaved'],
        says: 'In FY {financialYear} the tax on {grossIncome} is {newTax} in the new regime and {oldTax} in the old one; the lower one saves **{saving}**.',
      },
    ],
    assumes: 'resident, no other deductions than those said, cess included, rounded to ten rupees',
  },
  {
    id: 'crypto-tax',
    calculator: 'tax',
    fixed: { grossIncome: 0 },
    cues: { crypto: 7, tax: 4, profit: 1, sip: -6, invest: -1 },
    requires: ['tax'],
    variables: {
      cryptoGain: { kind: 'money', name: 'gain', hints: ['crypto', 'profit', 'tax'] },
      financialYear: { kind: 'year', name: 'financial year', hints: [] },
    },
    asks: [
      {
        find: 'cryptoTax',
        needs: ['cryptoGain', 'financialYear'],
        requires: ['crypto'],
        cues: ['crypto'],
        says: 'The tax on {cryptoGain} of crypto gains in FY {financialYear} is **{cryptoTax}**: 30 % and 4 % cess on it, whatever the regime.',
      },
    ],
    assumes: 'no surcharge, which starts at a total income of 50 lakh; no loss set off',
  },
  {
    id: 'fire',
    calculator: 'fire-number',
    cues: { fire: 9, withdrawalRate: 1, expenses: 1 },
    requires: ['fire'],
    variables: {
      monthlyExpenses: {
        kind: 'money-a-month',
        name: 'monthly expenses',
        hints: ['expenses', 'monthly', 'fire'],
      },
      withdrawalRatePercent: { kind: 'percent', name: 'withdrawal rate', hints: ['withdrawalRate', 'rate'] },
    },
    asks: [
      {
        find: 'corpus',
        needs: ['monthlyExpenses', 'withdrawalRatePercent'],
        says: 'With expenses of {monthlyExpenses} a month and a withdrawal rate of {withdrawalRatePercent} a year, you need **{corpus}**.',
      },
    ],
    assumes: 'today’s expenses, without inflation until then',
  },
  {
    id: 'real-rate',
    calculator: 'real-rate',
    cues: { realReturn: 9, nominal: 3, inflation: 1 },
    requires: ['realReturn'],
    variables: {
      nominalPercent: {
        kind: 'percent',
        name: 'return before inflation',
        hints: ['nominal', 'returns', 'rate', 'interest', 'fd'],
        avoid: ['inflation'],
      },
      inflationPercent: { kind: 'percent', name: 'inflation', hints: ['inflation'] },
    },
    asks: [
      {
        find: 'realPercent',
        needs: ['nominalPercent', 'inflationPercent'],
        says: 'A return of {nominalPercent} with {inflationPercent} of inflation is a real return of **{realPercent}** a year.',
      },
    ],
    assumes: 'Fisher’s equation: (1 + return) ÷ (1 + inflation) − 1',
  },
  {
    id: 'effective-rate',
    calculator: 'effective-rate',
    cues: { effective: 9, compound: 1, monthly: 0.5 },
    requires: ['effective'],
    variables: {
      nominalPercent: {
        kind: 'percent',
        name: 'stated rate a year',
        hints: ['rate', 'effective', 'compound', 'nominal'],
      },
    },
    choices: {
      periodsPerYear: {
        by: {
          half: '2',
          quarterly: '4',
          daily: '365',
          monthlyCompounding: '12',
          dailyCompounding: '365',
          monthly: '12',
          yearly: '1',
        },
        ask: 'How often is interest added: monthly, quarterly or half-yearly?',
        name: 'how often interest is added',
      },
    },
    asks: [
      {
        find: 'effectivePercent',
        needs: ['nominalPercent'],
        says: '{nominalPercent} a year, compounded {periodsPerYear} times a year, is an effective rate of **{effectivePercent}** a year.',
      },
    ],
    assumes: 'interest is left to earn interest',
  },
]
