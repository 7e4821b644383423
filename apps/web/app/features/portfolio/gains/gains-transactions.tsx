import {
  type GainsYear,
  type GainTransaction,
  TRANSACTIONS_PAGE_SIZE,
  type TransactionKind,
} from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Disclosure } from '@pkg/ui-kit/components/disclosure.tsx'
import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { ShowMore } from '#app/lib/show-more.tsx'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { formatDay } from '../figures/format-day.ts'
import { type GainsChoice, gainTransactions } from '../queries/gains-queries.ts'
import type { GainAnswer } from '../queries/use-gain-answer.ts'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { AnswerForm } from './answer-form.tsx'
import { closeAround } from './close-around.ts'
import { formatMoney } from './format-money.ts'
import { GainedAsset } from './gained-asset.tsx'
import { gainedColumns } from './gained-columns.tsx'
import { GainedWallet } from './gained-wallet.tsx'
import { GainsTable } from './gains-table.tsx'
import { kindNames, nameOfKind } from './kind-names.ts'
import { nameUnits } from './name-units.ts'
import { OnceOpened } from './once-opened.tsx'
import { useAnsweredRows } from './use-answered-rows.ts'

interface GainsTransactionsProps {
  choice: GainsChoice
  year: GainsYear
}

/** What every transaction of the year was, also of those that no figure follows from: the rule that says so, and what it was instead. */
export function GainsTransactions({ choice, year }: GainsTransactionsProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" aria-label="Transactions" className="mt-4 print:hidden">
      <CardBand>
        <CardHead
          title="What each transaction was"
          scope="By which rule it counts as that, moves, wraps, bridges and approvals too. What was read wrong you can change."
          control={
            <Button
              size="sm"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Hide them' : 'Show them'}
            </Button>
          }
        />
        {isOpen && (
          <div id={listId} className="mt-3">
            <Transactions {...{ choice, year }} />
          </div>
        )}
      </CardBand>
    </Card>
  )
}

function Transactions({ choice, year }: GainsTransactionsProps) {
  const [kind, setKind] = useState<TransactionKind | null>(null)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    gainTransactions(choice, kind, year.digest),
  )
  const rows = data?.pages.flatMap((page) => page.transactions)
  const { refHead, answersOf, onAnswered } = useAnsweredRows(rows?.map(({ id }) => id) ?? [], list)
  if (error !== null) {
    return (
      <p role="alert" className="py-3 text-warn">
        {toErrorMessage(error, { fallback: 'The transactions could not be read.' })}
      </p>
    )
  }
  const [first] = data?.pages ?? []
  if (first === undefined || rows === undefined) return <Skeleton className="my-3 h-40 w-full" />
  function choose(next: TransactionKind | null) {
    setKind(next)
    setAnswered(null)
  }
  const all = first.kinds.reduce((sum, each) => sum + (each.kind === 'spam' ? 0 : each.count), 0)
  return (
    <>
      <SelectField
        label="Of which kind"
        className="max-w-80"
        value={kind ?? ''}
        options={[
          {
            value: '',
            label: `${first.kinds.some((each) => each.kind === 'spam') ? 'All kinds but spam' : 'All kinds'} (${all.toLocaleString('en-US')})`,
          },
          ...first.kinds.map((each) => ({
            value: each.kind,
            label: `${kindNames[each.kind]} (${each.count.toLocaleString('en-US')})`,
          })),
        ]}
        onChange={({ target }) => choose(target.value === '' ? null : (target.value as TransactionKind))}
      />
      {answered !== null && kind !== null && rows.every(({ id }) => id !== answered.row.id) && (
        <WentElsewhere answered={answered} onShow={choose} />
      )}
      {rows.length === 0 && <p className="py-3 text-small text-muted">There are none in this year.</p>}
      <ul ref={list} tabIndex={-1} aria-label="Transactions" className="mt-2 divide-y divide-hairline">
        {rows.map((row) => (
          <li key={row.id} ref={refHead(row.id)}>
            <Row
              {...{ row, year }}
              answers={answersOf(row.id)}
              onAnswered={(answer) => {
                setAnswered({ row, kind: 'kind' in answer ? answer.kind.kind : null })
                onAnswered(row.id)
              }}
            />
          </li>
        ))}
      </ul>
      {(hasNextPage || rows.length < first.count) && (
        <ShowMore
          list={list}
          drawn={rows.length}
          of={first.count}
          step={TRANSACTIONS_PAGE_SIZE}
          rows="transactions"
          busy={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  )
}

/** A transaction of which something was said, and the kind that it is now; null where that was not what was said. */
interface Answered {
  row: GainTransaction
  kind: TransactionKind | null
}

/** Says where a transaction went that is not of the kind any more that is shown. */
function WentElsewhere({
  answered: { row, kind },
  onShow,
}: {
  answered: Answered
  onShow: (kind: TransactionKind | null) => void
}) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 text-small">
      <span>
        The one of {formatDay(row.on)} counts as {kind === null ? 'something else' : `“${kindNames[kind]}”`}{' '}
        now, so it is not in this list any more.
      </span>
      <Button size="sm" onClick={() => onShow(kind)}>
        {kind === null ? 'Show all kinds' : `Show “${kindNames[kind]}”`}
      </Button>
    </p>
  )
}

interface RowProps {
  row: GainTransaction
  year: GainsYear
  /** How many were given in it: each has a form of its own, and closed is the next one. */
  answers: number
  onAnswered: (answer: GainAnswer) => void
}

type Move = GainTransaction['moves'][number]

const signs: Readonly<Record<Move['way'], string>> = { in: '+', out: '−', between: '', fee: '−' }

const sayMove = (move: Move) => `${signs[move.way]}${nameUnits(move)}`

function Row({ row, year, answers, onAnswered }: RowProps) {
  const { moves } = row
  const crossed = moves.filter(({ way }) => way !== 'fee')
  const told = crossed.length > 0 ? crossed : moves
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 py-2 font-text">
          <span className="min-w-0">
            <time dateTime={row.at} className="text-muted">
              {formatDay(row.on)}
            </time>{' '}
            <span className="font-label">{nameOfKind(row)}</span>
            {row.kind === row.readAs ? (
              !row.certain && <span className="text-note text-warn"> not certain</span>
            ) : (
              <span className="text-note text-muted"> as you said</span>
            )}
          </span>
          <span className="ml-auto min-w-0 text-right text-figure wrap-anywhere tabular-nums">
            {told.slice(0, 2).map(sayMove).join(', ')}
            {told.length > 2 && `, ${told.length - 2} more`}
          </span>
        </span>
      }
    >
      <OnceOpened>
        <Details row={row} year={year} answers={answers} onAnswered={onAnswered} />
      </OnceOpened>
    </Disclosure>
  )
}

const ways: Readonly<Record<Move['way'], string>> = {
  in: 'Came in',
  out: 'Went out',
  between: 'Between your wallets',
  fee: 'Fee',
}

function Details({ row, year: { country, currency }, answers, onAnswered }: RowProps) {
  const { moves, kind, readAs, reason, rule, certain, kinds, chainId, transactionHash, on, rate } = row
  const crossed = moves.filter(({ way }) => way === 'in' || way === 'out')
  const [only] = crossed
  return (
    <div className="pt-1 pb-4 pl-6 text-small max-sm:pl-0">
      {kind !== readAs && <p>You said what it was. It was read as: {kindNames[readAs].toLowerCase()}.</p>}
      <p>
        {reason}{' '}
        <span className="text-note text-muted">{certain ? '(certain)' : '(read from its shape)'}</span>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
        Rule “{rule}”
        <Address value={transactionHash} kind="hash" copy />
        <ExplorerLink url={row.explorerUrl} what="Transaction" />
      </p>
      {moves.length > 0 && (
        <GainsTable
          caption="What moved in it"
          className="mt-2"
          wideFrom="48rem"
          rows={moves.map((move, index) => ({ ...move, index }))}
          rowKey={({ index }) => String(index)}
          columns={[
            { head: 'Asset', cell: (move) => <GainedAsset of={move} /> },
            { ...{ head: 'Way', under: 'words' }, cell: ({ way }) => ways[way] },
            {
              ...{ head: 'Wallet', under: 'words' },
              cell: ({ wallet, counterparty, way }) => (
                <>
                  <GainedWallet address={wallet} />
                  {counterparty !== null && (
                    <span className="block text-note text-muted">
                      {way === 'in' ? 'from' : 'to'} <GainedWallet address={counterparty} />
                    </span>
                  )}
                </>
              ),
            },
            {
              ...gainedColumns.quantity,
              cell: (move) =>
                move.quantity === null
                  ? 'Not known'
                  : gainedColumns.quantity.cell({ quantity: move.quantity }),
            },
            {
              ...{ head: 'Worth then', align: 'right' },
              cell: ({ value }) => (value === null ? 'Not known' : formatMoney(currency, value)),
            },
          ]}
        />
      )}
      {rate !== null && currency !== 'USD' && moves.some(({ value }) => value !== null) && (
        <p className="mt-1 text-note text-muted">
          At {rate.value} {currency} a dollar, set on {formatDay(rate.setOn)}.
        </p>
      )}
      {kinds.some((each) => each !== kind) && (
        <Disclosure key={answers} summary="It was something else">
          <AnswerForm
            subject={{
              ...{ chainId, transactionHash, kind, on, receipt: null, asset: null, tokenId: null },
              kinds: kinds.filter((each) => each !== readAs),
              ...{ quantity: only?.quantity ?? '0', symbol: only?.symbol ?? null, name: only?.name ?? null },
              counterparty: crossed.length === 1 ? (only?.counterparty ?? null) : null,
            }}
            {...{ country, currency }}
            onDone={onAnswered}
            onLeave={closeAround}
          />
        </Disclosure>
      )}
    </div>
  )
}
