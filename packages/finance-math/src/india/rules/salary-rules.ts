import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'
import {
  type EsiTerms,
  employerFundFree,
  esiValues,
  professionalTaxValues,
  type StateProfessionalTax,
} from './salary-values.ts'

/** Employees' state insurance: percent of wages, and monthly wages up to which it is due, in rupees. */
export const esiTerms: DatedRule<EsiTerms> = /* @__PURE__ */ datedRuleOf('day', {
  name: "the employees' state insurance at 0.75 and 3.25 %",
  ...esiValues,
  knownUntil: '2026-11-22',
  source:
    'esic.gov.in as quoted; Social Security (Central) Rules, 2026, rule 19; G.S.R. 423(E) of 13 June 2019 (insightssuccess.in, hrcabin.com)',
  checkedOn: '2026-11-23',
  certainty: 'certain',
})

/** Professional tax by state; the Constitution (Article 276) allows 2,500 rupees a year. */
export const professionalTaxStates: DatedRule<Readonly<Record<string, StateProfessionalTax>>> =
  /* @__PURE__ */ datedRuleOf('day', {
    name: 'the list of professional taxes',
    ...professionalTaxValues,
    knownUntil: '2026-11-22',
    source: "tables of states' taxes in public files",
    checkedOn: '2026-11-22',
    certainty: 'probable',
  })

/** What an employer may pay into provident fund, pension scheme and superannuation a year before it is income, in rupees. */
export const employerFundLimit: DatedRule<number> = /* @__PURE__ */ datedRuleOf('year', {
  name: "the limit of an employer's contributions that are no income",
  ...employerFundFree,
  knownUntil: '2027-03-31',
  source:
    'section 17(2)(vii) of the Income-tax Act, 1961, by the Finance Act, 2020, as quoted in public files',
  checkedOn: '2026-11-22',
  certainty: 'certain',
})
