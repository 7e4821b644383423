import type { DatedRule } from '../dated-rule.ts'

/** How much of leave paid for on leaving is free of tax: rupees in a lifetime, months of average salary. */
export const leaveEncashmentTerms: DatedRule<{ limit: number; months: number }> = {
  name: 'the limit of leave encashment free of tax',
  steps: [
    ['2002-04-01', { limit: 300_000, months: 10 }],
    ['2023-04-01', { limit: 2_500_000, months: 10 }],
  ],
  knownUntil: '2027-03-31',
  source:
    'section 10(10AA) of the Income-tax Act, 1961, and the notification of 24 May 2023, as catargettestprep.com and incometaxmanagement.com quote them',
  checkedOn: '2026-11-22',
  certainty: 'certain',
}
