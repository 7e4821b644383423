import type { AnyCalculator, OutputValue } from '@pkg/finance-math/calculators'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { formatFigure } from './format-figure.ts'
import type { AnyAnswer, AnyValues } from './scenario.ts'

interface HeadlineStripProps {
  definition: AnyCalculator
  answer: AnyAnswer
}

/** Keeps the first figure in view on a phone, where the form covers the screen. The eye's only: the figure itself is read. */
export function HeadlineStrip({ definition, answer }: HeadlineStripProps) {
  const [name, output] = Object.entries(definition.outputs).find(([, { role }]) => role === 'headline') ?? []
  if (name === undefined || output === undefined || output.kind === 'list') return null
  const value = (answer.outputs as Readonly<Record<string, OutputValue>>)[name] as OutputValue
  const currency =
    'currencyInput' in output && output.currencyInput
      ? String((answer.values as AnyValues)[output.currencyInput])
      : undefined
  const text =
    output.kind === 'choice'
      ? (output.options[value as string]?.en ?? '')
      : formatFigure(value, output.unit, { currency })

  return (
    <div
      aria-hidden="true"
      className="sticky top-0 z-10 -mx-gutter flex items-center justify-between gap-4 border-y border-hairline bg-surface px-gutter py-2 calculator:hidden print:hidden"
    >
      <span className="text-small text-muted">{output.label.en}</span>
      <Figure live value={text} size="lg" certainty="settled" />
    </div>
  )
}
