import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { longestQuery, mostPins } from './pin.ts'
import type { AnyAnswer } from './scenario.ts'
import { toPin } from './to-pin.ts'
import { addPin, usePins } from './use-pins.ts'

/** Pins an answer, and says what became of that; `compare` leads to where pins stand side by side. */
export function pinResult(
  definition: AnyCalculator,
  answer: AnyAnswer | undefined,
  compare: () => void,
): void {
  const action = {
    label: 'Compare',
    altText: 'Open the page that compares what is pinned',
    onSelect: compare,
  }
  if (answer === undefined) {
    toast.error('There is no result to pin yet')
    return
  }
  const pin = toPin(definition, answer)
  if (pin.query.length > longestQuery) {
    toast.error('This is too much to pin', { description: 'Export it as CSV instead.' })
    return
  }
  const became = addPin(pin)
  const count = usePins.getState().pins.length
  const isOne = count === 1
  if (became === 'device') {
    toast.success('Pinned', {
      description: isOne
        ? 'Pin another result, and they stand side by side.'
        : `${count} results are pinned on this device.`,
      action,
    })
  } else if (became === 'already') {
    toast.info('This result is pinned already', { action })
  } else if (became === 'too-many') {
    toast.error(`No more than ${mostPins} results can be pinned`, {
      description: 'Remove one where they are compared.',
      action,
    })
  } else {
    toast.error('Pinned only until this page is closed', {
      description: 'This browser has no room left to keep it, or keeps nothing.',
      action,
    })
  }
}
