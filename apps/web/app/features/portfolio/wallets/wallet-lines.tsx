import type { FreshnessState, ListedWallet } from '@pkg/api-contract'
import { formatRelativeTime } from '@pkg/ui-kit/format/format-relative-time.ts'
import { shortenAddress } from '@pkg/ui-kit/format/shorten-address.ts'
import { plural } from '../figures/plural.ts'
import { useNow } from '../readings/use-now.ts'
import { isKnown, readingFreshness, type WalletReading } from '../readings/wallet-reading.ts'

interface WalletLinesProps {
  reading: WalletReading
  wallet: ListedWallet | undefined
  selected: boolean
}

const words: Record<Exclude<FreshnessState, 'fresh'>, string> = {
  ageing: 'ageing',
  stale: 'stale',
  partial: 'partial',
}

/** Who a wallet is: label, ENS name, always the address; what it holds, how sure that is, and its tags. */
export function WalletLines({ reading, wallet, selected }: WalletLinesProps) {
  const { address } = reading
  const name = wallet?.label ?? wallet?.ensName ?? null
  const secondName = wallet?.label ? wallet.ensName : null
  const short = (
    <span title={address} className="font-mono text-[0.93em] whitespace-nowrap tracking-[-0.01em]">
      {shortenAddress(address)}
    </span>
  )

  return (
    // Wide enough for the short address: a longer amount goes below it.
    <span className="min-w-0 @min-[24rem]:min-w-30 @min-[24rem]:flex-1 @min-[24rem]:basis-0">
      {name === null ? (
        <span className="block font-label">{short}</span>
      ) : (
        <>
          <span className="block font-label wrap-anywhere">{name}</span>
          <span className="block text-note text-muted">
            {secondName && <span className="wrap-anywhere">{secondName} · </span>}
            {short}
          </span>
        </>
      )}
      <span className="block text-note text-muted">
        {isKnown(reading)
          ? held(reading.worth)
          : reading.state === 'loading'
            ? 'Being read'
            : 'Tokens unknown'}
        <State reading={reading} />
        {selected && ' · selected'}
      </span>
      {wallet && wallet.tags.length > 0 && (
        <span className="block text-note wrap-anywhere text-faint">
          {wallet.tags.map((tag) => `#${tag}`).join(' ')}
        </span>
      )}
    </span>
  )
}

/** The state and age of the reading; nothing while it is fresh. */
function State({ reading }: { reading: WalletReading }) {
  const now = useNow()
  if (!isKnown(reading)) return null
  const state = readingFreshness(reading, now)
  if (state === 'fresh') return null
  return (
    <span title={reading.problem ?? undefined} className={state === 'ageing' ? undefined : 'text-warn'}>
      {` · ${words[state]}, ${formatRelativeTime(reading.updatedAt, now, { style: 'short' })}`}
    </span>
  )
}

function held({ pricedHoldings, unpricedHoldings }: { pricedHoldings: number; unpricedHoldings: number }) {
  const tokens = pricedHoldings + unpricedHoldings
  return tokens === 0 ? '0 tokens, empty' : plural(tokens, 'token')
}
