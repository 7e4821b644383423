import { defineCalculator } from '../define-calculator.ts'
import { postOfficeDetails } from './post-office.details.ts'
import {
  closingRows,
  mostPrincipal,
  newestOpening,
  openings,
  postOfficeScheme,
} from './post-office-scheme.ts'

const paysOut = { input: 'scheme', is: ['scss', 'mis', 'td'] } as const
const only = (scheme: string) => ({ input: 'scheme', is: [scheme] })

/** What the post office's schemes pay: quarterly, monthly, yearly or at the end. */
export const postOfficeCalculator = defineCalculator({
  id: 'post-office',
  name: 'Post Office Schemes Calculator',
  description:
    'What SCSS, monthly income, time deposit, NSC and KVP pay, by the rate of the quarter of opening',
  icon: 'mail',
  inputs: {
    scheme: {
      kind: 'choice',
      label: 'Scheme',
      default: 'scss',
      options: {
        scss: 'Senior Citizens’ Savings (SCSS)',
        mis: 'Monthly income (POMIS)',
        td: 'Time deposit (TD)',
        nsc: 'National Savings Certificate (NSC)',
        kvp: 'Kisan Vikas Patra (KVP)',
      },
    },
    principal: {
      kind: 'number',
      label: 'Deposit',
      unit: 'inr',
      min: 1000,
      max: 3_000_000,
      limits: { min: 1000, max: 1e12 },
      step: 1000,
      default: 500_000,
    },
    openedOn: {
      kind: 'choice',
      isOpening: true,
      label: 'Opened in',
      help: 'The rate of that day stays for the whole term',
      default: newestOpening,
      options: openings,
    },
    tdYears: {
      kind: 'choice',
      label: 'Time',
      default: '5',
      options: { '1': '1 year', '2': '2 years', '3': '3 years', '5': '5 years' },
      when: only('td'),
    },
    holders: {
      kind: 'choice',
      label: 'Held by',
      default: 'one',
      options: { one: 'One person', joint: 'Two or three' },
      when: only('mis'),
    },
  },
  limits: (values) => {
    const most = mostPrincipal(values)
    return Number.isFinite(most) ? { principal: { max: most } } : {}
  },
  outputs: {
    quarterly: { label: 'Interest every quarter', unit: 'inr', role: 'headline', when: only('scss') },
    extendedQuarterly: {
      label: 'Every quarter, once extended',
      unit: 'inr',
      role: 'detail',
      when: only('scss'),
    },
    monthly: { label: 'Interest every month', unit: 'inr', role: 'headline', when: only('mis') },
    yearly: { label: 'Interest every year', unit: 'inr', role: 'headline', when: only('td') },
    maturity: {
      label: 'Paid at the end',
      unit: 'inr',
      role: 'headline',
      when: { input: 'scheme', is: ['nsc', 'kvp'] },
    },
    deposit: { label: 'Deposit', unit: 'inr', role: 'part' },
    totalInterest: { label: 'Interest in all', unit: 'inr', role: 'part' },
    total: { label: 'Deposit and interest', unit: 'inr', role: 'detail', when: paysOut },
    annualRatePercent: { label: 'Interest rate a year', unit: 'percent', role: 'detail' },
    months: { label: 'Time', unit: 'months', role: 'detail' },
    ifReinvested: {
      label: 'If every year’s interest were deposited again',
      unit: 'inr',
      role: 'detail',
      when: only('td'),
    },
    deemedReinvested: {
      label: 'Of it, counted as invested again (80C)',
      unit: 'inr',
      role: 'detail',
      when: only('nsc'),
    },
  },
  composition: { total: 'total', parts: ['deposit', 'totalInterest'] },
  compute: (values) => {
    const answer = postOfficeScheme(values)
    const total = values.principal + answer.totalInterest
    return { ...answer, deposit: values.principal, total, maturity: total }
  },
  schedule: {
    columns: {
      month: { label: 'Closed after months', unit: 'months' },
      paidOut: { label: 'Interest paid out before', unit: 'inr' },
      paidBack: { label: 'Paid back then', unit: 'inr' },
      gain: { label: 'Gained in all', unit: 'inr' },
    },
    rows: closingRows,
  },
  goals: [],
  ...postOfficeDetails,
})
