import type { DatedValues } from '../dated-rule.ts'

/** What a step of `kvpPrematureTables` holds. */
export interface KvpPrematureTable {
  annualRatePercent: number
  /** What 1,000 rupees have come to after five half-years, six and so on, in whole rupees. */
  of1000: readonly number[]
}

/** The values of `kvpPrematureTables`. */
export const kvpPrematureValues: DatedValues<KvpPrematureTable> = {
  steps: [
    [
      '2014-09-23',
      {
        annualRatePercent: 8.7,
        of1000: [1201, 1246, 1293, 1341, 1391, 1443, 1497, 1553, 1611, 1671, 1733, 1798],
      },
    ],
  ],
}
