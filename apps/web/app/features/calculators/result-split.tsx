import type { AnyCalculator } from '@pkg/finance-math/calculators'
import { StackedBar } from '@pkg/ui-kit/charts/stacked-bar.tsx'
import { memo } from 'react'
import { formatFigure } from '#app/lib/format-figure.ts'
import { toResultParts } from './result-parts.ts'
import type { AnyAnswer } from './scenario.ts'

interface ResultSplitProps {
  definition: AnyCalculator
  answer: AnyAnswer
}

/** The parts of an answer in one bar, where they add up to a whole: what was paid in against what it earned. */
export const ResultSplit = memo(function ResultSplit({ definition, answer }: ResultSplitProps) {
  const { composition, outputs } = definition
  const total = composition && outputs[composition.total]
  if (!composition || !total) return null
  const parts = toResultParts(definition, answer).map(({ name, amount }) => ({
    id: name,
    label: outputs[name]?.label.en ?? name,
    value: amount,
  }))
  // A bar has no place for what is lost.
  if (parts.some(({ value }) => value < 0)) return null
  return (
    <StackedBar
      label={total.label.en}
      parts={parts}
      named={false}
      formatAmount={(value) => formatFigure(value, 'inr')}
      className="mt-5"
    />
  )
})
