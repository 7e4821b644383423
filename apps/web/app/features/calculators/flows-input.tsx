import type { DatedAmount, DateFlowsInput } from '@pkg/finance-math/calculators'
import { parseNumber } from '@pkg/finance-math/calculators'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { inputLooks } from '@pkg/ui-kit/components/input-looks.ts'
import { NumberBox } from '@pkg/ui-kit/components/number-box.tsx'
import { clsx } from 'clsx'
import { FileUp, Plus, X } from 'lucide-react'
import { type ClipboardEvent, useRef, useState } from 'react'
import { formatPlain } from '#app/lib/format-figure.ts'

interface FlowsInputProps {
  input: DateFlowsInput
  flows: readonly DatedAmount[]
  onChange: (flows: readonly DatedAmount[], committed: boolean) => void
}

/** More rows than this are changed in a spreadsheet and imported. */
const mostEdited = 40

/** Amounts with dates: typed row by row, pasted from a spreadsheet, or imported as CSV. */
export function FlowsInput({ input, flows, onChange }: FlowsInputProps) {
  const file = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { minItems, maxItems } = input

  async function read(source: File | string) {
    setProblem(undefined)
    setNote('Reading…')
    try {
      const { importFlows } = await import('./import-flows.ts')
      const found = await importFlows(source, { minItems, maxItems })
      if (!found.problem) onChange(found.flows, true)
      setProblem(found.problem)
      setNote(found.note)
    } catch {
      setNote(undefined)
      setProblem('The payments could not be read. What was here before is kept.')
    }
  }

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    // One number goes into the field; rows go into the table.
    if (!/[\n\t;]/.test(text.trim())) return
    event.preventDefault()
    read(text)
  }

  const replace = (index: number, flow: DatedAmount, committed: boolean) =>
    onChange(flows.with(index, flow), committed)

  return (
    <fieldset onPaste={handlePaste}>
      <legend className="text-body font-label text-text">{input.label.en}</legend>
      {input.help && <p className="mt-1 text-note text-muted">{input.help.en}</p>}
      <ol className="mt-3 grid gap-4 sm:gap-2">
        {flows.slice(0, mostEdited).map((flow, index) => (
          <li key={index} className="flex items-center gap-2 max-sm:flex-wrap">
            <input
              type="date"
              aria-label={`Date of payment ${index + 1}`}
              value={flow.date}
              min="1900-01-01"
              max="2200-12-31"
              className={`${inputLooks()} px-2 max-sm:flex-1 sm:max-w-40`}
              onChange={({ target }) => {
                if (target.value) replace(index, { ...flow, date: target.value }, true)
              }}
            />
            <NumberBox
              aria-label={`Amount of payment ${index + 1}`}
              value={flow.amount}
              min={-1e12}
              max={1e12}
              step={1000}
              sign="₹"
              format={formatPlain}
              parse={parseNumber}
              className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full"
              onChange={(amount, committed) => replace(index, { ...flow, amount }, committed)}
              onCorrected={(correction) => {
                setNote(undefined)
                setProblem(correction ? 'Enter an amount, such as −50,000 for money paid in.' : undefined)
              }}
            />
            <IconButton
              label={`Remove payment ${index + 1}`}
              icon={<X aria-hidden="true" />}
              disabled={flows.length <= minItems}
              onClick={() => onChange(flows.toSpliced(index, 1), true)}
            />
          </li>
        ))}
      </ol>
      {flows.length > mostEdited && (
        <p className="mt-2 text-small text-muted">
          {`and ${formatPlain(flows.length - mostEdited)} more; all of them stand in the schedule.`}
        </p>
      )}
      <p role="status" className={clsx('text-small not-empty:mt-2', problem ? 'text-warn' : 'text-muted')}>
        {problem ?? note}
      </p>
      <div className="mt-2 flex flex-wrap gap-1 print:hidden">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2.5"
          icon={<Plus aria-hidden="true" />}
          disabled={flows.length >= maxItems}
          onClick={() => onChange([...flows, nextFlow(flows)], true)}
        >
          Add a payment
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<FileUp aria-hidden="true" />}
          onClick={() => file.current?.click()}
        >
          Import CSV
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="CSV file of payments"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) read(chosen)
            target.value = ''
          }}
        />
      </div>
      <p className="mt-1 text-note text-muted">
        Rows copied from a spreadsheet can be pasted into any field here.
      </p>
    </fieldset>
  )
}

/** A year after the last one, of the same amount. */
function nextFlow(flows: readonly DatedAmount[]): DatedAmount {
  const last = flows.at(-1) ?? { date: '2026-01-01', amount: 1000 }
  const day = new Date(`${last.date}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return { date: day.toISOString().slice(0, 10), amount: last.amount }
}
