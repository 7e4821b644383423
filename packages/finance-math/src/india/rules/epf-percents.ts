import type { DatedRule } from '../dated-rule.ts'
import { type EpfPercents, epfPercentValues } from './epf-percent-values.ts'

/**
 * The parts of a month's wage that are due. The least administrative charge of an establishment (500 rupees a
 * month) is not a member's and is left out.
 */
export const epfPercents: DatedRule<EpfPercents> = {
  name: "the contributions to the Employees' Provident Fund",
  ...epfPercentValues,
  knownUntil: '2026-11-22',
  source:
    'EPF Scheme, 2026, paragraph 18(5); EPS, 2026, paragraph 4(3); as quoted in public files; S.O. 2011(E) of 21 May 2018 (taxguru.in)',
  checkedOn: '2026-11-23',
  certainty: 'certain',
}
