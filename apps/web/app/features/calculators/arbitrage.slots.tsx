import type { CalculatorSlots } from './calculator-slots.ts'
import { Notice } from './deferred-parts.tsx'
import type { ScenarioState } from './use-scenario.ts'

/** Bets: says plainly when no split of the stake can win. */
export function useSlots({ scenario }: ScenarioState): CalculatorSlots {
  const outputs = scenario.answer?.outputs as Readonly<Record<string, unknown>> | undefined
  return {
    fieldProblem: 'Please enter valid values for the odds and stake.',
    notice:
      outputs?.isArbitrage === 'no' ? (
        <Notice tone="warn" title="There is no arbitrage at these odds.">
          However the stake is split, some outcome pays back less than was staked.
        </Notice>
      ) : undefined,
  }
}
