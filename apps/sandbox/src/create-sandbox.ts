import type { Address } from 'viem'
import { names } from './catalogue/names.ts'
import { tokens } from './catalogue/tokens.ts'
import { demoWallets, wallets } from './catalogue/wallets.ts'
import { type Chain, createChain } from './chain/create-chain.ts'
import { createClock } from './clock.ts'
import { createRequestLog, type LoggedRequest } from './control/request-log.ts'
import { createServer } from './create-server.ts'
import type { Fault } from './faults/fault.ts'
import { createFaultBoard } from './faults/fault-board.ts'
import { createPrices } from './prices/create-prices.ts'
import { upstreams } from './upstreams/registry.ts'

/** How a sandbox is to start. */
export interface SandboxOptions {
  /** The same seed gives the same chain and the same prices. @default 1 */
  readonly seed?: number | undefined
  /** @default any free port */
  readonly port?: number | undefined
  /** Freezes the sandbox's time at this moment; without it, its time is the machine's. */
  readonly now?: Date | undefined
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
  readonly chain: Chain
  /** Sets the fault of an upstream, or clears it with null. Throws a `RangeError` for an unknown upstream. */
  setFault(upstream: string, fault: Fault | null): void
  /** Moves the sandbox's time, and with it the time of the chain's next block. */
  setClock(moment: Date | number): Promise<void>
  now(): Date
  /** What an upstream, or all of them, were asked, the oldest first. */
  requests(upstream?: string): readonly LoggedRequest[]
  clearRequests(): void
  /** Ends the server and the node, and the requests that still wait. */
  close(): Promise<void>
}

/** Starts the local chain and the stand-ins that read it. Throws when either cannot run here. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { seed = 1, port = 0, now, onProgress } = options
  const clock = createClock(now?.getTime())
  const chain = await createChain(seed, clock, onProgress)
  const board = createFaultBoard()
  const requests = createRequestLog()
  const closing = new AbortController()
  const setClock = async (moment: Date | number) => {
    clock.set(Number(moment))
    await chain.syncTime()
  }
  const world = { chain, clock, prices: createPrices(seed) }
  const server = createServer({ world, board, requests, setClock }, closing.signal)
  const close = async () => {
    closing.abort()
    await server.close()
    await chain.close()
  }
  const url = await server.listen({ host: '127.0.0.1', port }).catch(async (error) => {
    await close()
    throw error
  })
  return {
    url,
    // Donations go to the demo wallet: the page that asks for them is part of what is tried here.
    env: Object.assign({ DONATION_ADDRESS: demo.address }, ...upstreams.map((upstream) => upstream.env(url))),
    demo,
    chain,
    setFault(upstream, fault) {
      if (!upstreams.some(({ name }) => name === upstream))
        throw new RangeError(`There is no upstream ${upstream}`)
      board.set(upstream, fault)
    },
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
