import { ETHEREUM, type Spam } from '@pkg/api-contract'
import { knownTokens } from '../data/known-tokens.ts'

export interface Suspect {
  chainId: number
  address: string
  symbol: string | null
  name: string | null
  /** What the source says; its word is not softened. */
  flagged: Spam
  /** A price from a source that does not vouch against the token. */
  hasTrustedPrice: boolean
  verified?: boolean | null
}

const known: ReadonlySet<string> = new Set(knownTokens)
const LINK =
  /https?:|www\.|t\.me\/|\b[a-z0-9-]{2,}\s?\.\s?(com|org|net|io|xyz|app|site|top|vip|gift|fi|co|info|finance|network|live|pro|online|club|cc|lol|cash|claims?|events?)\b/i
const BAIT = /\b(claim|visit|rewards?|airdrops?|voucher|bonus|free|redeem|gift|winner|whitelist)\b/i

/** The symbols that are imitated most. Under them, any other contract than the known one has to prove itself. */
const IMITATED = new Set(
  'ETH WETH STETH WSTETH USDC USDT DAI USDE WBTC LINK UNI AAVE SHIB PEPE BNB'.split(' '),
)

/**
 * How likely something is bait. A source's flag stands; a well-known or verified contract is never accused.
 * Beyond that a name is judged by what it asks for: a link together with a call to act is bait, either alone is
 * suspect, as is a well-known symbol on an unknown contract, unless a price that can be trusted speaks for it.
 */
export function judgeSpam({
  chainId,
  address,
  symbol,
  name,
  flagged,
  hasTrustedPrice,
  verified,
}: Suspect): Spam {
  if (flagged === 'yes') return 'yes'
  if ((chainId === ETHEREUM && known.has(address)) || verified === true || address === 'native')
    return flagged
  if (hasTrustedPrice) return flagged
  const text = `${symbol ?? ''} ${name ?? ''}`
  const hasLink = LINK.test(text)
  const hasBait = BAIT.test(text)
  if (hasLink && hasBait) return 'yes'
  const isImitation = IMITATED.has((symbol ?? '').normalize('NFKC').trim().toUpperCase())
  return hasLink || hasBait || isImitation ? 'suspect' : flagged
}
