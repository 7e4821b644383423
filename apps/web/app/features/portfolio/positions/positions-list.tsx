import type { Position, PositionPart } from '@pkg/api-contract'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { formatTokenAmount } from '@pkg/ui-kit/format/format-token-amount.ts'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { useQueries } from '@tanstack/react-query'
import { ChainMark } from '../chains/chain-mark.tsx'
import { useMergeOnChain } from '../chains/use-merge-on-chain.ts'
import { plural } from '../figures/plural.ts'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { walletPositions, walletTokens } from '../queries/queries.ts'
import { groupDebts, groupHoldings } from '../readings/group-holdings.ts'
import { SourcedPanel } from '../readings/sourced-panel.tsx'
import { walletName } from '../wallets/wallet-book.ts'
import type { WalletPanelProps } from '../wallets/wallet-panel-props.ts'
import { isWhollyHidden, listHiddenRows } from './find-hidden.ts'
import { describePosition, describeTrust, healthWords, sumPositions } from './position-words.ts'
import { toShownCents } from './to-shown-cents.ts'

const grid = 'grid gap-3 lg:grid-cols-2'

/** What the wallets in view have inside contracts, with what is in each, how far it is believed and where it counts. */
export function PositionsList({ addresses, scope, book }: WalletPanelProps) {
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
  return (
    <SourcedPanel
      title="Inside Contracts"
      scope={describeSum(positions)}
      query={query}
      rows={positions.map(({ position }) => position)}
      empty="Nothing found inside contracts"
      skeleton={<PositionsSkeleton />}
    >
      <ul aria-label="Inside contracts" className={grid}>
        {positions.map(({ position, cents, address }) => (
          <PositionCard
            key={`${address} ${position.id}`}
            {...{ position, cents }}
            wallet={addresses.length > 1 ? (walletName(book, address) ?? shortenAddress(address)) : null}
          />
        ))}
      </ul>
    </SourcedPanel>
  )
}

function describeSum(positions: Parameters<typeof sumPositions>[0]): string {
  const { worth, unknown, claimed, hidden } = sumPositions(positions)
  return [
    plural(positions.length, 'position'),
    ...(worth === null ? [] : [`worth ${formatUsd(worth)}, less what is owed`]),
    ...(unknown === 0 ? [] : [`${unknown} of unknown worth`]),
    ...(claimed === 0 ? [] : [`${plural(claimed, 'claim')} not counted`]),
    ...(hidden === 0 ? [] : [`${hidden} hidden, not counted`]),
  ].join('; ')
}

interface PositionCardProps {
  position: Position
  cents: ReturnType<typeof toShownCents>[number]
  /** Whose it is, where several wallets are in view. */
  wallet: string | null
}

function PositionCard({ position, cents, wallet }: PositionCardProps) {
  const { kind, parts, health, trust, chainId } = position
  const isClaim = trust === 'claimed'
  const isHidden = isWhollyHidden(cents.hidden)
  return (
    <li className="min-w-0 rounded-base border border-hairline bg-surface p-4 break-inside-avoid">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0 text-body font-strong wrap-break-word">{describePosition(position)}</h3>
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
      <p className="text-note text-muted wrap-anywhere">
        {describeTrust(position, isHidden)}
        {wallet !== null && ` In ${wallet}.`}
      </p>
      {(health !== null || isClaim || isHidden) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {health !== null && <Chip tone={health < 1.1 ? 'stale' : 'plain'}>{healthWords(health)}</Chip>}
          {isClaim && <Chip tone="stale">Claimed, not counted</Chip>}
          {isHidden && <Chip>Hidden, not counted</Chip>}
        </div>
      )}
      <ul
        aria-label="What is in it"
        className="mt-2 divide-y divide-hairline border-t border-hairline text-small"
      >
        {parts.map((part, index) => (
          <PartLine
            key={`${part.asset} ${part.role} ${part.countedAs}`}
            part={part}
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
  cents,
  isHidden,
}: {
  part: PositionPart
  cents: number | null
  /** Whether it alone of the position is hidden. */
  isHidden: boolean
}) {
  const word = roles[role]
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
