import type { Position, PositionPart } from '@pkg/api-contract'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { formatRelativeTime } from '@pkg/ui-kit/format/format-relative-time.ts'
import { formatTokenAmount } from '@pkg/ui-kit/format/format-token-amount.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ChainMark } from '../chains/chain-mark.tsx'
import { usePortfolioChains } from '../chains/portfolio-chains.ts'
import { useMergeOnChain } from '../chains/use-merge-on-chain.ts'
import { plural } from '../figures/plural.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { walletPositions, walletTokens } from '../queries/queries.ts'
import { groupDebts, groupHoldings } from '../readings/group-holdings.ts'
import { SourcedPanel } from '../readings/sourced-panel.tsx'
import { useNow } from '../readings/use-now.ts'
import { walletName } from '../wallets/wallet-book.ts'
import type { WalletPanelProps } from '../wallets/wallet-panel-props.ts'
import { isWhollyHidden, listHiddenRows } from './find-hidden.ts'
import {
  describePosition,
  describeTrust,
  healthWords,
  listClaimants,
  sumPositions,
  usualTrust,
} from './position-words.ts'
import { toShownCents } from './to-shown-cents.ts'

const grid = 'grid gap-3 lg:grid-cols-2'

/** What the wallets in view have inside contracts, with what is in each, how far it is believed and where it counts. */
export function PositionsList({ addresses, scope, book }: WalletPanelProps) {
  const { onChain } = usePortfolioChains()
  const query = useQueries({
    queries: addresses.map(walletPositions),
    combine: useMergeOnChain(scope.chainId),
  })
  const tokens =
    useQueries({ queries: addresses.map(walletTokens), combine: useMergeOnChain(scope.chainId) }).data
      ?.data ?? []
  const found = query.byWallet.flatMap((ofWallet, index) =>
    ofWallet.map((position) => ({ position, address: addresses[index] ?? '' })),
  )
  const cents = toShownCents(
    found.map(({ position }) => position),
    [...groupHoldings(tokens), ...groupDebts(tokens)],
    listHiddenRows(tokens),
  )
  const positions = found.flatMap((each, index) => {
    const own = cents[index]
    return own ? [{ ...each, cents: own }] : []
  })
  // Over all wallets as in each: what is believed, what its contract claims, and what a service does.
  const [believed, byContract, claims] = [
    positions.filter(({ position }) => position.trust !== 'claimed'),
    positions.filter(({ position }) => position.trust === 'claimed' && position.claimedBy === undefined),
    positions.filter(({ position }) => position.claimedBy !== undefined),
  ]
  const read = [...believed, ...byContract]
  const keyOf = ({ position, address }: (typeof positions)[number]) => `${address} ${position.id}`
  const nameOf = ({ address }: (typeof positions)[number]) =>
    addresses.length > 1 ? (walletName(book, address) ?? shortenAddress(address)) : null
  return (
    <SourcedPanel
      title={`Inside Contracts${onChain(scope.chainId)}`}
      scope={describeSum(positions)}
      query={query}
      rows={positions.map(({ position }) => position)}
      empty="Nothing found inside contracts"
      skeleton={<PositionsSkeleton />}
    >
      {read.length > 0 && (
        <>
          <p className="mb-3 max-w-prose text-small text-muted">{usualTrust}</p>
          <ul aria-label="Inside contracts" className={grid}>
            {read.map((shown) => (
              <PositionCard key={keyOf(shown)} {...shown} wallet={nameOf(shown)} level="h3" />
            ))}
          </ul>
        </>
      )}
      {claims.length > 0 && (
        <Claims positions={claims.map(({ position }) => position)}>
          {claims.map((shown) => (
            <PositionCard key={keyOf(shown)} {...shown} wallet={nameOf(shown)} level="h4" />
          ))}
        </Claims>
      )}
    </SourcedPanel>
  )
}

/** Claims are no positions: they are told beside those that contracts confirm. */
function describeSum(positions: Parameters<typeof sumPositions>[0]): string {
  const { worth, unknown, claimed, hidden } = sumPositions(positions)
  const count = positions.length - claimed
  const claims = `${plural(claimed, 'claim')}, not counted`
  if (count === 0)
    return claimed === 0 ? plural(0, 'position') : `No position that a contract confirms; ${claims}`
  return [
    plural(count, 'position'),
    ...(worth === null ? [] : [`worth ${formatUsd(worth)}, less what is owed`]),
    ...(unknown === 0 ? [] : [`${unknown} of unknown worth`]),
    ...(hidden === 0 ? [] : [`${hidden} hidden, not counted`]),
    ...(claimed === 0 ? [] : [`beside ${count === 1 ? 'it' : 'them'} ${claims}`]),
  ].join('; ')
}

/** What a service says that nothing on the chain confirms, apart from everything that was read there. */
function Claims({ positions, children }: { positions: readonly Position[]; children: ReactNode }) {
  const id = useId()
  const now = useNow()
  const names = listClaimants(positions)
  const isOne = positions.length === 1
  const oldest = positions.map(({ blockTime }) => blockTime).sort()[0] ?? now
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-hairline pt-5">
      <h3 id={id} className="text-body font-head">
        Claimed by {names}, not counted
      </h3>
      <p className="mt-0.5 mb-4 max-w-prose text-small text-muted">
        {names} listed {isOne ? 'this' : 'these'} {formatRelativeTime(oldest, now)}, with its own amounts and
        prices. No contract that is known confirms {isOne ? 'it, so it is' : 'them, so they are'} in no total,
        no history and no file.
      </p>
      <ul aria-labelledby={id} className={grid}>
        {children}
      </ul>
    </section>
  )
}

interface PositionCardProps {
  position: Position
  cents: ReturnType<typeof toShownCents>[number]
  /** Whose it is, where several wallets are in view. */
  wallet: string | null
  /** Of its heading. */
  level: 'h3' | 'h4'
}

function PositionCard({ position, cents, wallet, level: Heading }: PositionCardProps) {
  const { kind, parts, health, trust, claimedBy, chainId } = position
  const isClaim = trust === 'claimed'
  const isHidden = isWhollyHidden(cents.hidden)
  const said = [describeTrust(position, isHidden), wallet === null ? '' : `In ${wallet}.`]
    .filter(Boolean)
    .join(' ')
  return (
    <li className="min-w-0 rounded-base border border-hairline bg-surface p-4 break-inside-avoid">
      <div className="flex items-baseline justify-between gap-3">
        <Heading className="min-w-0 text-body font-strong wrap-break-word">
          {describePosition(position)}
        </Heading>
        <span className="flex-none text-figure-md font-figure">
          {cents.own === null ? (
            <span className="text-body text-muted">Unknown</span>
          ) : (
            <span
              className={isClaim || isHidden ? 'text-muted' : kind === 'debt' ? 'text-loss' : 'text-figure'}
            >
              {formatUsd(cents.own / 100)}
            </span>
          )}
        </span>
      </div>
      <ChainMark chainId={chainId} />
      {said !== '' && <p className="mt-1 text-note text-muted wrap-anywhere">{said}</p>}
      {(health !== null || isClaim || isHidden) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {health !== null && <Chip tone={health < 1.1 ? 'stale' : 'plain'}>{healthWords(health)}</Chip>}
          {isClaim && (
            <Chip tone="stale">{claimedBy ? `Claimed by ${claimedBy}` : 'Claimed'}, not counted</Chip>
          )}
          {isHidden && <Chip>Hidden, not counted</Chip>}
        </div>
      )}
      <ul
        aria-label="What is in it"
        className="mt-2 divide-y divide-hairline border-t border-hairline text-small"
      >
        {parts.map((part, index) => (
          <PartLine
            key={`${part.asset} ${part.role} ${part.countedAs} ${index}`}
            {...{ part, claimedBy }}
            cents={cents.parts[index] ?? null}
            isHidden={!isHidden && cents.hidden[index] === true}
          />
        ))}
      </ul>
    </li>
  )
}

const roles = { supplied: null, borrowed: 'owed', fee: 'fees earned' } as const

function PartLine({
  part: { asset, symbol, name, amount, decimals, role },
  claimedBy,
  cents,
  isHidden,
}: {
  part: PositionPart
  claimedBy: string | undefined
  cents: number | null
  /** Whether it alone of the position is hidden. */
  isHidden: boolean
}) {
  // What a service calls a reward may be a fee or not.
  const word = claimedBy !== undefined && role === 'fee' ? 'rewards' : roles[role]
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 last:pb-0">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <WholeAmount text={formatTokenAmount(amount, decimals)} className="min-w-0" />
        <span className="max-w-full wrap-anywhere" title={name ?? undefined}>
          {symbol ?? name ?? asset.slice(asset.indexOf(':') + 1)}
        </span>
        {word !== null && <span className="text-note text-muted">{word}</span>}
        {isHidden && <span className="text-note text-muted">hidden, not counted</span>}
      </span>
      <span className="ml-auto font-figure">
        {cents === null ? <span className="text-muted">No price</span> : formatUsd(cents / 100)}
      </span>
    </li>
  )
}

function PositionsSkeleton() {
  return (
    <div className={grid}>
      {['a', 'b'].map((key) => (
        <div key={key} className="rounded-base border border-hairline bg-surface p-4">
          <Skeleton className="h-3.5 w-3/5" />
          <Skeleton className="mt-3 h-3 w-2/5" />
          <Skeleton className="mt-4 h-3 w-4/5" />
        </div>
      ))}
    </div>
  )
}
