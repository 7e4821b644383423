import {
  costCurrency,
  type GainsCountry,
  type PurchaseField,
  type PurchaseReading,
  type PurchasesRead,
  purchaseFields,
} from '@pkg/api-contract'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { useState } from 'react'

const fieldNames: Record<PurchaseField, string> = {
  time: 'Time',
  asset: 'What was bought',
  quantity: 'Quantity',
  cost: 'Paid as a whole',
  price: 'Price of one unit',
  fee: 'Fee, on top of what was paid',
  feeCurrency: 'Currency of the fee',
  currency: 'Currency of what was paid',
  side: 'Bought or sold',
  hash: 'Hash of the transaction',
  value: 'Worth in money, where a coin was paid',
}

const fromWords: Record<PurchasesRead['readingFrom'], string> = {
  guessed: 'Guessed from the names of its columns. Please look it over.',
  kept: 'As you read a file with these columns last time.',
  given: 'As you chose it.',
}

const dateOrders = [
  { value: 'year-first', label: 'Year, month, day' },
  { value: 'day-first', label: 'Day, month, year' },
  { value: 'month-first', label: 'Month, day, year' },
] as const
const decimalMarks = [
  { value: 'point', label: '1,234.50' },
  { value: 'comma', label: '1.234,50' },
] as const

const feeReadings = [
  { value: 'left-out', label: 'Left out, and told beside the cost' },
  { value: 'in-cost', label: 'Part of the cost' },
] as const

/** How a file is read, for a person to look over and correct. */
export function PurchaseColumns({
  read: { header, headerLine, reading, readingFrom, problems },
  country,
  onChange,
}: {
  read: PurchasesRead
  country: GainsCountry
  onChange: (reading: PurchaseReading) => void
}) {
  // Of the first answer: it stays as it is while one column after the other is chosen.
  const [isOpen] = useState(readingFrom === 'guessed' || problems.length > 0)
  const { columns, currency, timeZone, dateOrder, decimalMark, fees } = reading
  const change = (changed: Partial<PurchaseReading>) => onChange({ ...reading, ...changed })
  const places = [
    { value: '', label: 'Not in the file' },
    ...header.map((name, index) => ({
      value: String(index),
      label: name === '' ? `Column ${index + 1}` : name,
    })),
  ]
  return (
    <Disclosure
      summary={
        <span className="grid py-1">
          How the file is read
          <span className="text-note font-text text-muted">{fromWords[readingFrom]}</span>
        </span>
      }
      defaultOpen={isOpen}
    >
      <p className="pb-2 text-note text-muted">Its columns are named on line {headerLine}.</p>
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-3 rounded-base bg-sunken p-3 sm:grid-cols-2 lg:grid-cols-3">
        {purchaseFields.map((field) => (
          <SelectField
            key={field}
            label={fieldNames[field]}
            value={columns[field] === null ? '' : String(columns[field])}
            options={places}
            onChange={({ target }) =>
              change({
                columns: { ...columns, [field]: target.value === '' ? null : Number(target.value) },
              })
            }
          />
        ))}
        <SelectField
          label="Currency where a line names none"
          value={currency ?? ''}
          options={[
            { value: '', label: 'None: leave such lines out' },
            ...costCurrency.options.map((value) => ({ value, label: value })),
          ]}
          onChange={({ target }) => change({ currency: costCurrency.safeParse(target.value).data ?? null })}
        />
        <SelectField
          label="Time zone of its times"
          value={timeZone}
          options={listZones(timeZone)}
          hint="A time that says its own zone is of that one."
          onChange={({ target }) => change({ timeZone: target.value })}
        />
        <SelectField
          label="Order of dates"
          value={dateOrder}
          options={dateOrders}
          hint="Of dates such as 03/04/2025."
          onChange={({ target }) => change({ dateOrder: target.value as PurchaseReading['dateOrder'] })}
        />
        <SelectField
          label="Form of numbers"
          value={decimalMark}
          options={decimalMarks}
          onChange={({ target }) => change({ decimalMark: target.value as PurchaseReading['decimalMark'] })}
        />
        {country === 'in' && (
          <SelectField
            label="Fees of the exchange"
            value={fees}
            options={feeReadings}
            hint="In India the law leaves it open; left out, a gain is larger by as much."
            onChange={({ target }) => change({ fees: target.value as PurchaseReading['fees'] })}
          />
        )}
      </div>
    </Disclosure>
  )
}

/** Every zone that the browser knows, with the one that is chosen, by whichever of its names. */
const listZones = (chosen: string) =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }))
