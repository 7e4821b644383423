import { entryLimits, parseNumber, type Row, type RowColumn } from '@pkg/finance-math/calculators'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { FileButton } from '@pkg/ui-kit/components/file-button.tsx'
import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { NumberBox } from '@pkg/ui-kit/components/number-box.tsx'
import { clsx } from 'clsx'
import { FileUp, Plus, X } from 'lucide-react'
import { type ClipboardEvent, useId, useState } from 'react'
import { formatPlain } from '#app/lib/format-figure.ts'
import { useFetchAhead } from '#app/lib/use-fetch-ahead.ts'
import { DayBox } from './day-box.tsx'
import { describeDay } from './describe-day.ts'
import { describeTyped } from './describe-typed.ts'
import type { ReadableRows } from './import-rows.ts'
import { nextRow } from './next-row.ts'

interface RowsInputProps {
  input: ReadableRows
  rows: readonly Row[]
  onChange: (rows: readonly Row[], committed: boolean) => void
}

/** More rows than this are changed in a spreadsheet and imported. */
const mostEdited = 40

const loadImport = () => import('./import-rows.ts')

/** Rows of several columns: typed one by one, pasted from a spreadsheet, or imported as CSV. */
export function RowsInput({ input, rows, onChange }: RowsInputProps) {
  const [note, setNote] = useState<string>()
  const [problem, setProblem] = useState<string>()
  useFetchAhead(loadImport)
  const { minItems, maxItems } = input
  const item = input.item.en.toLowerCase()
  const columns = Object.entries(input.columns)
  // Two cells and the button stand in one line; more of them, with their names, below the name of the row.
  const isLine = columns.length <= 2

  async function read(source: File | string) {
    setProblem(undefined)
    setNote('Reading…')
    try {
      const { importRows } = await loadImport()
      const found = await importRows(source, input)
      if (!found.problem) onChange(found.rows, true)
      setProblem(found.problem)
      setNote(found.note)
    } catch {
      setNote(undefined)
      setProblem(`The ${item}s could not be read. What was here before is kept.`)
    }
  }

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    // One number goes into the field; rows go into the table.
    if (!/[\n\t;]/.test(text.trim())) return
    event.preventDefault()
    read(text)
  }

  function tell(sentence: string | undefined) {
    setNote(undefined)
    setProblem(sentence)
  }

  return (
    <fieldset onPaste={handlePaste} className="@container min-w-0">
      <legend className="text-body font-label text-text">{input.label.en}</legend>
      {input.help && <p className="mt-1 text-note text-muted">{input.help.en}</p>}
      <ol className={clsx('mt-3 grid', isLine ? 'gap-4 sm:gap-2' : 'gap-4')}>
        {rows.slice(0, mostEdited).map((row, index) => {
          const place = index + 1
          const remove = (
            <IconButton
              label={`Remove ${item} ${place}`}
              icon={<X aria-hidden="true" />}
              disabled={rows.length <= minItems}
              onClick={() => onChange(rows.toSpliced(index, 1), true)}
            />
          )
          const cells = columns.map(([name, column]) => (
            <Cell
              key={name}
              {...{ column, isLine }}
              called={`${column.label.en} of ${item} ${place}`}
              value={row[name] ?? column.default}
              onChange={(value, committed) =>
                onChange(rows.with(index, { ...row, [name]: value }), committed)
              }
              onCorrected={tell}
            />
          ))
          return (
            <li key={index} className={isLine ? 'flex items-center gap-2 max-sm:flex-wrap' : 'min-w-0'}>
              {isLine ? (
                cells
              ) : (
                <>
                  <div className="flex items-center justify-between gap-2">
                    <p aria-hidden="true" className="text-small font-label text-text">
                      {input.item.en} {place}
                    </p>
                    {remove}
                  </div>
                  <div className="grid grid-cols-2 gap-x-3 gap-y-2 @min-[30rem]:grid-cols-3">{cells}</div>
                </>
              )}
              {isLine && remove}
            </li>
          )
        })}
      </ol>
      {rows.length > mostEdited && (
        <p className="mt-2 text-small text-muted">
          {`and ${formatPlain(rows.length - mostEdited)} more; all of them stand in the schedule.`}
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
          disabled={rows.length >= maxItems}
          onClick={() => onChange([...rows, nextRow(input, rows)], true)}
        >
          {/^[aeiou]/.test(item) ? `Add an ${item}` : `Add a ${item}`}
        </Button>
        <FileButton
          variant="ghost"
          size="sm"
          icon={<FileUp aria-hidden="true" />}
          accept=".csv,.tsv,.txt,text/csv"
          fileLabel={`CSV file of ${item}s`}
          onChoose={read}
        >
          Import CSV
        </FileButton>
      </div>
      {rows.length > 0 && (
        <p className="mt-1 text-note text-muted">
          Rows copied from a spreadsheet can be pasted into any field here.
        </p>
      )}
    </fieldset>
  )
}

interface CellProps {
  column: RowColumn
  /** What it is called, since many have the same name. */
  called: string
  /** It stands in a line with one other, and its name is not shown. */
  isLine: boolean
  value: number | string
  onChange: (value: number | string, committed: boolean) => void
  /** What to say of what was typed; nothing where it was taken. */
  onCorrected: (sentence: string | undefined) => void
}

/** One cell of a row, by the kind of its column. */
function Cell({ column, called, isLine, value, onChange, onCorrected }: CellProps) {
  const id = useId()
  const box =
    column.kind === 'date' ? (
      <DayBox
        {...{ id }}
        aria-label={called}
        value={String(value)}
        min={column.min}
        max={column.max}
        className={isLine ? 'max-sm:flex-1 sm:max-w-40' : undefined}
        onChange={(day) => {
          onCorrected(undefined)
          onChange(day, true)
        }}
        onCorrected={(day, kept) => {
          const { min, max } = column
          if (day !== null) onCorrected(`${called}: ${describeDay(day, { min, max, value: kept })}`)
        }}
      />
    ) : (
      <NumberBox
        {...{ id }}
        aria-label={called}
        value={Number(value)}
        {...entryLimits(column)}
        step={column.step}
        sign={column.unit === 'inr' ? '₹' : undefined}
        unit={column.unit === 'percent' ? '%' : undefined}
        format={formatPlain}
        parse={(text) => parseNumber(text, column.unit)}
        className={isLine ? 'min-w-0 flex-1 max-sm:order-last max-sm:basis-full' : undefined}
        onChange={(amount, committed) => {
          onCorrected(undefined)
          onChange(amount, committed)
        }}
        onCorrected={(correction, typed) => {
          const kept = { ...entryLimits(column), value: Number(value) }
          if (correction) onCorrected(`${called}: ${describeTyped(correction, typed, column, kept)}`)
        }}
      />
    )
  if (isLine) return box
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-note text-muted">
        {column.label.en}
      </label>
      {box}
    </div>
  )
}
