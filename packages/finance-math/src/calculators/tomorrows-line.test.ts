import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { DatedRule, RuleStep } from '../india/dated-rule.ts'
import type { RulePeriod } from '../india/rules/dated-rule-of.ts'
import type { SmallSavingsClosingInput } from '../india/small-savings-closing.ts'
import * as india from '../india.ts'
import type { AnyCalculator } from './calculator.ts'

// Tomorrow's rate is one line of data: each rule of the entry for India gets one line more in a copy of the package, of the day
// after the last one that is known, and everything that depends on it has to follow.

type Rule = DatedRule<unknown>
type India = typeof india
type Given = Readonly<Record<string, unknown>>

/** What follows a rule. `day` is the first day of the new line. */
interface Follower {
  /** A page that says that it used the rule: the calculator, and what is entered. */
  page?: readonly [id: string, given?: (day: string) => Given]
  /** Whether the page says it among its limits alone, with its source. */
  isLimit?: true
  /** What is computed by it, where that is not what the page computes. */
  computes?: (functions: India, day: string) => unknown
  /** How far it is known with the new line; without it, to the day of that line. */
  until?: 'quarter' | 'year'
  /** The first day of the new line, where it is not the one after what is known. */
  from?: string
}

/** The financial year of a day, such as 2027-28. */
function yearOf(day: string): string {
  const start = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return `${start}-${(start + 1) % 100}`
}
const scheme = (name: string, more: Given = {}): Follower => ({
  page: ['post-office', (openedOn) => ({ scheme: name, openedOn, ...more })],
  until: 'quarter',
})
const sale =
  (asset: string, more: Given = {}) =>
  (sellDate: string) => ({
    ...{ asset, buyDate: '2019-05-01', sellDate, cost: 1e6, sale: 9e6, ...more },
  })
const sold = (asset: string, more?: Given): Follower => ({
  page: ['capital-gains', sale(asset, more)],
  computes: ({ capitalGains }, day) => capitalGains(sale(asset, more)(day) as never),
  until: 'year',
})
const trade = { segment: 'delivery', buyPrice: 100, sellPrice: 120, quantity: 1000 } as const
const fund = { balance: 4e5, membershipMonths: 36, continuousServiceYears: 3, age: 30 } as const
const closing = (f: India, account: Omit<SmallSavingsClosingInput, 'principal'>) =>
  f.smallSavingsClosing({ principal: 1e5, ...account })
const rated = (rate: string, more?: Given): Follower => ({ page: ['rd', () => ({ mode: rate, ...more })] })

const followers: Readonly<Record<string, Follower>> = {
  1: scheme('td', { tdYears: '1' }),
  2: scheme('td', { tdYears: '2' }),
  3: scheme('td', { tdYears: '3' }),
  5: scheme('td', { tdYears: '5' }),
  advanceTaxTerms: {
    page: ['advance-tax', (day) => ({ financialYear: yearOf(day) })],
    computes: (f, day) => f.advanceTax({ financialYear: yearOf(day), taxLiability: 1e5 }),
    until: 'year',
  },
  apyContributions: {
    page: ['apy'],
    computes: (f) => f.apyContribution({ joiningAge: 30, monthlyPension: 2000 }),
  },
  capitalGainsSections: {
    page: ['capital-gains', sale('equity')],
    computes: (f, day) => f.ruleOn(f.capitalGainsSections, day).value,
    until: 'year',
  },
  certificateClosingTerms: {
    page: ['post-office', (openedOn) => ({ scheme: 'nsc', openedOn })],
    computes: (f, openedOn) => closing(f, { scheme: 'nsc', openedOn, completedMonths: 36 }),
    from: '2026-10-01',
  },
  commonGainsTerms: sold('equity'),
  costInflationIndexRule: {
    page: ['capital-gains', sale('property')],
    computes: (f, day) => f.costInflationIndex({ financialYear: yearOf(day) }),
    until: 'year',
  },
  depositTerms: { page: ['rd', () => ({ mode: 'post-office' })], isLimit: true },
  employerFundLimit: {
    page: ['salary-take-home'],
    computes: (f) =>
      f.salaryTakeHome({
        financialYear: '2026-27',
        regime: 'old',
        ctc: 2e7,
        basic: 1e7,
        wagesByCodes: false,
      }),
    until: 'year',
  },
  epfInterestPercent: {
    page: ['epf'],
    computes: ({ epf }, day) =>
      epf({
        ...{ monthlyWage: 20_000, years: 1, annualRatePercent: 'notified', wageCeiling: 15_000 },
        firstFinancialYear: yearOf(day),
      }),
    until: 'year',
  },
  epfPercents: {
    page: ['epf'],
    computes: (f, date) => f.epfContribution({ monthlyWage: 20_000, date }),
  },
  epfTaxFreeContribution: {
    page: ['epf', () => ({ monthlyWage: 400_000 })],
    computes: (f) =>
      f.vpfTaxableInterest({ annualContribution: 1e6, annualRatePercent: 8, slabRatePercent: 30 }),
    until: 'year',
  },
  epfWageCeiling: {
    page: ['epf'],
    computes: (f, date) => f.epfContribution({ monthlyWage: 90_000, date }),
  },
  epfWithdrawalTerms: {
    page: ['epf-withdrawal'],
    computes: (f) => f.epfWithdrawal({ ...fund, purpose: 'unemployed' }),
  },
  epsTerms: {
    page: ['epf'],
    computes: (f) => f.epsPension({ pensionableSalary: 15_000, serviceYears: 24, wageCeiling: 15_000 }),
  },
  equityGainsExemption: sold('equity'),
  equityGainsPercents: sold('equity'),
  gratuityCap: {
    page: ['gratuity'],
    computes: (f) => f.gratuity({ monthlyWages: 3e5, years: 40, coveredByAct: true }),
  },
  gratuityTerms: {
    page: ['gratuity'],
    computes: (f) => f.gratuity({ monthlyWages: 3e4, years: 20, coveredByAct: true }),
  },
  gstRatePercents: { page: ['gst'] },
  homeLoanShares: { page: ['home-loan'] },
  hraCities: {
    page: ['hra', (day) => ({ financialYear: yearOf(day) })],
    computes: (f, day) => f.hraMetro({ city: 'Delhi', financialYear: yearOf(day) }),
    until: 'year',
  },
  landlordPanAbove: {
    page: ['hra'],
    computes: (f, day) => f.ruleOn(f.landlordPanAbove, day).value,
    until: 'year',
  },
  hraPercents: {
    page: ['hra'],
    computes: (f) => f.hraExemption({ basicPlusDa: 8e5, hraReceived: 4e5, rentPaid: 3e5, metro: true }),
    until: 'year',
  },
  esiTerms: { page: ['salary-take-home'], computes: (f) => f.esi({ monthlyWages: 20_000 }) },
  kvpPrematureTables: {
    computes: (f) => f.kvpPrematureValue({ principal: 1000, annualRatePercent: 8.7, completedHalfYears: 10 }),
  },
  kvpTerms: scheme('kvp'),
  leaveEncashmentTerms: {
    page: ['leave-encashment', (leftSince) => ({ leftSince })],
    computes: (f, retiredOn) =>
      f.leaveEncashment({ received: 9e6, averageMonthlySalary: 9e5, earnedLeaveMonthsDue: 20, retiredOn }),
    until: 'year',
  },
  lenderFeeGstPercent: { page: ['personal-loan'] },
  monthlyIncomeLimits: {
    page: ['post-office', (openedOn) => ({ scheme: 'mis', openedOn })],
    computes: (f, openedOn) =>
      f.postOfficeMonthlyIncome({ principal: 1e6, annualRatePercent: 7.4, openedOn }),
    from: '2026-10-01',
  },
  monthlyIncomeRatePercent: scheme('mis'),
  noPanPercent: {
    page: ['tds', () => ({ pan: 'no' })],
    computes: (f) => f.tds({ payment: 'commission', amount: 1e6, panKnown: false }),
  },
  npsDeductionTerms: {
    page: ['nps', () => ({ taxRegime: 'old' })],
    computes: (f) =>
      f.npsTaxSaving({
        ...{ regime: 'old', basicPlusDa: 1e6, employerPercent: 14, ownContribution: 1e5 },
        slabRatePercent: 30,
      }),
    until: 'year',
  },
  npsExitTerms: {
    page: ['nps'],
    computes: (f, exitOn) => f.npsExit({ sector: 'other', corpus: 2e6, exitType: 'normal', exitOn }),
  },
  npsLifeCycleFunds: {
    page: ['nps', () => ({ assetChoice: 'lc75' })],
    computes: (f) => f.npsAllocation({ fund: 'lc75', age: 40 }),
  },
  nscRatePercent: scheme('nsc'),
  otherGainsTerms: sold('gold'),
  postOfficeRdTerms: rated('post-office', { missed: 3, inAdvance: 12 }),
  postOfficeRdRatePercent: { ...rated('post-office'), until: 'quarter' },
  postOfficeSavingsRatePercent: {
    page: ['post-office', () => ({ scheme: 'td' })],
    computes: (f, openedOn) => closing(f, { scheme: 'td', openedOn, completedMonths: 54 }),
    until: 'quarter',
  },
  ppfLimits: {
    page: ['ppf'],
    computes: (f) => f.ppf({ yearlyDeposit: 155_000, annualRatePercent: 7.1, years: 15 }),
  },
  ppfRatePercent: {
    page: ['ppf'],
    computes: (f, day) =>
      f.ppf({
        ...{ yearlyDeposit: 1000, annualRatePercent: 'notified', years: 1 },
        firstFinancialYear: yearOf(day),
      }),
    until: 'quarter',
  },
  professionalTaxStates: {
    page: ['salary-take-home', () => ({ state: 'Maharashtra' })],
    computes: (f) => f.professionalTax({ state: 'Maharashtra', monthlyGross: 9000, month: 7 }),
  },
  reinvestmentLimits: sold('property', { buyDate: '2024-08-01', reinvestedInBonds: 7e6 }),
  scssLimits: {
    page: ['post-office', (openedOn) => ({ scheme: 'scss', openedOn })],
    computes: (f, openedOn) => f.scss({ principal: 3.5e6, annualRatePercent: 8.2, openedOn }),
    from: '2026-10-01',
  },
  scssRatePercent: scheme('scss'),
  section80GGLimits: {
    page: ['hra', () => ({ mode: '80gg' })],
    computes: (f) => f.section80GG({ totalIncome: 2e6, rentPaid: 3e5 }),
    until: 'year',
  },
  securitiesTransactionTax: {
    page: ['brokerage'],
    computes: (f, tradedOn) => f.brokerage({ ...trade, tradedOn }),
  },
  ssyLimits: {
    page: ['ssy'],
    computes: (f) => f.ssy({ yearlyDeposit: 155_000, annualRatePercent: 8.2 }),
  },
  ssyRatePercent: {
    page: ['ssy'],
    computes: (f, openedOn) => f.ssy({ yearlyDeposit: 1000, annualRatePercent: 'notified', openedOn }),
    until: 'quarter',
  },
  timeDepositClosingTerms: {
    page: ['post-office', (openedOn) => ({ scheme: 'td', openedOn })],
    computes: (f, openedOn) => closing(f, { scheme: 'td', openedOn, completedMonths: 30, termYears: 3 }),
    from: '2026-10-01',
  },
  tdsTerms: { page: ['tds'], computes: (f) => f.tds({ payment: 'commission', amount: 1e6 }) },
  tradingCharges: {
    page: ['brokerage'],
    computes: (f, tradedOn) => f.brokerage({ ...trade, tradedOn }),
  },
}

const quarterEnds: Readonly<Record<string, string>> = {
  ...{ '-01-01': '-03-31', '-04-01': '-06-30', '-07-01': '-09-30', '-10-01': '-12-31' },
}
const rules = await allRules()

// Other files may share the modules of this one.
afterAll(asToday)

it('is tried with every dated rule', () => {
  expect(Object.keys(followers).sort()).toEqual(Object.keys(rules).sort())
})

describe.each(Object.entries(followers))(
  'a new line of %s',
  (id, { page, isLimit, computes, until, from }) => {
    const rule = rules[id] as Rule
    const day = from ?? dayAfter(rule.knownUntil)
    const before = told(india, day)
    const known = from ? rule.knownUntil : until ? endOf(until, day) : day

    it('is its value, is known to the end of its period, and is computed with', async () => {
      const { functions } = await withLine(rule, day)
      const after = (await allRules())[id] as Rule
      expect(india.ruleOn(after, day)).toMatchObject({
        value: changed(rule.steps.at(-1)?.[1]),
        from: day,
        assumed: false,
      })
      expect(after.knownUntil).toBe(known)
      expect(india.ruleOn(after, dayAfter(known)).assumed).toBe(true)
      if (computes) expect(told(functions, day)).not.toEqual(before)
    })
    if (page) {
      const [name, given] = page
      it(`is offered, used and told by the page of ${name}`, async () => {
        asToday()
        const today = await pageOf(name)
        const { page: tomorrow } = await withLine(rule, day, name)
        const entered = given?.(day) ?? {}
        const run = tomorrow.run(entered)
        expect(run.corrections.filter(({ input }) => input in entered)).toEqual([])
        const used = expect.objectContaining({ source: rule.source, from: day, knownUntil: known })
        if (!isLimit) expect(run.rules).toContainEqual(used)
        if (!computes) expect(run.shown).not.toEqual(today.run(entered).shown)
      })
    }

    function told(functions: India, on: string): unknown {
      try {
        return computes?.(functions, on)
      } catch (error) {
        return String(error)
      }
    }
  },
)

/** Every dated rule by its name, those in a record by their keys. */
async function allRules(): Promise<Readonly<Record<string, Rule>>> {
  const files = readdirSync(join(import.meta.dirname, '../india/rules')).map((file) => file.slice(0, -3))
  const modules = await Promise.all(files.map((file) => import(`../india/rules/${file}.ts`)))
  const exported = modules.flatMap((module) => Object.entries<object>(module))
  const inside = exported.flatMap(([, value]) => Object.entries<object>({ ...value }))
  return Object.fromEntries(
    [...exported, ...inside].filter((entry): entry is [string, Rule] => isRule(entry[1])),
  )
}

function isRule(value: object): value is Rule {
  return typeof value === 'object' && value !== null && 'knownUntil' in value
}

/** Modules are loaded anew, as they are. */
function asToday(): void {
  vi.resetModules()
  vi.doUnmock('../india/rules/dated-rule-of.ts')
}

/** A copy of the package in which a rule has one more line. */
async function withLine(rule: Rule, day: string, name?: string) {
  vi.resetModules()
  const line: RuleStep<unknown> = [day, changed(rule.steps.at(-1)?.[1])]
  const was = JSON.stringify(rule.steps)
  // biome-ignore lint/plugin: what is loaded with it is dropped when the tests of this file are over.
  vi.doMock('../india/rules/dated-rule-of.ts', async (original) => {
    const { datedRuleOf } = await original<typeof import('../india/rules/dated-rule-of.ts')>()
    return {
      datedRuleOf: (period: RulePeriod, one: Rule) => {
        // In place: functions read some rules without what is said of them.
        if (JSON.stringify(one.steps) === was) (one.steps as RuleStep<unknown>[]).push(line)
        return datedRuleOf(period, one)
      },
    }
  })
  const functions = await import('../india.ts')
  return { functions, page: await pageOf(name ?? 'gst') }
}

async function pageOf(name: string) {
  const exported = await import(`./${name}/${name}.calculator.ts`)
  const definition = Object.values<AnyCalculator>(exported).find((one) => one.id === name) as AnyCalculator
  const { runCalculator } = await import('./run-calculator.ts')
  return {
    run: (given: Given) => {
      const run = runCalculator(definition, given)
      const options = Object.values(definition.inputs).map((input) => 'options' in input && input.options)
      return {
        corrections: run.corrections,
        rules: definition.rules?.(run.values as never) ?? [],
        shown: {
          options,
          limits: definition.limitReasons,
          outputs: run.ok ? run.outputs : run.error.message,
        },
      }
    },
  }
}

/** The last day of the quarter or the financial year that begins on a day. */
function endOf(period: 'quarter' | 'year', day: string): string {
  if (period === 'year') return `${Number(day.slice(0, 4)) + 1}-03-31`
  return day.replace(/-\d\d-01$/, (first) => quarterEnds[first] ?? '')
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 864e5).toISOString().slice(0, 10)
}

/** Another value of the same shape: every figure and every word of it is another, its days are not. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 125 + 100) / 100
  if (typeof value === 'string') return /^\d{4}-/.test(value) ? value : `${value} anew`
  if (Array.isArray(value)) return value.map(changed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner)]))
}
