import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { isSamePin } from './pin.ts'
import type { AnyAnswer } from './scenario.ts'
import { toPin } from './to-pin.ts'
import { restorePins, usePins } from './use-pins.ts'

/** Whether this very answer stands among the pins of this device, also where another tab has pinned it. */
export function isPinned(definition: AnyCalculator, answer: AnyAnswer): boolean {
  restorePins()
  const pin = toPin(definition, answer)
  return usePins.getState().pins.some((other) => isSamePin(other, pin))
}
