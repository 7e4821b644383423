import type { DatedRule } from '../dated-rule.ts'
import { datedRuleOf } from './dated-rule-of.ts'

/** How much of leave paid for on leaving is free of tax: rupees in a lifetime, months of average salary. */
export const leaveEncashmentTerms: DatedRule<{ limit: number; months: number }> = /* @__PURE__ */ datedRuleOf(
  'year',
  {
    name: 'the list of limits of leave encashment free of tax',
    steps: [
      // Of who retires after the first of the month, as both notifications have it.
      ['1997-07-02', { limit: 240_000, months: 10 }],
      ['1998-04-02', { limit: 300_000, months: 10 }],
      ['2023-04-01', { limit: 2_500_000, months: 10 }],
    ],
    knownUntil: '2027-03-31',
    source:
      'section 10(10AA) of the Income-tax Act, 1961, S.O. 1015(E) of 27 November 1998 and notification 123 of 31 May 2002 (taxmanagementindia.com), and the notification of 24 May 2023, as catargettestprep.com and incometaxmanagement.com quote it',
    checkedOn: '2026-11-29',
    certainty: 'certain',
  },
)
