import { type AssetId, DAY_MS } from '@pkg/api-contract'
import type { Growth } from '@pkg/chain-client'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import { sumOf } from '../../../lib/sum-of.ts'
import { addInterest } from '../ledger/add-interest.ts'
import { isFound, type KnownBalances, type Movement } from '../ledger/movement.ts'
import { walkBack } from '../ledger/walk-back.ts'
import type { ConfirmedBalances } from './confirmed-balances.ts'
import type { Grown } from './grown.ts'
import { movesBalance, type PackedMovements, textAt } from './pack-movements.ts'

/**
 * What the movements of wallets do not tell of balances that grow by themselves: lots of it came nobody else's way. A day's is one,
 * as of days that are long over the last reading alone is kept.
 *
 * Where a pool writes what grew into the next movement it is among the movements, and only what grew since the last is told.
 *
 * @param growthOf how a balance changes without a movement; null of one that does not
 */
export function findGrown(
  parts: readonly PackedMovements[],
  wallets: readonly ConfirmedBalances[],
  growthOf: (asset: AssetId) => Growth | null,
): Omit<Grown, 'micros'>[] {
  const moved = listMoved(parts, wallets, growthOf)
  const grown = wallets.flatMap((wallet) =>
    [...wallet.balances.keys()].flatMap((asset) => {
      const growth = growthOf(asset)
      if (growth === null) return []
      const movements = moved.get(`${toWalletId(wallet)} ${asset}`) ?? []
      const { chainId, address } = wallet
      return byDay(findOfOne(wallet, { asset, growth, movements })).map((one) => ({
        ...{ chainId, wallet: address, asset },
        ...one,
      }))
    }),
  )
  return grown.sort((a, b) => a.at - b.at)
}

type Growing = Pick<Grown, 'at' | 'block' | 'amount'>

function findOfOne(
  { block, at, balances, measured, complete }: ConfirmedBalances,
  { asset, growth, movements }: { asset: AssetId; growth: Growth; movements: readonly Movement[] },
): Growing[] {
  const only = (told: KnownBalances): KnownBalances => ({
    ...told,
    balances: new Map([[asset, told.balances.get(asset) ?? 0n]]),
  })
  const present = only({ block, at, balances })
  const readings = measured.filter((told) => told.balances.has(asset)).map(only)
  const walk = walkBack({ present, movements: [...movements], waypoints: readings, complete })
  const told = addInterest(walk, () => growth, { measured: readings, present, complete }).tracks.get(asset)
  if (told === undefined) return []
  const moves = told.changes.filter((change) => !isFound(change))
  const total = (some: readonly Movement[]) => sumOf(some, ({ amount }) => amount)
  // What is unexplained stays so: no lot is made of it.
  if (told.changes.some(({ kind }) => kind === 'unexplained')) return []
  const interest = told.changes.filter(({ kind }) => kind === 'interest')
  if (total(moves) === total(movements)) return interest
  const rest = (present.balances.get(asset) ?? 0n) - told.opening - total(movements)
  const written = Math.max(...movements.map((movement) => movement.at))
  const since = interest.filter((one) => one.at > written)
  if (total(since) === rest) return since
  return rest === 0n ? [] : [{ at, block, amount: rest }]
}

/** One of each day, at its last reading. */
function byDay(grown: readonly Growing[]): Growing[] {
  return [...Map.groupBy(grown, ({ at }) => Math.floor(at / DAY_MS)).values()].flatMap((ofDay) => {
    const last = ofDay.at(-1)
    const amount = sumOf(ofDay, (one) => one.amount)
    return last === undefined || amount === 0n ? [] : [{ at: last.at, block: last.block, amount }]
  })
}

/** The movements of what grows, by wallet and asset. */
function listMoved(
  parts: readonly PackedMovements[],
  wallets: readonly ConfirmedBalances[],
  growthOf: (asset: AssetId) => Growth | null,
): Map<string, Movement[]> {
  const found = new Map<string, Movement[]>()
  for (const wallet of wallets) {
    for (const asset of wallet.balances.keys()) {
      if (growthOf(asset) !== null) found.set(`${toWalletId(wallet)} ${asset}`, [])
    }
  }
  if (found.size === 0) return found
  for (const packed of parts) {
    for (let place = 0; place < packed.at.length; place += 1) {
      const asset = textAt(packed, 'asset', place) as AssetId
      if (growthOf(asset) === null || !movesBalance(packed, place)) continue
      const address = textAt(packed, 'wallet', place)
      const chainId = Number(asset.slice(0, asset.indexOf(':')))
      const counterparty = packed.texts[packed.counterparty[place] ?? 0] || null
      found.get(`${toWalletId({ chainId, address })} ${asset}`)?.push({
        ...{ id: `${textAt(packed, 'hash', place)}:${place}`, asset, kind: 'transfer', counterparty },
        ...{ block: packed.block[place] ?? 0, at: packed.at[place] ?? 0, amount: packed.amount[place] ?? 0n },
      })
    }
  }
  return found
}
