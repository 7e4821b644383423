import { between, object, oneOf } from '../primitives/check.ts'
import { newest } from './dated-rule.ts'
import {
  type NpsGlidePath,
  type NpsLifeCycleFund,
  npsLifeCycleValues,
} from './rules/nps-life-cycle-values.ts'

export type { NpsLifeCycleFund }

/** What `npsAllocation` takes: a fund of the auto choice, and the age in years. */
export interface NpsAllocationInput {
  fund: NpsLifeCycleFund
  age: number
}

/** Into what a contribution and what is there already go, in percent that sum to 100. */
export interface NpsAllocation {
  equityPercent: number
  corporatePercent: number
  governmentPercent: number
}

/**
 * Into what a life-cycle fund of the National Pension System invests at an age: more in equity while one is young, more in
 * government bonds later, moved on every birthday.
 *
 * @formula E = E_a + (E_b − E_a) × (n − a) / (b − a)
 * @where E the share of equity, as that of corporate bonds; n the age in whole years; a and b the ages of the fund's table
 *   before and after it; E_a and E_b the shares at these
 * @param input fund: `'lc75'` (high), `'aggressive'` (called balanced until October 2025), `'lc50'` (moderate) or `'lc25'`
 *   (low); age, 18 to 85, of which whole years count
 * @see `npsLifeCycleFunds`
 * @throws FinanceMathError INVALID_ARGUMENT naming the field
 * @example
 * npsAllocation({ fund: 'lc75', age: 40 }) //=> { equityPercent: 55, corporatePercent: 15, governmentPercent: 30 }
 */
export function npsAllocation(input: NpsAllocationInput): NpsAllocation {
  const { fund, age } = object('input', input)
  const funds = newest(npsLifeCycleValues)
  oneOf('fund', fund, Object.keys(funds) as NpsLifeCycleFund[])
  const years = Math.floor(between('age', age, 18, 85))
  const [equityPercent, corporatePercent] = sharesAt(funds[fund], years)
  return { equityPercent, corporatePercent, governmentPercent: 100 - equityPercent - corporatePercent }
}

function sharesAt(path: NpsGlidePath, age: number): readonly [equity: number, corporate: number] {
  const next = path.findIndex(([from]) => from >= age)
  const [to, ...there] = path.at(next) as NpsGlidePath[number]
  const [from, ...here] = path[Math.max(0, next - 1)] as NpsGlidePath[number]
  if (next < 1) return there
  const part = (age - from) / (to - from)
  return [here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part]
}
