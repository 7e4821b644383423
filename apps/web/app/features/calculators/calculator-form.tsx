import type { AnyCalculator, Input } from '@pkg/finance-math/calculators'
import { isShown } from '@pkg/finance-math/calculators'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { ChoiceInput } from './choice-input.tsx'
import { ListInput } from './list-input.tsx'
import { NumberInput } from './number-input.tsx'
import type { AnyValues } from './scenario.ts'
import type { ScenarioState } from './use-scenario.ts'

export interface InputSlots {
  /** Draws an input that needs more than its kind; undefined leaves it to its kind. */
  renderInput?: ((name: string, input: Input, state: ScenarioState) => ReactNode | undefined) | undefined
}

interface CalculatorFormProps extends InputSlots {
  definition: AnyCalculator
  state: ScenarioState
}

/** Everything that a calculator asks, each by its kind. */
export function CalculatorForm({ definition, state, renderInput }: CalculatorFormProps) {
  const values = state.scenario.run.values as AnyValues
  const shown = Object.entries(definition.inputs).filter(([, { when }]) => isShown(when, values))
  const limits = definition.limits?.(values as never) ?? {}

  const draw = ([name, input]: [string, Input]) => (
    <div key={name}>{renderInput?.(name, input, state) ?? drawByKind(name, input)}</div>
  )

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
          />
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
            onChange={(next, committed) => state.change(name, next, committed)}
          />
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
      {advanced.length > 0 && (
        <Disclosure summary="More options" defaultOpen={isTouched} className="-my-2">
          <div className="grid gap-5 pt-2 pb-3">{advanced.map(draw)}</div>
        </Disclosure>
      )}
      <div className="flex items-center justify-between gap-3 border-t border-hairline pt-4 print:hidden">
        <p className="text-small text-muted">Nothing leaves this page.</p>
        <Button variant="ghost" icon={<RotateCcw aria-hidden="true" />} onClick={state.reset}>
          Reset
        </Button>
      </div>
    </form>
  )
}
