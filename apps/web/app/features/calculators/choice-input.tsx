import type { ChoiceInput as ChoiceInputDefinition } from '@pkg/finance-math/calculators'
import { Segmented } from '@pkg/ui-kit/components/segmented.tsx'
import { SelectField } from './deferred-parts.tsx'

interface ChoiceInputProps {
  input: ChoiceInputDefinition
  value: string
  onChange: (value: string) => void
}

/** What fits side by side in the form's column. */
const longestRow = 34

/** One of several options: side by side where they fit, a list where they do not. */
export function ChoiceInput({ input, value, onChange }: ChoiceInputProps) {
  const options = Object.entries(input.options).map(([option, { en }]) => ({ value: option, label: en }))
  const letters = options.reduce((sum, { label }) => sum + label.length + 3, 0)

  if (letters > longestRow) {
    return (
      <SelectField
        label={input.label.en}
        hint={input.help?.en}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <div>
      {!input.isMode && (
        <p aria-hidden="true" className="mb-1.5 text-body font-label text-text">
          {input.label.en}
        </p>
      )}
      <Segmented label={input.label.en} options={options} value={value} onChange={onChange} size="lg" />
      {input.help && <p className="mt-1 text-note text-muted">{input.help.en}</p>}
    </div>
  )
}
