import { type GainsCountry, MAX_FILE_NAME, type PurchaseReading, type PurchasesRead } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { FileButton } from '@pkg/ui-kit/components/file-button.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type RefObject, useRef, useState } from 'react'
import { passFocus } from '#app/lib/pass-focus.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { useFocusNext } from '#app/lib/use-focus-next.ts'
import { formatDay } from '../figures/format-day.ts'
import { plural } from '../figures/plural.ts'
import { useCostFiles, useReadPurchases, useUndoCostFile } from '../queries/use-purchases.ts'
import { UnreadPart } from '../readings/unread-part.tsx'
import { PurchaseColumns } from './purchase-columns.tsx'
import { PurchasePicks } from './purchase-picks.tsx'
import { readCsvText } from './read-csv-text.ts'

/** Takes what purchases at an exchange cost from its CSV: how it is read, what each line paid for, and what was taken before. */
export function ExchangeCosts({ country }: { country: GainsCountry }) {
  const chooser = useRef<HTMLButtonElement>(null)
  const picks = useRef<HTMLDivElement>(null)
  const [file, setFile] = useState<{ name: string; text: string } | null>(null)
  const [read, setRead] = useState<PurchasesRead | null>(null)
  const [problem, setProblem] = useState<string>()
  const reading = useReadPurchases()

  const ask = (text: string, wish?: PurchaseReading) =>
    reading.mutate(
      { text, country, ...(wish && { reading: wish }) },
      {
        onSuccess(answer) {
          setProblem(undefined)
          setRead(answer)
        },
        onError: (error) => setProblem(toErrorMessage(error, { fallback: 'The file could not be read.' })),
      },
    )

  function close() {
    setFile(null)
    setRead(null)
    setProblem(undefined)
  }

  async function open(chosen: File) {
    close()
    try {
      const text = await readCsvText(chosen)
      setFile({ name: chosen.name.slice(0, MAX_FILE_NAME), text })
      ask(text)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The file could not be read.')
    }
  }

  return (
    <Card as="section" aria-label="Costs from an exchange" className="mt-4 print:hidden">
      <CardBand>
        <CardHead
          title="Costs from an exchange"
          scope="The CSV of what you bought there: each purchase is held against what came to your wallets, and nothing counts before you take it over. With withdrawals in it, several purchases that were sent at once are told apart. What was given up at the exchange itself is in no figure here. The file itself is not kept."
        />
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <FileButton
            ref={chooser}
            busy={reading.isPending && read === null}
            busyLabel="Reading..."
            accept=".csv,.txt,text/csv,text/plain"
            fileLabel="CSV of an exchange"
            onChoose={(chosen) => void open(chosen)}
          >
            {file === null ? 'Choose a CSV' : 'Choose another CSV'}
          </FileButton>
          {file !== null && <span className="min-w-0 wrap-anywhere text-small text-muted">{file.name}</span>}
        </div>
        {problem !== undefined && (
          <Notice className="mt-3" tone="loss" title="The file could not be read.">
            {problem}
          </Notice>
        )}
        {file !== null && read !== null && (
          <div ref={picks} aria-busy={reading.isPending} className="mt-4 grid gap-4">
            {read.takenBefore !== null && (
              <Notice
                tone="warn"
                title={`Costs of this very file were taken over on ${formatDay(read.takenBefore)}.`}
              >
                What counts already is not counted again.
              </Notice>
            )}
            {read.provisional && (
              <p className="text-small text-muted">
                The latest movements of a wallet are still being read: what came last may be missing here.
              </p>
            )}
            <PurchaseColumns read={read} country={country} onChange={(wish) => ask(file.text, wish)} />
            {read.problems.length > 0 && (
              <Notice tone="warn" title="The file cannot be read yet.">
                {read.problems.join(' ')}
              </Notice>
            )}
            {read.problems.length === 0 && (
              <PurchasePicks
                // What was ticked belongs to this reading of the file.
                key={JSON.stringify(read.reading)}
                {...{ read, country, file }}
                busy={reading.isPending}
                onDone={() => {
                  // Before what has it goes.
                  passFocus(picks.current, chooser.current)
                  close()
                }}
              />
            )}
          </div>
        )}
        <CostFiles chooser={chooser} />
      </CardBand>
    </Card>
  )
}

/** The files that count, each taken back as a whole. */
function CostFiles({ chooser }: { chooser: RefObject<HTMLElement | null> }) {
  const query = useCostFiles()
  const { data } = query
  const undo = useUndoCostFile()
  const ids = data?.files.map(({ id }) => String(id)) ?? []
  const { refOf, leave } = useFocusNext(ids, () => chooser.current)
  if (data === undefined && query.isError) {
    return (
      <div className="mt-4">
        <UnreadPart title="The files that costs were taken from could not be read" query={query} />
      </div>
    )
  }
  if (data === undefined || data.files.length === 0) return null
  return (
    <ul aria-label="Files that costs were taken from" className="mt-4 divide-y divide-hairline text-small">
      {data.files.map(({ id, name, at, costs }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {name === '' ? 'A file without a name' : name}
            <span className="text-muted">
              : {plural(costs, 'cost')}, taken over on {formatDay(at)}
            </span>
          </span>
          <Button
            ref={refOf(String(id))}
            size="sm"
            aria-label={`Undo ${plural(costs, 'cost')} of ${name}`}
            busy={undo.isPending && undo.variables === id}
            onClick={() => {
              undo.mutate(id, {
                onSuccess() {
                  toast.success('Taken back. The year is computed without them.')
                  leave(String(id))
                },
                onError: (error) =>
                  void toast.error(toErrorMessage(error, { fallback: 'It could not be undone.' })),
              })
            }}
          >
            Undo
          </Button>
        </li>
      ))}
    </ul>
  )
}
