import type { AnyCalculator, DatedAmount, Input } from '@pkg/finance-math/calculators'
import { isShown } from '@pkg/finance-math/calculators'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { RotateCcw } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { CalculatorSlots } from './calculator-slots.ts'
import { ChoiceInput } from './choice-input.tsx'
import { ListInput } from './list-input.tsx'
import { NetWorthButton } from './net-worth-button.tsx'
import { NumberInput } from './number-input.tsx'
import type { AnyValues } from './scenario.ts'
import type { ScenarioState } from './use-scenario.ts'

interface CalculatorFormProps {
  definition: AnyCalculator
  state: ScenarioState
  slots: CalculatorSlots
}

/** Few calculators ask for dates, and their table is large. */
const FlowsInput = lazy(() => import('./flows-input.tsx').then((loaded) => ({ default: loaded.FlowsInput })))

/** Everything that a calculator asks, each by its kind. */
export function CalculatorForm({ definition, state, slots }: CalculatorFormProps) {
  const values = state.scenario.run.values as AnyValues
  const shown = Object.entries(definition.inputs).filter(([, { when }]) => isShown(when, values))
  const limits = definition.limits?.(values as never) ?? {}

  const draw = ([name, input]: [string, Input]) => {
    const own = slots.renderInput?.(name, input)
    if (own === null) return null
    return <div key={name}>{own ?? drawByKind(name, input)}</div>
  }

  function drawByKind(name: string, input: Input): ReactNode {
    const value = values[name]
    switch (input.kind) {
      case 'number': {
        const { min = input.min, max = input.max } = limits[name] ?? {}
        return (
          <NumberInput
            input={input}
            value={value as number}
            min={Math.max(min, input.min)}
            max={Math.min(max, input.max)}
            currency={input.currencyInput ? String(values[input.currencyInput]) : undefined}
            onChange={(next, committed) => state.change(name, next, committed)}
            onCommit={state.commit}
            problem={slots.fieldProblem}
          >
            {input.filledBy === 'net-worth' && (
              <NetWorthButton
                min={input.min}
                max={input.max}
                onUse={(inr) => state.change(name, inr, true)}
              />
            )}
          </NumberInput>
        )
      }
      case 'choice':
        return (
          <ChoiceInput
            input={input}
            value={value as string}
            onChange={(next) => state.change(name, next, true)}
          />
        )
      case 'list':
        return (
          <ListInput
            input={input}
            values={value as readonly number[]}
            problem={slots.fieldProblem}
            onChange={(next, committed) => state.change(name, next, committed)}
          />
        )
      case 'date-flows':
        return (
          <Suspense fallback={<p className="min-h-40 text-body text-muted">{input.label.en}</p>}>
            <FlowsInput
              input={input}
              flows={value as readonly DatedAmount[]}
              onChange={(next, committed) => state.change(name, next, committed)}
            />
          </Suspense>
        )
      default:
        return null
    }
  }

  const basic = shown.filter(([, { advanced }]) => !advanced)
  const advanced = shown.filter(([, input]) => input.advanced)
  const isTouched = advanced.some(([name, input]) => values[name] !== input.default)

  return (
    <form className="grid gap-7" onSubmit={(event) => event.preventDefault()}>
      {basic.map(draw)}
      {slots.formEnd}
      {advanced.length > 0 && (
        <Disclosure summary="More options" defaultOpen={isTouched} className="-my-2">
          <div className="grid gap-5 pt-2 pb-3">{advanced.map(draw)}</div>
        </Disclosure>
      )}
      <div className="flex items-center justify-between gap-3 border-t border-hairline pt-4 print:hidden">
        <p className="text-small text-muted">{slots.formEnd ? '' : 'Nothing leaves this page.'}</p>
        <Button variant="ghost" icon={<RotateCcw aria-hidden="true" />} onClick={state.reset}>
          Reset
        </Button>
      </div>
    </form>
  )
}
