import type { Address } from 'viem'
import { chainEntries, ethereum } from './catalogue/chains.ts'
import { names } from './catalogue/names.ts'
import { tokens } from './catalogue/tokens.ts'
import { demoWallets, wallets } from './catalogue/wallets.ts'
import { type Chain, createChain } from './chain/create-chain.ts'
import { createClock } from './clock.ts'
import { mint } from './control/mint.ts'
import { createRequestLog, type LoggedRequest } from './control/request-log.ts'
import { createServer } from './create-server.ts'
import type { Fault } from './faults/fault.ts'
import { createFaultBoard } from './faults/fault-board.ts'
import { createPrices } from './prices/create-prices.ts'
import { listUpstreams } from './upstreams/registry.ts'

/** How a sandbox is to start. */
export interface SandboxOptions {
  /** The same seed gives the same chain and the same prices. @default 1 */
  readonly seed?: number | undefined
  /** @default any free port */
  readonly port?: number | undefined
  /** Freezes the sandbox's time at this moment; without it, its time is the machine's. */
  readonly now?: Date | undefined
  /** Ids of the chains that stand beside Ethereum: 8453 (Base), 137 (Polygon). @default none */
  readonly sideChains?: readonly number[] | undefined
  readonly onProgress?: ((message: string) => void) | undefined
}

/** The wallets, tokens and names to try the product with. */
interface Demo {
  /** The address to track first. */
  readonly address: Address
  readonly addresses: readonly Address[]
  /** A wallet that nobody tracks and that has plenty of everything. */
  readonly counterparty: Address
  /** The token contracts by symbol, spam and nameless ones left out. */
  readonly tokens: Readonly<Record<string, Address>>
  /** The ENS names that resolve. */
  readonly names: readonly string[]
}

/** A running sandbox. */
export interface Sandbox {
  readonly url: string
  /** The settings that point the product at this sandbox. */
  readonly env: Readonly<Record<string, string>>
  readonly demo: Demo
  /** Ethereum. */
  readonly chain: Chain
  /** Every chain that stands here, Ethereum first. */
  readonly chains: readonly Chain[]
  /** Sets the fault of an upstream, or clears it with null. Throws a `RangeError` for an unknown upstream. */
  setFault(upstream: string, fault: Fault | null): void
  /** Clears every fault. */
  clearFaults(): void
  /**
   * Gives base units of a trial token or a liar, by its name, to a wallet on Ethereum; where the token stands, in small
   * letters. Throws a `RangeError` for another name.
   */
  mint(name: string, to: Address, value: bigint): Promise<Address>
  /** Moves the sandbox's time, and with it the time of the chain's next block. */
  setClock(moment: Date | number): Promise<void>
  now(): Date
  /** What an upstream, or all of them, were asked, the oldest first. */
  requests(upstream?: string): readonly LoggedRequest[]
  clearRequests(): void
  /** Ends the server and the node, and the requests that still wait. */
  close(): Promise<void>
}

/** Starts the local chains and the stand-ins that read them. Throws when either cannot run here. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { seed = 1, port = 0, now, sideChains = [], onProgress } = options
  const clock = createClock(now?.getTime())
  const unknown = sideChains.find((id) => !chainEntries.some((entry) => entry.id === id))
  if (unknown !== undefined) throw new RangeError(`There is no chain ${unknown} here`)
  const entries = chainEntries.filter((entry) => entry === ethereum || sideChains.includes(entry.id))
  const started = await Promise.allSettled(
    entries.map((entry) => createChain(entry, seed, clock, onProgress)),
  )
  const chains = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const closeChains = () => Promise.all(chains.map((one) => one.close()))
  const failed = started.find((one) => one.status === 'rejected')
  const [chain] = chains
  if (failed || !chain) {
    await closeChains()
    throw failed?.reason
  }
  const upstreams = listUpstreams(entries)
  const board = createFaultBoard()
  const requests = createRequestLog()
  const closing = new AbortController()
  const setClock = async (moment: Date | number) => {
    clock.set(Number(moment))
    await Promise.all(chains.map((one) => one.syncTime()))
  }
  const world = { chain, chains, clock, prices: createPrices(seed) }
  const server = createServer({ world, upstreams, board, requests, setClock }, closing.signal)
  const close = async () => {
    closing.abort()
    await server.close()
    await closeChains()
  }
  const url = await server.listen({ host: '127.0.0.1', port }).catch(async (error) => {
    await close()
    throw error
  })
  return {
    url,
    // Donations go to the demo wallet: the page that asks for them is part of what is tried here.
    env: Object.assign(
      { DONATION_ADDRESS: demo.address, CHAINS: entries.map(({ id }) => id).join(',') },
      ...upstreams.map((upstream) => upstream.env(url)),
    ),
    demo,
    chain,
    chains,
    setFault(upstream, fault) {
      if (!upstreams.some(({ name }) => name === upstream))
        throw new RangeError(`There is no upstream ${upstream}`)
      board.set(upstream, fault)
    },
    clearFaults: board.clear,
    mint: async (name, to, value) => (await mint(chain, name, to, value)).token.toLowerCase() as Address,
    setClock,
    now: () => new Date(clock.now()),
    requests: (upstream) => requests.list(upstream),
    clearRequests: requests.clear,
    close,
  }
}

const demo: Demo = {
  address: demoWallets[0].address,
  addresses: demoWallets.map((wallet) => wallet.address),
  counterparty: wallets.exchange.address,
  tokens: Object.fromEntries(
    tokens
      .filter(({ symbol, trust }) => symbol && trust !== 'spam')
      .map(({ symbol, address }) => [symbol, address]),
  ),
  names: names.map(({ name }) => name),
}
