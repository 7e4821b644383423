import type { AnyCalculator } from '@pkg/finance-math/calculators'
import type { Certainty } from '@pkg/ui-kit/components/figure.tsx'
import { isExchangeRate } from './scenario.ts'

/** The rule under an answer: what hangs on an exchange rate hangs on one observed value, anything else is computed. */
export function answerCertainty({ inputs }: AnyCalculator): Certainty {
  return Object.values(inputs).some(isExchangeRate) ? 'observed' : 'settled'
}
