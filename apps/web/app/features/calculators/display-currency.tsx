import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { formatDay, formatPlain } from '#app/lib/format-figure.ts'
import { currencyName } from './currency-name.ts'
import type { RateReading } from './exchange-rates.ts'
import { offered } from './use-display-currency.ts'

interface DisplayCurrencyProps {
  code: string | undefined
  reading: RateReading | 'failed' | undefined
  onChange: (code: string | undefined) => void
}

/** Says amounts in another currency too. The result itself stays what it is, in rupees. */
export function DisplayCurrency({ code, reading, onChange }: DisplayCurrencyProps) {
  const rate = typeof reading === 'object' && code ? reading.rates[code] : undefined
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 print:hidden">
      <SelectField
        label="Show amounts in another currency too"
        hideLabel
        className="w-44"
        value={code ?? ''}
        options={[
          { value: '', label: 'In rupees' },
          ...offered.map((one) => ({ value: one, label: `Also in ${one}` })),
        ]}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
      <p role="status" className="text-note text-muted">
        {reading === 'failed' && 'Failed to fetch conversion rate.'}
        {typeof reading === 'object' &&
          code &&
          rate !== undefined &&
          `1 ${currencyName(code)} = ${formatPlain(1 / rate, 4)} INR, ${formatDay(reading.updatedAt)}, ${reading.source}${
            reading.stale ? '; the last rate known' : ''
          }`}
      </p>
    </div>
  )
}
