import type { AnyCalculator, Input, InputValue } from '@pkg/finance-math/calculators'
import { memo } from 'react'
import { ChoiceInput } from './choice-input.tsx'
import { deferredPart } from './deferred-part.tsx'
import { NumberInput } from './number-input.tsx'

// Few calculators ask for anything else.
const RareField = deferredPart(() => import('./rare-field.tsx').then((loaded) => loaded.RareField))

interface FormFieldProps {
  name: string
  definition?: AnyCalculator | undefined
  input: Input
  value: InputValue
  /** Narrower than the input's own limits where other inputs make it so. */
  min?: number | undefined
  max?: number | undefined
  /** The code of a `'currency'` amount. */
  currency?: string | undefined
  /** Said instead of the usual sentence when what was typed is not valid here. */
  problem?: string | undefined
  onChange: (name: string, value: InputValue, committed: boolean) => void
  onCommit: () => void
}

/** One input of a calculator, by its kind. Drawn again only when something about it has changed. */
export const FormField = memo(function FormField({
  name,
  definition,
  input,
  value,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  currency,
  problem,
  onChange,
  onCommit,
}: FormFieldProps) {
  const change = (next: InputValue, committed: boolean) => onChange(name, next, committed)

  switch (input.kind) {
    case 'number':
      return (
        <NumberInput
          {...{ name, definition, input, currency, problem, onCommit }}
          value={value as number}
          {...{ min, max }}
          onChange={change}
        />
      )
    case 'choice':
      return <ChoiceInput input={input} value={value as string} onChange={(option) => change(option, true)} />
    default:
      return <RareField {...{ name, definition, input, value, problem }} onChange={change} />
  }
})
