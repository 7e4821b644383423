import { apyContribution } from '../../india/apy-contribution.ts'

/** At this age the pension begins and the contributions end. */
export const pensionAge = 60

/** What the Atal Pension Yojana calculator asks. */
export interface ApyValues {
  joiningAge: number
  monthlyPension: string
}

/** What is paid in until 60, and what comes out. */
export function apyPlan(values: ApyValues) {
  const { joiningAge } = values
  const pension = Number(values.monthlyPension)
  const { monthlyContribution, nomineeCorpus } = apyContribution({ joiningAge, monthlyPension: pension })
  const years = pensionAge - joiningAge
  return { monthlyContribution, nomineeCorpus, years, pension, totalPaid: monthlyContribution * 12 * years }
}
