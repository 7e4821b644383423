import { type EpfInput, epf } from '../../india/epf.ts'
import { epsPension } from '../../india/eps-pension.ts'

/** What the EPF calculator asks. */
export interface EpfValues {
  monthlyWage: number
  years: number
  salaryGrowthPercent: number
  annualRatePercent: number
  vpfPercent: number
  terms: 'one' | 'declared'
  firstFinancialYear: string
  wageCeiling: string
  paidOn: 'full-wage' | 'ceiling'
  epsMember: 'yes' | 'no'
  pensionAge: number
  openingBalance: number
}

const yearsOfPension = 5

/** The fund year by year, with each side's share, and the pension that the employer's other share earns. */
export function epfFund({ terms, firstFinancialYear, wageCeiling, paidOn, epsMember, ...plan }: EpfValues) {
  const member = {
    onFullWage: paidOn === 'full-wage',
    epsMember: epsMember === 'yes',
    vpfPercent: plan.vpfPercent,
  }
  const byRules: Pick<EpfInput, 'annualRatePercent' | 'wageCeiling' | 'firstFinancialYear'> =
    terms === 'one'
      ? { annualRatePercent: plan.annualRatePercent, wageCeiling: Number(wageCeiling) }
      : { annualRatePercent: 'notified', wageCeiling: 'notified', firstFinancialYear }
  const { corpus, totalInterest, rows, firstMonth } = epf({ ...plan, ...member, ...byRules })
  const wages = rows.slice(-yearsOfPension).map(({ pensionableWage }) => pensionableWage)
  const pensionableSalary = wages.reduce((sum, wage) => sum + wage, 0) / wages.length
  const pension = epsPension({
    pensionableSalary,
    serviceYears: plan.years,
    // Each month is under its own ceiling already.
    wageCeiling: Math.max(pensionableSalary, 1),
    startAge: plan.pensionAge,
  })
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    corpus,
    totalInterest,
    years: rows,
    firstMonth,
    own: plan.openingBalance + sum(({ own }) => own),
    employer: sum(({ employer }) => employer),
    taxedInterest: sum(({ taxedInterest }) => taxedInterest),
    monthlyPension: member.epsMember ? pension.monthlyPension : 0,
    pensionableSalary: pension.pensionableSalary,
    pensionableService: pension.pensionableService,
    isPensionDue: pension.eligible,
  }
}
