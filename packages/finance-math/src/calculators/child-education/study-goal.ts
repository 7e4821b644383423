import type { Goal } from '../goal-saving.ts'

/** What the child education calculator asks. */
export interface StudyGoalValues extends Omit<Goal, 'years'> {
  childAge: number
  startAge: number
}

/** The goal, with the years until college begins: one at least. */
export function studyGoal({ childAge, startAge, ...goal }: StudyGoalValues): Goal {
  return { ...goal, years: Math.max(1, startAge - childAge) }
}
