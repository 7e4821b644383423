import { leaveEncashmentTerms } from '../../india/rules/leave-rules.ts'
import type { Details } from '../calculator.ts'
import { limitReason } from '../limit-reason.ts'
import { usedRule } from '../used-rule.ts'
import { countedPerYear, type EncashedLeaveValues } from './encashed-leave.ts'

const onLeaving = { input: 'occasion', is: ['leaving'] } as const
const fromGovernment = { input: 'occasion', is: ['government'] } as const
const inService = { input: 'occasion', is: ['service'] } as const

/** What people look for the leave-encashment calculator by, and what explains its answers. */
export const leaveEncashmentDetails: Details<EncashedLeaveValues> = {
  topic: 'salary',
  keywords: [
    'leave encashment',
    'leave salary',
    'earned leave',
    'privilege leave',
    '10(10aa)',
    'unused leave',
    'full and final settlement',
    'chhutti ka paisa',
    'अवकाश नकदीकरण',
    'छुट्टी का नकदीकरण',
  ],
  aliases: { r: 'received', s: 'averageMonthlySalary', y: 'years', l: 'leavePerYear', t: 'leaveTaken' },
  formulas: [
    {
      symbols: 'X = min(R, S × d ÷ 30, 10 × S, L)',
      filled:
        '{exempt} = min({received}, {averageMonthlySalary} × {leaveDays} ÷ 30, 10 × {averageMonthlySalary}, {limitLeft})',
      when: onLeaving,
    },
    { symbols: 'X = R', filled: '{exempt} = {received}', when: fromGovernment },
    {
      symbols: 'T = R − X',
      filled: '{taxable} = {received} − {exempt}',
      of: ['taxable', 'paid'],
    },
  ],
  legend: {
    X: { meaning: 'Free of tax', figure: 'exempt' },
    R: { meaning: 'Paid for leave', figure: 'received' },
    S: { meaning: 'Average basic pay and DA a month', figure: 'averageMonthlySalary' },
    d: { meaning: 'Days of leave due', figure: 'leaveDays' },
    L: { meaning: 'Left of the lifetime’s limit', figure: 'limitLeft' },
    T: { meaning: 'Taxed', figure: 'taxable' },
  },
  explanation: {
    steps: {
      leave: {
        text: '{years} of service count with {countedDays} days of leave each; without the {leaveTaken} that were taken, {leaveDays} are due, worth {leaveDue} at 30 days to a month.',
        when: onLeaving,
      },
      least: {
        text: 'The least of four amounts is free of tax: what was paid, {received}; the leave due, {leaveDue}; ten months of pay, {tenMonths}; and what is left of the limit of a lifetime, {limitLeft}.',
        when: onLeaving,
      },
      government: {
        text: 'Whoever leaves the Union’s or a state’s own service pays no tax on it.',
        when: fromGovernment,
      },
      service: { text: 'Leave that is paid for while service goes on is taxed as pay.', when: inService },
      rest: 'So {exempt} is free of tax, and {taxable} is taxed as pay.',
    },
    figures: (values) => ({ countedDays: { value: countedPerYear(values), unit: 'number' } }),
  },
  conventions: {
    days: 'Of the employer’s leave at most 30 days a completed year count, however many it grants; parts of a year do not.',
    pay: 'Pay is basic pay, dearness allowance as far as it counts for a pension, and commission that is a share of turnover, on the average of the ten months before leaving.',
    lifetime:
      'The limit is one for a lifetime, over all employers; it holds in the old and in the new regime.',
    public:
      'Companies and banks of the state are employers as any other: only the Union’s and the states’ own staff are free of the limit.',
    heirs: 'What heirs are paid for the leave of someone who died is not taxed, and not computed here.',
  },
  limitReasons: {
    leftSince: limitReason(
      leaveEncashmentTerms,
      'was last changed on 2 April 1998 and on 1 April 2023: the choices are the first days of what holds for who left since 1 April 2002',
    ),
  },
  rules: ({ occasion, leftSince }) =>
    occasion === 'leaving' ? [usedRule(leaveEncashmentTerms, leftSince)] : [],
  sources: [
    { title: 'Section 10(10AA) of the Income-tax Act, 1961; notification of 24 May 2023' },
    {
      title: 'Leave salary under section 10(10AA), CA Target Test Prep',
      url: 'https://catargettestprep.com/learn/p3/income-from-salaries/leave-salary---leave-encashment--section-10-10aa',
    },
  ],
}
