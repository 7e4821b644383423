import { type AssetId, fromAssetId, type LotSeal } from '@pkg/api-contract'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import { formatUnits } from '../../../lib/format-units.ts'
import type { KnownBalances } from '../ledger/movement.ts'
import type { AssetNames } from './asset-names.ts'
import type { ConfirmedBalances } from './confirmed-balances.ts'
import { findBroken, type HashedMovement, toHashedMovement, unbroken } from './find-broken.ts'
import type { Grown } from './grown.ts'
import { movesBalance, type PackedMovements, textAt } from './pack-movements.ts'
import { toAccount, toBookKey } from './to-books.ts'
import { assetOf } from './to-gain-rows.ts'
import { toPieceSeals } from './to-piece-seals.ts'

/**
 * Holds what the lots of each wallet come to against the balances that a node told, and its pieces against what it told of them. A
 * wallet without such balances has no seal, and a token that gives a node no answer is not confirmed: it is not none.
 */
export function toLotSeals(
  /** What the books come to, in base units, by book and account. */
  counted: ReadonlyMap<string, bigint>,
  {
    confirmed: wallets,
    grown,
    parts,
    names: { decimalsOf, nameAsset },
    isLeftOut,
    timeZone,
  }: {
    confirmed: readonly ConfirmedBalances[]
    grown: readonly Grown[]
    parts: readonly PackedMovements[]
    names: AssetNames
    /** Assets that are in no book: hidden ones, and debts. */
    isLeftOut: (asset: AssetId) => boolean
    timeZone: string
  },
): LotSeal[] {
  const moved = listMoved(parts)
  const seals: LotSeal[] = []
  for (const wallet of wallets) {
    const { chainId, address, balances, block, at, measured, complete } = wallet
    const own = moved.get(toWalletId(wallet)) ?? new Set()
    for (const asset of new Set([...balances.keys(), ...own])) {
      const decimals = decimalsOf(asset)
      if (decimals === null || isLeftOut(asset)) continue
      const key = `${toBookKey({ asset, tokenId: null })} ${toAccount(address, asset)}`
      const confirmed = balances.get(asset) ?? null
      const units = counted.get(key) ?? 0n
      if (confirmed === null && units === 0n) continue
      const holds = confirmed === null ? null : units === confirmed
      seals.push({
        chainId,
        asset: assetOf(asset),
        ...nameAsset(asset),
        tokenId: null,
        decimals,
        wallet: address,
        counted: formatUnits(units, decimals),
        confirmed: confirmed === null ? null : confirmed.toString(),
        block,
        holds,
        ...(confirmed === null || holds
          ? unbroken
          : findBroken(listMovements({ parts, grown }, wallet, asset), {
              ...{ chainId, timeZone, complete },
              present: { block, at, balances: new Map([[asset, confirmed]]) },
              waypoints: measured.filter((told) => told.balances.has(asset)).map((told) => only(told, asset)),
            })),
      })
    }
  }
  return [...seals, ...toPieceSeals(counted, { confirmed: wallets, parts, nameAsset, timeZone })]
}

/** The assets whose balance moved in each wallet, the first to move first. */
function listMoved(parts: readonly PackedMovements[]): Map<string, Set<AssetId>> {
  const moved = new Map<string, Set<AssetId>>()
  for (const packed of parts) {
    /** Pairs of places in `texts`: there are few, and as many movements of them as there are. */
    const seen = new Set<number>()
    for (let place = 0; place < packed.at.length; place += 1) {
      const pair = (packed.wallet[place] ?? 0) * packed.texts.length + (packed.asset[place] ?? 0)
      if (seen.has(pair) || !movesBalance(packed, place)) continue
      seen.add(pair)
      const asset = textAt(packed, 'asset', place) as AssetId
      const { chainId } = fromAssetId(asset)
      const wallet = toWalletId({ chainId, address: textAt(packed, 'wallet', place) })
      const own = moved.get(wallet)
      if (own === undefined) moved.set(wallet, new Set([asset]))
      else own.add(asset)
    }
  }
  return moved
}

/** The movements of an asset in a wallet, with what its balance grew by itself. */
function listMovements(
  { parts, grown }: { parts: readonly PackedMovements[]; grown: readonly Grown[] },
  { address }: Pick<ConfirmedBalances, 'address'>,
  asset: AssetId,
): HashedMovement[] {
  const movements: HashedMovement[] = []
  for (const packed of parts) {
    for (let place = 0; place < packed.at.length; place += 1) {
      if (textAt(packed, 'asset', place) !== asset || textAt(packed, 'wallet', place) !== address) continue
      if (movesBalance(packed, place)) movements.push(toHashedMovement(packed, place, asset))
    }
  }
  for (const one of grown) {
    if (one.asset !== asset || one.wallet !== address) continue
    const { block, at, amount } = one
    const id = `grown ${movements.length}`
    movements.push({
      ...{ id, asset, kind: 'transfer', counterparty: null, hash: '' },
      ...{ block, at, amount },
    })
  }
  return movements
}

/** What was told of one asset. */
const only = ({ balances, ...told }: KnownBalances, asset: AssetId): KnownBalances => ({
  ...told,
  balances: new Map([[asset, balances.get(asset) ?? 0n]]),
})
