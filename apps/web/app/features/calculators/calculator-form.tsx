import type { AnyCalculator, Input, InputValue } from '@pkg/finance-math/calculators'
import { isShown } from '@pkg/finance-math/calculators'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { RotateCcw } from 'lucide-react'
import type { CalculatorSlots } from './calculator-slots.ts'
import { FormField } from './form-field.tsx'
import type { AnyValues } from './scenario.ts'
import type { ScenarioState } from './use-scenario.ts'

interface CalculatorFormProps {
  definition: AnyCalculator
  state: ScenarioState
  slots: CalculatorSlots
}

/** Everything that a calculator asks, each by its kind. */
export function CalculatorForm({ definition, state, slots }: CalculatorFormProps) {
  const values = state.scenario.run.values as AnyValues
  const shown = Object.entries(definition.inputs).filter(([, { when }]) => isShown(when, values))
  const limits = definition.limits?.(values as never) ?? {}

  const draw = ([name, input]: [string, Input]) => {
    const own = slots.renderInput?.(name, input)
    if (own === null) return null
    return (
      <div key={name}>
        {own ?? (
          <FormField
            {...{ name, definition, input }}
            value={values[name] as InputValue}
            min={limits[name]?.min}
            max={limits[name]?.max}
            currency={toCurrency(input, values)}
            problem={slots.fieldProblem}
            onChange={state.change}
            onCommit={state.commit}
          />
        )}
      </div>
    )
  }

  const basic = shown.filter(([, { advanced }]) => !advanced)
  const advanced = shown.filter(([, input]) => input.advanced)
  // Rows are others each time they are read.
  const used = advanced.filter(
    ([name, input]) => JSON.stringify(values[name]) !== JSON.stringify(input.default),
  )

  return (
    <form className="grid gap-7" onSubmit={(event) => event.preventDefault()}>
      {basic.map(draw)}
      {slots.formEnd}
      {advanced.length > 0 && (
        // Not opened by itself: the answer below would move away under a reader's eyes.
        <Disclosure
          summary={used.length > 0 ? `More options, ${used.length} in use` : 'More options'}
          className="-my-2"
        >
          <div className="grid gap-5 pt-2 pb-3">{advanced.map(draw)}</div>
        </Disclosure>
      )}
      <div className="flex items-center justify-between gap-3 border-t border-hairline pt-4 print:hidden">
        <p className="text-small text-muted">{slots.formEnd ? '' : 'Computed in your browser.'}</p>
        <Button variant="ghost" icon={<RotateCcw aria-hidden="true" />} onClick={state.reset}>
          Reset
        </Button>
      </div>
    </form>
  )
}

function toCurrency(input: Input, values: AnyValues): string | undefined {
  return input.kind === 'number' && input.currencyInput ? String(values[input.currencyInput]) : undefined
}
