import type { AssetId, LotSeal } from '@pkg/api-contract'
import { formatUnits } from 'viem'
import type { LedgerState, LedgersRepository, WalletKey } from '../../../database/ledgers.repository.ts'
import { walkBack } from '../ledger/walk-back.ts'
import type { AssetNames } from './asset-names.ts'
import { toLocalDay } from './tax-year.ts'
import { toAccount, toBookKey } from './to-books.ts'
import { assetOf } from './to-gain-rows.ts'

/** What is known of the ledger of a wallet; undefined where it was never read. */
export interface KnownLedger {
  wallet: WalletKey
  state: LedgerState | undefined
}

/**
 * Holds what the lots of each wallet come to against the balances that a node told at the block up to which its
 * movements are known. A wallet without such balances has no seal.
 */
export async function toLotSeals(
  /** What the books come to, in base units, by book and account. */
  counted: ReadonlyMap<string, bigint>,
  {
    known,
    ledgers,
    names: { decimalsOf, nameAsset },
    isLeftOut,
    timeZone,
  }: {
    known: readonly KnownLedger[]
    ledgers: Pick<LedgersRepository, 'listMovements'>
    names: AssetNames
    /** Assets that are in no book: hidden ones, and debts. */
    isLeftOut: (asset: AssetId) => boolean
    timeZone: string
  },
): Promise<LotSeal[]> {
  const seals: LotSeal[] = []
  for (const { wallet, state } of known) {
    if (state === undefined || state.balances === null) continue
    const { balances, block, at, cutShortAt } = state
    const movements = await ledgers.listMovements(wallet)
    const assets = [...new Set([...balances.keys(), ...movements.map(({ asset }) => asset)])]
    const present = { block, at, balances }
    const { findings } = walkBack({ present, movements, complete: cutShortAt === null })
    for (const asset of assets) {
      const decimals = decimalsOf(asset)
      if (decimals === null || isLeftOut(asset)) continue
      const key = `${toBookKey({ asset, tokenId: null })} ${toAccount(wallet.address, asset)}`
      const confirmed = balances.get(asset) ?? 0n
      const units = counted.get(key) ?? 0n
      const own = findings.filter((finding) => finding.asset === asset)
      const broken = own.length === 0 ? null : Math.min(...own.map((finding) => finding.at))
      seals.push({
        chainId: wallet.chainId,
        asset: assetOf(asset),
        ...nameAsset(asset),
        tokenId: null,
        decimals,
        wallet: wallet.address,
        counted: formatUnits(units, decimals),
        confirmed: confirmed.toString(),
        block,
        holds: units === confirmed,
        brokenSince: broken === null || units === confirmed ? null : toLocalDay(broken, timeZone),
      })
    }
  }
  return seals
}
