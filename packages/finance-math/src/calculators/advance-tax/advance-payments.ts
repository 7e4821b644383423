import { type AdvanceTaxResult, advanceTax } from '../../india/advance-tax.ts'

/** What the advance tax calculator asks: rupees of one financial year. */
export interface AdvanceTaxValues {
  financialYear: string
  taxLiability: number
  tdsCredit: number
  june: number
  september: number
  december: number
  march: number
  late: number
  settledMonths: number
  senior: 'yes' | 'no'
}

/** The instalments, the interest of both kinds, and what is left to pay. */
export function advancePayments(values: AdvanceTaxValues): AdvanceTaxResult & {
  interest234B: number
  paid: number
} {
  const { financialYear, taxLiability, tdsCredit, june, september, december, march, late } = values
  const year = Number(financialYear.slice(0, 4))
  const payments = [
    { date: `${year}-06-15`, amount: june },
    { date: `${year}-09-15`, amount: september },
    { date: `${year}-12-15`, amount: december },
    { date: `${year + 1}-03-15`, amount: march },
    { date: `${year + 1}-03-31`, amount: late },
  ]
  // Interest runs for months begun from April on: the last day of the month in which the rest is paid stands for it.
  const settledOn = new Date(Date.UTC(year + 1, 3 + values.settledMonths, 0))
  const found = advanceTax({
    ...{ financialYear, taxLiability, tdsCredit, payments, settledOn },
    exemptSenior: values.senior === 'yes',
  })
  const paid = june + september + december + march + late
  return { ...found, interest234B: found.interest234B as number, paid }
}
