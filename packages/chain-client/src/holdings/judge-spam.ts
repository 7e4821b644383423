import { NATIVE, SPAM_LINE, type Spam, type SpamReason, type Token } from '@pkg/api-contract'
import { chains } from '@pkg/chains'
import { listKnownTokens } from '../data/list-known-tokens.ts'
import { findBait } from './find-bait.ts'

export interface Suspect {
  chainId: number
  address: string
  symbol: string | null
  name: string | null
  /** The source's own flag; nothing else makes the judgement milder than that. */
  flagged: Spam
  /** Whether it has a price that can be trusted. */
  hasTrustedPrice: boolean
  verified?: boolean | null
}

const known = new Map<number, ReadonlySet<string>>(
  chains.map((chain) => [chain.id, new Set(listKnownTokens(chain))]),
)
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

/** Whether an asset is one of the well-known ones of its chain, its own coin included. */
export function isWellKnown({ chainId, address }: { chainId: number; address: string }): boolean {
  return address === NATIVE || known.get(chainId)?.has(address) === true
}

/** Whether somebody answers for the contract: it is well known, or its source has verified it. */
export function isVouchedFor(token: {
  chainId: number
  address: string
  verified?: boolean | null
}): boolean {
  return token.verified === true || isWellKnown(token)
}

/** Whether a price is known, and its source has not said that it knows nothing of the contract. */
export function hasTrustedPrice({ usdPrice, verified }: Pick<Token, 'usdPrice' | 'verified'>): boolean {
  return usdPrice !== null && verified !== false
}

/**
 * What speaks against something. A source's flag stands; a contract that somebody answers for is never accused by its
 * name. A link together with a call to act is bait whatever a market says; either alone makes suspect where no price
 * can be trusted, as does a well-known symbol on an unknown contract.
 */
export function scoreSpam(suspect: Suspect): SpamReason[] {
  const { symbol, name, flagged, hasTrustedPrice } = suspect
  if (flagged === 'yes') return [reasons.flagged, ...readName(symbol, name).all]
  const own = flagged === 'suspect' ? [reasons.doubted] : []
  if (isVouchedFor(suspect)) return own
  const { all, bait } = readName(symbol, name)
  return [...own, ...(hasTrustedPrice ? bait : all)]
}

function readName(symbol: string | null, name: string | null): { all: SpamReason[]; bait: SpamReason[] } {
  const { hasLink, asksToAct } = findBait(`${symbol ?? ''} ${name ?? ''}`)
  const isImitation = IMITATED.has((symbol ?? '').normalize('NFKC').trim().toUpperCase())
  const words = [...(hasLink ? [reasons.link] : []), ...(asksToAct ? [reasons.bait] : [])]
  return {
    all: [...words, ...(isImitation ? [reasons.imitation] : [])],
    bait: hasLink && asksToAct ? words : [],
  }
}

/** How likely something is bait: above the line it is, with anything against it it is suspect. */
export function judgeSpam(suspect: Suspect): Spam {
  const score = scoreSpam(suspect).reduce((sum, { points }) => sum + points, 0)
  if (score >= SPAM_LINE) return 'yes'
  return score > 0 ? 'suspect' : 'no'
}
