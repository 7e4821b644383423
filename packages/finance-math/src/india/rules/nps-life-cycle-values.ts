import type { DatedValues } from '../dated-rule.ts'

/** The life-cycle funds of the National Pension System, by their equity at the beginning, of which one is called aggressive. */
export type NpsLifeCycleFund = 'lc75' | 'aggressive' | 'lc50' | 'lc25'

/**
 * Ages with the percent in equity and in corporate bonds, the rest being government bonds. Between two ages both move by the
 * same step each year; before the first and after the last nothing changes.
 */
export type NpsGlidePath = readonly (readonly [age: number, equity: number, corporate: number])[]

/** The values of `npsLifeCycleFunds`. */
export const npsLifeCycleValues: DatedValues<Readonly<Record<NpsLifeCycleFund, NpsGlidePath>>> = {
  steps: [
    [
      '2024-10-01',
      {
        lc75: [
          [35, 75, 10],
          [45, 35, 20],
          [50, 20, 20],
          [55, 15, 10],
        ],
        aggressive: [
          [45, 50, 30],
          [50, 40, 20],
          [55, 35, 10],
        ],
        lc50: [
          [35, 50, 30],
          [55, 10, 10],
        ],
        lc25: [
          [35, 25, 45],
          [55, 5, 5],
        ],
      },
    ],
  ],
}
