import type { Family } from '../family.ts'
import { financialYear } from './common-variables.ts'

/** Indian income tax in both regimes. */
export const tax: Family = {
  id: 'tax',
  calculator: 'tax',
  cues: {
    tax: 7,
    newRegime: 4,
    oldRegime: 4,
    regimes: 4,
    salary: 2,
    income: 1,
    section80C: 2,
    crypto: -3,
    inflation: -6,
    sip: -6,
    loan: -6,
  },
  requires: ['tax', 'newRegime', 'oldRegime', 'regimes'],
  variables: {
    grossIncome: {
      kind: 'money',
      least: 100_000,
      byYear: true,
      hints: ['salary', 'income', 'tax'],
      avoid: ['section80C', 'deductions'],
    },
    section80C: { kind: 'money', byYear: true, hints: ['section80C'], isNamed: true, assume: 0 },
    other: {
      kind: 'money',
      byYear: true,
      hints: ['deductions'],
      avoid: ['section80C'],
      isNamed: true,
      assume: 0,
    },
    financialYear,
  },
  choices: {
    salaried: {
      by: { salary: 'yes', taxable: 'no' },
    },
    ageBand: { by: { superSenior: '80plus', senior: '60to79' }, assume: 'below60' },
  },
  isStrict: true,
  inputs: ['grossIncome', 'section80C', 'other', 'financialYear'],
  asks: [
    {
      find: 'newTax',
      requires: ['newRegime', 'tax'],
      cues: ['newRegime'],
      excludes: ['oldRegime', 'regimes', 'compare', 'taxSaved'],
      says: 'newTax',
    },
    {
      find: 'oldTax',
      requires: ['oldRegime'],
      excludes: ['newRegime', 'regimes', 'compare', 'taxSaved'],
      says: 'oldTax',
    },
    {
      find: 'saving',
      requires: ['regimes', 'compare'],
      cues: ['regimes', 'taxSaved'],
      says: 'saving',
    },
  ],
}
