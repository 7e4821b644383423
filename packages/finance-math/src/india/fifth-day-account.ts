import { roundAmount } from '../formulas/round-amount.ts'

/** One financial year of an account: what went in, what it earned, what stands at its end. */
export interface AccountYear {
  /** 1 for the year of opening. */
  year: number
  deposit: number
  interest: number
  balance: number
}

/** A balance that earns by the month and is credited on 31 March and when the account is closed. */
export interface FifthDayAccount {
  openingBalance: number
  months: number
  /** The month of the financial year in which the account begins, 0 for April. */
  startMonth: number
  ratePercent: (month: number) => number
  deposit: (month: number) => readonly [byFifth: number, later: number]
  rounding: YearlyRounding
}

/** Whether the interest of a year is credited as it is or to the nearest rupee, 50 paise up. */
export type YearlyRounding = 'none' | 'rupee-yearly'

/**
 * The years of an account in which each month's interest is on the lowest balance between the close of the
 * fifth and the month's end: what comes later earns from the next month.
 */
export function fifthDayAccount(account: FifthDayAccount): AccountYear[] {
  const rows: AccountYear[] = []
  let balance = account.openingBalance
  let interest = 0
  let deposit = 0
  for (let month = 0; month < account.months; month++) {
    const [byFifth, later] = account.deposit(month)
    balance += byFifth
    interest += (balance * account.ratePercent(month)) / 1200
    balance += later
    deposit += byFifth + later
    if ((account.startMonth + month) % 12 === 11 || month === account.months - 1) {
      if (account.rounding === 'rupee-yearly') interest = roundAmount(interest, 1)
      balance += interest
      rows.push({ year: rows.length + 1, deposit, interest, balance })
      interest = 0
      deposit = 0
    }
  }
  return rows
}
