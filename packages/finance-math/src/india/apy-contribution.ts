import { invalid, object } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import { apyContributions } from './rules/apy-rules.ts'

/** What is paid a month until 60, and what stands for the nominee after both spouses. */
export interface ApyContribution {
  monthlyContribution: number
  nomineeCorpus: number
}

/**
 * What a month of the Atal Pension Yojana costs, for a pension from 60 on, by the age at joining.
 *
 * @formula none: a table is looked up, which no formula gives
 * @param input joiningAge in completed years, 18 to 40; monthlyPension: 1,000, 2,000, 3,000, 4,000 or 5,000
 * @see `apyContributions`, the chart of the PFRDA: a table, not a formula
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * apyContribution({ joiningAge: 18, monthlyPension: 1000 }) //=> { monthlyContribution: 42, nomineeCorpus: 170000 }
 */
export function apyContribution(input: { joiningAge: number; monthlyPension: number }): ApyContribution {
  const { joiningAge, monthlyPension } = object('input', input)
  const { pensions, monthly, nomineeCorpus } = newest(apyContributions)
  const paid = Number.isInteger(joiningAge) && monthly[joiningAge]
  const { name, source } = apyContributions
  if (!paid) {
    const ages = Object.keys(monthly)
    invalid(
      'joiningAge',
      joiningAge,
      `a whole number from ${ages[0]} to ${ages.at(-1)}, as ${name} allows (${source})`,
    )
  }
  const place = pensions.indexOf(monthlyPension)
  if (place < 0) {
    invalid('monthlyPension', monthlyPension, `one of ${pensions.join(', ')}, as ${name} pays (${source})`)
  }
  return {
    monthlyContribution: paid[place] as number,
    nomineeCorpus: nomineeCorpus[place] as number,
  }
}
