import { cutText, sumHoldings, toExplorerLink, withoutPlace } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { Chip } from '@pkg/ui-kit/components/chip.tsx'
import { EmptyState } from '@pkg/ui-kit/components/empty-state.tsx'
import { Notice } from '@pkg/ui-kit/components/notice.tsx'
import { Skeleton } from '@pkg/ui-kit/components/skeleton.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { FatalError } from '#app/components/fatal-error.tsx'
import { hasCode } from '#app/lib/has-code.ts'
import { paths } from '#app/paths.ts'
import { ChainMark } from '../chains/chain-mark.tsx'
import { PortfolioChainsContext } from '../chains/portfolio-chains.ts'
import { formatPrice } from '../figures/format-price.ts'
import { noValue } from '../holdings/price-note.tsx'
import { EVERYTHING, tokenPrices } from '../queries/queries.ts'
import { usePortfolio } from '../queries/use-portfolio.ts'
import { usePortfolioSession } from '../queries/use-portfolio-session.ts'
import { useSpamVerdict } from '../queries/use-spam-verdict.ts'
import { groupDebts, groupHoldings } from '../readings/group-holdings.ts'
import { isKnown } from '../readings/wallet-reading.ts'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { TransactionsPanel } from '../transfers/transactions-panel.tsx'
import { useWalletBook } from '../wallets/wallet-book.ts'
import { listFamily } from './list-family.ts'
import { listTokenWallets } from './list-token-wallets.ts'
import { parseTokenPath } from './parse-token-path.ts'
import { PriceTrustCard } from './price-trust-card.tsx'
import { TokenHolding } from './token-holding.tsx'
import { TokenPrices } from './token-prices.tsx'
import { TokenResultCard } from './token-result-card.tsx'
import { usePageTitle } from './use-page-title.ts'

const LONGEST_TITLE = 60

interface TokenPageProps {
  /** As the address of the page has them. */
  chainId: string
  address: string
}

/** One token over all wallets: where it is held, what it cost, its contract, and every movement of it. */
export function TokenPage(props: TokenPageProps) {
  const { ready } = usePortfolioSession()
  const token = parseTokenPath(props.chainId, props.address)
  return (
    <div className="page-width pb-12">
      <Link
        to={`${paths.dashboard}?tab=tokens`}
        className="mt-4 -ml-1 inline-flex min-h-8 items-center gap-1.5 rounded-base px-1 text-small text-muted hover:text-text print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4 stroke-[1.75]" />
        All tokens
      </Link>
      {token === null ? (
        <Missing>
          A token has a chain number and a contract address, 0x and 40 hexadecimal digits. This address of a
          page has not.
        </Missing>
      ) : (
        <Content token={token} ready={ready} />
      )}
    </div>
  )
}

function Missing({ children }: { children: string }) {
  return (
    <>
      <h1 className="pt-3 pb-4 text-head font-head">No such token</h1>
      <Card as="div" className="p-card">
        <EmptyState
          title={children}
          action={
            <Button asChild size="sm">
              <Link to={`${paths.dashboard}?tab=tokens`}>See all tokens</Link>
            </Button>
          }
        />
      </Card>
    </>
  )
}

interface ContentProps {
  token: NonNullable<ReturnType<typeof parseTokenPath>>
  ready: boolean
}

function Content({ token: { chainId, address, id }, ready }: ContentProps) {
  const { addresses, readings, error } = usePortfolio(ready)
  const { book, readChains } = useWalletBook(ready)
  const chains = useMemo(() => ({ known: readChains, several: readChains.length > 1 }), [readChains])
  const told = useQuery({ ...tokenPrices({ chainId, address }, '1m'), enabled: ready })
  const tokens = useMemo(
    () => readings?.filter(isKnown).flatMap((reading) => reading.tokens) ?? [],
    [readings],
  )
  const { usd, assetsUsd = usd } = useMemo(() => sumHoldings(tokens), [tokens])
  const holdings = useMemo(() => groupHoldings(tokens), [tokens])
  const holding = holdings.find((found) => found.id === id)
  const inside = [...holdings, ...groupDebts(tokens)].filter(
    (found) => found.inside !== null && withoutPlace(found.id) === id,
  )
  const rows = listTokenWallets(readings ?? [], id, holding?.usdValue ?? null)
  const known = readings?.filter(isKnown).length ?? 0
  const holders = new Set(rows.map((row) => row.address))
  const readAt = readings
    ?.filter(isKnown)
    .flatMap((reading) => (holders.has(reading.address) ? reading.updatedAt : []))
    .sort()[0]
  const waiting = readings?.some(({ state }) => state === 'loading') ?? true

  const held = rows[0]?.token
  const name = held?.name ?? inside[0]?.name ?? told.data?.name ?? null
  const symbol = held?.symbol ?? inside[0]?.symbol ?? told.data?.symbol ?? null
  usePageTitle(toTitle(name, symbol))

  if (error && !readings) return <FatalError message="Failed to fetch addresses" />
  // The server knows every token that moved, also what is held no more.
  if (rows.length + inside.length === 0 && !waiting && hasCode(told.error, 'TOKEN_NOT_HELD')) {
    return <Missing>None of your wallets holds or moved this token, as far as they were read.</Missing>
  }

  const isDebt = held?.kind === 'debt' || told.data?.standing === 'debt'
  const isHidden = !isDebt && (held ? holding === undefined : told.data?.standing === 'hidden')
  const price = rows.find(({ token }) => token.usdPrice !== null)?.token.usdPrice ?? null
  return (
    <PortfolioChainsContext value={chains}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-3 pb-4 md:pb-5">
        <div className="flex min-w-0 items-center gap-3">
          <AssetPicture
            src={held?.thumbnail ?? held?.logo ?? told.data?.logo ?? null}
            className="size-10 flex-none"
          />
          <div className="min-w-0">
            <h1 className="text-head font-head wrap-anywhere">
              {name ??
                symbol ??
                (told.data || !waiting ? 'Unnamed token' : <Skeleton className="h-6 w-40" />)}
            </h1>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
              {name && symbol && <span className="wrap-anywhere">{symbol}</span>}
              <ChainMark chainId={chainId} asset={address} />
              {isDebt && <Chip>Debt</Chip>}
              {isHidden && <Chip tone="stale">Hidden as spam</Chip>}
              {holding?.spam === 'suspect' && <Chip tone="stale">Possible spam</Chip>}
            </p>
          </div>
        </div>
        {holding && (
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            <Fact
              label={holding.unvalued > 0n ? 'Value, as far as priced' : 'Value'}
              text={holding.usdValue === null ? noValue(holding) : formatUsd(holding.usdValue)}
            />
            <Fact label="Price of one" text={price === null ? noValue(holding) : formatPrice(price)} />
          </dl>
        )}
      </div>
      {isHidden && <HiddenNotice chainId={chainId} address={address} />}
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid gap-4 md:gap-6">
          {ready ? <TokenPrices chainId={chainId} address={address} /> : <Skeleton className="h-80 w-full" />}
          {ready && known > 0 && !waiting && !isDebt && !isHidden && (
            <TokenResultCard
              {...{ id, rows }}
              worthUsd={holding?.usdValue ?? 0}
              unread={(readings?.length ?? 0) - known}
              hasInside={inside.length > 0}
              family={listFamily(holdings, { id, symbol })}
            />
          )}
        </div>
        <div className="grid gap-4 md:gap-6">
          {known > 0 ? (
            <TokenHolding
              {...{ rows, holding, inside, book }}
              worth={assetsUsd}
              unread={(readings?.length ?? 0) - known}
            />
          ) : (
            <Skeleton className="h-40 w-full" />
          )}
          {holding && readAt !== undefined && <PriceTrustCard {...{ holding }} updatedAt={readAt} />}
          <ContractCard chainId={chainId} address={address} />
        </div>
      </div>
      {ready && addresses && addresses.length > 0 && (
        <TransactionsPanel addresses={addresses} scope={EVERYTHING} book={book} asset={id} />
      )}
    </PortfolioChainsContext>
  )
}

/** "USD Coin (USDC)". Strangers name tokens: a name of any length is cut, as the tab would cut it. */
function toTitle(name: string | null, symbol: string | null): string | null {
  const title = name !== null && symbol !== null && name !== symbol ? `${name} (${symbol})` : (name ?? symbol)
  return title === null ? null : cutText(title, LONGEST_TITLE)
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-small text-muted">{label}</dt>
      <dd className="text-figure-md font-figure text-figure">{text}</dd>
    </div>
  )
}

/** Says why nothing of it is counted, and takes the decision back. */
function HiddenNotice({ chainId, address }: { chainId: number; address: string }) {
  const decide = useSpamVerdict()
  return (
    <Notice
      tone="warn"
      title="Hidden as spam."
      className="mb-4 rounded-base"
      action={
        <Button
          size="sm"
          busy={decide.isPending}
          onClick={() => decide.mutate({ chainId, asset: address, verdict: 'show' })}
        >
          Show this token
        </Button>
      }
    >
      It is in no total, no list and no history of yours.
    </Notice>
  )
}

/** Where the token lives: its contract to copy, and to look up. */
function ContractCard({ chainId, address }: { chainId: number; address: string }) {
  const explorer = toExplorerLink(chainId, { token: address })
  return (
    <Card>
      <CardBand>
        <CardHead title="Contract" />
        {address.startsWith('0x') ? (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-small">
            <Address value={address} copy />
            <ExplorerLink url={explorer} what="Token" />
          </p>
        ) : (
          <p className="mt-1 text-small text-muted">The coin of the chain itself; it has no contract.</p>
        )}
      </CardBand>
    </Card>
  )
}
