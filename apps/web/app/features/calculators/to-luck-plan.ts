import { effectiveRate, rate, realRate } from '@pkg/finance-math'
import type { LuckPlan, SpendingRule } from '@pkg/finance-math/luck'
import type { LuckRule } from './luck-choice.ts'

/** The calculators whose plans luck is shown for. */
export type LuckyCalculator = 'retirement' | 'fire' | 'swp' | 'sip' | 'step-up-sip'

/** A calculator's plan as luck is let loose on it. */
export interface LuckCase {
  plan: LuckPlan
  /** The steady return as the page asks for it, in percent a year, before anything is taken out where that differs. */
  pagePercent: number
  /** What that is in a year as the page compounds it, while money is paid in and while it is taken out. */
  savingPercent: number
  spendingPercent: number
  inflationPercent: number
  /** Where the first day stands on the axis: 0, or an age. */
  start: number
  unit: 'years' | 'age'
  /** The years did not come out whole: the last was made a full one. */
  isRoundedUp: boolean
}

/** A life after financial independence begins early: as many years are looked at. */
export const fireSpendingYears = 40
/** The longest plan that is lived through. */
const longest = 100

type Numbers = Readonly<Record<string, number>>

/**
 * The plan of a calculator's answer. Amounts are those of the page, in money of its first day.
 *
 * @param inflationPercent what the page assumes of prices, where its own inputs do not say
 * @returns undefined where the plan is shorter than a year or longer than a hundred
 */
export function toLuckCase(
  id: LuckyCalculator,
  { values, outputs }: { values: Readonly<Record<string, unknown>>; outputs: Numbers },
  { rule, inflationPercent }: { rule: LuckRule; inflationPercent: number },
): LuckCase | undefined {
  const made = cases[id](values as Numbers, outputs, { rule, inflationPercent })
  const { savingYears = 0, spendingYears = 0 } = made.plan
  const years = savingYears + spendingYears
  if (!(years > 0) || years > longest) return undefined
  return { start: 0, unit: 'years', inflationPercent, ...made }
}

type MakeCase = (
  values: Numbers,
  outputs: Numbers,
  asked: { rule: LuckRule; inflationPercent: number },
) => Pick<LuckCase, 'plan' | 'pagePercent' | 'savingPercent' | 'spendingPercent' | 'isRoundedUp'> &
  Partial<LuckCase>

const cases: Record<LuckyCalculator, MakeCase> = {
  retirement: (values, outputs, { rule }) => {
    const { currentAge = 0, retirementAge = 0, lifeExpectancy = 0, monthlyExpenses = 0 } = values
    const { inflationPercent = 0, postRetirementReturnPercent = 0, preRetirementReturnPercent = 0 } = values
    const { monthlyExpensesThen = 0, corpusNeeded = 0, requiredMonthlyInvestment = 0 } = outputs
    return {
      plan: {
        startBalance: values.currentSavings ?? 0,
        savingYears: retirementAge - currentAge,
        annualSaving: 12 * requiredMonthlyInvestment,
        savingPartsPerYear: 12,
        spendingYears: lifeExpectancy - retirementAge,
        spending: spendingBy(rule, {
          annual: 12 * monthlyExpenses,
          percent: toPercent((12 * monthlyExpensesThen) / corpusNeeded),
          realPercent: realRate({ nominalPercent: postRetirementReturnPercent, inflationPercent }),
        }),
      },
      pagePercent: preRetirementReturnPercent,
      savingPercent: ownPercent(values, outputs),
      spendingPercent: postRetirementReturnPercent,
      inflationPercent,
      start: currentAge,
      unit: 'age',
      isRoundedUp: false,
    }
  },
  fire: (values, { years = 0 }, { rule }) => {
    const { annualReturnPercent = 0, inflationPercent = 0, withdrawalRatePercent = 0 } = values
    return {
      plan: {
        startBalance: values.currentSavings ?? 0,
        savingYears: Math.ceil(years),
        annualSaving: 12 * (values.monthlyInvestment ?? 0),
        savingChangePercent: 'prices',
        savingPartsPerYear: 12,
        spendingYears: fireSpendingYears,
        spending: spendingBy(rule, {
          annual: 12 * (values.monthlyExpenses ?? 0),
          percent: withdrawalRatePercent,
          realPercent: realRate({ nominalPercent: annualReturnPercent, inflationPercent }),
        }),
      },
      pagePercent: annualReturnPercent,
      savingPercent: annualReturnPercent,
      spendingPercent: annualReturnPercent,
      inflationPercent,
      isRoundedUp: !Number.isInteger(years),
    }
  },
  swp: (values, _outputs, { rule, inflationPercent }) => {
    const { principal = 0, monthlyWithdrawal = 0, annualRatePercent = 0, years = 0 } = values
    const annual = 12 * monthlyWithdrawal
    return {
      plan: {
        startBalance: principal,
        spendingYears: Math.ceil(years),
        spending:
          rule === 'c'
            ? { rule: 'constant', annual, changePercent: 0, partsPerYear: 12 }
            : spendingBy(rule, {
                annual,
                percent: toPercent(annual / principal),
                realPercent: realRate({ nominalPercent: annualRatePercent, inflationPercent }),
              }),
      },
      pagePercent: annualRatePercent,
      savingPercent: yearlyPercent(values),
      spendingPercent: yearlyPercent(values),
      isRoundedUp: !Number.isInteger(years),
    }
  },
  sip: (values, outputs, { inflationPercent }) => {
    const isMonthly = (values.mode as unknown) !== 'lump-sum'
    return grown(values, outputs, {
      inflationPercent,
      plan: isMonthly
        ? { startBalance: 0, annualSaving: 12 * (values.monthlyInvestment ?? 0) }
        : { startBalance: values.principal ?? 0 },
    })
  },
  'step-up-sip': (values, outputs, { inflationPercent }) =>
    grown(values, outputs, {
      inflationPercent,
      plan: {
        startBalance: 0,
        annualSaving: 12 * (values.monthlyInvestment ?? 0),
        savingChangePercent: values.annualStepUpPercent ?? 0,
      },
    }),
}

/** A plan that only pays in: what the page says it becomes is what luck may reach. */
function grown(
  values: Numbers,
  { futureValue = 0 }: Numbers,
  { plan, inflationPercent }: { plan: LuckPlan; inflationPercent: number },
): ReturnType<MakeCase> {
  const { annualRatePercent = 0, years = 0 } = values
  return {
    plan: {
      ...plan,
      savingYears: Math.ceil(years),
      savingPartsPerYear: 12,
      target: futureValue / (1 + inflationPercent / 100) ** years,
    },
    pagePercent: annualRatePercent,
    savingPercent: yearlyPercent(values),
    spendingPercent: yearlyPercent(values),
    isRoundedUp: !Number.isInteger(years),
  }
}

/** What a page earns in a year that divides its return by twelve for a month. */
function yearlyPercent({ annualRatePercent = 0, ...others }: Numbers): number {
  const isDivided =
    (others.mode as unknown) !== 'lump-sum' && (others.rateConvention as unknown) === 'nominal'
  return isDivided ? 100 * effectiveRate(annualRatePercent / 100, 12) : annualRatePercent
}

/**
 * The return a year by which a retirement's plan comes to its corpus: the page lets savings grow by the year and divides the
 * return of instalments by twelve, so that it lies between the two.
 */
function ownPercent(
  { preRetirementReturnPercent = 0, currentSavings = 0, currentAge = 0, retirementAge = 0 }: Numbers,
  { corpusNeeded = 0, requiredMonthlyInvestment = 0 }: Numbers,
): number {
  if (requiredMonthlyInvestment === 0) return preRetirementReturnPercent
  const months = 12 * (retirementAge - currentAge)
  const monthly = rate(months, -requiredMonthlyInvestment, -currentSavings, corpusNeeded, 'begin')
  return 100 * Math.expm1(12 * Math.log1p(monthly))
}

function spendingBy(
  rule: LuckRule,
  { annual, percent, realPercent }: { annual: number; percent: number; realPercent: number },
): SpendingRule {
  if (rule === 'p') return { rule: 'percentage', percent }
  if (rule === 'g') return { rule: 'guardrails', annual }
  if (rule === 'v') return { rule: 'vpw', ratePercent: realPercent }
  return { rule: 'constant', annual }
}

/** More than all of it cannot be taken. */
function toPercent(share: number): number {
  return Math.min(100, 100 * share)
}
