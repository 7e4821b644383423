import type { AnyCalculator, Correction } from '@pkg/finance-math/calculators'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { use } from 'react'
import { describeCorrection } from './describe-correction.ts'
import { isWhole, loadWhole } from './load-whole.ts'

interface LinkNoticeProps {
  definition: AnyCalculator
  corrections: readonly Correction[]
}

/** As many as a person reads; the form shows the rest. */
const mostTold = 3

/** Says what could not be taken as it stood in the link that led here. */
export function LinkNotice({ definition, corrections }: LinkNoticeProps) {
  // Whose limits they are stands in the details.
  const whole = isWhole(definition) ? definition : use(loadWhole(definition))
  return (
    <Notice tone="warn" title="The link was not quite right.">
      {corrections
        .slice(0, mostTold)
        .map((correction) => describeCorrection(whole, correction))
        .join(' ')}
    </Notice>
  )
}
