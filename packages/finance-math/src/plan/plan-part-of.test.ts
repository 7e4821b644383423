import { describe, expect, it } from 'vitest'
import { calculators } from '../calculators/index.ts'
import { runCalculator } from '../calculators/run-calculator.ts'
import { cashFlowPlan } from './cash-flow-plan.ts'
import type { PlanPart } from './plan-part.ts'
import { planPartOf } from './plan-part-of.ts'

function answerOf(id: string, given: Record<string, unknown> = {}) {
  const definition = calculators.find((one) => one.id === id) as (typeof calculators)[number]
  const answer = runCalculator(definition, given)
  if (!answer.ok) throw answer.error
  const rows = answer.schedule()
  return { values: answer.values, outputs: answer.outputs as Readonly<Record<string, number>>, rows }
}

function partOf(id: string, given: Record<string, unknown> = {}): PlanPart {
  const item = planPartOf(id, answerOf(id, given))
  if (item?.kind !== 'part') throw new Error(`${id} is no part`)
  return item.part
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const paidInAll = ({ years }: PlanPart) => sum(years.map(({ paid }) => paid))

describe('what an answer is in a plan', () => {
  // The outputs stand beside the schedules on the calculators’ own pages, and are held to published figures there.
  it.each([
    ['loan', 'totalPayment', 'principal'],
    ['home-loan', undefined, 'loanAmount'],
    ['car-loan', undefined, 'loanAmount'],
    ['personal-loan', undefined, 'principal'],
    ['loan-apr', 'totalPayment', 'received'],
    ['flat-vs-reducing', 'totalPayment', 'principal'],
    ['card-payoff', 'totalPaid', 'owed'],
    ['debt-payoff', 'totalPaid', 'owed'],
  ])('is of %s a debt whose instalments add up to what its page says', (id, total, owed) => {
    const answer = answerOf(id)
    const part = partOf(id)
    const figures = { ...answer.values, ...answer.outputs } as Record<string, number>
    expect(part.kind).toBe('debt')
    expect(part.start).toBe(figures[owed])
    const interest = figures.totalInterest as number
    expect(paidInAll(part)).toBeCloseTo(total ? (figures[total] as number) : part.start + interest, 4)
    expect(part.years.at(-1)?.balance).toBeCloseTo(0, 5)
  })

  it('has the down payment of a home and of a car, and a worth of the home alone', () => {
    const home = partOf('home-loan', { price: 6_000_000, downPaymentPercent: 20 })
    expect(home).toMatchObject({ spent: 1_200_000, property: 6_000_000, start: 4_800_000, lump: 0 })
    const car = partOf('car-loan', { exShowroom: 1_000_000, onRoadPercent: 15, downPaymentPercent: 20 })
    expect(car).toMatchObject({ spent: 230_000, property: 0, start: 920_000 })
  })

  it('ends a loan of two and a half years in the third', () => {
    const { years } = partOf('loan', { principal: 100_000, annualRatePercent: 10, years: 2.5 })
    // By Python: 30 instalments of 3781.14101695.
    expect(years.map(({ paid }) => Math.round(paid * 100) / 100)).toEqual([45_373.69, 45_373.69, 22_686.85])
    expect(years[0]?.balance).toBeCloseTo(62_959.12, 2)
    expect(years[2]?.balance).toBeCloseTo(0, 6)
  })

  it('prepays a loan once, keeps its instalment, and ends sooner', () => {
    const given = {
      principal: 4_800_000,
      annualRatePercent: 8.5,
      years: 20,
      afterMonth: 30,
      lumpSum: 500_000,
    }
    const { outputs } = answerOf('loan-prepayment', given)
    const part = partOf('loan-prepayment', given)
    expect(part).toMatchObject({ kind: 'debt', start: 4_800_000, spent: 0 })
    // By Python with 50 digits, month by month: five lakh are paid beside the 30th instalment, and the 195th is the last.
    expect(part.years.map(({ paid }) => Math.round(paid * 100) / 100)).toEqual([
      ...[499_866.18, 499_866.18, 999_866.18],
      ...Array.from({ length: 13 }, () => 499_866.18),
      ...[122_906.69, 0, 0, 0],
    ])
    expect(part.years[2]?.balance).toBeCloseTo(3_965_698.53, 2)
    expect(part.years[9]?.balance).toBeCloseTo(2_415_953.88, 2)
    expect(part.years[16]?.balance).toBe(0)
    const whole = (outputs.emi as number) * 240
    expect(paidInAll(part)).toBeCloseTo(whole - (outputs.interestSavedByTenure as number), 2)
  })

  it.each(['simple', 'compounded'])(
    'lets an education loan grow by %s interest until it is paid back',
    (kind) => {
      const given = {
        principal: 1_000_000,
        annualRatePercent: 10.5,
        studyYears: 4,
        graceMonths: 6,
        years: 10,
      }
      const { outputs } = answerOf('education-loan', { ...given, moratoriumInterest: kind })
      const { years, start } = partOf('education-loan', { ...given, moratoriumInterest: kind })
      expect(start).toBe(1_000_000)
      expect(years.slice(0, 4).map(({ paid }) => paid)).toEqual([0, 0, 0, 0])
      // By hand: 10.5 % of ten lakh a year, or 0.875 % a month on what is owed.
      const after = kind === 'simple' ? 1_000_000 + 2 * 105_000 : 1_000_000 * 1.00875 ** 24
      expect(years[1]?.balance).toBeCloseTo(after, 4)
      // Half a year is left of the fifth, and of the fifteenth.
      expect(years[4]?.paid).toBeCloseTo(6 * (outputs.emi as number), 4)
      expect(years[5]?.paid).toBeCloseTo(12 * (outputs.emi as number), 4)
      expect(years).toHaveLength(15)
      expect(sum(years.map(({ paid }) => paid))).toBeCloseTo(outputs.totalPayment as number, 2)
      expect(years[14]?.balance).toBeCloseTo(0, 4)
    },
  )

  it('pays the interest of a deposit each year after TDS, and the deposit in the year in which it ends', () => {
    const given = { payout: 'quarterly', principal: 1_000_000, annualRatePercent: 8, months: 30 }
    // By hand: 20,000 a quarter, of which a tenth is deducted above 50,000 a year, and two quarters in the third.
    expect(partOf('fd-payout', given)).toMatchObject({
      lump: 1_000_000,
      years: [
        { received: 72_000, balance: 1_000_000 },
        { received: 72_000, balance: 1_000_000 },
        { received: 1_040_000, balance: 0 },
      ],
    })
    const { outputs } = answerOf('fd-payout', { ...given, payout: 'maturity' })
    const { years } = partOf('fd-payout', { ...given, payout: 'maturity' })
    // By hand: 2 % a quarter, four of them, less a tenth of 82,432.16.
    expect(years[0]).toMatchObject({ received: 0 })
    expect(years[0]?.balance).toBeCloseTo(1_000_000 + 0.9 * (1_000_000 * 1.02 ** 4 - 1_000_000), 2)
    expect(years[2]?.received).toBeCloseTo(1_000_000 + (outputs.netInterest as number), 4)
  })

  it.each([
    // 8.2 %, 7.4 % and 7.5 % a year of five lakh, paid by the quarter, and by the month in whole rupees.
    ['scss', 41_000, 541_000, 5],
    ['mis', 36_996, 536_996, 5],
    ['nsc', 0, 500_000 * 1.077 ** 5, 5],
    // Twice as much after 115 months: in the tenth year.
    ['kvp', 0, 1_000_000, 10],
  ])('pays what the scheme %s of the post office pays, year by year', (scheme, each, end, count) => {
    const { years } = partOf('post-office', { scheme, principal: 500_000 })
    expect(years).toHaveLength(count)
    expect(years[0]?.received).toBeCloseTo(each, 4)
    expect(years.at(-1)?.received).toBeCloseTo(end, -1)
    expect(years.at(-1)?.balance).toBe(0)
    expect(years[0]?.balance).toBeCloseTo(
      each > 0 ? 500_000 : 500_000 * (end / 500_000) ** (scheme === 'kvp' ? 12 / 115 : 0.2),
      -1,
    )
  })

  it.each([
    ['marriage', { years: 10 }],
    ['child-education', { childAge: 8, startAge: 18 }],
  ])('saves for %s month by month and spends it when it comes', (id, when) => {
    const given = {
      costToday: 1_000_000,
      inflationPercent: 8,
      returnPercent: 12,
      savedToday: 200_000,
      ...when,
    }
    const part = partOf(id, given)
    // By hand: the cost after ten years, less what two lakh become, over what a rupee a month becomes.
    const missing = 1_000_000 * 1.08 ** 10 - 200_000 * 1.01 ** 120
    const sip = missing / ((1.01 * (1.01 ** 120 - 1)) / 0.01)
    expect(part).toMatchObject({ start: 200_000, lump: 200_000, kind: 'investment' })
    expect(part.years[0]?.paid).toBeCloseTo(12 * sip, 4)
    expect(part.years[8]?.balance).toBeCloseTo(
      200_000 * 1.01 ** 108 + (sip * 1.01 * (1.01 ** 108 - 1)) / 0.01,
      2,
    )
    expect(part.years[9]?.received).toBeCloseTo(0, 2)
    expect(part.years[9]?.balance).toBe(0)
    // More than it costs is saved already: nothing is to be paid in, and the rest comes back.
    const rich = partOf(id, { ...given, savedToday: 2_000_000 })
    expect(paidInAll(rich)).toBe(0)
    expect(rich.years[9]?.received).toBeCloseTo(2_000_000 * 1.01 ** 120 - 1_000_000 * 1.08 ** 10, 2)
  })

  it('lets a SIP go on at its own rate once nothing is paid in, from its last month on', () => {
    const part = partOf('sip', { monthlyInvestment: 5000, annualRatePercent: 12, years: 2.5 })
    expect(part.years.map(({ paid }) => paid)).toEqual([60_000, 60_000, 30_000])
    const { rows } = cashFlowPlan({ years: 5, parts: [part] })
    // By Python: 30 months of 5000 at 1 % a month, then 6 and 30 months without.
    expect(rows[2]?.investments).toBeCloseTo(186_470.56, 2)
    expect(rows[4]?.investments).toBeCloseTo(236_768.13, 2)
  })

  it('takes a sum that is invested at once for one that is there on the first day', () => {
    const part = partOf('sip', { mode: 'lump-sum', principal: 100_000, annualRatePercent: 12, years: 2.5 })
    expect(part).toMatchObject({ start: 100_000, lump: 100_000, afterPercent: 12 })
    expect(paidInAll(part)).toBe(0)
    expect(part.years[2]?.balance).toBeCloseTo(140_492.8, 2)
  })

  it('counts a year by its twelfth roots where the calculator does', () => {
    const part = partOf('sip', { rateConvention: 'effective', annualRatePercent: 12, years: 1 })
    expect(part.afterPercent).toBe(12)
    expect(partOf('step-up-sip', { annualRatePercent: 12 }).afterPercent).toBeCloseTo(12.682503, 6)
  })

  it.each([
    ['simple-interest', 'total'],
    ['compound-interest', 'total'],
    ['fd', 'maturity'],
    ['ppf', 'maturity'],
    ['ssy', 'maturity'],
    ['rd', 'maturity'],
    ['epf', 'corpus'],
  ])('pays %s out at its end, and nothing is left', (id, output) => {
    const { outputs } = answerOf(id)
    const { years } = partOf(id)
    expect(years.at(-1)?.received).toBeCloseTo(outputs[output] as number, 2)
    expect(years.at(-1)?.balance).toBe(0)
    expect(sum(years.slice(0, -1).map(({ received }) => received))).toBe(0)
  })

  it('pays a deposit out in the year in which it ends', () => {
    const { years, lump } = partOf('fd', { principal: 100_000, annualRatePercent: 5, years: 2.5 })
    expect(lump).toBe(100_000)
    // By Python, compounded quarterly: 1.0125^4 and 1.0125^10.
    expect(years[0]?.balance).toBeCloseTo(105_094.53, 2)
    expect(years.map(({ received }) => Math.round(received * 100) / 100)).toEqual([0, 0, 113_227.08])
  })

  it('has what an account held before, and what is paid into it', () => {
    const ppf = partOf('ppf', { yearlyDeposit: 150_000, years: 15, openingBalance: 100_000 })
    expect(ppf).toMatchObject({ start: 100_000, lump: 100_000 })
    expect(paidInAll(ppf)).toBe(15 * 150_000)
    expect(paidInAll(partOf('rd', { monthlyDeposit: 5000, months: 60 }))).toBe(300_000)
  })

  it('has contributions to the provident fund as credited by others: they never reach who plans', () => {
    const { outputs } = answerOf('epf')
    const part = partOf('epf')
    expect(paidInAll(part)).toBe(0)
    expect(sum(part.years.map(({ added }) => added))).toBeCloseTo(
      (outputs.own as number) + (outputs.employer as number),
      4,
    )
  })

  it('pays the pension of the NPS after its lump sum, for good', () => {
    const { outputs } = answerOf('nps', { age: 30, exitAge: 60, monthlyContribution: 5000 })
    const part = partOf('nps', { age: 30, exitAge: 60, monthlyContribution: 5000 })
    expect(paidInAll(part)).toBe(1_800_000)
    expect(part.years[29]?.received).toBeCloseTo(outputs.lumpSum as number, 4)
    expect(part.years[30]?.received).toBeCloseTo(12 * (outputs.monthlyPension as number), 6)
    expect(part.years).toHaveLength(100)
  })

  it('pays into the Atal Pension Yojana until 60, and its pension from then on, for good', () => {
    const { start, years, kind } = partOf('apy', { joiningAge: 30, monthlyPension: '5000' })
    expect([kind, start]).toEqual(['investment', 0])
    // ₹577 a month by the chart of the PFRDA. Who leaves before 60 gets back what was paid in.
    expect(years[0]).toEqual({ paid: 6924, received: 0, added: 0, balance: 6924 })
    expect(years[28]).toMatchObject({ paid: 6924, balance: 29 * 6924 })
    expect(years[29]).toEqual({ paid: 6924, received: 0, added: 0, balance: 0 })
    expect(years[30]).toEqual({ paid: 0, received: 60_000, added: 0, balance: 0 })
    expect(years).toHaveLength(100)
    expect(years[99]).toMatchObject({ received: 60_000 })
  })

  it('pays the coupons of a bond less their tax, is worth what its yield makes of the rest, and pays its face at the end', () => {
    const given = { mode: 'yield', faceValue: 1000, couponPercent: 9, frequency: '2', years: 5, price: 950 }
    const { lump, start, years } = partOf('bond', { ...given, taxPercent: 30 })
    expect([lump, start]).toEqual([950, 950])
    // By Python with 50 digits, at the 5.1523213682680 % a half-year that 950 yield; 70 % of two coupons of 45.
    expect(years).toHaveLength(5)
    expect(years.map(({ received }) => Math.round(received * 100) / 100)).toEqual([63, 63, 63, 63, 1063])
    const worth = [958.0974708529, 967.0508530288, 976.9506172721, 987.8967971777]
    for (const [place, value] of worth.entries()) expect(years[place]?.balance).toBeCloseTo(value, 6)
    expect(years[4]?.balance).toBe(0)
    expect(paidInAll(partOf('bond', given))).toBe(0)
  })

  it('buys a bond at the price that it is worth at a yield, also one without coupons', () => {
    const given = { mode: 'price', faceValue: 1000, frequency: '4', years: 3, yieldPercent: 10 }
    const bond = partOf('bond', { ...given, couponPercent: 8 })
    // By Python with 50 digits, at 2.5 % a quarter.
    expect(bond.lump).toBeCloseTo(948.7111770091, 8)
    expect(bond.years[0]?.balance).toBeCloseTo(964.1493141626, 8)
    expect(bond.years[1]?.balance).toBeCloseTo(981.19012896, 8)
    expect(bond.years.map(({ received }) => Math.round(received * 100) / 100)).toEqual([80, 80, 1080])
    const zero = partOf('bond', { ...given, couponPercent: 0 })
    expect(zero.lump).toBeCloseTo(1000 / 1.025 ** 12, 8)
    expect(zero.years[1]?.balance).toBeCloseTo(1000 / 1.025 ** 4, 8)
    expect(zero.years.map(({ received }) => received)).toEqual([0, 0, 1000])
  })

  it('pays instalments at no cost with the tax on their interest, and the fee at once', () => {
    const given = { price: 48_000, months: 15, annualRatePercent: 14.5, processingFee: 299, cashDiscount: 0 }
    const { start, spent, years } = partOf('no-cost-emi', given)
    // By Python: 3,200 a month and 18 % of the interest on what is owed, month by month.
    expect(start).toBeCloseTo(43661.1979758258, 6)
    expect(spent).toBeCloseTo(352.82, 8)
    expect(years.map(({ paid }) => Math.round(paid * 100) / 100)).toEqual([39140.05, 9640.93])
    expect(years[0]?.balance).toBeCloseTo(9372.5889480384, 6)
    expect(years[1]?.balance).toBe(0)
    const free = partOf('no-cost-emi', { ...given, annualRatePercent: 0 })
    expect(free).toMatchObject({ start: 48_000, years: [{ paid: 38_400 }, { paid: 9600 }] })
  })

  it('is of a chit fund what was paid in until the prize comes, and what is still to be paid from then on', () => {
    const given = {
      ...{ chitValue: 500_000, members: 20, commissionPercent: 5 },
      ...{ yourDiscountPercent: 25, othersDiscountPercent: 15 },
    }
    // By hand: 20,000 in the month of the prize and 22,500 in each other, 4,47,500 in all; the prize is 3,75,000.
    const early = partOf('chit-fund', { ...given, yourMonth: 3 })
    expect(early).toMatchObject({ kind: 'debt', start: 0, lump: 0 })
    expect(early.years).toHaveLength(2)
    expect(early.years[0]).toMatchObject({ paid: 267_500, received: 375_000, balance: 180_000 })
    expect(early.years[1]?.paid).toBe(180_000)
    expect(early.years[1]?.balance).toBeCloseTo(0, 8)
    const late = partOf('chit-fund', { ...given, yourMonth: 15 })
    // Owned, not owed: twelve times 22,500.
    expect(late.years[0]).toMatchObject({ paid: 270_000, received: 0, balance: -270_000 })
    expect(late.years[1]).toMatchObject({ paid: 177_500, received: 375_000 })
    expect(late.years[1]?.balance).toBeCloseTo(0, 8)
    // Before the prize it is among investments, and afterwards nothing is left or owed.
    const { rows, parts } = cashFlowPlan({ years: 2, startBalance: 500_000, parts: [late] })
    expect(rows[0]).toMatchObject({ debtPaid: 270_000, investments: 270_000, debts: 0, netWorth: 500_000 })
    expect(rows[1]).toMatchObject({ received: 375_000, debtPaid: 177_500, investments: 0 })
    expect(rows[1]?.netWorth).toBeCloseTo(427_500, 6)
    expect(parts[0]?.[1]).toMatchObject({ received: 375_000, debtPaid: 177_500 })
    const owed = cashFlowPlan({ years: 1, startBalance: 500_000, parts: [early] })
    expect(owed.rows[0]).toMatchObject({ debts: 180_000, investments: 0, cash: 607_500, netWorth: 427_500 })
  })

  it('has the withdrawals of a SWP, and what is left goes on', () => {
    const { outputs } = answerOf('swp', { principal: 1_000_000, monthlyWithdrawal: 5000, years: 10 })
    const part = partOf('swp', { principal: 1_000_000, monthlyWithdrawal: 5000, years: 10 })
    expect(sum(part.years.map(({ received }) => received))).toBe(outputs.totalWithdrawn)
    expect(part.years.at(-1)?.balance).toBeCloseTo(outputs.finalBalance as number, 4)
    expect(part).toMatchObject({ start: 1_000_000, lump: 1_000_000 })
  })

  it('has a life’s saving and spending of the retirement plan, by years from today', () => {
    const part = partOf('retirement', {
      currentAge: 40,
      retirementAge: 60,
      lifeExpectancy: 85,
      currentSavings: 500_000,
    })
    expect(part.years).toHaveLength(45)
    expect(part.start).toBe(500_000)
    expect(part.years.map(({ paid }) => paid > 0)).toEqual(Array.from({ length: 45 }, (_, year) => year < 20))
    expect(part.years.map(({ received }) => received > 0)).toEqual(
      Array.from({ length: 45 }, (_, year) => year >= 20),
    )
    expect(part.years.at(-1)?.balance).toBeCloseTo(0, 2)
  })

  it('is an income of what a salary leaves in hand', () => {
    const answer = answerOf('salary-take-home')
    expect(planPartOf('salary-take-home', answer)).toEqual({ kind: 'income', annual: answer.outputs.inHand })
  })

  it('is nothing for a calculator without payments over years that begin today, and for a name that is none', () => {
    for (const id of ['gst', 'tax', 'stock-average', 'no-such', 'toString']) {
      expect(planPartOf(id, { values: {}, outputs: {}, rows: [] })).toBeUndefined()
    }
  })

  it('of a schedule without rows is what is there on the first day', () => {
    const item = planPartOf('loan', { values: { principal: 1000 }, outputs: {}, rows: [] })
    const parts = item?.kind === 'part' ? [item.part] : []
    expect(cashFlowPlan({ years: 1, parts }).rows[0]).toMatchObject({ debts: 1000, debtPaid: 0 })
  })
})
