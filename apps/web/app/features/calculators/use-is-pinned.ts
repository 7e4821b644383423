import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { hasStored } from '#app/lib/stored-state.ts'
import { shownAnswer } from './shown-answer.ts'
import type { ScenarioState } from './use-scenario.ts'

/**
 * Whether the answer of the page's address is pinned, and what looks again once something was. What reads pins is loaded
 * only where there are some.
 */
export function useIsPinned(definition: AnyCalculator, current: ScenarioState['current']) {
  const { key } = useLocation()
  const [pinned, setPinned] = useState<string>()
  const look = useCallback(async () => {
    const { answer } = shownAnswer(definition, current())
    const found = answer !== undefined && (await import('./is-pinned.ts')).isPinned(definition, answer)
    return found ? key : undefined
  }, [definition, current, key])

  useEffect(() => {
    // The pins that another tab has made, or taken away, meanwhile.
    const lookAgain = () => {
      if (hasStored('pins')) void look().then(setPinned, () => {})
      else setPinned(undefined)
    }
    lookAgain()
    addEventListener('storage', lookAgain)
    return () => removeEventListener('storage', lookAgain)
  }, [look])

  return { isPinned: pinned === key, look: () => void look().then(setPinned, () => {}) }
}
