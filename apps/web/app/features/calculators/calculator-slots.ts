import type { Input } from '@pkg/finance-math/calculators'
import type { ReactNode } from 'react'
import type { ScenarioState } from './use-scenario.ts'

/** What a calculator's page adds where its definition cannot say it. */
export interface CalculatorSlots {
  /** Draws an input that needs more than its kind; undefined leaves it to its kind, null hides it. */
  renderInput?: (name: string, input: Input) => ReactNode | undefined
  /** Under the form's fields. */
  formEnd?: ReactNode
  /** Stands where the answer would while there is none to be had. */
  instead?: ReactNode
  /** Over the figures: what must be known about them. */
  notice?: ReactNode
  /** A band of its own below the figures. */
  band?: ReactNode
  /** What a field says when what was typed is no valid number for it. */
  fieldProblem?: string
}

/** A calculator's own part of its page; a hook, called with the state of the page. */
export type UseSlots = (state: ScenarioState) => CalculatorSlots
