import type { DatedRule } from '../dated-rule.ts'

/** The shares of salary by which house rent allowance is exempt. */
export const hraPercents: DatedRule<{ rentAbove: number; metro: number; elsewhere: number }> = {
  name: 'the exemption of house rent allowance',
  steps: [['1962-04-01', { rentAbove: 10, metro: 50, elsewhere: 40 }]],
  knownUntil: '2027-03-31',
  source: 'Income-tax Rules, 2026, rule 279(1); before, rule 2A',
  checkedOn: '2026-11-22',
  certainty: 'certain',
}
