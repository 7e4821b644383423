import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyCalculator } from './calculator.ts'
import { computeAnswer } from './compute-answer.ts'
import { calculators } from './index.ts'
import type { Input, InputValue, Row } from './input.ts'
import { loanCalculator } from './loan/loan.calculator.ts'
import { shownOutputs } from './shown-outputs.ts'
import { shownRows } from './shown-rows.ts'
import { sipCalculator } from './sip/sip.calculator.ts'
import { toPaise } from './to-paise.ts'
import { inTodaysMoney } from './todays-money.ts'

type Amounts = Readonly<Record<string, number>>

/** In whole paise, as they are read: integers, so that the test adds without rounding. */
const paise = (amount: number | undefined) => Math.round(Number(amount) * 100)

function runShown(definition: AnyCalculator, given: object) {
  const answer = computeAnswer(definition, given)
  if (!answer.ok) return undefined
  const shown = shownOutputs(definition, answer)
  // Beyond this a number holds no paise.
  const all = [answer.outputs, ...answer.schedule()].flatMap((row) => Object.values(row))
  if (all.some((amount) => typeof amount === 'number' && Math.abs(amount) > 1e12)) return undefined
  const money = (name: string) => paise(toPaise(Number(shown[name])))
  const rows = (view?: string) => shownRows(definition, answer, view) as readonly Amounts[]
  return { values: answer.values as unknown as Amounts, answer, money, rows }
}

const sum = (rows: readonly Amounts[], name: string) =>
  rows.reduce((total, row) => total + paise(row[name]), 0)

/** Throws where two figures differ; an assertion by itself takes as long as the computation of the row that it is about. */
function same(found: unknown, expected: unknown): void {
  if (!Object.is(found, expected)) expect(found).toBe(expected)
}

/** Inputs as people type them: amounts to the paisa, times by the year. */
function asTyped(definition: AnyCalculator) {
  const draw = (input: Input): fc.Arbitrary<InputValue> => {
    if (input.kind === 'choice') return fc.constantFrom(...Object.keys(input.options))
    if (input.kind === 'list') {
      return fc
        .array(fc.integer({ min: 101, max: 2000 }), { minLength: 2, maxLength: 5 })
        .map((odds) => odds.map((odd) => odd / 100))
    }
    if (input.kind === 'date-flows') {
      return fc
        .array(fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: -1e8, max: 1e8 })), {
          minLength: 2,
          maxLength: 12,
        })
        .map((flows) =>
          flows.map(([day, amount]) => ({
            date: new Date(Date.UTC(2015, 0, day)).toISOString().slice(0, 10),
            amount: amount / 100,
          })),
        )
    }
    if (input.kind === 'rows') {
      const cells = Object.entries(input.columns).map(([name, column]) => [name, draw(column)] as const)
      const row = fc.record(Object.fromEntries(cells)) as fc.Arbitrary<Row>
      return fc.oneof(fc.constant(input.default), fc.array(row, { minLength: 1, maxLength: 4 }))
    }
    if (input.kind === 'date') {
      return fc
        .integer({ min: 0, max: 2000 })
        .map((day) => new Date(Date.UTC(2020, 0, day)).toISOString().slice(0, 10))
    }
    if (input.kind !== 'number') return fc.constant(input.default)
    const { min, max, unit, granularity } = input
    const perUnit = unit === 'inr' || unit === 'usd' || unit === 'percent' ? 100 : (granularity ?? 12)
    return fc.oneof(
      fc.constant(input.default),
      fc
        .integer({ min: Math.ceil(min * perUnit), max: Math.floor(max * perUnit) })
        .map((value) => value / perUnit),
    )
  }
  return fc.record(
    Object.fromEntries(Object.entries(definition.inputs).map(([name, input]) => [name, draw(input)])),
  )
}

/** What holds of the shown table of each calculator, told without its own rules. */
const laws: Readonly<Record<string, (found: NonNullable<ReturnType<typeof runShown>>) => void>> = {
  loan: repaid,
  'flat-vs-reducing': (found) => {
    const { money, rows } = found
    repaid(found)
    for (const view of ['monthly', 'yearly']) same(sum(rows(view), 'otherInterest'), money('otherInterest'))
    same(money('totalInterest') - money('otherInterest'), money('extraInterest'))
    same(paise(rows().at(-1)?.otherBalance), 0)
  },
  'balance-transfer': ({ money, rows }) => {
    for (const view of ['monthly', 'yearly']) {
      let saved = -money('cost')
      same(sum(rows(view), 'interest'), money('interestLeft'))
      same(sum(rows(view), 'newInterest'), money('newInterest'))
      for (const row of rows(view)) {
        saved += paise(row.interest) - paise(row.newInterest)
        same(paise(row.saved), saved)
      }
      same(saved, money('saving'))
    }
    same(money('emi') - money('newEmi'), money('emiFall'))
  },
  'loan-apr': ({ money, rows }) => {
    for (const view of ['monthly', 'yearly']) {
      let balance = money('received')
      for (const row of rows(view)) {
        balance -= paise(row.principalPaid)
        same(paise(row.balance), balance)
        same(paise(row.principalPaid) + paise(row.costPaid), paise(row.totalPayment))
      }
      same(balance, 0)
      same(sum(rows(view), 'totalPayment'), money('totalPayment'))
      same(sum(rows(view), 'costPaid'), money('totalCost'))
    }
    same(money('totalInterest') + money('feesPaid'), money('totalCost'))
  },
  'rent-vs-buy': ({ values, money, rows }) => {
    const last = rows().at(-1)
    for (const figure of ['homeValue', 'loanBalance', 'buyerNetWorth', 'renterNetWorth'])
      same(paise(last?.[figure]), money(figure))
    same(paise(last?.monthlyRent), money('lastRent'))
    same(paise(rows()[0]?.monthlyRent), paise(values.monthlyRent))
    same(Math.abs(money('buyerNetWorth') - money('renterNetWorth')), money('ahead'))
  },
  swp: ({ values, money, rows }) => {
    for (const view of ['monthly', 'yearly']) {
      const shown = rows(view)
      same(sum(shown, 'withdrawal'), money('totalWithdrawn'))
      same(sum(shown, 'interest'), money('totalInterest'))
      let balance = paise(values.principal)
      for (const row of shown) {
        balance += paise(row.interest) - paise(row.withdrawal)
        same(paise(row.balance), balance)
      }
      same(balance, money('finalBalance'))
    }
  },
  sip: growth,
  'step-up-sip': (found) => {
    growth(found)
    same(sum(found.rows('monthly'), 'monthlyInvestment'), found.money('totalInvested'))
  },
  fd: deposit('maturity'),
  'compound-interest': deposit('total'),
  'simple-interest': deposit('total'),
  retirement: ({ values, money, rows }) => {
    let balance = paise(values.currentSavings)
    for (const row of rows()) {
      balance += paise(row.invested) + paise(row.growth) - paise(row.withdrawn)
      same(paise(row.balance), balance)
    }
    if (money('shortfall') !== 0) same(money('savingsThen') + money('shortfall'), money('corpusNeeded'))
  },
  'target-amount': ({ money }) => {
    same(money('presentInvestment') + money('growth'), money('inflatedTarget'))
  },
  inflation: ({ values, money }) => {
    same(paise(values.amount) + money('increase'), money('futureCost'))
  },
  arbitrage: ({ values, money, rows }) => {
    same(sum(rows(), 'stake'), paise(values.totalStake))
    for (const row of rows()) same(paise(row.payout) - paise(values.totalStake), paise(row.profit))
    same(money('payout') - paise(values.totalStake), money('profit'))
  },
  xirr: ({ money, rows }) => {
    let total = 0
    for (const row of rows()) {
      total += paise(row.amount)
      same(paise(row.sum), total)
    }
    same(total, money('gain'))
    same(money('received') - money('paidIn'), money('gain'))
  },
  tax: ({ rows }) => {
    for (const regime of ['newRegime', 'oldRegime']) {
      const at = (step: string) => paise(rows().find((row) => String(row.step) === step)?.[regime])
      const slabs = [5, 10, 15, 20, 25, 30].reduce((total, rate) => total + at(`slab${rate}`), 0)
      same(slabs, at('slabTax'))
      const reliefs = at('rebate87A') + at('marginalRelief87A') + at('marginalReliefSurcharge')
      same(slabs + reliefs + at('surcharge') + at('cess'), at('total'))
      expect(reliefs).toBeLessThanOrEqual(0)
    }
  },
  'home-loan': repaidFrom('loanAmount', 'totalInterest'),
  'car-loan': repaidFrom('loanAmount', 'totalInterest'),
  'personal-loan': repaidFrom('principal', 'totalInterest'),
  'education-loan': repaidFrom('owedThen', 'laterInterest'),
  'advance-tax': ({ money, rows }) => {
    same(sum(rows(), 'interest'), money('interest234C'))
  },
  'salary-take-home': ({ rows }) => {
    for (const time of ['yearly', 'monthly']) {
      const at = (step: string) => paise(rows().find((row) => String(row.step) === step)?.[time])
      const gross =
        at('ctc') +
        at('variablePay') +
        at('employerPf') +
        at('gratuityProvision') +
        at('employerInsurance') +
        at('employerEsi')
      same(at('gross'), gross)
      const off = at('employeePf') + at('employeeEsi') + at('professionalTax') + at('incomeTax')
      same(at('inHand'), gross + off)
    }
  },
  'npv-irr': ({ values, money, rows }) => {
    let all = 0
    let present = 0
    for (const row of rows()) {
      all += paise(row.flow)
      present += paise(row.worth)
      expect([paise(row.sum), paise(row.present)]).toEqual([all, present])
    }
    same(paise(rows()[0]?.flow), -paise(toPaise(values.spent ?? 0)))
    same(present, money('npv'))
  },
  'chit-fund': ({ money, rows }) => {
    let all = 0
    for (const row of rows()) {
      all += paise(row.received) - paise(row.paid)
      same(paise(row.sum), all)
    }
    same(sum(rows(), 'paid'), money('totalPaid'))
    same(sum(rows(), 'received'), money('youReceive'))
    same(-all, money('difference'))
  },
  'fd-payout': ({ money, rows }) => {
    for (const row of rows()) same(paise(row.net), paise(row.interest) - paise(row.tds))
    same(sum(rows(), 'interest'), money('totalInterest'))
    same(sum(rows(), 'tds'), money('totalTds'))
    same(sum(rows(), 'net'), money('netInterest'))
  },
  'post-office': ({ money, rows }) => {
    for (const row of rows())
      same(paise(row.paidOut) + paise(row.paidBack) - money('deposit'), paise(row.gain))
    same(paise(rows().at(-1)?.gain), money('totalInterest'))
  },
  ppf: account,
  ssy: account,
  'card-payoff': ({ values, money, rows }) => {
    for (const view of ['monthly', 'yearly']) {
      let balance = paise(toPaise(values.balance ?? 0))
      same(sum(rows(view), 'interest'), money('totalInterest'))
      same(sum(rows(view), 'payment'), money('totalPaid'))
      for (const row of rows(view)) {
        balance += paise(row.interest) - paise(row.payment)
        same(paise(row.balance), balance)
      }
      same(balance, 0)
    }
  },
  'debt-payoff': ({ money, rows }) => {
    for (const view of ['monthly', 'yearly']) {
      let balance = money('owed')
      expect(sum(rows(view), 'interest')).toBe(money('totalInterest'))
      expect(sum(rows(view), 'payment')).toBe(money('totalPaid'))
      for (const row of rows(view)) {
        balance += paise(row.interest) - paise(row.payment)
        expect(paise(row.balance)).toBe(balance)
      }
      expect(balance).toBe(0)
    }
    expect(money('otherInterest') - money('totalInterest')).toBe(money('interestSaved'))
  },
  'cost-averaging': ({ money, rows }) => {
    expect(sum(rows(), 'amount')).toBe(money('invested'))
    expect(money('invested') + money('gain')).toBe(money('value'))
    expect(money('lumpValue') + money('ahead')).toBe(money('value'))
  },
  nps: ({ values, money, rows }) => {
    let balance = paise(toPaise(values.openingBalance ?? 0))
    const paidIn = balance + sum(rows(), 'deposit')
    for (const row of rows()) {
      balance += paise(row.deposit) + paise(row.interest)
      same(paise(row.balance), balance)
    }
    expect([balance, paidIn]).toEqual([money('corpus'), money('paidIn')])
    same(money('lumpSum') + money('annuityCorpus'), balance)
    same(money('taxFree') + money('taxable'), money('lumpSum'))
  },
  epf: ({ values, money, rows }) => {
    let balance = paise(toPaise(values.openingBalance ?? 0))
    const own = balance + sum(rows(), 'own')
    for (const row of rows()) {
      balance += paise(row.own) + paise(row.employer) + paise(row.interest)
      same(paise(row.balance), balance)
    }
    same(balance, money('corpus'))
    expect([own, sum(rows(), 'employer'), sum(rows(), 'interest')]).toEqual(
      ['own', 'employer', 'totalInterest'].map(money),
    )
  },
  rd: (found) => {
    account(found)
    same(sum(found.rows('yearly'), 'deposit'), found.money('paidIn'))
    same(sum(found.rows('yearly'), 'interest'), found.money('totalInterest'))
  },
  // Balances alone: nothing in it is a part of anything.
  'loan-prepayment': () => {},
}

/** Each row is a sum in itself, and the last one is the answer. */
function growth({ money, rows }: NonNullable<ReturnType<typeof runShown>>) {
  for (const view of ['monthly', 'yearly']) {
    for (const row of rows(view)) same(paise(row.totalInvested) + paise(row.gain), paise(row.futureValue))
    for (const name of ['totalInvested', 'gain', 'futureValue'])
      same(paise(rows(view).at(-1)?.[name]), money(name))
  }
}

/** Each instalment is principal and interest, and all principal is the loan. */
function repaid({ values, money, rows }: NonNullable<ReturnType<typeof runShown>>) {
  for (const view of ['monthly', 'yearly']) {
    const shown = rows(view)
    same(sum(shown, 'principalPaid'), paise(values.principal))
    same(sum(shown, 'interestPaid'), money('totalInterest'))
    same(sum(shown, 'totalPayment'), money('totalPayment'))
    let balance = paise(values.principal)
    for (const row of shown) {
      balance -= paise(row.principalPaid)
      same(paise(row.balance), balance)
      same(paise(row.principalPaid) + paise(row.interestPaid), paise(row.totalPayment))
    }
    same(balance, 0)
  }
}

/** A loan that begins with an input or figure of its page, and has its interest beside it. */
function repaidFrom(principal: string, interest: string) {
  return ({ values, money, rows }: NonNullable<ReturnType<typeof runShown>>) => {
    const owed = paise(toPaise(values[principal] ?? money(principal) / 100))
    for (const view of ['monthly', 'yearly']) {
      let balance = owed
      for (const row of rows(view)) {
        balance -= paise(row.principalPaid)
        same(paise(row.balance), balance)
        same(paise(row.principalPaid) + paise(row.interestPaid), paise(row.totalPayment))
      }
      same(balance, 0)
      same(sum(rows(view), 'interestPaid'), money(interest))
    }
  }
}

/** What was there, each deposit and each interest lead to the next balance, and the last one is the answer. */
function account({ values, money, rows }: NonNullable<ReturnType<typeof runShown>>) {
  let paidIn = paise(toPaise(values.openingBalance ?? 0))
  let balance = paidIn
  for (const row of rows()) {
    paidIn += paise(row.deposit)
    balance += paise(row.deposit) + paise(row.interest)
    same(paise(row.balance), balance)
  }
  same(balance, money('maturity'))
  same(paidIn, money('paidIn'))
  same(balance - paidIn, money('totalInterest'))
}

function deposit(total: string) {
  return ({ values, money, rows }: NonNullable<ReturnType<typeof runShown>>) => {
    for (const row of rows()) same(paise(values.principal) + paise(row.interest), paise(row.total))
    same(paise(rows().at(-1)?.total), money(total))
    same(paise(rows().at(-1)?.interest), money('interest'))
  }
}

it('adds up on a card whose interest ends on half a paisa', () => {
  const definition = calculators.find(({ id }) => id === 'card-payoff') as AnyCalculator
  const given = { mode: 'minimum', balance: 100_000, annualRatePercent: 42, minimumPercent: 5, floor: 1897.5 }
  const found = runShown(definition, { ...given, plusInterest: 'yes' })
  if (found === undefined) throw new Error('no answer')
  laws['card-payoff']?.(found)
})

it('is held to a law for every calculator that has a table', () => {
  const withTable = calculators.filter(({ schedule }) => schedule).map(({ id }) => id)
  expect(Object.keys(laws).toSorted()).toEqual(withTable.toSorted())
})

describe.each(calculators.filter(({ schedule }) => schedule))(
  'the table of $id as it is shown',
  (definition) => {
    it('adds up to the paisa, in itself and with the figures beside it', () => {
      let answered = 0
      fc.assert(
        fc.property(asTyped(definition), fc.constantFrom(undefined, 6), (given, inflation) => {
          const found = runShown(inflation ? inTodaysMoney(definition, inflation) : definition, given)
          if (found === undefined) return
          answered += 1
          laws[definition.id]?.(found)
        }),
        { numRuns: 100 },
      )
      expect(answered).toBeGreaterThan(0)
    })

    it('stays within a paisa of what was computed, but for what others leave', () => {
      fc.assert(
        fc.property(asTyped(definition), (given) => {
          const answer = runShown(definition, given)?.answer
          if (answer === undefined) return
          const exact = answer.schedule()
          shownRows(definition, answer).forEach((row, index) => {
            for (const [name, { unit }] of Object.entries(definition.schedule?.columns ?? {})) {
              if (unit !== 'inr' && unit !== 'usd') same(row[name], exact[index]?.[name])
              else {
                const off = Math.abs(Number(row[name]) - Number(exact[index]?.[name]))
                if (!(off < 0.0301)) expect(off, name).toBeLessThan(0.0301)
                same(row[name], toPaise(Number(row[name])))
              }
            }
          })
        }),
        { numRuns: 30 },
      )
    })
  },
)

describe('a loan of ten lakh over ten years at 8 %', () => {
  const found = runShown(loanCalculator, { principal: 1_000_000, annualRatePercent: 8, years: 10 })

  it('repays ten lakh in its rows, by the month and by the year', () => {
    expect(sum(found?.rows('monthly') ?? [], 'principalPaid')).toBe(100_000_000)
    expect(sum(found?.rows('yearly') ?? [], 'principalPaid')).toBe(100_000_000)
  })

  it('has in a year what was paid in its months', () => {
    const [year] = found?.rows('yearly') ?? []
    const months = found?.rows('monthly').slice(0, 12) ?? []
    // 12 × 12,132.7594… = 1,45,593.11.
    expect(year).toMatchObject({ month: 1, totalPayment: 145_593.11, balance: months.at(-1)?.balance })
    expect(paise(year?.interestPaid)).toBe(sum(months, 'interestPaid'))
  })

  it('shows every row where a view has another name', () => {
    expect(found?.rows()).toHaveLength(120)
    expect(found?.rows('weekly')).toHaveLength(120)
    expect(found?.rows('constructor')).toHaveLength(120)
  })
})

it('ends the years of a loan of thirty months with the half year', () => {
  const found = runShown(loanCalculator, { years: 2.5 })
  expect(found?.rows('yearly').map(({ month }) => month)).toEqual([1, 2, 2.5])
  expect(found?.rows('yearly').at(-1)?.balance).toBe(0)
})

it('counts the years of a plan that ends in one', () => {
  expect(
    runShown(sipCalculator, { years: 2 })
      ?.rows('yearly')
      .map(({ month }) => month),
  ).toEqual([1, 2])
})

it('has no rows where the calculator has no table', () => {
  expect(
    shownRows({ ...(sipCalculator as AnyCalculator), schedule: undefined } as never, {
      values: {},
      outputs: {},
      schedule: () => [],
    }),
  ).toEqual([])
})

it('adds up where the deposits come to half a paisa that is lost beside a large balance', () => {
  const ppf = calculators.find(({ id }) => id === 'ppf') as AnyCalculator
  const { money, rows } = runShown(ppf, {
    yearlyDeposit: 100_000,
    annualStepUpPercent: 19.55,
    years: 19,
    rates: 'notified',
    firstFinancialYear: '2021-22',
    openingBalance: 2_944_652.29,
  }) as NonNullable<ReturnType<typeof runShown>>
  expect(294_465_229 + sum(rows(), 'deposit')).toBe(money('paidIn'))
})
