import type { DatedValues } from '../dated-rule.ts'

/** What a step of `esiTerms` holds. */
export interface EsiTerms {
  employee: number
  employer: number
  ceiling: number
  ceilingDisabled: number
  freeDailyWage: number
}

/** The values of `esiTerms`. */
export const esiValues: DatedValues<EsiTerms> = {
  steps: [
    [
      '2019-07-01',
      { employee: 0.75, employer: 3.25, ceiling: 21_000, ceilingDisabled: 25_000, freeDailyWage: 176 },
    ],
  ],
}

/** The day from which the labour Codes are in force. */
export const codesFrom = '2025-11-21'

/** What an employer may pay into provident fund, pension scheme and superannuation a year before it is income, in rupees. */
export const employerFundFree: DatedValues<number> = { steps: [['2020-04-01', 750_000]] }

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

/** The values of `professionalTaxStates`. */
export const professionalTaxValues: DatedValues<Readonly<Record<string, StateProfessionalTax>>> = {
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
}
