import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/**
 * What is paid a month, by the age at joining, for each pension in the order of `pensions`; rupees. No formula
 * gives all 115 figures.
 */
export const apyContributions: DatedRule<{
  pensions: readonly number[]
  monthly: Readonly<Record<number, readonly number[]>>
  /** What the nominee gets in the end, for each pension. */
  nomineeCorpus: readonly number[]
}> = /* @__PURE__ */ datedRuleOf('day', {
  name: 'the Atal Pension Yojana',
  steps: [
    [
      '2015-06-01',
      {
        pensions: [1000, 2000, 3000, 4000, 5000],
        nomineeCorpus: [170_000, 340_000, 510_000, 680_000, 850_000],
        monthly: {
          18: [42, 84, 126, 168, 210],
          19: [46, 92, 138, 183, 228],
          20: [50, 100, 150, 198, 248],
          21: [54, 108, 162, 215, 269],
          22: [59, 117, 177, 234, 292],
          23: [64, 127, 192, 254, 318],
          24: [70, 139, 208, 277, 346],
          25: [76, 151, 226, 301, 376],
          26: [82, 164, 246, 327, 409],
          27: [90, 178, 268, 356, 446],
          28: [97, 194, 292, 388, 485],
          29: [106, 212, 318, 423, 529],
          30: [116, 231, 347, 462, 577],
          31: [126, 252, 379, 504, 630],
          32: [138, 276, 414, 551, 689],
          33: [151, 302, 453, 602, 752],
          34: [165, 330, 495, 659, 824],
          35: [181, 362, 543, 722, 902],
          36: [198, 396, 594, 792, 990],
          37: [218, 436, 654, 870, 1087],
          38: [240, 480, 720, 957, 1196],
          39: [264, 528, 792, 1054, 1318],
          40: [291, 582, 873, 1164, 1454],
        },
      },
    ],
  ],
  knownUntil: '2026-11-22',
  source:
    'the chart of contributions of the PFRDA, in two agreeing copies; its first day, and that nobody who pays income tax may join since 1 October 2022, as quoted',
  checkedOn: '2026-11-22',
  certainty: 'certain',
})
