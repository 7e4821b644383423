import type { ListInput as ListInputDefinition } from '@pkg/finance-math/calculators'
import { parseNumber } from '@pkg/finance-math/calculators'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { NumberBox } from '@pkg/ui-kit/components/number-box.tsx'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { formatPlain } from '#app/lib/format-figure.ts'
import { describeTyped } from './describe-typed.ts'

interface ListInputProps {
  input: ListInputDefinition
  values: readonly number[]
  /** Said instead of the usual sentence when what was typed is not valid here. */
  problem?: string | undefined
  onChange: (values: readonly number[], committed: boolean) => void
}

/** Several numbers of one kind, each in its box; more may be added. */
export function ListInput({ input, values, problem, onChange }: ListInputProps) {
  const id = useId()
  const [note, setNote] = useState<string>()
  const { min, max, step, minItems, maxItems } = input

  const replace = (index: number, value: number, committed: boolean) => {
    setNote(undefined)
    onChange(values.with(index, value), committed)
  }

  return (
    <fieldset>
      <legend className="text-body font-label text-text">{input.label.en}</legend>
      {input.help && <p className="mt-1 text-note text-muted">{input.help.en}</p>}
      <ol className="mt-3 grid gap-2">
        {values.map((value, index) => (
          <li key={index} className="flex items-center gap-2">
            <label htmlFor={`${id}-${index}`} className="flex-1 text-body text-muted">
              {input.item.en} {index + 1}
            </label>
            <NumberBox
              id={`${id}-${index}`}
              {...{ value, min, max, step }}
              format={formatPlain}
              parse={parseNumber}
              aria-describedby={`${id}-note`}
              className="w-28"
              onChange={(next, committed) => replace(index, next, committed)}
              onCorrected={(correction, typed) => {
                if (correction) setNote(describeTyped(correction, typed, input, { min, max, value, problem }))
              }}
            />
            <IconButton
              label={`Remove ${input.item.en.toLowerCase()} ${index + 1}`}
              icon={<X aria-hidden="true" />}
              disabled={values.length <= minItems}
              onClick={() => onChange(values.toSpliced(index, 1), true)}
            />
          </li>
        ))}
      </ol>
      <p id={`${id}-note`} role="status" className="text-small text-warn not-empty:mt-1">
        {note}
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="mt-2 -ml-2.5"
        icon={<Plus aria-hidden="true" />}
        disabled={values.length >= maxItems}
        onClick={() => onChange([...values, values.at(-1) ?? min], true)}
      >
        Add one more
      </Button>
    </fieldset>
  )
}
