import { epf } from '../../india/epf.ts'
import { epfMonth } from '../../india/epf-month.ts'
import { epsPension } from '../../india/eps-pension.ts'

/** What the EPF calculator asks. */
export interface EpfValues {
  monthlyWage: number
  years: number
  salaryGrowthPercent: number
  annualRatePercent: number
  vpfPercent: number
  wageCeiling: string
  paidOn: 'full-wage' | 'ceiling'
  epsMember: 'yes' | 'no'
  openingBalance: number
}

const monthsOfPension = 5

/** The fund year by year, with each side's share, and the pension that the employer's other share earns. */
export function epfFund({ wageCeiling, paidOn, epsMember, ...plan }: EpfValues) {
  const terms = {
    wageCeiling: Number(wageCeiling),
    onFullWage: paidOn === 'full-wage',
    epsMember: epsMember === 'yes',
    vpfPercent: plan.vpfPercent,
  }
  const { corpus, totalInterest, rows } = epf({ ...plan, ...terms })
  const years = rows.map((row) => {
    const ceilings = [{ days: 1, ceiling: terms.wageCeiling }]
    const heads = epfMonth({ ...terms, monthlyWage: row.monthlyWage }, ceilings)
    return { ...row, heads, own: 12 * (heads.employee + heads.vpf), employer: 12 * heads.employerEpf }
  })
  const last = years.slice(-monthsOfPension)
  const wages = last.map(({ monthlyWage }) => Math.min(monthlyWage, terms.wageCeiling))
  const pension = epsPension({
    pensionableSalary: wages.reduce((sum, wage) => sum + wage, 0) / wages.length,
    serviceYears: plan.years,
    wageCeiling: terms.wageCeiling,
  })
  return {
    corpus,
    totalInterest,
    years,
    own: plan.openingBalance + years.reduce((sum, year) => sum + year.own, 0),
    employer: years.reduce((sum, year) => sum + year.employer, 0),
    monthlyPension: terms.epsMember ? pension.monthlyPension : 0,
    pensionableSalary: pension.pensionableSalary,
    pensionableService: pension.pensionableService,
    isPensionDue: pension.eligible,
  }
}
