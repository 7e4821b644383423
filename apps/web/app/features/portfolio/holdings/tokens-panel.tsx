import { sumHoldings, toAssetId } from '@pkg/api-contract'
import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { Figure } from '@pkg/ui-kit/components/figure.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { formatTokenAmount } from '@pkg/ui-kit/format/format-token-amount.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useFocusNext } from '#app/lib/use-focus-next.ts'
import { ChainMark } from '../chains/chain-mark.tsx'
import { droppedChainWords } from '../chains/dropped-chain-words.ts'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { useMergeOnChain } from '../chains/use-merge-on-chain.ts'
import { plural } from '../figures/plural.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { suspectedTokens, walletTokens } from '../queries/queries.ts'
import { groupHoldings, type Holding } from '../readings/group-holdings.ts'
import { SaidReading } from '../readings/said-reading.tsx'
import { SourcedPanel } from '../readings/sourced-panel.tsx'
import { hiddenWords, partlyPricedWords, takenOffWords } from '../readings/sum-scope.ts'
import { tellApart } from '../readings/tell-apart.ts'
import { toFreshness } from '../readings/to-freshness.ts'
import { useNow } from '../readings/use-now.ts'
import { SpamCard } from '../spam/spam-card.tsx'
import { listOf } from '../wallets/wallet-book.ts'
import type { WalletPanelProps } from '../wallets/wallet-panel-props.ts'
import { WalletTitle } from '../wallets/wallet-title.tsx'
import { DebtsList } from './debts-list.tsx'
import { HideToken } from './hide-token.tsx'
import { placeWords } from './pool-part-words.ts'
import { noValue, PriceNote } from './price-note.tsx'
import { TokenLink } from './token-link.tsx'

const grid = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3'

/** Every token of the wallets in view, the same asset added up, most valuable first. */
export function TokensPanel({ addresses, scope, book }: WalletPanelProps) {
  const query = useQueries({
    queries: addresses.map(walletTokens),
    combine: useMergeOnChain(scope.chainId),
  })
  const tokens = query.data?.data ?? []
  const holdings = groupHoldings(tokens)
  const worth = sumHoldings(tokens)
  const { usd, assetsUsd = usd } = worth
  const now = useNow()
  const { known, nameOf } = usePortfolioChains()
  const dropped = droppedChainWords(listOf(book, addresses), known, scope.chainId)
  const judged = useQuery(suspectedTokens(scope)).data
  const hidden = hiddenWords(worth, judged)
  const verdicts = new Map(
    judged?.tokens.map(({ chainId, asset, verdict }) => [toAssetId({ chainId, address: asset }), verdict]),
  )
  const names = tellApart(holdings, nameOf)
  const list = useRef<HTMLUListElement>(null)
  const { refOf, leave } = useFocusNext(
    holdings.map(({ id }) => id),
    () => list.current,
  )

  return (
    <>
      <SourcedPanel
        title={<WalletTitle what="Tokens" {...{ addresses, scope, book }} />}
        scope={
          <>
            {plural(holdings.length, 'token')} worth{' '}
            <Figure
              value={formatUsd(assetsUsd)}
              size="inherit"
              certainty={query.settled ? 'settled' : 'broken'}
              className="mt-1"
            />
            {worth.unpricedHoldings > 0 && `; ${worth.unpricedHoldings} without a price`}
            {worth.partlyPricedHoldings !== undefined && `; ${partlyPricedWords(worth.partlyPricedHoldings)}`}
            {worth.debts !== undefined && `; ${takenOffWords(worth)}`}
            {hidden !== '' && `; ${hidden}`}
            {dropped !== '' && `; ${dropped}`}
          </>
        }
        query={query}
        rows={tokens.filter(({ spam }) => spam !== 'yes')}
        empty={`No tokens found for ${addresses.length > 1 ? 'these addresses' : 'this address'}`}
        skeleton={<TokensSkeleton />}
      >
        {/* Takes the focus of the last token where that goes. */}
        <ul ref={list} tabIndex={-1} aria-label="Tokens" className={grid}>
          {holdings.map((holding) => (
            <TokenCard key={holding.id} holding={holding}>
              <HideToken
                ref={refOf(holding.id)}
                holding={holding}
                name={names.get(holding.id) ?? ''}
                verdict={verdicts.get(holding.id) ?? null}
                onHide={() => leave(holding.id)}
              />
            </TokenCard>
          ))}
        </ul>
        <DebtsList tokens={tokens} />
      </SourcedPanel>
      <div className="mt-6">
        <SaidReading value={query.data ? toFreshness(query.data, now) : null}>
          <SpamCard scope={scope} />
        </SaidReading>
      </div>
    </>
  )
}

interface TokenCardProps {
  holding: Holding
  /** What can be done with it. */
  children: ReactNode
}

function TokenCard({ holding, children }: TokenCardProps) {
  const { chainId, address, symbol, name, balance, decimals, usdValue, picture, spam } = holding
  const place = placeWords(holding)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 rounded-base border border-hairline bg-surface p-4 pr-2 break-inside-avoid">
      <AssetPicture src={picture} className="mt-0.5 size-8" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-y-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3
            className="line-clamp-3 min-w-0 flex-1 basis-20 text-body font-strong wrap-break-word"
            title={name ?? undefined}
          >
            <TokenLink chainId={chainId} address={address}>
              {name ?? symbol ?? 'Unnamed token'}
            </TokenLink>
          </h3>
          <span className="ml-auto flex-none text-figure-md font-figure text-figure">
            {usdValue === null ? (
              <span className="text-body text-muted">{noValue(holding)}</span>
            ) : (
              formatUsd(usdValue)
            )}
          </span>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-muted">
          <span className="max-w-[40%] flex-none truncate">{symbol ?? 'No symbol'}</span>
          <WholeAmount text={formatTokenAmount(balance, decimals)} className="ml-auto min-w-0 text-right" />
        </div>
        <ChainMark chainId={chainId} asset={address} />
        {place && <p className="text-note wrap-anywhere text-muted">{place}</p>}
        <PriceNote holding={holding} />
        {spam === 'suspect' && (
          <Chip tone="stale" className="mt-1.5 justify-self-start">
            Possible spam
          </Chip>
        )}
      </div>
      {children}
    </li>
  )
}

function TokensSkeleton() {
  return (
    <div className={grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="flex items-center gap-3 rounded-base border border-hairline bg-surface p-4">
          <Skeleton className="circle! size-8" />
          <div className="flex-1">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="mt-3 h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
