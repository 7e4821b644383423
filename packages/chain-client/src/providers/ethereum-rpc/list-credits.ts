import { NATIVE, toAssetId } from '@pkg/api-contract'
import { type Hex, pad, toEventSelector, toHex } from 'viem'
import * as z from 'zod'
import type { AssetMovement } from '../../ports/movements.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { findLogs, type Topics } from './find-logs.ts'
import type { EthereumNode } from './open-node.ts'
import { type RawBlock, rawReceipt } from './raw-transaction.ts'

/** Withdrawals of the beacon chain are told in billionths of a coin. */
const WEI_PER_GWEI = 1_000_000_000n

/** Events that tell of coins that the chain itself brings: their topics for a wallet. The amount is the first word. */
const EVENTS: Partial<Record<string, (wallet: Hex) => Topics>> = {
  minted: (wallet) => [toEventSelector('AddedReceiver(uint256,address,address)'), wallet],
  'state-sync': (wallet) => [
    toEventSelector('Deposit(address,address,uint256,uint256,uint256)'),
    null,
    wallet,
  ],
}

const tippedReceipts = z.array(rawReceipt)

/** What the transactions of a block paid to who made it: of each unit of gas what was not burnt. */
async function readTips({ client }: EthereumNode, { number, baseFeePerGas }: RawBlock): Promise<bigint> {
  const answer = await client.request({
    method: 'eth_getBlockReceipts' as never,
    params: [toHex(number)] as never,
  })
  const { data } = tippedReceipts.safeParse(answer)
  if (data === undefined) {
    throw new ProviderError('badbody', { provider: 'Ethereum node', operation: 'tips' })
  }
  const burnt = baseFeePerGas ?? 0n
  return data.reduce(
    (sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * ((effectiveGasPrice ?? burnt) - burnt),
    0n,
  )
}

/** What came to a wallet without a transaction, by the recipes of the chain, as far as blocks and logs tell it. */
export async function listCredits(
  node: EthereumNode,
  wallet: Address,
  blocks: readonly RawBlock[],
): Promise<AssetMovement[]> {
  const { id, credits } = node.chain
  const times = new Map(blocks.map(({ number, timestamp }) => [number, timestamp * 1000]))
  const common = { asset: toAssetId({ chainId: id, address: NATIVE }), kind: 'native' as const }
  const found = await Promise.all(
    credits.map(async ({ kind, contract }): Promise<AssetMovement[]> => {
      if (kind === 'withdrawals') {
        return blocks.flatMap(({ number, timestamp, withdrawals }) =>
          withdrawals
            .filter(({ address, amount }) => address === wallet && amount > 0n)
            .map(({ index, amount }) => ({
              ...{ ...common, id: `withdrawal-${index}:credit`, block: number, at: timestamp * 1000 },
              ...{ amount: amount * WEI_PER_GWEI, counterparty: null, credit: kind },
            })),
        )
      }
      if (kind === 'block-rewards') {
        const own = blocks.filter(({ miner, transactions }) => miner === wallet && transactions.length > 0)
        return Promise.all(
          own.map(async (block) => ({
            ...{
              ...common,
              id: `block-${block.number}:credit`,
              block: block.number,
              at: block.timestamp * 1000,
            },
            ...{ amount: await readTips(node, block), counterparty: null, credit: kind },
          })),
        )
      }
      const topics = EVENTS[kind]?.(pad(wallet))
      const [first] = blocks
      if (topics === undefined || contract === undefined || first === undefined) return []
      const { logs } = await findLogs(node, [topics], (some) =>
        some.some(({ blockNumber }) => blockNumber < first.number),
      )
      return logs
        .filter(({ address, blockNumber, data }) => {
          return address === contract && times.has(blockNumber) && data.length >= 66
        })
        .map(({ transactionHash, logIndex, blockNumber, data }) => ({
          ...{ ...common, id: `${transactionHash}:credit:${logIndex}`, block: blockNumber },
          ...{ at: times.get(blockNumber) ?? 0, amount: BigInt(data.slice(0, 66)) },
          ...{ counterparty: contract, credit: kind },
        }))
    }),
  )
  return found.flat().filter(({ amount }) => amount > 0n)
}
