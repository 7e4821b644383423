import { divide } from '../primitives/decimal.ts'
import { least } from './basis.ts'
import type { Entry, Spend } from './ledger.ts'

const windowDays = 30

/** Sums by day: what had been counted at the end of each day on which something happened. */
class DaySums {
  readonly #days: number[] = []
  readonly #sums: bigint[] = []

  set(day: number, sum: bigint): void {
    // Zones can write a later moment with an earlier day; it counts with the latest so far.
    const last = this.#days.at(-1)
    if (last !== undefined && day <= last) this.#sums[this.#sums.length - 1] = sum
    else {
      this.#days.push(day)
      this.#sums.push(sum)
    }
  }

  latest(): bigint {
    return this.#sums.at(-1) ?? 0n
  }

  /** The sum at the end of a day. */
  at(day: number): bigint {
    let low = 0
    let high = this.#days.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#days[middle] as number) <= day) low = middle + 1
      else high = middle
    }
    return this.#sums[low - 1] ?? 0n
  }
}

/**
 * Canada's superficial losses: how much of a loss is denied, because the same property was bought within 30
 * days before or after and some is still held when those days have passed.
 *
 * `denied = loss × least(sold, bought in the 61 days, held at their end) / sold`
 */
export function createSuperficialLosses(
  entries: readonly Entry[],
  byWallet: boolean,
): (spend: Spend, loss: bigint) => bigint {
  const bought = new Map<string | undefined, DaySums>()
  const held = new Map<string | undefined, DaySums>()
  const keyOf = (account: string | undefined): string | undefined => (byWallet ? account : undefined)
  const sumsOf = (sums: typeof held, account: string | undefined): DaySums => {
    const key = keyOf(account)
    const found = sums.get(key) ?? new DaySums()
    sums.set(key, found)
    return found
  }
  for (const entry of entries) {
    if (entry.kind === 'move') continue
    const balance = sumsOf(held, entry.account)
    if (entry.kind === 'acquire') {
      const purchases = sumsOf(bought, entry.account)
      purchases.set(entry.date.day, purchases.latest() + entry.quantity)
      balance.set(entry.date.day, balance.latest() + entry.quantity)
    } else {
      balance.set(entry.date.day, balance.latest() - least(entry.quantity, balance.latest()))
    }
  }

  return (spend, loss) => {
    if (loss <= 0n) return 0n
    const { day } = spend.date
    const purchases = sumsOf(bought, spend.account)
    const boughtAround = purchases.at(day + windowDays) - purchases.at(day - windowDays - 1)
    const stillHeld = sumsOf(held, spend.account).at(day + windowDays)
    const part = least(spend.quantity, least(boughtAround, stillHeld))
    return divide(loss * part, spend.quantity)
  }
}
