import { type AssetId, fromAssetId, type LotSeal } from '@pkg/api-contract'
import type { PieceId } from '@pkg/chain-client'
import { toWalletId } from '../../../database/to-wallet-id.ts'
import type { NameAsset } from './asset-names.ts'
import type { ConfirmedBalances } from './confirmed-balances.ts'
import { findBroken, toHashedMovement, unbroken } from './find-broken.ts'
import { isHidden, movesBalance, type PackedMovements, textAt, tokenIdAt } from './pack-movements.ts'
import { toAccount, toBookKey } from './to-books.ts'
import { assetOf } from './to-gain-rows.ts'

/** A piece that moved in a wallet, and where its movements stand. */
interface MovedPiece {
  asset: AssetId
  tokenId: string
  places: { packed: PackedMovements; place: number }[]
}

/**
 * Holds the pieces of collections that the books come to in each wallet against what a node told of them; what is hidden is left out. A
 * piece that is counted and of which the node told nothing is not confirmed. Of what is neither counted nor there, there is
 * nothing to say.
 */
export function toPieceSeals(
  /** What the books come to, by book and account. */
  counted: ReadonlyMap<string, bigint>,
  {
    confirmed: wallets,
    parts,
    nameAsset,
    timeZone,
  }: {
    confirmed: readonly ConfirmedBalances[]
    parts: readonly PackedMovements[]
    nameAsset: NameAsset
    timeZone: string
  },
): LotSeal[] {
  const moved = listMovedPieces(parts)
  return wallets.flatMap((wallet) => {
    const { chainId, address, pieces, block, at, nftsComplete } = wallet
    if (pieces === null) return []
    return [...(moved.get(toWalletId(wallet))?.values() ?? [])].flatMap(
      ({ asset, tokenId, places }): LotSeal[] => {
        const piece: PieceId = `${asset}#${tokenId}`
        const units = counted.get(`${toBookKey({ asset, tokenId })} ${toAccount(address, asset)}`) ?? 0n
        const told = pieces.get(piece) ?? null
        if (units === 0n && (told ?? 0n) === 0n) return []
        const holds = told === null ? null : units === told
        return [
          {
            ...{ chainId, asset: assetOf(asset), ...nameAsset(asset), tokenId, decimals: 0, wallet: address },
            ...{ counted: String(units), confirmed: told === null ? null : String(told), block, holds },
            ...(told === null || holds
              ? unbroken
              : findBroken(
                  places.map(({ packed, place }) => toHashedMovement(packed, place, asset)),
                  {
                    ...{ chainId, timeZone, complete: nftsComplete },
                    present: { block, at, balances: new Map([[asset, told]]) },
                  },
                )),
          },
        ]
      },
    )
  })
}

/** The pieces that moved in each wallet and are not hidden, the first to move first. */
function listMovedPieces(parts: readonly PackedMovements[]): Map<string, Map<PieceId, MovedPiece>> {
  const moved = new Map<string, Map<PieceId, MovedPiece>>()
  for (const packed of parts) {
    for (let place = 0; place < packed.at.length; place += 1) {
      if (movesBalance(packed, place) || isHidden(packed, place)) continue
      const tokenId = tokenIdAt(packed, place)
      if (tokenId === null) continue
      const asset = textAt(packed, 'asset', place) as AssetId
      const { chainId } = fromAssetId(asset)
      const wallet = toWalletId({ chainId, address: textAt(packed, 'wallet', place) })
      let own = moved.get(wallet)
      if (own === undefined) {
        own = new Map()
        moved.set(wallet, own)
      }
      const piece: PieceId = `${asset}#${tokenId}`
      const known = own.get(piece)
      if (known === undefined) own.set(piece, { asset, tokenId, places: [{ packed, place }] })
      else known.places.push({ packed, place })
    }
  }
  return moved
}
