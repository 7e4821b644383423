import type { AnyCalculator } from '@pkg/finance-math/calculators'
import type { Certainty } from '@pkg/ui-kit/components/figure.tsx'

/** The rule under an answer: what hangs on an exchange rate hangs on one observed value, anything else is computed. */
export function answerCertainty({ inputs }: AnyCalculator): Certainty {
  const isObserved = Object.values(inputs).some(
    (input) => input.kind === 'number' && input.filledBy === 'exchange-rate',
  )
  return isObserved ? 'observed' : 'settled'
}
