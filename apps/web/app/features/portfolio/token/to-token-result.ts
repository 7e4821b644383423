import { type Micros, microsToCents, parseMicros, type Token } from '@pkg/api-contract'
import { formatExactAmount } from '../figures/format-exact-amount.ts'
import { plural } from '../figures/plural.ts'
import type { MovementSums } from '../queries/movement-queries.ts'

/** What a token made by its price, in cents that add up: `worth` − `cameIn` + `wentOut` + `gas` = `made`. */
export interface TokenResult {
  worth: number
  cameIn: number
  wentOut: number
  gas: number
  made: number
}

interface TokenResultInput {
  /** Of every movement of the token, in all wallets. */
  sums: Pick<MovementSums, 'sums' | 'assets' | 'unvalued' | 'provisional'>
  /** What the wallets hold of it. */
  tokens: readonly Pick<Token, 'balance' | 'decimals' | 'usdValue'>[]
  /** What that is worth in dollars, as the page says it. */
  worthUsd: number
  /** Wallets that were not read. */
  unread: number
}

/**
 * What a token made: what is held is worth now, less what came in, plus what went out, each worth what it was then. What moved
 * between two of the wallets is in neither. As text, why that is not known.
 */
export function toTokenResult({ sums, tokens, worthUsd, unread }: TokenResultInput): TokenResult | string {
  if (unread > 0) return `${plural(unread, 'wallet')} not read.`
  if (sums.provisional) return 'Its movements, or their prices, are still being read.'
  if (sums.unvalued > 0) {
    return `${plural(sums.unvalued, 'movement')} of it ${sums.unvalued === 1 ? 'has' : 'have'} no known value.`
  }
  if (tokens.some(({ usdValue }) => usdValue === null)) return 'There is no price of it now that counts.'
  const [moved] = sums.assets
  const held = tokens.reduce((sum, { balance }) => sum + BigInt(balance), 0n)
  const net = moved === undefined ? 0n : BigInt(moved.received) - BigInt(moved.sent)
  if (net !== held) {
    const decimals = moved?.decimals ?? tokens[0]?.decimals ?? null
    const amount = (units: bigint) => formatExactAmount(String(units), decimals)
    return `Its movements come to ${amount(net)}, and your wallets hold ${amount(held)}: of what lies between them, such as interest or what no source lists, no worth of its time is known.`
  }
  const outside = sums.sums.filter(({ betweenOwn }) => !betweenOwn)
  const cents = (of: (sum: MovementSums['sums'][number]) => boolean) =>
    microsToCents(outside.filter(of).reduce((sum: Micros, one) => sum + parseMicros(one.exactValue), 0n))
  const worth = Math.round(worthUsd * 100)
  const cameIn = cents(({ direction }) => direction === 'Received')
  const wentOut = cents(({ direction, kind }) => direction === 'Sent' && kind !== 'gas')
  const gas = cents(({ kind }) => kind === 'gas')
  return { worth, cameIn, wentOut, gas, made: worth - cameIn + wentOut + gas }
}
