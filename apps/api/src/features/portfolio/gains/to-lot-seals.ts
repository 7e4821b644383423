import { type AssetId, fromAssetId, type LotSeal, toExplorerLink } from '@pkg/api-contract'
import type { LedgerState, WalletKey } from '../../../database/ledgers.repository.ts'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import { formatUnits } from '../../../lib/format-units.ts'
import type { KnownBalances, Movement } from '../ledger/movement.ts'
import { walkBack } from '../ledger/walk-back.ts'
import type { AssetNames } from './asset-names.ts'
import type { Grown } from './grown.ts'
import { movesBalance, type PackedMovements, textAt } from './pack-movements.ts'
import { toLocalDay } from './tax-year.ts'
import { toAccount, toBookKey } from './to-books.ts'
import { assetOf } from './to-gain-rows.ts'

/** The balances of a wallet that a node told at the block up to which its movements are known. */
export interface ConfirmedBalances extends WalletKey {
  block: number
  at: number
  balances: ReadonlyMap<AssetId, bigint>
  /** What a node told of earlier blocks: between which of them the movements stop to explain what is held. */
  measured: readonly KnownBalances[]
  /** Whether the movements reach back to its first. */
  complete: boolean
}

/** Nothing of a wallet without such balances. */
export function toConfirmed(wallet: WalletKey, state: LedgerState | undefined): ConfirmedBalances[] {
  if (state === undefined || state.balances === null) return []
  const { balances, block, at, measured, cutShortAt } = state
  return [{ ...wallet, balances, block, at, measured, complete: cutShortAt === null }]
}

/**
 * Holds what the lots of each wallet come to against the balances that a node told. A wallet without such balances has no
 * seal.
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
    const { chainId, address, balances, block } = wallet
    const own = moved.get(toWalletId(wallet)) ?? new Set()
    for (const asset of new Set([...balances.keys(), ...own])) {
      const decimals = decimalsOf(asset)
      if (decimals === null || isLeftOut(asset)) continue
      const key = `${toBookKey({ asset, tokenId: null })} ${toAccount(address, asset)}`
      const confirmed = balances.get(asset) ?? 0n
      const units = counted.get(key) ?? 0n
      const holds = units === confirmed
      const broken = holds ? null : findBroken({ parts, grown }, wallet, asset)
      seals.push({
        chainId,
        asset: assetOf(asset),
        ...nameAsset(asset),
        tokenId: null,
        decimals,
        wallet: address,
        counted: formatUnits(units, decimals),
        confirmed: confirmed.toString(),
        block,
        holds,
        brokenSince: broken === null ? null : toLocalDay(broken.at, timeZone),
        brokenBy: broken?.hash
          ? {
              transactionHash: broken.hash,
              explorerUrl: toExplorerLink(chainId, { transaction: broken.hash }),
            }
          : null,
      })
    }
  }
  return seals
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

/**
 * The first moment at which the movements of an asset do not explain what the wallet held, and the transaction of then; null where
 * none is found.
 */
function findBroken(
  { parts, grown }: { parts: readonly PackedMovements[]; grown: readonly Grown[] },
  { address, block, at, balances, measured, complete }: ConfirmedBalances,
  asset: AssetId,
): { at: number; hash: string | null } | null {
  const movements: (Movement & { hash: string })[] = []
  for (const packed of parts) {
    for (let place = 0; place < packed.at.length; place += 1) {
      if (textAt(packed, 'asset', place) !== asset || textAt(packed, 'wallet', place) !== address) continue
      if (!movesBalance(packed, place)) continue
      movements.push({
        ...{ id: String(movements.length), asset, kind: 'transfer', counterparty: null },
        hash: textAt(packed, 'hash', place),
        block: packed.block[place] ?? 0,
        at: packed.at[place] ?? 0,
        amount: packed.amount[place] ?? 0n,
      })
    }
  }
  for (const one of grown) {
    if (one.asset !== asset || one.wallet !== address) continue
    const { block: grownBy, at: grownAt, amount } = one
    movements.push({
      ...{ id: String(movements.length), asset, kind: 'transfer', counterparty: null, hash: '' },
      ...{ block: grownBy, at: grownAt, amount },
    })
  }
  movements.sort((a, b) => a.at - b.at)
  const present = { block, at, balances: new Map([[asset, balances.get(asset) ?? 0n]]) }
  const waypoints = measured.filter((told) => told.balances.has(asset)).map((told) => only(told, asset))
  const { findings } = walkBack({ present, movements, waypoints, complete })
  if (findings.length === 0) return null
  const first = Math.min(...findings.map((finding) => finding.at))
  // What is held without ever having moved has none.
  return { at: first, hash: movements.find((movement) => movement.at === first)?.hash || null }
}

/** What was told of one asset. */
const only = ({ balances, ...told }: KnownBalances, asset: AssetId): KnownBalances => ({
  ...told,
  balances: new Map([[asset, balances.get(asset) ?? 0n]]),
})
