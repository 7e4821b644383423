import { defineCalculator } from '../define-calculator.ts'
import { optionalAmountLimits } from '../input-limits.ts'
import { tdsDetails } from './tds.details.ts'
import { tdsOf } from './tds-payment.ts'

/** The tax that is deducted at source from a payment to a resident. */
export const tdsCalculator = defineCalculator({
  id: 'tds',
  name: 'TDS Calculator',
  description: 'The tax deducted at source from interest, rent, fees, a home or crypto, and what is paid out',
  icon: 'scissors',
  inputs: {
    payment: {
      kind: 'choice',
      label: 'Paid for',
      default: 'bank-interest',
      options: {
        'bank-interest': 'Interest of a bank (194A)',
        'bank-interest-senior': 'Interest of a bank, from 60 on (194A)',
        'other-interest': 'Other interest (194A)',
        'rent-land-building': 'Rent of a home or land, by a business (194I)',
        'rent-plant': 'Rent of machines (194I)',
        'professional-fees': 'A professional (194J)',
        'technical-fees': 'Technical services (194J)',
        'contract-individual': 'A contract, to a person (194C)',
        'contract-others': 'A contract, to a company (194C)',
        commission: 'Commission (194H)',
        partner: 'A partner of a firm (194T)',
        goods: 'Goods (194Q)',
        property: 'A home or land bought (194-IA)',
        crypto: 'Crypto (194S)',
        'crypto-specified': 'Crypto, by a private buyer (194S)',
      },
    },
    amount: {
      kind: 'number',
      label: 'Paid in all',
      help: 'In the financial year; of rent in the month, of a home for the whole sale',
      unit: 'inr',
      min: 0,
      max: 10_000_000,
      limits: optionalAmountLimits,
      step: 1000,
      default: 80_000,
    },
    largestPayment: {
      kind: 'number',
      label: 'The largest single payment',
      unit: 'inr',
      min: 0,
      max: 10_000_000,
      limits: optionalAmountLimits,
      step: 1000,
      default: 25_000,
      when: { input: 'payment', is: ['contract-individual', 'contract-others'] },
    },
    pan: {
      kind: 'choice',
      label: 'The PAN is known',
      default: 'yes',
      options: { yes: 'Yes', no: 'No' },
    },
  },
  outputs: {
    tds: { label: 'Tax deducted', unit: 'inr', role: 'headline' },
    net: { label: 'Paid out', unit: 'inr', role: 'part' },
    ratePercent: { label: 'Rate', unit: 'percent', role: 'detail' },
    threshold: { label: 'Nothing is deducted up to', unit: 'inr', role: 'detail' },
    paid: { label: 'The whole payment', unit: 'inr', role: 'detail' },
  },
  composition: { total: 'paid', parts: ['tds', 'net'] },
  compute: (values) => {
    const { tds, net, ratePercent, threshold } = tdsOf(values)
    return { tds, net, ratePercent, threshold, paid: values.amount }
  },
  goals: [],
  ...tdsDetails,
})
