import type { Movement, MovementCredit, MovementKind, UnvaluedBecause } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { AssetPicture } from '@pkg/ui-kit/components/asset-picture.tsx'
import { ArrowDownLeft, ArrowUpRight, ExternalLink } from 'lucide-react'
import { ChainMark } from '../chains/chain-mark.tsx'
import { formatDay } from '../figures/format-day.ts'
import { formatExactAmount } from '../figures/format-exact-amount.ts'
import { formatWorth } from '../figures/format-worth.ts'
import { noValue } from '../holdings/price-note.tsx'
import { TokenLink } from '../holdings/token-link.tsx'
import { debtWay } from './debt-way.ts'

/**
 * What a kind of movement is called, in lists and filters.
 * @param coin what the coin is called: it is not ether on every chain
 */
export function kindName(kind: MovementKind, coin: string): string {
  return {
    native: coin,
    internal: `${coin} by a contract`,
    token: 'Token',
    nft: 'NFT',
    gas: 'Gas',
  }[kind]
}

/** Why something came that no transaction sent. */
const creditWords: Record<MovementCredit, string> = {
  withdrawals: 'Withdrawal of a validator',
  'block-rewards': 'Reward of a block',
  minted: 'Minted by the chain',
  'state-sync': 'Bridged in by the chain',
  deposits: 'Bridged in',
  imports: 'From another part of the network',
  'election-rewards': 'Reward of an election',
}

const looks = {
  Received: { Icon: ArrowDownLeft, ink: 'text-gain', sign: '+' },
  Sent: { Icon: ArrowUpRight, ink: 'text-text', sign: '−' },
  Self: { Icon: ArrowUpRight, ink: 'text-muted', sign: '' },
}

/** What a movement's asset is called. */
function assetName({ symbol, name, tokenId }: Pick<Movement, 'symbol' | 'name' | 'tokenId'>): string {
  const text = symbol ?? name ?? 'Unnamed'
  return tokenId === null ? text : `${text} #${tokenId}`
}

/** What the coin of a movement's chain is called. */
const coinOf = ({ symbol }: Pick<Movement, 'symbol'>): string =>
  symbol === null || symbol === 'ETH' ? 'Ether' : symbol

/** How much moved, signed by its way, to the last base unit; with unknown decimals it says so. */
export function signedAmount({ direction, amount, decimals }: Movement): string {
  return looks[direction].sign + formatExactAmount(amount, decimals)
}

/** What moved. */
export function MovedAsset({ movement }: { movement: Movement }) {
  const { logo, name, chainId, asset, kind } = movement
  const text = assetName(movement)
  return (
    <span className="flex min-w-0 items-center gap-2 font-label">
      <AssetPicture src={logo} className="size-5 flex-none" />
      <span className="min-w-0">
        <span className="block max-w-[16ch] truncate" title={name ? `${name} (${text})` : text}>
          {kind === 'nft' ? (
            text
          ) : (
            <TokenLink chainId={chainId} address={asset}>
              {text}
            </TokenLink>
          )}
        </span>
        <ChainMark chainId={chainId} asset={asset} />
      </span>
    </span>
  )
}

interface MovementTypeProps {
  movement: Movement
  /** Whether it says in which of the person's wallets it happened. */
  several: boolean
}

/**
 * Which way it went and what it was, and the other end: the person's own label for it, always the address, and what
 * speaks against it.
 */
export function MovementType({ movement, several }: MovementTypeProps) {
  const { direction, fromAddress, toAddress, fromLabel, toLabel, wallet, hidden, suspicions } = movement
  const ownLabel = direction === 'Received' ? toLabel : fromLabel
  const { Icon, ink } = looks[direction]
  const { debt, incomplete = false, credit } = movement
  const [word, label, address] =
    direction === 'Received' ? ['from', fromLabel, fromAddress] : ['to', toLabel, toAddress]
  return (
    <>
      <span className={`flex items-center gap-1.5 whitespace-nowrap ${debt ? 'text-text' : ink}`}>
        <Icon aria-hidden="true" className="size-3.5 flex-none stroke-[1.75]" />
        {debt ? debtWay(direction) : direction}
        <span className="text-muted">· {kindName(movement.kind, coinOf(movement))}</span>
      </span>
      <span className="flex min-w-0 flex-wrap gap-x-1 text-note text-muted">
        {word}
        {label && <strong className="min-w-0 font-label text-text wrap-anywhere">{label}</strong>}
        {address === null ? <span>the network</span> : <Address value={address} />}
      </span>
      {several && (
        <span className="flex min-w-0 flex-wrap gap-x-1 text-note text-muted">
          in
          {ownLabel ? (
            <strong title={wallet} className="min-w-0 font-label text-text wrap-anywhere">
              {ownLabel}
            </strong>
          ) : (
            <Address value={wallet} />
          )}
        </span>
      )}
      {credit !== undefined && <span className="block text-note text-muted">{creditWords[credit]}</span>}
      {incomplete && (
        <span className="block max-w-[44ch] text-note whitespace-normal text-warn">
          Not the whole fee: a part of it is told by no source
        </span>
      )}
      {suspicions.map(({ id, message }) => (
        <span key={id} className="block max-w-[44ch] text-note whitespace-normal text-warn">
          Beware: {message}
        </span>
      ))}
      {hidden && <span className="block text-note text-warn">Hidden as spam</span>}
    </>
  )
}

/** What stands where a value would; the reason stands under it, where the words are not the whole of it. */
const unvaluedWords: Record<UnvaluedBecause['id'], string> = {
  nft: 'No price for NFTs',
  hidden: 'Not counted',
  debt: 'Not counted',
  untrusted: noValue({ priceTrust: 'untrusted' }),
  decimals: 'Unknown',
  unpriced: noValue({ priceTrust: null }),
}

/** Why a movement has no value, in words that everybody can read. */
export function WhyUnvalued({ because }: { because: Movement['unvaluedBecause'] }) {
  return (
    <>
      <span className="block text-muted">{unvaluedWords[because?.id ?? 'unpriced']}</span>
      {because && because.id !== 'nft' && (
        <span className="ml-auto block max-w-[28ch] min-w-[14ch] text-note text-balance whitespace-normal text-muted">
          {because.message}
        </span>
      )}
    </>
  )
}

/** What it was worth then, and by which price that is known; else why that is not known. */
export function ValueThen({ movement }: { movement: Movement }) {
  const { usdValue, unvaluedBecause } = movement
  if (usdValue === null) return <WhyUnvalued because={unvaluedBecause} />
  return (
    <>
      <span className="block whitespace-nowrap">{formatWorth(usdValue)}</span>
      <span className="block text-note whitespace-nowrap text-muted">
        {movement.debt && 'of debt, '}
        {describePrice(movement)}
      </span>
    </>
  )
}

/** Which price a value stands on: "price of the hour", "close of 4 Jan 2026". */
export function describePrice({ valuedAt, pricedAt }: Pick<Movement, 'valuedAt' | 'pricedAt'>): string {
  if (valuedAt === null || pricedAt === null) return ''
  if (valuedAt === 'hour') return 'price of the hour'
  if (valuedAt === 'present') return 'price of now'
  // The close is the first moment of the next day.
  return `close of ${formatDay(Date.parse(pricedAt) - 1)}`
}

const states = {
  confirmed: { word: 'Confirmed', ink: 'text-muted', meaning: undefined },
  recent: {
    word: 'Recent',
    ink: 'text-text',
    meaning: 'Its block is young; the chain may still replace it.',
  },
  failed: { word: 'Failed', ink: 'text-warn', meaning: 'Only its fee was paid.' },
}

/** How far a movement can be relied upon. */
export function MovementStateWord({ state }: { state: Movement['state'] }) {
  const { word, ink, meaning } = states[state]
  return (
    <>
      <span className={ink}>{word}</span>
      {meaning && (
        <span className="block max-w-[22ch] text-note text-balance whitespace-normal text-muted">
          {meaning}
        </span>
      )}
    </>
  )
}

/** Leads to a public explorer, which is told nothing of where one came from. */
export function ExplorerLink({ url, what }: { url: string | null; what: string }) {
  if (url === null) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      title={`${what} on ${new URL(url).host}`}
      className="inline-flex size-8 items-center justify-center rounded-base text-muted hover:text-text"
    >
      <ExternalLink aria-hidden="true" className="size-4 stroke-[1.75]" />
      <span className="sr-only">
        {what} on {new URL(url).host} (opens a new tab)
      </span>
    </a>
  )
}
