import type { AnyCalculator, OutputValue } from '@pkg/finance-math/calculators'
import { StackedBar } from '@pkg/ui-kit/charts/stacked-bar.tsx'
import { memo } from 'react'
import { formatFigure } from './format-figure.ts'
import type { AnyAnswer } from './scenario.ts'

interface ResultSplitProps {
  definition: AnyCalculator
  answer: AnyAnswer
}

/** The parts of an answer in one bar, where they add up to a whole: what was paid in against what it earned. */
export const ResultSplit = memo(function ResultSplit({ definition, answer }: ResultSplitProps) {
  const { composition, outputs } = definition
  const values = answer.outputs as Readonly<Record<string, OutputValue>>
  const total = composition && outputs[composition.total]
  if (!composition || !total) return null
  // A bar has no place for what is lost.
  if (composition.parts.some((id) => Number(values[id]) < 0)) return null
  const parts = composition.parts.map((id) => ({
    id,
    label: outputs[id]?.label.en ?? id,
    value: Number(values[id]),
  }))
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
