import { fromAssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { AssetMovement } from '../ports/movements.ts'
import { isNativeFace } from './is-native-face.ts'

/**
 * Moves of tokens, those of faces of the coin told as what they are: a face that moves the coin tells moves of it that stand
 * nowhere else, and any other repeats what the coin's own movements tell.
 */
export function countCoinMoves(chain: Chain, movements: readonly AssetMovement[]): AssetMovement[] {
  return movements.flatMap((movement): AssetMovement[] => {
    const { address } = fromAssetId(movement.asset)
    if (!isNativeFace(chain, address)) return [movement]
    if (address !== chain.movingFace) return []
    return [{ ...movement, asset: toAssetId({ chainId: chain.id, address: NATIVE }), kind: 'internal' }]
  })
}
