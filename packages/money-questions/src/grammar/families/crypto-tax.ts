import type { Family } from '../family.ts'
import { financialYear } from './common-variables.ts'

/** Indian tax on crypto gains. */
export const cryptoTax: Family = {
  id: 'crypto-tax',
  calculator: 'tax',
  fixed: { grossIncome: 0 },
  cues: { crypto: 7, tax: 4, profit: 1, sip: -6, invest: -1 },
  requires: ['tax'],
  variables: {
    cryptoGain: { kind: 'money', hints: ['crypto', 'profit', 'tax'] },
    financialYear,
  },
  isStrict: true,
  inputs: ['cryptoGain', 'grossIncome', 'financialYear'],
  asks: [
    {
      find: 'cryptoTax',
      only: ['cryptoTax'],
      requires: ['crypto'],
      // What it was sold for is not what was gained.
      unclear: { unless: ['profit'], where: ['received'] },
      says: 'cryptoTax',
    },
  ],
}
