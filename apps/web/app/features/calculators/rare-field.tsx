import {
  type AnyCalculator,
  type DatedAmount,
  type Input,
  type InputValue,
  type Row,
  toRows,
} from '@pkg/finance-math/calculators'
import { DateInput } from './date-input.tsx'
import { ListInput } from './list-input.tsx'
import { RowsInput } from './rows-input.tsx'

interface RareFieldProps {
  name: string
  definition?: AnyCalculator | undefined
  input: Input
  value: InputValue
  problem?: string | undefined
  onChange: (value: InputValue, committed: boolean) => void
}

/** An input of a kind that few calculators ask: a day, several numbers, rows. None for what a page draws itself. */
export function RareField({ name, definition, input, value, problem, onChange }: RareFieldProps) {
  const rows = toRows(input)
  if (rows && 'parse' in input)
    return (
      <RowsInput
        input={{ ...rows, read: (given) => input.parse(input as never, given) }}
        rows={value as readonly (Row | DatedAmount)[] as readonly Row[]}
        onChange={onChange}
      />
    )
  if (input.kind === 'date')
    return <DateInput {...{ name, definition, input, onChange }} value={value as string} />
  if (input.kind === 'list')
    return <ListInput {...{ input, problem, onChange }} values={value as readonly number[]} />
  return null
}
