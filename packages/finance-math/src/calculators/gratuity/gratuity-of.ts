import { type GratuityResult, gratuity } from '../../india/gratuity.ts'

/** What the gratuity calculator asks. */
export interface GratuityValues {
  monthlyWages: number
  by: 'length' | 'days'
  joinDate: string
  lastWorkingDate: string
  years: number
  months: number
  covered: 'yes' | 'no'
  term: 'open' | 'fixed'
  end: 'usual' | 'death'
  fifthYear: number
  week: 'six' | 'five'
  employer: 'other' | 'government'
  exemptEarlier: number
}

/** The gratuity of these values. */
export function gratuityOf(values: GratuityValues): GratuityResult {
  const { monthlyWages, by, joinDate, lastWorkingDate, years, months, exemptEarlier } = values
  return gratuity({
    ...{ monthlyWages, exemptEarlier },
    ...(by === 'days' ? { joinDate, lastWorkingDate } : { years, months }),
    coveredByAct: values.covered === 'yes',
    fixedTerm: values.term === 'fixed',
    waiveMinimum: values.end === 'death',
    daysWorkedInFifthYear: values.fifthYear,
    fiveDayWeek: values.week === 'five',
    government: values.employer === 'government',
  })
}

/** What the formula gives, to the rupee, before the law asks whether it is due and how much it pays at most. */
export function gratuityFormula({ monthlyWages, covered }: GratuityValues, countedYears: number): number {
  return Math.round((monthlyWages / (covered === 'yes' ? 26 : 30)) * 15 * countedYears)
}
