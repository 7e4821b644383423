import { Decimal } from 'decimal.js'

Decimal.set({ precision: 40 })

type Amounts = readonly Decimal[]
const d = (value: Decimal.Value) => new Decimal(value)
const one = d(1)
const hundred = d(100)

/** Halving an interval so often leaves an error far below what the tests allow. */
const BISECTIONS = 64

/** The root of a rising or falling function, by halving. */
function bisect(f: (at: Decimal) => Decimal, from: Decimal.Value, to: Decimal.Value): Decimal {
  let low = d(from)
  let high = d(to)
  const sign = f(low).isNegative()
  for (let round = 0; round < BISECTIONS; round++) {
    const middle = low.plus(high).div(2)
    if (f(middle).isNegative() === sign) low = middle
    else high = middle
  }
  return low
}

/** Months of deposits at the start of each month, added up one by one; half a month is no month here. */
function sipValue(monthly: Decimal, rate: Decimal, months: number): Decimal {
  let value = d(0)
  for (let month = 0; month < months; month++) value = value.plus(monthly).times(rate.plus(1))
  return value
}

const perMonth = (percent: Decimal) => percent.div(1200)
const monthsOf = (years: Decimal) => years.times(12).round().toNumber()
const grown = (principal: Decimal, percent: Decimal, years: Decimal, periods: Decimal) =>
  principal.times(one.plus(percent.div(hundred.times(periods))).pow(periods.times(years)))

function instalment(principal: Decimal, percent: Decimal, months: Decimal): Decimal {
  if (percent.isZero()) return principal.div(months)
  const growth = one.plus(perMonth(percent)).pow(months)
  return principal.times(perMonth(percent)).times(growth).div(growth.minus(1))
}

/** What is owed and what interest was paid, month by month, with one prepayment. */
function repay(principal: Decimal, percent: Decimal, months: Decimal, afterMonth = 0, lump = d(0)) {
  const emi = instalment(principal, percent, months)
  let owed = principal
  let interest = d(0)
  let month = 0
  let owedThen = principal
  while (owed.gt(0.000001)) {
    const due = owed.times(perMonth(percent))
    interest = interest.plus(due)
    owed = owed.plus(due).minus(emi)
    month++
    if (month === afterMonth) {
      owedThen = owed
      owed = owed.minus(lump)
    }
    if (month > 1000) throw new Error('this loan never ends')
  }
  return { interest: owed.lt(0) ? interest : interest, months: month, owedThen, emi }
}

/** The interest and the principal of some of a loan's instalments, both counted. */
function partOf(principal: Decimal, percent: Decimal, months: Decimal, from: Decimal, to: Decimal) {
  const emi = instalment(principal, percent, months)
  let owed = principal
  const part = { interest: d(0), principal: d(0) }
  for (let month = 1; month <= to.toNumber(); month++) {
    const due = owed.times(perMonth(percent))
    owed = owed.plus(due).minus(emi)
    if (from.gt(month)) continue
    part.interest = part.interest.plus(due)
    part.principal = part.principal.plus(emi).minus(due)
  }
  return part
}

/** The interest and the months of a loan into which more is paid, every month or with every twelfth instalment. */
function withExtra(principal: Decimal, percent: Decimal, months: Decimal, monthly: Decimal, yearly: Decimal) {
  const emi = instalment(principal, percent, months)
  // Below zero: an instalment more each year.
  const eachYear = yearly.lt(0) ? emi : yearly
  let owed = principal
  let paid = d(0)
  let count = 0
  while (owed.gt(0.000001)) {
    owed = owed.times(one.plus(perMonth(percent)))
    count++
    const due = emi.plus(monthly).plus(count % 12 === 0 ? eachYear : 0)
    const payment = Decimal.min(due, owed)
    owed = owed.minus(payment)
    paid = paid.plus(payment)
  }
  return { count: d(count), interest: paid.minus(principal), plain: emi.times(months).minus(principal) }
}

function interestOf(principal: Decimal, percent: Decimal, months: Decimal, after: Decimal, lump: Decimal) {
  const { months: paid, owedThen, emi } = repay(principal, percent, months, after.toNumber(), lump)
  // All that was paid less the principal; the last instalment is only what is left.
  let owed = owedThen.minus(lump)
  let total = emi.times(after).plus(lump)
  for (let month = after.toNumber(); month < paid; month++) {
    const withInterest = owed.times(one.plus(perMonth(percent)))
    const payment = Decimal.min(emi, withInterest)
    total = total.plus(payment)
    owed = withInterest.minus(payment)
  }
  return total.minus(principal)
}

function withdraw(principal: Decimal, percent: Decimal, months: number, amount: Decimal) {
  let balance = principal
  let out = d(0)
  let paid = 0
  for (let month = 0; month < months && balance.gt(0); month++) {
    balance = balance.times(one.plus(perMonth(percent)))
    const taken = Decimal.min(amount, balance)
    balance = balance.minus(taken)
    out = out.plus(taken)
    paid++
  }
  return { balance, out, paid }
}

function stepped(monthly: Decimal, stepUp: Decimal, percent: Decimal, years: Decimal): Decimal {
  let value = d(0)
  let pay = monthly
  for (let month = 0; month < monthsOf(years); month++) {
    if (month > 0 && month % 12 === 0) pay = pay.times(one.plus(stepUp.div(100)))
    value = value.plus(pay).times(one.plus(perMonth(percent)))
  }
  return value
}

/** Slabs as [width, percent] pairs, by the statute of each year. */
const slabs: Record<string, [number, number][]> = {
  'new 2024-25': [
    [3e5, 0],
    [4e5, 5],
    [3e5, 10],
    [2e5, 15],
    [3e5, 20],
    [Infinity, 30],
  ],
  'new 2025-26': [
    [4e5, 0],
    [4e5, 5],
    [4e5, 10],
    [4e5, 15],
    [4e5, 20],
    [4e5, 25],
    [Infinity, 30],
  ],
  'new 2026-27': [
    [4e5, 0],
    [4e5, 5],
    [4e5, 10],
    [4e5, 15],
    [4e5, 20],
    [4e5, 25],
    [Infinity, 30],
  ],
  old: [
    [2.5e5, 0],
    [2.5e5, 5],
    [5e5, 20],
    [Infinity, 30],
  ],
}

function incomeTax(regime: 'new' | 'old', year: string, gross: Decimal, isSalary: boolean, claims: Decimal) {
  const standard = isSalary ? (regime === 'new' ? 75_000 : 50_000) : 0
  const taxable = Decimal.max(0, gross.minus(standard).minus(claims))
  let left = taxable
  let tax = d(0)
  for (const [width, percent] of slabs[regime === 'old' ? 'old' : `new ${year}`] ?? []) {
    const inSlab = Number.isFinite(width) ? Decimal.min(left, width) : left
    tax = tax.plus(inSlab.times(percent).div(100))
    left = left.minus(inSlab)
  }
  const limit = regime === 'old' ? 5e5 : year === '2024-25' ? 7e5 : 12e5
  if (taxable.lte(limit)) tax = d(0)
  else if (regime === 'new') tax = Decimal.min(tax, taxable.minus(limit))
  if (taxable.gt(5e6)) tax = tax.times(1.1)
  return tax.times(1.04).div(10).round().times(10)
}

function arbitrage(stake: Decimal, odds: Amounts) {
  const shares = odds.map((odd) => one.div(odd))
  const all = Decimal.sum(...shares)
  const rounded = shares.slice(0, -1).map((share) => share.div(all).times(stake).toDecimalPlaces(2))
  const stakes = [...rounded, rounded.reduce((rest, part) => rest.minus(part), stake)]
  const payouts = stakes.map((part, index) => part.times(odds[index] ?? 0))
  return { stakes, profit: Decimal.max(...payouts).minus(stake) }
}

const rupees = (amount: Decimal) => amount.toDecimalPlaces(0, Decimal.ROUND_HALF_UP)

/** Years of an account that earns on its monthly balances and is credited once a year, with the deposits of each year. */
function creditedYearly(
  years: number,
  percent: Decimal,
  deposit: (year: number) => { amount: Decimal; isMonthly: boolean },
  round = (interest: Decimal) => interest,
): Decimal {
  let balance = d(0)
  for (let year = 0; year < years; year++) {
    const { amount, isMonthly } = deposit(year)
    let earning = d(0)
    for (let month = 1; month <= 12; month++)
      earning = earning.plus(balance).plus(isMonthly ? amount.times(month) : amount)
    balance = balance.plus(amount.times(isMonthly ? 12 : 1)).plus(round(earning.times(perMonth(percent))))
  }
  return balance
}

/** Sukanya: fifteen years of deposits, interest in whole rupees until the twenty-first. */
function sukanya(amount: Decimal, percent: Decimal, isMonthly: boolean): Decimal {
  return creditedYearly(21, percent, (year) => ({ amount: year < 15 ? amount : d(0), isMonthly }), rupees)
}

/** Heads of 12 % each in whole rupees, of the employer's 8.33 % of pay up to 25,000 into the pension scheme. */
function providentFund(pay: Decimal, years: Decimal, growth: Decimal, percent: Decimal): Decimal {
  let balance = d(0)
  for (let year = 0; year < years.toNumber(); year++) {
    const now = grown(pay, growth, d(year), one)
    const head = rupees(now.times(0.12))
    const month = head.times(2).minus(rupees(Decimal.min(now, 25_000).times(8.33).div(100)))
    let earning = d(0)
    for (let paid = 0; paid < 12; paid++) earning = earning.plus(balance).plus(month.times(paid))
    balance = balance.plus(month.times(12)).plus(earning.times(perMonth(percent)))
  }
  return balance
}

/** Months until nothing is owed on a card, and the interest of them. */
function cardPaidOff(owed: Decimal, percent: Decimal, payment: Decimal) {
  let left = owed
  let interest = d(0)
  let months = 0
  for (; left.gt(0); months++) {
    const due = left.times(perMonth(percent))
    interest = interest.plus(due)
    left = left.plus(due).minus(Decimal.min(payment, left.plus(due)))
  }
  return { months: d(months), interest }
}

type Formula = (...amounts: Decimal[]) => Decimal | Decimal[]

const formulas: Record<string, Formula> = {
  sip: (p, r, y) => sipValue(p, perMonth(r), monthsOf(y)),
  sipE: (p, r, y) => sipValue(p, one.plus(r.div(100)).pow(one.div(12)).minus(1), monthsOf(y)),
  sipGain: (p, r, y) => sipValue(p, perMonth(r), monthsOf(y)).minus(p.times(monthsOf(y))),
  sipPaid: (p, _, y) => p.times(monthsOf(y)),
  sipNeed: (target, r, y) => target.div(sipValue(one, perMonth(r), monthsOf(y))),
  sipYears: (p, target, r) => {
    const i = perMonth(r)
    const growth = target
      .times(i)
      .div(p.times(one.plus(i)))
      .plus(1)
    return growth.ln().div(one.plus(i).ln()).div(12)
  },
  sipRate: (p, target, y) => bisect((r) => sipValue(p, perMonth(r), monthsOf(y)).minus(target), 0.001, 60),
  step: (p, g, r, y) => stepped(p, g, r, y),
  stepNeed: (target, g, r, y) => target.div(stepped(one, g, r, y)),
  ci: grown,
  ciI: (p, r, y, m) => grown(p, r, y, m).minus(p),
  growNeed: (target, r, y) => target.div(grown(one, r, y, one)),
  growRate: (from, to, y) => to.div(from).pow(one.div(y)).minus(1).times(100),
  growYears: (from, to, r) =>
    to
      .div(from)
      .ln()
      .div(one.plus(r.div(100)).ln()),
  emi: instalment,
  emiI: (p, r, n) => instalment(p, r, n).times(n).minus(p),
  emiT: (p, r, n) => instalment(p, r, n).times(n),
  emiLoan: (emi, r, n) => emi.div(instalment(one, r, n)),
  emiMonths: (p, r, emi) => {
    const i = perMonth(r)
    return one.minus(p.times(i).div(emi)).ln().neg().div(one.plus(i).ln()).ceil()
  },
  emiRate: (p, n, emi) => bisect((r) => instalment(p, r, n).minus(emi), 0.001, 60),
  out: (p, r, n, k) => repay(p, r, n, k.toNumber()).owedThen,
  pre: (p, r, n, k, lump) => interestOf(p, r, n, k, d(0)).minus(interestOf(p, r, n, k, lump)),
  preMonths: (p, r, n, k, lump) => n.minus(repay(p, r, n, k.toNumber(), lump).months),
  preEmi: (p, r, n, k, lump) => instalment(repay(p, r, n, k.toNumber()).owedThen.minus(lump), r, n.minus(k)),
  extraSaved: (p, r, n, monthly, yearly) => {
    const { plain, interest } = withExtra(p, r, n, monthly, yearly)
    return plain.minus(interest)
  },
  extraMonths: (p, r, n, monthly, yearly) => n.minus(withExtra(p, r, n, monthly, yearly).count),
  extraCount: (p, r, n, monthly, yearly) => withExtra(p, r, n, monthly, yearly).count,
  stepBy: (p, more, r, y) => {
    let value = d(0)
    for (let month = 0; month < monthsOf(y); month++) {
      const paid = p.plus(more.times(Math.floor(month / 12)))
      value = value.plus(paid).times(one.plus(perMonth(r)))
    }
    return value
  },
  sipTimes: (p, r, y, times) => {
    let value = d(0)
    for (let at = 0; at < times.times(y).round().toNumber(); at++)
      value = value.plus(p).times(one.plus(r.div(100).div(times)))
    return value
  },
  yearly: (p, r, y) => {
    let value = d(0)
    for (let year = 0; year < y.toNumber(); year++) value = value.plus(p).times(one.plus(r.div(100)))
    return value
  },
  intPart: (p, r, n, from, to) => partOf(p, r, n, from, to).interest,
  prinPart: (p, r, n, from, to) => partOf(p, r, n, from, to).principal,
  flatEff: (p, r, n) =>
    bisect((at) => instalment(p, at, n).minus(p.plus(p.times(r).times(n).div(1200)).div(n)), 0.001, 80),
  stepPaid: (p, g, y) => {
    let paid = d(0)
    for (let year = 0; year < y.toNumber(); year++)
      paid = paid.plus(p.times(12).times(one.plus(g.div(100)).pow(year)))
    return paid
  },
  flat: (p, r, n) => p.plus(p.times(r).times(n).div(1200)).div(n),
  flatI: (p, r, n) => p.times(r).times(n).div(1200),
  flatT: (p, r, n) => p.plus(p.times(r).times(n).div(1200)),
  siI: (p, r, y) => p.times(r).times(y).div(100),
  siT: (p, r, y) => p.plus(p.times(r).times(y).div(100)),
  siP: (interest, r, y) => interest.times(100).div(r).div(y),
  siR: (p, interest, y) => interest.times(100).div(p).div(y),
  siY: (p, interest, r) => interest.times(100).div(p).div(r),
  fd: (p, r, y) => grown(p, r, y, d(4)),
  fdI: (p, r, y) => grown(p, r, y, d(4)).minus(p),
  fdNeed: (target, r, y) => target.div(grown(one, r, y, d(4))),
  swpLeft: (p, r, y, w) => withdraw(p, r, monthsOf(y), w).balance,
  swpOut: (p, r, y, w) => withdraw(p, r, monthsOf(y), w).out,
  swpMonths: (p, r, w) => d(withdraw(p, r, 12_000, w).paid),
  swpMax: (p, r, y) => instalment(p, r, y.times(12)),
  infl: (a, r, y) => grown(a, r, y, one),
  worth: (a, r, y) => a.div(grown(one, r, y, one)),
  target: (t, f, r, y) => grown(t, f, y, one).div(grown(one, r, y, one)),
  inflT: (t, f, _, y) => grown(t, f, y, one),
  retC: (age, at, until, spend, f, _, after) => corpus(age, at, until, spend, f, after),
  retM: (age, at, until, spend, f, before, after, savings) =>
    corpus(age, at, until, spend, f, after)
      .minus(grown(savings, before, at.minus(age), one))
      .div(sipValue(one, perMonth(before), at.minus(age).times(12).toNumber())),
  fire: (spend, rate) => spend.times(12).div(rate).times(100),
  crypto: (gain) => gain.times(0.3).times(1.04),
  arbProfit: (stake, ...odds) => arbitrage(stake, odds).profit,
  arbStake: (stake, ...odds) => arbitrage(stake, odds).stakes,
  /** Each instalment grows by the quarter for as long as it lies, parts of a quarter as powers. */
  rd: (p, r, n) => {
    let value = d(0)
    for (let month = 1; month <= n.toNumber(); month++)
      value = value.plus(p.times(one.plus(r.div(400)).pow(d(month).div(3))))
    return value
  },
  ppfMonthly: (p, r, y) => creditedYearly(y.toNumber(), r, () => ({ amount: p, isMonthly: true })),
  ssy: (p, r) => sukanya(p, r, false),
  ssyMonthly: (p, r) => sukanya(p, r, true),
  gratuity: (pay, years) => rupees(pay.times(15).times(years).div(26)),
  epf: providentFund,
  /** What of a fund may be taken, less the tax that is kept back. */
  fundTaken: (balance, share, tax) => balance.times(share).div(100).times(d(100).minus(tax)).div(100),
  nps: (p, r, n) => sipValue(p, perMonth(r), n.toNumber()),
  npsPension: (p, r, n, share, annuity) =>
    sipValue(p, perMonth(r), n.toNumber()).times(share).div(100).times(annuity).div(1200),
  /** Least of the allowance, rent above a tenth of pay, and a share of pay. */
  hra: (pay, allowance, rent, share) =>
    Decimal.min(allowance, rent.minus(pay.div(10)), pay.times(share).div(100)),
  eligible: (income, foir, emi, r, n) =>
    income
      .times(foir)
      .div(100)
      .minus(emi)
      .div(instalment(one, r, n)),
  cardMonths: (owed, r, payment) => cardPaidOff(owed, r, payment).months,
  cardInterest: (owed, r, payment) => cardPaidOff(owed, r, payment).interest,
  average: (first, at, second, then) => first.times(at).plus(second.times(then)).div(first.plus(second)),
  is: (...values) => values,
  cmp: (...pairs) => inPairs(pairs, 2, ([r, y]) => grown(d(100_000), r, y, one)),
  cmpEmi: (...loans) => inPairs(loans, 3, ([p, r, n]) => instalment(p, r, n)),
  cmpSip: (...plans) => inPairs(plans, 3, ([p, r, y]) => sipValue(p, perMonth(r), monthsOf(y))),
  cmpFd: (p, r, y, q, s) => [grown(p, r, y, d(4)), grown(p, q, s, d(4))],
  cmpFdAll: (...plans) => inPairs(plans, 3, ([p, r, y]) => grown(p, r, y, d(4))),
  cmpSiCi: (p, r, y) => [p.times(r).times(y).div(100), grown(p, r, y, one).minus(p)],
  cmpSipLump: (p, r, y, lump) => [sipValue(p, perMonth(r), monthsOf(y)), grown(lump, r, y, one)],
  cmpCi: (...plans) => inPairs(plans, 3, ([p, r, y]) => grown(p, r, y, one)),
}

function inPairs(
  values: Decimal[],
  size: number,
  f: (group: [Decimal, Decimal, Decimal]) => Decimal,
): Decimal[] {
  const starts = Array.from({ length: values.length / size }, (_, index) => index * size)
  return starts.map((at) => f(values.slice(at, at + size) as [Decimal, Decimal, Decimal]))
}

function corpus(age: Decimal, at: Decimal, until: Decimal, spend: Decimal, f: Decimal, after: Decimal) {
  let needed = d(0)
  const first = grown(spend.times(12), f, at.minus(age), one)
  for (let year = 0; year < until.minus(at).toNumber(); year++) {
    needed = needed.plus(grown(first, f, d(year), one).div(grown(one, after, d(year), one)))
  }
  return needed
}

/** `xirr -100@2023-01-01 150@2025-01-01`: the percentage at which the flows cancel out. */
function yearlyReturn(flows: readonly string[]): Decimal {
  const dated = flows.map((flow) => flow.split('@') as [string, string])
  const start = Date.parse(dated[0]?.[1] ?? '')
  const value = (r: Decimal) =>
    dated.reduce((sum, [amount, date]) => {
      const years = d(Date.parse(date) - start)
        .div(86_400_000)
        .div(365)
      return sum.plus(d(amount).div(one.plus(r.div(100)).pow(years)))
    }, d(0))
  return bisect(value, -99, 1000)
}

/**
 * What a line of the corpus says its answer is, computed in decimal arithmetic from first principles and
 * without a line of the library that the product computes with.
 *
 * @throws Error for a formula that is not known
 */
export function referenceAnswer(how: string): number[] {
  const [name = '', ...given] = how.split(' ')
  if (name === 'xirr') return [yearlyReturn(given).toNumber()]
  // "each emi 2000000 9 120 ; emi 2000000 9 240": one after the other.
  if (name === 'each') return given.join(' ').split(' ; ').flatMap(referenceAnswer)
  if (name === 'diff') {
    // "diff emi 2000000 9 240 - emi 2000000 8 240": by how much one is above or below the other.
    const [one = [], other = []] = given.join(' ').split(' - ').map(referenceAnswer)
    return one.map((value, index) => Math.abs(value - (other[index] ?? Number.NaN)))
  }
  if (name.startsWith('tax')) {
    // Claims of the old regime, then what counts in both.
    const [year = '', gross = 0, salary, , claims = 0, inBoth = 0] = given
    const tax = (regime: 'new' | 'old') =>
      incomeTax(regime, year, d(gross), salary === '1', d(regime === 'old' ? claims : 0).plus(inBoth))
    const due =
      name === 'taxN' ? tax('new') : name === 'taxO' ? tax('old') : tax('old').minus(tax('new')).abs()
    return [due.toNumber()]
  }
  const formula = formulas[name]
  if (formula === undefined) throw new Error(`No formula is called ${name}`)
  const answer = formula(...given.map(d))
  return (Array.isArray(answer) ? answer : [answer]).map((value) => value.toNumber())
}
