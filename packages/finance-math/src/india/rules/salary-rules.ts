import type { DatedRule } from '../dated-rule.ts'

/** Employees' state insurance: percent of wages, and monthly wages up to which it is due, in rupees. */
export const esiTerms: DatedRule<{
  employee: number
  employer: number
  ceiling: number
  ceilingDisabled: number
  freeDailyWage: number
}> = {
  name: "the employees' state insurance at 0.75 and 3.25 %",
  steps: [
    [
      '2019-07-01',
      { employee: 0.75, employer: 3.25, ceiling: 21_000, ceilingDisabled: 25_000, freeDailyWage: 176 },
    ],
  ],
  knownUntil: '2026-11-22',
  source:
    'esic.gov.in as quoted; Social Security (Central) Rules, 2026, rule 19; G.S.R. 423(E) of 13 June 2019, from 1 July 2019, as insightssuccess.in and hrcabin.com report it',
  checkedOn: '2026-11-23',
  certainty: 'certain',
}

/** Up to which income (null: without end) which tax in rupees. */
export type ProfessionalTaxSlab = readonly [upTo: number | null, tax: number]

/** A state's tax: over how many months income and tax are counted, its slabs, and what February takes instead. */
export interface StateProfessionalTax {
  months: 1 | 6 | 12
  slabs: readonly ProfessionalTaxSlab[]
  women?: readonly ProfessionalTaxSlab[]
  /** In February instead of 200. */
  february?: number
}

const telugu: StateProfessionalTax = {
  months: 1,
  slabs: [
    [15_000, 0],
    [20_000, 150],
    [null, 200],
  ],
}

/** Professional tax by state; the Constitution (Article 276) allows 2,500 rupees a year. */
export const professionalTaxStates: DatedRule<Readonly<Record<string, StateProfessionalTax>>> = {
  name: 'the list of professional taxes',
  steps: [
    [
      '2025-04-01',
      {
        Maharashtra: {
          months: 1,
          slabs: [
            [7500, 0],
            [10_000, 175],
            [null, 200],
          ],
          women: [
            [25_000, 0],
            [null, 200],
          ],
          february: 300,
        },
        Karnataka: {
          months: 1,
          slabs: [
            [24_999.99, 0],
            [null, 200],
          ],
          february: 300,
        },
        Telangana: telugu,
        'Andhra Pradesh': telugu,
        'West Bengal': {
          months: 1,
          slabs: [
            [10_000, 0],
            [15_000, 110],
            [25_000, 130],
            [40_000, 150],
            [null, 200],
          ],
        },
        Gujarat: {
          months: 1,
          slabs: [
            [12_000, 0],
            [null, 200],
          ],
        },
        'Madhya Pradesh': {
          months: 12,
          slabs: [
            [225_000, 0],
            [300_000, 1500],
            [400_000, 2000],
            [null, 2500],
          ],
        },
        'Tamil Nadu (Chennai)': {
          months: 6,
          slabs: [
            [21_000, 0],
            [30_000, 180],
            [45_000, 425],
            [60_000, 930],
            [75_000, 1025],
            [null, 1250],
          ],
        },
      },
    ],
  ],
  knownUntil: '2026-11-22',
  source: "tables of the states' taxes in public files",
  checkedOn: '2026-11-22',
  certainty: 'probable',
}
