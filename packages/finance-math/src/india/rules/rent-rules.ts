import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** The cities in which house rent allowance is exempt up to half of salary; elsewhere it is two fifths. */
export const hraCities: DatedRule<readonly string[]> = /* @__PURE__ */ datedRuleOf('year', {
  name: 'the list of cities for house rent allowance',
  steps: [
    ['1962-04-01', ['Delhi', 'Mumbai', 'Kolkata', 'Chennai']],
    ['2026-04-01', ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad', 'Pune', 'Ahmedabad']],
  ],
  knownUntil: '2027-03-31',
  source: 'Income-tax Rules, 2026, rule 279(1), G.S.R. 198(E) of 20 March 2026; before, rule 2A',
  checkedOn: '2026-11-22',
  certainty: 'certain',
})

/** The limits of section 80GG, for who pays rent without a house rent allowance: rupees a year, percent. */
export const section80GGLimits: DatedRule<{ maxYear: number; rentAbove: number; ofIncome: number }> =
  /* @__PURE__ */ datedRuleOf('year', {
    name: 'the limit of 5,000 a month under section 80GG',
    steps: [['2016-04-01', { maxYear: 60_000, rentAbove: 10, ofIncome: 25 }]],
    knownUntil: '2027-03-31',
    source:
      'section 80GG of the Income-tax Act, 1961; the day from which 5,000 holds is probable, not checked against the text',
    checkedOn: '2026-11-22',
    certainty: 'certain',
  })

/** Rent of a year in rupees above which an employer asks for the landlord's PAN before it exempts an allowance. */
export const landlordPanAbove: DatedRule<number> = /* @__PURE__ */ datedRuleOf('year', {
  name: "the employer's question for the landlord's PAN",
  // Circular 8 of 10 October 2013, not checked against its text.
  steps: [['2013-10-10', 100_000]],
  knownUntil: '2027-03-31',
  source: 'Income-tax Rules, 2026, rule 279(1), G.S.R. 198(E) of 20 March 2026, as quoted in public files',
  checkedOn: '2026-11-22',
  certainty: 'probable',
})
