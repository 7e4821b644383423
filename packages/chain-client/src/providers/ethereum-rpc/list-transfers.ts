import type { Transfer } from '@pkg/api-contract'
import { pad } from 'viem'
import { toDistinct, toTransfer } from '../../holdings/to-transfer.ts'
import { toIsoTime } from '../../parsing/to-iso-time.ts'
import { TRANSFER } from '../../parsing/transfer-topic.ts'
import type { Address } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { findLogs, type Log } from './find-logs.ts'
import { isErc20 } from './list-tokens.ts'
import type { EthereumNode } from './open-node.ts'
import { readTokenMetadata, unknownToken } from './token-metadata.ts'

/** The latest ERC-20 transfers of a wallet, from logs. */
export async function listTransfers(
  node: EthereumNode,
  wallet: Address,
  limit: number,
  report?: (problem: string) => void,
): Promise<Transfer[]> {
  const topic = pad(wallet)
  const isToken = (log: Log) => isErc20(node.chain, log)
  const enough = (logs: readonly Log[]) => logs.filter(isToken).length >= limit
  const found = await findLogs(
    node,
    [
      [TRANSFER, null, topic],
      [TRANSFER, topic],
    ],
    enough,
  )
  const logs = found.logs.filter(isToken).slice(0, limit)
  if (logs.length < limit && found.searchedFrom > 0) {
    report?.(`Read from an Ethereum node: transfers before block ${found.searchedFrom} are not shown.`)
  }
  const [metadata, times] = await Promise.all([
    readTokenMetadata(node, [...new Set(logs.map(({ address }) => address))]),
    readTimes(node, logs),
  ])
  return toDistinct(
    logs.map((log) =>
      toTransfer(wallet, {
        chainId: node.chain.id,
        tokenAddress: log.address,
        ...(metadata.get(log.address) ?? unknownToken),
        logo: null,
        value: BigInt(log.data).toString(),
        fromAddress: toAddress(log.topics[1]),
        toAddress: toAddress(log.topics[2]),
        transactionHash: log.transactionHash,
        logIndex: log.logIndex,
        blockTimestamp: times.get(log.blockNumber) ?? '',
        spam: 'no',
      }),
    ),
  )
}

const toAddress = (topic = '') => `0x${topic.slice(26)}`

/** Times of the blocks; newer nodes send them along with the log, older ones are asked. */
async function readTimes({ client }: EthereumNode, logs: readonly Log[]): Promise<Map<number, string>> {
  const known = new Map(logs.map(({ blockNumber, blockTimestamp }) => [blockNumber, blockTimestamp] as const))
  const pairs = await Promise.all(
    [...known].map(async ([blockNumber, timestamp]) => {
      const seconds =
        timestamp ?? Number((await client.getBlock({ blockNumber: BigInt(blockNumber) })).timestamp)
      const time = toIsoTime(seconds)
      if (time === null) throw new ProviderError('badbody', { provider: 'Ethereum node', operation: 'block' })
      return [blockNumber, time] as const
    }),
  )
  return new Map(pairs)
}
