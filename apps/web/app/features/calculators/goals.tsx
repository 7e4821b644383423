import {
  type AnyCalculator,
  entryLimits,
  isShown,
  parseNumber,
  solveFor,
} from '@pkg/finance-math/calculators'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { NumberBox } from '@pkg/ui-kit/components/number-box.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { memo, useId, useState } from 'react'
import { formatFigure, formatPlain } from '#app/lib/format-figure.ts'
import { answerCertainty } from './answer-certainty.ts'
import { writeLimit } from './describe-typed.ts'
import type { AnyAnswer, AnyValues } from './scenario.ts'
import { suggestInput } from './suggest-input.ts'

interface GoalsProps {
  definition: AnyCalculator
  answer: AnyAnswer
  /** Every amount is in today's money, the goal too. */
  isInTodaysMoney: boolean
  /** Takes the found value over into the form. */
  onUse: (input: string, value: number) => void
}

/** The calculator asked backwards: which input makes the answer this much? */
export const Goals = memo(function Goals({ definition, answer, isInTodaysMoney, onUse }: GoalsProps) {
  const id = useId()
  const values = answer.values as AnyValues
  const goals = definition.goals.filter(({ when }) => isShown(when, values))
  const [asked, setAsked] = useState(0)
  const [targets, setTargets] = useState<Readonly<Record<string, number>>>({})

  const goal = goals[asked] ?? goals[0]
  if (goal === undefined) return null
  const output = definition.outputs[goal.output]
  const input = definition.inputs[goal.input]
  if (output === undefined || output.kind === 'choice' || output.kind === 'list') return null
  if (input?.kind !== 'number') return null

  const current = (answer.outputs as Readonly<Record<string, number>>)[goal.output] || 0
  const limits = { ...entryLimits(input), ...definition.limits?.(values as never)[goal.input] }
  const target = targets[goal.output] ?? goal.target ?? toRound(current)
  const found = find(definition, goal, target, values)
  const suggested =
    found === undefined ? undefined : suggestInput(definition, goal, { found, target, values })
  const currencyOf = (name: string | undefined) => (name === undefined ? undefined : String(values[name]))
  const currency = currencyOf(input.currencyInput)
  const targetCurrency = currencyOf(output.currencyInput)

  return (
    <>
      <CardHead
        title="Work backwards"
        scope={`Set the result, find the input${isInTodaysMoney ? ', in today’s money' : ''}`}
      />
      <div className="mt-3 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <SelectField
          label="Question"
          options={goals.map(({ question }, index) => ({ value: String(index), label: question.en }))}
          value={String(goals.indexOf(goal))}
          onChange={(event) => setAsked(Number(event.target.value))}
        />
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-body font-label text-text">
            {output.label.en}
          </label>
          <NumberBox
            id={id}
            value={target}
            min={-1e15}
            max={1e15}
            step={10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(target)))) - 1)}
            unit={targetCurrency}
            sign={output.unit === 'inr' ? '₹' : output.unit === 'usd' ? '$' : undefined}
            format={formatPlain}
            parse={parseNumber}
            onChange={(value) => setTargets({ ...targets, [goal.output]: value })}
          />
        </div>
      </div>
      <div role="status" className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        {suggested === undefined ? (
          <p className="text-body text-muted">
            {`No ${input.label.en.toLowerCase()} from ${writeLimit(limits.min, input.unit, currency)} to ${writeLimit(limits.max, input.unit, currency)} gives that, the rest staying as it is.`}
          </p>
        ) : (
          <>
            <p className="text-body text-muted">
              {input.label.en}:{' '}
              <Figure
                live
                value={formatFigure(suggested, input.unit, { currency, exact: true })}
                size="md"
                certainty={answerCertainty(definition)}
              />
            </p>
            <Button size="sm" className="print:hidden" onClick={() => onUse(goal.input, suggested)}>
              Use it
            </Button>
          </>
        )}
      </div>
    </>
  )
})

function find(
  definition: AnyCalculator,
  { input, output }: { input: string; output: string },
  target: number,
  given: AnyValues,
): number | undefined {
  try {
    return solveFor(definition, { input: input as never, output: output as never, target, given })
  } catch {
    // No value within the range reaches it; the sentence on the screen says so.
    return undefined
  }
}

/** Two digits, as people name goals, and no more than there is: beyond it there may be no answer. */
function toRound(value: number): number {
  if (value === 0) return 0
  const power = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1)
  return Math.trunc(value / power) * power
}
