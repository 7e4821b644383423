import type { Address } from 'viem'
import { tokens } from '../../catalogue/tokens.ts'
import { wallets } from '../../catalogue/wallets.ts'
import { createRandom, type Random } from '../../random.ts'
import { transferCall } from '../calls.ts'
import { type Goal, goals } from './goals.ts'
import { planCollections } from './plan-collections.ts'
import { planOddities } from './plan-oddities.ts'
import type { Dated, Year } from './year.ts'

/** All that happens between the wallets in the year that ends at `end`, in order of time, the same for a seed. */
export function planYear(seed: number, end: number): Dated[] {
  const year = { start: end - 365 * day, end }
  const random = createRandom(seed, 'year')
  return [
    ...goals.flatMap((goal) => planGoal(goal, addressOf(goal.symbol), year, random)),
    ...planOddities(year, random),
    ...planCollections(year, random),
  ].sort((left, right) => left.at - right.at)
}

const day = 86_400

/** Moves that never overspend and end exactly at the goal; the moments of one goal's moves are its own. */
export function planGoal(
  { wallet, amount, moves }: Pick<Goal, 'wallet' | 'amount' | 'moves'>,
  token: Address | 'native',
  year: Year,
  random: Random,
): Dated[] {
  const owner = wallets[wallet].address
  const receive = (value: bigint) => transferCall(token, wallets.exchange.address, owner, value)
  const send = (value: bigint) =>
    transferCall(token, owner, random.pick([wallets.friend, wallets.shop, wallets.exchange]).address, value)
  const first = share(amount, random.integer(40, 80))
  const last = year.end - random.integer(4, 900) * 3_600
  // Ether comes before everything else: whoever sends a token pays for gas.
  const opening = year.start + (token === 'native' ? 0 : random.integer(2, 40) * day)
  const moments = Array.from({ length: moves - 2 }, () =>
    random.integer(opening + 3_600, last - 3_600),
  ).sort()
  let held = first
  const between = moments.map((at) => {
    const incoming = held < share(amount, 60) || (held < share(amount, 140) && random.fraction() < 0.5)
    const value = incoming ? share(amount, random.integer(2, 15)) : share(held, random.integer(3, 20))
    const rounded = random.fraction() < 0.6 ? round(value) : value
    held += incoming ? rounded : -rounded
    return { at, call: incoming ? receive(rounded) : send(rounded) }
  })
  const settle =
    held <= amount
      ? receive(amount - held)
      : transferCall(token, owner, wallets.exchange.address, held - amount)
  return [{ at: opening, call: receive(first) }, ...between, { at: last, call: settle }]
}

function addressOf(symbol: string): Address | 'native' {
  if (symbol === 'ETH') return 'native'
  const token = tokens.find((entry) => entry.symbol === symbol && entry.trust !== 'spam')
  if (!token) throw new RangeError(`The catalogue has no token ${symbol}`)
  return token.address
}

function share(amount: bigint, percent: number): bigint {
  return (amount * BigInt(percent)) / 100n
}

/** People send round sums: two leading digits stay. */
function round(value: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(value.toString().length - 2, 0))
  return (value / unit) * unit
}
