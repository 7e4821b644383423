import type { Position } from '@pkg/api-contract'
import { isWhollyHidden } from './find-hidden.ts'

const kinds: Readonly<Record<Position['kind'], string>> = {
  wrapped: 'Staked',
  lent: 'Lent',
  debt: 'Owed',
  vault: 'Vault',
  pool: 'Pool',
  account: 'Account',
}

/** "Pool on Uniswap v2: USDC and WETH". What a contract calls itself is not repeated. */
export function describePosition({ kind, protocol, parts }: Position): string {
  const symbols = [...new Set(parts.map(({ symbol, name }) => symbol ?? name ?? 'an unnamed token'))]
  const list =
    symbols.length < 2 ? symbols.join() : `${symbols.slice(0, -1).join(', ')} and ${symbols.at(-1)}`
  return `${kinds[kind]}${protocol === null ? '' : ` on ${protocol}`}: ${list}`
}

/** What is so of a position that says nothing else of itself, for all of them together. */
export const usualTrust =
  'Confirmed by a known contract of the protocol, and counted once, among the tokens above, where nothing else is said.'

/** Why it is believed and where it counts, where that is not as usual, in one or two sentences; else nothing. */
export function describeTrust({ trust, claimedBy, kind, shell, parts }: Position, isHidden: boolean): string {
  if (claimedBy !== undefined) {
    const ofToken =
      shell === null ? '' : ' The token that stands for it counts at its own price, if it has one.'
    return `Only ${claimedBy} says so.${ofToken}`
  }
  if (trust === 'claimed') return 'Only the contract itself says so.'
  const believed = trust === 'agreed' ? 'Believed because its market pays what is in it.' : ''
  return [believed, describeCount({ kind, parts }, isHidden)].filter(Boolean).join(' ')
}

function describeCount({ kind, parts }: Pick<Position, 'kind' | 'parts'>, isHidden: boolean): string {
  if (isHidden) return 'You have hidden it, or it looks like spam: it is in no total.'
  const places = new Set(parts.map(({ countedAs }) => countedAs))
  if (kind === 'debt') return 'Taken off the net worth.'
  if (places.has('itself') || places.has('holding')) return ''
  if (kind === 'wrapped') return 'The token counts at its own price.'
  return 'A part has no price, so that the token counts at its own, if it has one.'
}

/** "Moralis", or all who claim something, where there are several. */
export function listClaimants(claims: readonly Position[]): string {
  const names = [...new Set(claims.flatMap(({ claimedBy }) => claimedBy ?? []))]
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** How many times what stands against a debt would pay it. */
export function healthWords(health: number): string {
  if (health >= 100) return 'Health above 100'
  const rounded = Math.floor(health * 100) / 100
  return `Health ${rounded.toFixed(2)}${health < 1 ? ', may be sold' : ''}`
}

/**
 * What believed positions are worth together as they are written, of how many that is not known, how many are only claimed,
 * and how many are hidden.
 */
export function sumPositions(
  positions: readonly { position: Position; cents: { own: number | null; hidden: readonly boolean[] } }[],
) {
  const told = positions.filter(({ position }) => position.trust !== 'claimed')
  const believed = told.filter(({ cents }) => !isWhollyHidden(cents.hidden))
  const values = believed.flatMap(({ cents }) => cents.own ?? [])
  return {
    worth: values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / 100,
    unknown: believed.length - values.length,
    claimed: positions.length - told.length,
    hidden: told.length - believed.length,
  }
}
