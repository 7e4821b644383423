import type { Address, Hash } from 'viem'
import { type ChainEntry, ethereum, paysForData } from '../catalogue/chains.ts'
import { wallets } from '../catalogue/wallets.ts'
import type { Clock } from '../clock.ts'
import { bareToken } from './artifacts.generated.ts'
import { buildHistory } from './build-history.ts'
import { type Call, transferCall } from './calls.ts'
import { type ChainClient, createChainClient } from './client.ts'
import { code, codeOf } from './genesis.ts'
import { planBlocks } from './plan/plan-blocks.ts'
import { planSideChain } from './plan/plan-side-chain.ts'
import { forgetBlocks } from './read/read-block.ts'
import { sendCallAndWait } from './send-call.ts'
import { startAnvil } from './start-anvil.ts'

/** A transfer to send on the local chain; it comes from the exchange's wallet when nobody is named. */
interface TransferRequest {
  readonly token: Address | 'native'
  readonly from?: Address | undefined
  readonly to: Address
  /** In base units. */
  readonly value: bigint
}

/** A transaction that was mined. `logIndex` is that of its first log, null when it wrote none. */
export interface Mined {
  readonly transactionHash: Hash
  readonly blockNumber: number
  readonly logIndex: number | null
  /** The block's time in seconds since 1970. */
  readonly timestamp: number
}

/** A local chain. */
export interface Chain {
  readonly entry: ChainEntry
  /** The node itself, with no fault between. */
  readonly rpcUrl: string
  readonly pid: number
  /** Resolves when the node has ended, for whatever reason. */
  readonly ended: Promise<void>
  readonly client: ChainClient
  /** Sends a call in a block of its own at the sandbox's time. Throws when it reverts. */
  send(call: Call): Promise<Mined>
  transfer(request: TransferRequest): Promise<Mined>
  /** Takes the latest blocks away, as where a chain goes on from an earlier one. */
  rollBack(blocks: number): Promise<void>
  /** The balance in base units of a token contract, or in wei for `native`. */
  balanceOf(token: Address | 'native', owner: Address): Promise<bigint>
  /** Tells the node that the sandbox's time was moved. */
  syncTime(): Promise<void>
  close(): Promise<void>
}

/** Starts a node and gives it a year of history that ends at the last midnight (UTC) of the clock. */
export async function createChain(
  entry: ChainEntry,
  seed: number,
  clock: Clock,
  onProgress: (message: string) => void = () => {},
): Promise<Chain> {
  const seconds = () => Math.floor(clock.now() / 1000)
  const midnight = Math.floor(seconds() / 86_400) * 86_400
  const history =
    entry === ethereum
      ? { code, blocks: planBlocks(seed, midnight) }
      : { code: codeOf(entry), blocks: planSideChain(entry, seed, midnight) }
  const anvil = await startAnvil([
    ...[
      '--timestamp',
      String((history.blocks[0]?.at ?? seconds()) - 60),
      '--accounts',
      '0',
      '--order',
      'fifo',
    ],
    ...['--no-mining', '--auto-impersonate', '--chain-id', String(entry.id)],
    ...(paysForData(entry.family) ? ['--optimism'] : []),
    ...(entry.family === 'celo' ? ['--celo'] : []),
  ])
  const client = createChainClient(anvil.rpcUrl, entry)
  const syncTime = async () => {
    await client.request({ method: 'evm_setTime' as never, params: [seconds()] as never })
  }
  const setNextTime = async () => {
    const { timestamp } = await client.getBlock()
    const next = BigInt(seconds()) > timestamp ? BigInt(seconds()) : timestamp + 1n
    await client.setNextBlockTimestamp({ timestamp: next })
  }
  try {
    await buildHistory(client, entry, history, seed, onProgress)
    await syncTime()
    await setNextTime()
    await client.mine({ blocks: 1 })
    await client.setAutomine(true)
  } catch (error) {
    await anvil.stop()
    throw error
  }
  // One at a time: each call sets the time of the next block, which must be its own.
  let queue: Promise<unknown> = Promise.resolve()
  const send = (call: Call) => {
    const mined = queue.then(async () => {
      await setNextTime()
      return mine(client, call)
    })
    queue = mined.catch(() => {})
    return mined
  }
  return {
    entry,
    rpcUrl: anvil.rpcUrl,
    pid: anvil.pid,
    ended: anvil.ended,
    client,
    send,
    transfer: ({ token, from = wallets.exchange.address, to, value }) =>
      send(transferCall(token, from, to, value)),
    async rollBack(blocks) {
      await client.request({ method: 'anvil_rollback' as never, params: [blocks] as never })
      forgetBlocks(client, Number(await client.getBlockNumber()))
    },
    balanceOf: (token, owner) =>
      token === 'native'
        ? client.getBalance({ address: owner })
        : client.readContract({
            address: token,
            abi: bareToken.abi,
            functionName: 'balanceOf',
            args: [owner],
          }),
    syncTime,
    close: anvil.stop,
  }
}

async function mine(client: ChainClient, call: Call): Promise<Mined> {
  const { transactionHash, status, blockNumber, logs } = await sendCallAndWait(client, call)
  if (status !== '0x1') throw new Error(`The transaction ${transactionHash} was reverted`)
  const { timestamp } = await client.getBlock({ blockNumber: BigInt(blockNumber) })
  const logIndex = logs[0]?.logIndex
  return {
    transactionHash,
    blockNumber: Number(blockNumber),
    logIndex: logIndex ? Number(logIndex) : null,
    timestamp: Number(timestamp),
  }
}
