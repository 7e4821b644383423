import { toAssetId } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import type { AssetMovement } from '../../ports/movements.ts'
import type { Address } from '../../ports/wallet-data.ts'
import type { Log } from './find-logs.ts'
import { isErc20 } from './list-tokens.ts'

/** What a Transfer of a wallet's moved of a token, or of the coin where a contract moves that; none where it moved nothing. */
export function toTokenMovement(chain: Chain, wallet: Address, log: Log, at: number): AssetMovement[] {
  const { address, blockNumber: block, data, topics, transactionHash, transactionIndex, logIndex } = log
  if (!isErc20(chain, log, { withMoving: true })) return []
  const from = `0x${topics[1]?.slice(26)}`
  const to = `0x${topics[2]?.slice(26)}`
  const value = BigInt(data)
  if (from === to || value === 0n) return []
  const isOut = from === wallet
  return [
    {
      id: `${transactionHash}:log:${logIndex}`,
      asset: toAssetId({ chainId: chain.id, address }),
      block,
      at,
      kind: 'transfer',
      amount: isOut ? -value : value,
      counterparty: isOut ? to : from,
      ...(transactionIndex !== undefined && { position: transactionIndex }),
    },
  ]
}
