/**
 * Computes the reference figures of the calculator functions and of the income tax: month by month and slab
 * by slab, with 60 digits, in decimal arithmetic. Nothing of the package is imported here.
 *
 * Run with `node scripts/reference-calculators.ts`; writes test/reference-calculators.json.
 */
import { writeFileSync } from 'node:fs'
import { Decimal } from 'decimal.js'

Decimal.set({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

const D = (value: Decimal.Value): Decimal => new Decimal(value)
const vectors: { name: string; input: object; expected: object }[] = []
const add = (name: string, input: object, expected: Record<string, Decimal | number>): void => {
  const figures = Object.entries(expected).map(([key, value]) => [key, D(value).toSD(20).toNumber()])
  vectors.push({ name, input, expected: Object.fromEntries(figures) })
}

/** The same numbers in every run: a linear congruential generator. */
let state = 2026
const random = (): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return state / 2_147_483_648
}
const between = (low: number, high: number, step: number): number =>
  D(low)
    .plus(D(Math.floor((random() * (high - low)) / step)).times(step))
    .toNumber()
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

const monthly = (ratePercent: number, convention: string): Decimal =>
  convention === 'effective'
    ? D(ratePercent).div(100).plus(1).pow(D(1).div(12)).minus(1)
    : D(ratePercent).div(1200)
const rates = [0, 0.0001, 0.5, 3.75, 6.5, 8.1, 12, 15.35, 24, 30]

for (let round = 0; round < 40; round++) {
  const ratePercent = pick(rates)
  const rateConvention = pick(['nominal', 'effective'])
  const years = between(1, 51, 1)
  const plan = { annualRatePercent: ratePercent, years, rateConvention }
  const i = monthly(ratePercent, rateConvention)

  const monthlyInvestment = between(100, 1_000_000, 100)
  const annualStepUpPercent = pick([0, 5, 7.5, 10, 12, 15])
  for (const [name, step] of [
    ['sip', 0],
    ['stepUpSip', annualStepUpPercent],
  ] as const) {
    let value = D(0)
    let invested = D(0)
    for (let month = 0; month < 12 * years; month++) {
      const paid = D(monthlyInvestment).times(
        D(step)
          .div(100)
          .plus(1)
          .pow(Math.floor(month / 12)),
      )
      value = value.plus(paid).times(i.plus(1))
      invested = invested.plus(paid)
    }
    const input =
      name === 'sip' ? { monthlyInvestment, ...plan } : { monthlyInvestment, ...plan, annualStepUpPercent }
    add(name, input, { futureValue: value, totalInvested: invested, gain: value.minus(invested) })
    if (name === 'sip') {
      const targetAmount = between(10_000, 100_000_000, 1000)
      add(
        'requiredSip',
        { targetAmount, ...plan },
        { value: D(targetAmount).times(monthlyInvestment).div(value) },
      )
    }
  }

  const principal = between(100, 10_000_000, 100)
  const growth = D(ratePercent).div(100).plus(1).pow(years)
  const plain = { principal, annualRatePercent: ratePercent, years }
  add('lumpSum', plain, { futureValue: growth.times(principal), totalInvested: principal })
  add('simpleInterest', plain, { interest: D(principal).times(ratePercent).times(years).div(100) })
  for (const [frequency, m] of [
    ['yearly', 1],
    ['half-yearly', 2],
    ['quarterly', 4],
  ] as const) {
    const total = D(ratePercent)
      .div(100 * m)
      .plus(1)
      .pow(m * years)
      .times(principal)
    add('compoundInterest', { ...plain, frequency }, { total, interest: total.minus(principal) })
    if (m === 4) add('fixedDeposit', plain, { maturity: total, interest: total.minus(principal) })
  }

  const monthlyWithdrawal = between(1000, 100_000, 100)
  let balance = D(principal)
  let withdrawn = D(0)
  let months = 0
  while (months < 12 * years && balance.gt(0)) {
    const grown = balance.times(i.plus(1))
    const taken = Decimal.min(grown, monthlyWithdrawal)
    balance = grown.minus(taken)
    withdrawn = withdrawn.plus(taken)
    months++
  }
  add(
    'swp',
    { principal, monthlyWithdrawal, ...plan },
    {
      finalBalance: balance,
      totalWithdrawn: withdrawn,
      monthsPaid: months,
    },
  )

  const inflationPercent = between(1, 15, 0.25)
  const later = D(inflationPercent).div(100).plus(1).pow(years).times(principal)
  add(
    'inflation',
    { amount: principal, annualRatePercent: inflationPercent, years },
    {
      futureCost: later,
      roundedFutureCost: later.round(),
    },
  )
  for (const interestType of ['simple', 'compound']) {
    const factor = interestType === 'simple' ? D(ratePercent).times(years).div(100).plus(1) : growth
    add(
      'targetAmount',
      { target: principal, inflationPercent, returnPercent: ratePercent, years, interestType },
      {
        inflatedTarget: later,
        presentInvestment: later.div(factor),
      },
    )
  }

  const currentAge = between(20, 50, 1)
  const retirementAge = currentAge + between(1, 30, 1)
  const lifeExpectancy = retirementAge + between(1, 35, 1)
  const monthlyExpenses = between(5000, 200_000, 500)
  const postRetirementReturnPercent = between(1, 15, 0.25)
  const currentSavings = between(0, 5_000_000, 1000)
  const preRetirementReturnPercent = pick(rates)
  const toGo = retirementAge - currentAge
  let corpus = D(0)
  for (let year = lifeExpectancy - retirementAge - 1; year >= 0; year--) {
    const spent = D(inflationPercent)
      .div(100)
      .plus(1)
      .pow(toGo + year)
      .times(monthlyExpenses)
      .times(12)
    corpus = corpus.div(D(postRetirementReturnPercent).div(100).plus(1)).plus(spent)
  }
  const saved = D(preRetirementReturnPercent).div(100).plus(1).pow(toGo).times(currentSavings)
  let perRupee = D(0)
  for (let month = 0; month < 12 * toGo; month++) {
    perRupee = perRupee.plus(1).times(D(preRetirementReturnPercent).div(1200).plus(1))
  }
  add(
    'retirement',
    {
      currentAge,
      retirementAge,
      lifeExpectancy,
      monthlyExpenses,
      inflationPercent,
      preRetirementReturnPercent,
      postRetirementReturnPercent,
      currentSavings,
    },
    {
      corpusNeeded: corpus,
      requiredMonthlyInvestment: Decimal.max(0, corpus.minus(saved)).div(perRupee),
    },
  )
}

/** A loan month by month; every figure rounded to `places` decimals, or not at all. */
function loanRows(
  principal: number,
  rate: Decimal,
  months: number,
  emi: Decimal,
  places: number | undefined,
) {
  const round = (value: Decimal): Decimal => (places === undefined ? value : value.toDecimalPlaces(places))
  let balance = D(principal)
  let interestSum = D(0)
  const rows: { interest: Decimal; principal: Decimal; balance: Decimal }[] = []
  for (let month = 1; month <= months && balance.gt(0); month++) {
    const interest = round(balance.times(rate))
    const part = month === months ? balance : Decimal.min(balance, round(emi).minus(interest))
    balance = balance.minus(part)
    interestSum = interestSum.plus(interest)
    rows.push({ interest, principal: part, balance })
  }
  return { rows, interestSum }
}

for (let round = 0; round < 40; round++) {
  const principal = between(100_000, 10_000_000, 1000)
  const annualRatePercent = pick(rates)
  const months = between(12, 361, 1)
  const loan = { principal, annualRatePercent, months }
  const rate = D(annualRatePercent).div(1200)
  const growth = rate.plus(1).pow(months)
  const exact = rate.isZero()
    ? D(principal).div(months)
    : rate.times(principal).times(growth).div(growth.minus(1))
  const all = loanRows(principal, rate, months, exact, undefined)
  add('emi', loan, {
    emi: exact,
    totalInterest: all.interestSum,
    totalPayment: all.interestSum.plus(principal),
  })

  const k = between(0, months, 1)
  const owed = all.rows[k - 1]?.balance ?? D(principal)
  add('outstandingBalance', { ...loan, afterMonths: k }, { value: owed })
  const lumpSum = Math.floor(owed.times(random()).toNumber())
  const left = owed.minus(lumpSum)
  const before = all.rows.slice(0, k).reduce((sum, row) => sum.plus(row.interest), D(0))
  const lower = rate.isZero()
    ? left.div(months - k)
    : rate.times(left).div(D(1).minus(rate.plus(1).pow(k - months)))
  for (const [mode, emi] of [
    ['reduceTenure', exact],
    ['reduceEmi', lower],
  ] as const) {
    const rest = loanRows(left.toNumber(), rate, months - k, emi, undefined)
    const totalInterest = before.plus(rest.interestSum)
    add(
      'prepayment',
      { ...loan, lumpSum, afterMonth: k, mode },
      {
        months: k + rest.rows.length,
        emi,
        totalInterest,
        interestSaved: all.interestSum.minus(totalInterest),
      },
    )
  }
  for (const [rounding, places] of [
    ['none', undefined],
    ['rupee', 0],
    ['paisa', 2],
  ] as const) {
    const { rows, interestSum } = loanRows(principal, rate, months, exact, places)
    const at = Math.floor(rows.length / 2)
    add(
      'amortizationSchedule',
      { ...loan, rounding },
      {
        length: rows.length,
        middleInterest: rows[at]?.interest ?? 0,
        middleBalance: rows[at]?.balance ?? 0,
        lastPrincipal: rows.at(-1)?.principal ?? 0,
        interestSum,
      },
    )
  }
}

type Slabs = readonly (readonly [number, number])[]
const end = Number.POSITIVE_INFINITY
const newSlabs: Record<string, Slabs> = {
  '2024-25': [
    [300_000, 0],
    [700_000, 5],
    [1_000_000, 10],
    [1_200_000, 15],
    [1_500_000, 20],
    [end, 30],
  ],
  '2025-26': [
    [400_000, 0],
    [800_000, 5],
    [1_200_000, 10],
    [1_600_000, 15],
    [2_000_000, 20],
    [2_400_000, 25],
    [end, 30],
  ],
}
const oldSlabs: Record<string, Slabs> = {
  below60: [
    [250_000, 0],
    [500_000, 5],
    [1_000_000, 20],
    [end, 30],
  ],
  '60to79': [
    [300_000, 0],
    [500_000, 5],
    [1_000_000, 20],
    [end, 30],
  ],
  '80plus': [
    [500_000, 0],
    [1_000_000, 20],
    [end, 30],
  ],
}
const bands = [
  [5e6, 10],
  [1e7, 15],
  [2e7, 25],
  [5e7, 37],
] as const

function bySlab(income: Decimal, slabs: Slabs): Decimal {
  return slabs.reduce((sum, [upTo, percent], index) => {
    const from = slabs[index - 1]?.[0] ?? 0
    const share = Decimal.max(0, Decimal.min(income, upTo).minus(from))
    return sum.plus(share.times(percent).div(100))
  }, D(0))
}

/** Tax and surcharge before cess, the surcharge limited by what was due at its threshold. */
function withSurcharge(income: Decimal, tax: Decimal, slabs: Slabs, top: number): Decimal {
  const band = bands.filter(([above, percent]) => percent <= top && income.gt(above)).at(-1)
  if (band === undefined) return tax
  const [threshold, percent] = band
  const there = withSurcharge(D(threshold), bySlab(D(threshold), slabs), slabs, top)
  return Decimal.min(tax.times(100 + percent).div(100), there.plus(income).minus(threshold))
}

const incomes = [
  0, 250_000, 300_000, 400_000, 500_000, 500_010, 700_000, 700_010, 722_222, 722_223, 800_000, 1_000_000,
  1_199_999, 1_200_000, 1_200_010, 1_210_000, 1_250_000, 1_270_588, 1_270_589, 1_275_000, 1_500_000,
  1_600_000, 2_000_000, 2_400_000, 2_400_001, 5_000_000, 5_000_010, 5_100_000, 5_161_194, 5_195_896,
  5_200_000, 9_999_999, 10_000_000, 10_000_001, 10_100_000, 10_214_765, 10_300_000, 20_000_000, 20_000_001,
  20_500_000, 20_930_000, 22_000_000, 50_000_000, 50_000_001, 51_000_000, 53_017_000, 54_000_000, 100_000_000,
]
for (let round = 0; round < 60; round++) incomes.push(between(0, pick([3e6, 3e7, 1.5e8]), 1))
for (const taxableIncome of incomes) {
  const income = D(taxableIncome)
  for (const financialYear of ['2024-25', '2025-26', '2026-27']) {
    const slabs = newSlabs[financialYear] ?? newSlabs['2025-26'] ?? []
    const limit = financialYear === '2024-25' ? 700_000 : 1_200_000
    const slabTax = bySlab(income, slabs)
    const excess = Decimal.max(0, income.minus(limit))
    const tax = Decimal.min(slabTax, excess)
    const total = withSurcharge(income, tax, slabs, 25).times('1.04')
    const person = { taxableIncome, regime: 'new', financialYear, ageBand: pick(Object.keys(oldSlabs)) }
    add('incomeTaxIndia', person, { slabTax, total, totalRounded10: total.div(10).round().times(10) })
  }
  for (const [ageBand, slabs] of Object.entries(oldSlabs)) {
    const slabTax = bySlab(income, slabs)
    const tax = income.lte(500_000) ? D(0) : slabTax
    const total = withSurcharge(income, tax, slabs, 37).times('1.04')
    const person = {
      taxableIncome,
      regime: 'old',
      financialYear: pick(['2024-25', '2025-26', '2026-27']),
      ageBand,
    }
    add('incomeTaxIndia', person, { slabTax, total, totalRounded10: total.div(10).round().times(10) })
  }
}

const file = new URL('../test/reference-calculators.json', import.meta.url)
writeFileSync(file, `[\n${vectors.map((vector) => JSON.stringify(vector)).join(',\n')}\n]\n`)
console.log(`${vectors.length} vectors`)
