import { type AnyCalculator, isShown, type OutputValue, shownOutputs } from '@pkg/finance-math/calculators'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { answerCertainty } from './answer-certainty.ts'
import type { AnyAnswer, AnyValues } from './scenario.ts'
import { writeOutput } from './write-output.ts'

interface HeadlineStripProps {
  definition: AnyCalculator
  answer: AnyAnswer
  /** Every amount is in today's money. */
  isInTodaysMoney: boolean
}

/** Keeps the first figure in view on a phone, where the form covers the screen. The eye's only: the figure itself is read. */
export function HeadlineStrip({ definition, answer, isInTodaysMoney }: HeadlineStripProps) {
  const values = answer.values as AnyValues
  const [name, output] =
    Object.entries(definition.outputs).find(
      ([, { role, kind, when }]) => role === 'headline' && kind !== 'list' && isShown(when, values),
    ) ?? []
  if (name === undefined || output === undefined) return null
  // As it is rounded with what stands beside it below.
  const value = shownOutputs(definition, answer)[name] as OutputValue

  return (
    <div
      aria-hidden="true"
      className="sticky top-0 z-10 -mx-gutter flex items-center justify-between gap-4 border-y border-hairline bg-surface px-gutter py-2 calculator:hidden print:hidden"
    >
      <span className="text-small text-muted">
        {output.label.en}
        {isInTodaysMoney && ' in today’s money'}
      </span>
      <Figure
        live
        value={writeOutput(output, value, values)}
        size="lg"
        certainty={answerCertainty(definition)}
        className="max-w-4/5 shrink-0 text-right wrap-anywhere"
      />
    </div>
  )
}
