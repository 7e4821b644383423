import { type AnyCalculator, inTodaysMoney } from '@pkg/finance-math/calculators'
import { readInflation } from './read-inflation.ts'
import { type AnyAnswer, toShownAnswer } from './scenario.ts'
import { toView } from './schedule-rows.ts'
import type { Kept } from './use-scenario.ts'

interface ShownAnswer {
  /** Undefined while there is none: nothing could be computed, or the exchange rate that it needs has not been read. */
  answer: AnyAnswer | undefined
  isInTodaysMoney: boolean
  /** The view of the schedule; undefined where it has one alone. */
  view: string | undefined
}

/** What the page of a calculator shows of what an address says. */
export function shownAnswer(definition: AnyCalculator, { scenario, view, given }: Kept): ShownAnswer {
  const inflation = definition.todaysMoney && readInflation(view.inflation)
  const shown = inflation === undefined ? definition : inTodaysMoney(definition, inflation)
  const lacksRate = Object.entries(definition.inputs).some(
    ([name, input]) => input.kind === 'number' && input.filledBy === 'exchange-rate' && !given.has(name),
  )
  return {
    answer: lacksRate ? undefined : toShownAnswer(shown, definition, scenario.answer),
    isInTodaysMoney: inflation !== undefined,
    view: toView(definition, view.view),
  }
}
