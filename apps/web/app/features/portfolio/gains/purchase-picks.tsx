import type { GainsCountry, PurchaseCandidate, PurchaseRow, PurchasesRead } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type FormEvent, useRef, useState } from 'react'
import { ShowMore } from '#app/lib/show-more.tsx'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { ChainMark } from '../chains/chain-mark.tsx'
import { formatDay } from '../figures/format-day.ts'
import { plural } from '../figures/plural.ts'
import { useTakePurchases } from '../queries/use-purchases.ts'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { formatQuantity } from './format-quantity.ts'
import { sayFeeLeftOut } from './say-fee-left-out.ts'
import { formatCost, sumCosts } from './sum-costs.ts'

/** How many lines are drawn at first, and how many more each time. */
const STEP = 50

const fateWords: Record<PurchaseRow['fate'], string> = {
  matched: 'Named by the file',
  proposed: 'Only you know whether it was this',
  unmatched: 'Nothing like it came',
  known: 'Has a cost',
  refused: 'Not read',
  'left-out': 'Left out',
}

/** `1500.5 USDT` with its thousands apart. */
const formatPaidWith = (coins: string) => coins.replace(/^\S+/, formatQuantity)

/** A line that paid for parts of several receipts stands once for each. */
const keyOf = ({ line, candidates }: PurchaseRow) => `${line} ${candidates[0]?.receipt ?? ''}`

interface PurchasePicksProps {
  read: PurchasesRead
  country: GainsCountry
  file: { name: string; text: string }
  /** Whether the file is being read anew, so that what is shown is about to change. */
  busy: boolean
  onDone: () => void
}

/** What each line of a file paid for: those that name a transaction are ticked, all others only by the person. */
export function PurchasePicks({ read: { rows, reading }, country, file, busy, onDone }: PurchasePicksProps) {
  const found = rows.filter(({ candidates }) => candidates.length > 0)
  const rest = rows.filter(({ candidates }) => candidates.length === 0)
  const matched = found.filter(({ fate }) => fate === 'matched')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(matched.map(keyOf)))
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)
  const [problem, setProblem] = useState<string>()
  const taking = useTakePurchases()

  const candidateOf = (row: PurchaseRow) =>
    row.candidates.find(({ receipt }) => receipt === chosen.get(keyOf(row))) ??
    (row.candidates[0] as PurchaseCandidate)
  const picks = found.filter((row) => ticked.has(keyOf(row))).map((row) => ({ row, to: candidateOf(row) }))
  const sum = sumCosts(picks.map(({ row, to }) => ({ cost: to.cost, currency: row.currency ?? '' })))

  function tick(key: string, isOn: boolean) {
    setProblem(undefined)
    setTicked((before) =>
      isOn ? new Set([...before, key]) : new Set([...before].filter((one) => one !== key)),
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || picks.length === 0) return
    const body = {
      ...{ text: file.text, fileName: file.name, reading, country },
      picks: picks.map(({ row, to }) => ({ line: row.line, receipt: to.receipt })),
    }
    taking.mutate(body, {
      onSuccess({ taken, sums }) {
        const together = sumCosts(sums.map(({ amount, currency }) => ({ cost: amount, currency })))
        toast.success(
          taken === 0
            ? 'All of them counted already.'
            : `${plural(taken, 'cost')} taken over, together ${together}. The year is computed with them.`,
        )
        onDone()
      },
      onError: (error) =>
        setProblem(toErrorMessage(error, { fallback: 'Nothing was taken over. Please try again.' })),
    })
  }

  return (
    <form noValidate aria-label="What the purchases paid for" onSubmit={submit} className="grid gap-3">
      <p role="status" className="text-small">
        {plural(rows.length, 'line')} read: {matched.length} named by their transaction,{' '}
        {found.length - matched.length} to be judged by you, {rest.length} without a receipt to pay for.
      </p>
      {found.length > 0 && (
        <ul ref={list} aria-label="Lines with a receipt" className="divide-y divide-hairline text-small">
          {found.slice(0, shown).map((row) => (
            <Pick
              key={keyOf(row)}
              row={row}
              to={candidateOf(row)}
              ticked={ticked.has(keyOf(row))}
              onTick={(isOn) => tick(keyOf(row), isOn)}
              onChoose={(receipt) => {
                setChosen((before) => new Map([...before, [keyOf(row), receipt]]))
                tick(keyOf(row), true)
              }}
            />
          ))}
        </ul>
      )}
      <ShowMore
        className=""
        list={list}
        drawn={Math.min(shown, found.length)}
        of={found.length}
        step={STEP}
        onMore={() => setShown(shown + STEP)}
      />
      {rest.length > 0 && <Rest rows={rest} isOpen={found.length === 0} />}
      {problem !== undefined && (
        <Notice tone="loss" title="Nothing was taken over.">
          {problem}
        </Notice>
      )}
      {found.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant="primary"
            busy={taking.isPending}
            busyLabel="Taking over..."
            disabled={busy || picks.length === 0}
          >
            {picks.length === 0 ? 'Take over' : `Take over ${plural(picks.length, 'cost')}`}
          </Button>
          {picks.length === 0 && (
            <span className="text-small text-muted">Tick the lines whose costs are to count.</span>
          )}
          {sum !== '' && (
            <span className="text-small">
              together <span className="font-strong text-figure">{sum}</span>
            </span>
          )}
          <Button variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        </div>
      )}
    </form>
  )
}

interface PickProps {
  row: PurchaseRow
  to: PurchaseCandidate
  ticked: boolean
  onTick: (isOn: boolean) => void
  onChoose: (receipt: string) => void
}

function Pick({ row, to, ticked, onTick, onChoose }: PickProps) {
  const { line, on, quantity, asset, cost, currency, feeLeftOut, paidWith, candidates, fate, message } = row
  const money = (amount: string) => formatCost(currency ?? '', amount)
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 py-2 lg:grid-cols-2">
      <CheckboxField
        checked={ticked}
        onChange={({ target }) => onTick(target.checked)}
        label={
          <span className="wrap-anywhere">
            {on === null ? '' : formatDay(on)}: {formatQuantity(quantity ?? '0')} {asset} for{' '}
            <span className="text-figure">{money(cost ?? '0')}</span>
            {paidWith !== null && <>, paid with {formatPaidWith(paidWith)}</>}
          </span>
        }
      />
      <div className="grid gap-1 ps-[28px] text-muted lg:ps-0 lg:pt-2">
        {candidates.length > 1 && (
          <SelectField
            className="max-w-96"
            label={`What line ${line} paid for`}
            value={to.receipt}
            options={candidates.map((each) => ({
              value: each.receipt,
              label: `${formatDay(each.on)}: ${formatQuantity(each.quantity)} ${each.symbol ?? 'unnamed'}`,
            }))}
            onChange={({ target }) => onChoose(target.value)}
          />
        )}
        <p className="wrap-anywhere">
          Came on {formatDay(to.on)}: {formatQuantity(to.quantity)} {to.symbol ?? 'unnamed'},{' '}
          {to.part !== null && <>of which {formatQuantity(to.part)} </>}cost{' '}
          <span className="text-figure text-text">{money(to.cost)}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-2">
          <span>
            Line {line}. {fateWords[fate]}.
          </span>
          <ChainMark chainId={to.chainId} asset={to.asset} />
          <Address value={to.transactionHash} kind="hash" copy />
          <ExplorerLink url={to.explorerUrl} what="Transaction" />
        </p>
        {feeLeftOut !== null && <p>{sayFeeLeftOut(currency ?? '', feeLeftOut)}</p>}
        {message !== null && <p className="wrap-anywhere">{message}</p>}
      </div>
    </li>
  )
}

/** The lines of which nothing can be taken, each with its reason. */
function Rest({ rows, isOpen }: { rows: readonly PurchaseRow[]; isOpen: boolean }) {
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLOListElement>(null)
  return (
    <Disclosure summary={`${plural(rows.length, 'line')} without a receipt to pay for`} defaultOpen={isOpen}>
      <ol ref={list} className="divide-y divide-hairline text-note">
        {rows.slice(0, shown).map(({ line, text, fate, message }) => (
          <li key={line} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-2 py-1.5">
            <span className="text-muted">Line {line}</span>
            <span className="min-w-0">
              <span className="font-label">{fateWords[fate]}.</span> {message}
              {text !== '' && <span className="block font-mono wrap-anywhere text-muted">{text}</span>}
            </span>
          </li>
        ))}
      </ol>
      <ShowMore
        list={list}
        drawn={Math.min(shown, rows.length)}
        of={rows.length}
        step={STEP}
        onMore={() => setShown(shown + STEP)}
      />
    </Disclosure>
  )
}
