import { type GainReport, type GainsYear, MAX_REPORT_NOTE, methodNames } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type FormEvent, useState } from 'react'
import { saveFile } from '#app/lib/save-file.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { formatDay } from '../figures/format-day.ts'
import type { GainsChoice } from '../queries/gains-queries.ts'
import {
  useComparing,
  useFreezing,
  useGainReports,
  useRemovingReport,
  useReportFile,
} from '../queries/use-gain-reports.ts'
import { UnreadPart } from '../readings/unread-part.tsx'
import { formatMoney } from './format-money.ts'
import { FrozenComparison } from './frozen-comparison.tsx'
import { countries, regimes } from './gains-choice.ts'
import { RangeEnds } from './range-ends.tsx'

const failed = (error: unknown, fallback: string) => void toast.error(toErrorMessage(error, { fallback }))

const nameOf = ({ country, financialYear, method, otherIncome, regime, gas, incomeCost }: GainReport) =>
  [
    `${countries[country].name} ${financialYear}`,
    methodNames[method].toLowerCase(),
    ...(otherIncome === null ? [] : [`other income ${formatMoney('INR', `${otherIncome}.00`)}`]),
    ...(regime === 'old' ? [regimes.old.toLowerCase()] : []),
    ...(gas === 'none' ? ['fees are no disposals'] : []),
    ...(incomeCost === 'nil' ? ['what came without a payment costs nil'] : []),
  ].join(', ')

/** The year as it was when it was filed: kept, and held against what the same choices give now. */
export function FrozenReports({ choice, year }: { choice: GainsChoice; year: GainsYear }) {
  const reports = useGainReports()
  const { data } = reports
  const freezing = useFreezing()
  const [note, setNote] = useState('')
  const isOneChain = choice.chainId !== null
  function freeze(event: FormEvent) {
    event.preventDefault()
    if (year.provisional || isOneChain) return
    freezing.mutate(
      { choice, note },
      {
        onSuccess() {
          setNote('')
          toast.success('Frozen. It stays as it is, whatever is read or answered later.')
        },
        onError: (error) => failed(error, 'The year could not be frozen.'),
      },
    )
  }
  return (
    <Card as="section" aria-label="Frozen reports" className="mt-4 print:hidden">
      <CardBand>
        <CardHead
          title="Frozen reports"
          scope="A year as you filed it, with its choices, the edition of its rules and the digest of its inputs."
        />
        <form noValidate onSubmit={freeze} className="mt-3 flex flex-wrap items-end gap-3">
          <TextField
            className="w-full sm:w-80"
            label="Note (optional)"
            value={note}
            maxLength={MAX_REPORT_NOTE}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button
            type="submit"
            busy={freezing.isPending}
            busyLabel="Freezing..."
            disabled={year.provisional || isOneChain}
          >
            Freeze {year.financialYear} as it is now
          </Button>
        </form>
        {isOneChain && (
          <p className="mt-2 text-note text-muted">
            A frozen year holds all chains: choose all of them to freeze it.
          </p>
        )}
        {year.provisional && (
          <p className="mt-2 text-note text-muted">
            Prices or movements are still being read: it can be frozen once they are.
          </p>
        )}
        {data === undefined && reports.isError && (
          <div className="mt-3">
            <UnreadPart title="Your frozen reports could not be read" query={reports} />
          </div>
        )}
        {data !== undefined && data.reports.length > 0 && (
          <ul className="mt-3 divide-y divide-hairline text-small">
            {data.reports.map((report) => (
              <FrozenReport key={report.id} report={report} />
            ))}
          </ul>
        )}
      </CardBand>
    </Card>
  )
}

function FrozenReport({ report }: { report: GainReport }) {
  const comparing = useComparing()
  const file = useReportFile()
  const removing = useRemovingReport()
  const { id, currency, net, netRange, note, frozenAt, rules, inputs, sha256 } = report
  const name = nameOf(report)
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="wrap-anywhere">
            {name}: net{' '}
            <span className="text-figure">
              {netRange ? (
                <RangeEnds of={netRange} {...{ currency }} signed />
              ) : (
                formatMoney(currency, net, { signed: true })
              )}
            </span>
            {netRange &&
              `, not settled (${formatMoney(currency, net, { signed: true })} with nil for what was not known)`}
          </p>
          <p className="wrap-anywhere text-note text-muted">
            Frozen on {formatDay(frozenAt)}, rules edition {rules}, inputs <code>{inputs.slice(0, 12)}…</code>
            , file <code>{sha256.slice(0, 12)}…</code>
          </p>
          {note !== '' && <p className="wrap-anywhere text-muted">{note}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-label={`Compare with now: ${name}`}
            busy={comparing.isPending}
            onClick={() =>
              comparing.mutate(id, {
                onError: (error) => failed(error, 'The year could not be computed anew.'),
              })
            }
          >
            Compare with now
          </Button>
          <Button
            size="sm"
            aria-label={`Save the file: ${name}`}
            busy={file.isPending}
            onClick={() =>
              file.mutate(id, {
                onSuccess: ({ fileName, mediaType, content }) => saveFile(fileName, mediaType, content),
                onError: (error) => failed(error, 'The file could not be read.'),
              })
            }
          >
            Save the file
          </Button>
          <Button
            size="sm"
            aria-label={`Remove: ${name}`}
            busy={removing.isPending}
            onClick={() =>
              removing.mutate(id, { onError: (error) => failed(error, 'It could not be removed.') })
            }
          >
            Remove
          </Button>
        </div>
      </div>
      {comparing.data && <FrozenComparison comparison={comparing.data} />}
    </li>
  )
}
