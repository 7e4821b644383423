import { sip } from '../formulas/sip.ts'
import type { Details } from './calculator.ts'
import type { Goal } from './goal-saving.ts'

/** How every page of a goal explains itself; `years` is its own way to count them. */
export function goalWords<Given>(
  toGoal: (values: Given) => Goal,
): Pick<Details<Given>, 'formulas' | 'legend' | 'explanation' | 'sources'> {
  return {
    formulas: [
      { symbols: 'F = T × (1 + f)^t', filled: '{costThen} = {costToday} × (1 + {inflationPercent})^{time}' },
      { symbols: 'M = max(0, F − S × (1 + i)^n)', filled: '{missing} = max(0, {costThen} − {savedThen})' },
      {
        symbols: 'P = M ÷ (((1 + i)^n − 1) ÷ i × (1 + i))',
        filled: '{monthlySip} = {missing} ÷ {perRupee}',
        of: ['monthlySip'],
      },
    ],
    legend: {
      F: { meaning: 'It costs then', figure: 'costThen' },
      T: { meaning: 'It costs today', figure: 'costToday' },
      f: { meaning: 'It gets dearer a year', figure: 'inflationPercent' },
      t: { meaning: 'Years until then', figure: 'time' },
      M: { meaning: 'Still missing then', figure: 'missing' },
      S: { meaning: 'Saved already', figure: 'savedToday' },
      i: { meaning: 'Return a month', figure: 'monthlyReturn' },
      n: { meaning: 'Months until then', figure: 'months' },
      P: { meaning: 'To invest a month', figure: 'monthlySip' },
    },
    explanation: {
      steps: {
        cost: 'What costs {costToday} today costs {costThen} in {time}.',
        saved: 'What is saved becomes {savedThen}; {missing} are missing.',
        sip: 'For that {monthlySip} have to be invested at the start of every month, {invested} in all, or {onceToday} once, today.',
      },
      figures: (values) => {
        const goal = toGoal(values)
        const { returnPercent: annualRatePercent, years } = goal
        const { futureValue: perRupee } = sip({ monthlyInvestment: 1, annualRatePercent, years })
        return {
          time: { value: goal.years, unit: 'years' },
          months: { value: 12 * goal.years, unit: 'months' },
          monthlyReturn: { value: goal.returnPercent / 12, unit: 'percent' },
          perRupee: { value: perRupee, unit: 'number' },
        }
      },
    },
    sources: [{ title: 'OpenFormula 1.3, functions FV and PMT of type 1' }],
  }
}
