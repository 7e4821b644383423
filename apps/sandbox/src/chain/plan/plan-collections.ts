import { type Address, encodeFunctionData } from 'viem'
import { type Collection, collections, type Piece } from '../../catalogue/collections.ts'
import { wallets } from '../../catalogue/wallets.ts'
import type { Random } from '../../random.ts'
import { badges, offChainCollection, onChainCollection } from '../artifacts.generated.ts'
import type { Call } from '../calls.ts'
import type { Dated, Year } from './year.ts'

/** Every piece is minted to its owner, or to the friend who passes it on later. */
export function planCollections(year: Year, random: Random): Dated[] {
  return collections.flatMap((collection) =>
    collection.pieces.flatMap((piece) => {
      const at = random.integer(year.start + 30 * 86_400, year.end - 60 * 86_400)
      const owner = wallets[piece.owner].address
      const { friend } = wallets
      const passedOn = collection.standard === 'ERC721' && owner !== friend.address && random.fraction() < 0.4
      if (!passedOn) return [{ at, call: mintPiece(collection, piece, owner) }]
      return [
        { at, call: mintPiece(collection, piece, friend.address) },
        {
          at: at + random.integer(1, 40) * 86_400,
          call: passPiece(collection, piece, friend.address, owner),
        },
      ]
    }),
  )
}

export function mintPiece(
  collection: Collection,
  { tokenId, uri = '', amount = 1n }: Piece,
  to: Address,
): Call {
  const from = collection.spam ? wallets.spammer.address : wallets.exchange.address
  return { from, to: collection.address, data: mintData(collection.contract, to, tokenId, uri, amount) }
}

function mintData(
  contract: Collection['contract'],
  to: Address,
  tokenId: bigint,
  uri: string,
  amount: bigint,
) {
  const functionName = 'mint'
  if (contract === 'onChain')
    return encodeFunctionData({ abi: onChainCollection.abi, functionName, args: [to, tokenId] })
  if (contract === 'badges')
    return encodeFunctionData({ abi: badges.abi, functionName, args: [to, tokenId, amount] })
  return encodeFunctionData({ abi: offChainCollection.abi, functionName, args: [to, tokenId, uri] })
}

function passPiece(collection: Collection, { tokenId }: Piece, from: Address, to: Address): Call {
  const data = encodeFunctionData({
    abi: onChainCollection.abi,
    functionName: 'transferFrom',
    args: [from, to, tokenId],
  })
  return { from, to: collection.address, data }
}
