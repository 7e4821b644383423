import { Card } from '@pkg/ui-kit/components/card.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { useHydrated } from '@pkg/ui-kit/components/use-hydrated.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useAddressQuery } from '#app/lib/use-address-query.ts'
import { paths } from '#app/paths.ts'
import { ChainPicker } from '../chains/chain-picker.tsx'
import { ChainsDropped } from '../chains/chains-dropped.tsx'
import { PortfolioChainsContext, usePortfolioChains } from '../chains/portfolio-chains.ts'
import { type GainsChoice, gainsYear, type RowsOf } from '../queries/gains-queries.ts'
import { usePortfolioSession } from '../queries/use-portfolio-session.ts'
import { UnreadPart } from '../readings/unread-part.tsx'
import { useWalletBook } from '../wallets/wallet-book.ts'
import { DEDUCTED } from './deducted-tax.tsx'
import { ExchangeCosts } from './exchange-costs.tsx'
import { FrozenReports } from './frozen-reports.tsx'
import { GainsAssets } from './gains-assets.tsx'
import { readGainsChoice, writeGainsChoice } from './gains-choice.ts'
import { GainsControls } from './gains-controls.tsx'
import { GainsFiles } from './gains-files.tsx'
import { GainsMethod } from './gains-method.tsx'
import { GainsOverrides } from './gains-overrides.tsx'
import { GainsQuestions } from './gains-questions.tsx'
import { GainsRows } from './gains-rows.tsx'
import { GainsSummary } from './gains-summary.tsx'
import { GainsTransactions } from './gains-transactions.tsx'
import { GainsWallets } from './gains-wallets.tsx'
import { GasPaid } from './gas-paid.tsx'
import { IncomeTable } from './income-table.tsx'
import { leadTo } from './lead-to.ts'
import { LotSeals } from './lot-seals.tsx'
import { StillHeld } from './still-held.tsx'

const noQuery = new URLSearchParams()

/** What all wallets of a person gained in a tax year, from the sum down to the lot and its transaction. */
export function GainsPage() {
  const { ready } = usePortfolioSession()
  const [query, changeQuery] = useAddressQuery()
  const [now] = useState(() => Date.now())
  const { book, settled, readChains } = useWalletBook(ready)
  const { chains, chainIds } = useMemo(() => {
    const used = new Set([...book.values()].flatMap((wallet) => wallet.chains.map(({ chainId }) => chainId)))
    const ids = readChains.map(({ chainId }) => chainId).filter((id) => used.has(id))
    return { chains: { known: readChains, several: ids.length > 1 }, chainIds: ids }
  }, [book, readChains])
  // The page was written for no address in particular: what this one says is drawn once that is alive.
  const isHydrated = useHydrated()
  const readChoice = (of: URLSearchParams) =>
    readGainsChoice(
      of,
      now,
      readChains.map((chain) => chain.chainId),
    )
  const choice = readChoice(isHydrated ? query : noQuery)
  const { chainId } = choice
  const choose = (changed: Partial<GainsChoice>) =>
    changeQuery(
      (before) => {
        const next = writeGainsChoice({ ...readChoice(before), ...changed })
        // What was deducted is of one year of one country.
        const deducted = before.get(DEDUCTED)
        const isSameYear = changed.financialYear === undefined && changed.country === undefined
        if (isSameYear && deducted !== null) next.set(DEDUCTED, deducted)
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <PortfolioChainsContext value={chains}>
      <div className="page-width pb-12">
        <Link
          to={paths.dashboard}
          className="mt-4 -ml-1 inline-flex min-h-8 items-center gap-1.5 rounded-base px-1 text-small text-muted hover:text-text print:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-4 stroke-[1.75]" />
          Dashboard
        </Link>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-3">
          <h1 className="text-head font-head">Gains and tax</h1>
          {(chainIds.length > 1 || chainId !== null) && (
            <ChainPicker {...{ chainIds }} chosen={chainId} onChoose={(next) => choose({ chainId: next })} />
          )}
        </div>
        <p className="max-w-[68ch] pt-1 pb-4 text-small text-muted">
          What your wallets gained and lost in a tax year, computed from every movement that the chain knows.
          A computation, not advice.
        </p>
        <GainsControls key={String(isHydrated)} choice={choice} now={now} onChoose={choose} />
        {chainId !== null && <OneChainAlone chainId={chainId} />}
        <ChainsDropped wallets={[...book.values()]} chainId={chainId} />
        {/* Whether a chain that the address names is read here is known with the wallets. */}
        <Content choice={choice} ready={ready && isHydrated && (settled || !query.has('chain'))} />
      </div>
    </PortfolioChainsContext>
  )
}

/** What a year of one chain leaves out; it stands on paper too. */
function OneChainAlone({ chainId }: { chainId: number }) {
  const { nameOf } = usePortfolioChains()
  return (
    <p className="mt-3 max-w-[68ch] text-small text-muted">
      Of {nameOf(chainId)} alone: what came over from another chain has no known cost here. A tax year is that
      of all chains.
    </p>
  )
}

const ofAll: RowsOf = { asset: null, wallet: null, figure: null }

function Content({ choice, ready }: { choice: GainsChoice; ready: boolean }) {
  const [only, setOnly] = useState<RowsOf>(ofAll)
  const disposals = useRef<HTMLUListElement>(null)
  const income = useRef<HTMLDivElement>(null)
  /** Leads from a sum to the disposals that it is made of. */
  const show = (of: Partial<RowsOf>) => {
    setOnly({ ...ofAll, ...of })
    leadTo(disposals.current)
  }
  const query = useQuery({
    ...gainsYear(choice),
    enabled: ready,
    placeholderData: keepPreviousData,
  })
  const { data, error, isPlaceholderData } = query
  if (error !== null && data === undefined) {
    return (
      <Card as="div" className="mt-4 p-card">
        <UnreadPart title="The year could not be computed" query={query} fallback="Please try again later." />
      </Card>
    )
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label="The year is being computed">
        <Skeleton className="mt-4 h-44 w-full" />
        <Skeleton className="mt-4 h-64 w-full" />
      </div>
    )
  }
  if (data.rowCount === 0 && data.income.length === 0 && data.questions.length === 0) {
    return (
      <>
        <Card as="div" className="mt-4 p-card">
          <EmptyState title={`Nothing was sold, swapped or received in ${data.financialYear}.`} />
        </Card>
        <StillHeld choice={choice} year={data} />
        <LotSeals year={data} />
        <GainsTransactions choice={choice} year={data} />
        <ExchangeCosts key={choice.country} country={choice.country} />
        <GainsOverrides country={choice.country} />
      </>
    )
  }
  return (
    // What belongs to the choice before stays, dimmed, until the new one is computed.
    // An amount that is longer than a line of large letters is broken, so that none widens the page.
    <div aria-busy={isPlaceholderData} className={clsx('wrap-break-word', isPlaceholderData && 'opacity-60')}>
      <GainsSummary
        choice={choice}
        year={data}
        onFollow={(figure) => show({ figure })}
        onFollowIncome={() => leadTo(income.current)}
      />
      <GasPaid choice={choice} year={data} onFollow={() => show({ figure: 'gas' })} />
      <GainsAssets year={data} onPick={(asset) => show({ asset })} />
      <GainsWallets year={data} onPick={(wallet) => show({ wallet })} />
      <GainsRows
        {...{ choice, only }}
        year={data}
        list={disposals}
        onPick={(changed) => setOnly({ ...only, ...changed })}
      />
      <IncomeTable year={data} head={income} />
      <StillHeld choice={choice} year={data} />
      <GainsQuestions year={data} />
      <GainsTransactions choice={choice} year={data} />
      <ExchangeCosts key={choice.country} country={choice.country} />
      <GainsOverrides country={choice.country} />
      <LotSeals year={data} />
      <GainsFiles choice={choice} year={data} />
      <FrozenReports choice={choice} year={data} />
      <GainsMethod year={data} />
    </div>
  )
}
