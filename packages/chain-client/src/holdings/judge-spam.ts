import { ETHEREUM, NATIVE, SPAM_LINE, type Spam, type SpamReason } from '@pkg/api-contract'
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

const reasons = {
  flagged: { id: 'flagged', message: 'The data source calls it spam.', points: 100 },
  doubted: { id: 'flagged', message: 'The data source has doubts about it.', points: 20 },
  link: { id: 'link', message: 'There is a link in its name.', points: 30 },
  bait: { id: 'bait', message: 'Its name asks you to claim or visit something.', points: 30 },
  imitation: { id: 'look-alike-symbol', message: 'It carries the symbol of a well-known token.', points: 25 },
} as const satisfies Record<string, SpamReason>

/** A source's flag stands; a well-known or verified contract is never accused, nor one that has a price to trust. */
const isTrusted = ({ chainId, address, hasTrustedPrice, verified }: Suspect) =>
  (chainId === ETHEREUM && known.has(address)) || verified === true || address === NATIVE || hasTrustedPrice

/**
 * What speaks against something. A name is judged by what it asks for: a link together with a call to act is bait,
 * either alone is suspect, as is a well-known symbol on an unknown contract.
 */
export function scoreSpam(suspect: Suspect): SpamReason[] {
  const { symbol, name, flagged } = suspect
  if (flagged === 'yes') return [reasons.flagged, ...readName(symbol, name)]
  const own = flagged === 'suspect' ? [reasons.doubted] : []
  return isTrusted(suspect) ? own : [...own, ...readName(symbol, name)]
}

function readName(symbol: string | null, name: string | null): SpamReason[] {
  const text = `${symbol ?? ''} ${name ?? ''}`
  const isImitation = IMITATED.has((symbol ?? '').normalize('NFKC').trim().toUpperCase())
  return [
    ...(LINK.test(text) ? [reasons.link] : []),
    ...(BAIT.test(text) ? [reasons.bait] : []),
    ...(isImitation ? [reasons.imitation] : []),
  ]
}

/** How likely something is bait: above the line it is, with anything against it it is suspect. */
export function judgeSpam(suspect: Suspect): Spam {
  const score = scoreSpam(suspect).reduce((sum, { points }) => sum + points, 0)
  if (score >= SPAM_LINE) return 'yes'
  return score > 0 ? 'suspect' : 'no'
}
