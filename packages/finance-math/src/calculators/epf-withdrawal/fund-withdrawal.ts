import { type EpfWithdrawalInput, epfWithdrawal } from '../../india/epf-withdrawal.ts'

/** What the EPF withdrawal calculator asks: rupees, months, years. */
export interface FundWithdrawalValues {
  balance: number
  purpose: EpfWithdrawalInput['purpose']
  monthsUnemployed: number
  membershipMonths: number
  serviceYears: number
  age: number
  pan: 'yes' | 'no'
}

/** What can be taken out, the tax kept back of it, and what is paid out. */
export function fundWithdrawal({ serviceYears, pan, ...values }: FundWithdrawalValues) {
  const found = epfWithdrawal({ ...values, continuousServiceYears: serviceYears, panLinked: pan === 'yes' })
  return { ...found, paidOut: found.amount - found.tds }
}
