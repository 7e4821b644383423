import { HOUR_MS } from '@pkg/api-contract'
import type { BlockBalances, MeasuredBalances } from '../../ports/block-balances.ts'
import type { WalletData } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { defineChainProvider } from '../define-provider.ts'
import { readBalancesAt, readHead } from './block-balances.ts'
import { createHeadMark } from './create-head-mark.ts'
import { findPoolParts } from './find-pool-parts.ts'
import { getActivity } from './get-activity.ts'
import { getGasPrices } from './get-gas-prices.ts'
import { getMints } from './get-mints.ts'
import { listLogged } from './list-logged.ts'
import { describeTokens, listMovements } from './list-movements.ts'
import { listNfts } from './list-nfts.ts'
import { listPositions } from './list-positions.ts'
import { findMissing, listTokens, readBalances } from './list-tokens.ts'
import { listTransfers } from './list-transfers.ts'
import { type LastBlocks, measureBalances } from './measure-balances.ts'
import { type EthereumNode, openNode } from './open-node.ts'
import { findName, resolveName } from './resolve-name.ts'
import { toProviderError } from './to-provider-error.ts'

const NAME = 'Ethereum node'
const SILENT_MS = 60_000
/** A node that has dropped the past has dropped it for good, but one that is asked too much sounds the same. */
const SHORT_MS = HOUR_MS
/** What is held against other nodes. */
const HELD: readonly string[] = ['tokens', 'balances', 'positions']

/** Any Ethereum node by JSON-RPC: balances as the chain has them, recent transfers, NFTs, ENS, gas. No key, no prices. */
export const ethereumRpc = defineChainProvider({
  id: 'ethereum-rpc',
  name: NAME,
  needs: ['ETH_RPC_URLS'],
  uses: ['IPFS_GATEWAY_URL'],
  fills: [
    'walletData',
    'activity',
    'balances',
    'poolParts',
    'gasOracle',
    'movements',
    'blockBalances',
    'mints',
    'receipts',
    'names',
    'positions',
  ],
  create: ({ chain, settings, getResource, meter, now, log }) => {
    const urls = settings.ETH_RPC_URLS
    // The node that answered last is asked first; each question is asked of one node from start to end.
    let first = 0
    const mark = createHeadMark(chain, now)
    // A node that could not be opened is not asked for its word on what others tell for a while.
    const silentSince = new Map<string, number>()
    // Nor is one that has not kept the past asked for it, as long as another one may have.
    const shortSince = new Map<string, number>()
    // Each for itself: one may be of another history.
    const lastBlocks = new Map(urls.map((url): [string, LastBlocks] => [url, new Map()]))
    // Where the dollar of the chain stood once, it is gone only on another chain.
    const hadDollar = new Set<string>()
    const isSince = (known: ReadonlyMap<string, number>, url: string, ms: number) =>
      now() - (known.get(url) ?? Number.NEGATIVE_INFINITY) < ms

    async function open(url: string, signal: AbortSignal | undefined, limit = signal): Promise<EthereumNode> {
      try {
        const node = await openNode(chain, url, { meter, signal: limit })
        if (node.hasDollar) hadDollar.add(url)
        else if (hadDollar.has(url)) {
          throw new ProviderError('unsuitable', {
            ...{ provider: NAME, operation: 'opening', clause: 'tells of another chain' },
            details: 'the dollar of the chain stands there no more',
          })
        }
        return node
      } catch (error) {
        if (signal?.aborted !== true) silentSince.set(url, now())
        throw error
      }
    }

    const listOthers = (index: number, signal: AbortSignal | undefined): EthereumNode['openOthers'] =>
      urls
        .map((_, turn) => urls[(index + turn) % urls.length] ?? '')
        .slice(1)
        .filter((url) => !isSince(silentSince, url, SILENT_MS))
        .map((url) => (limit) => open(url, signal, signal ? AbortSignal.any([signal, limit]) : limit))

    async function onNode<T>(
      operation: string,
      signal: AbortSignal | undefined,
      run: (node: EthereumNode, url: string) => Promise<T>,
      isLeftOut: (url: string) => boolean = () => false,
    ): Promise<T> {
      let failure: ProviderError | undefined
      let disagreement: ProviderError | undefined
      for (let turn = 0; turn < urls.length; turn += 1) {
        const index = (first + turn) % urls.length
        const url = urls[index] ?? ''
        if (isLeftOut(url)) continue
        try {
          const node = await open(url, signal)
          mark.check(node.head)
          const answer = await run({ ...node, openOthers: listOthers(index, signal) }, url)
          // How far a chain has come is told by what other nodes were asked about too: one of another chain may have more blocks.
          if (HELD.includes(operation)) mark.note(node.head)
          first = index
          return answer
        } catch (error) {
          signal?.throwIfAborted()
          failure = toProviderError(error, { provider: NAME, operation, url, now: now() })
          if (failure.kind === 'disagreement') disagreement ??= failure
          if (turn < urls.length - 1) {
            log({ level: 'warn', provider: NAME, message: `${failure.details}; asking the next node` })
          }
        }
      }
      // That they say different things is more than that one of them is away.
      throw disagreement ?? failure ?? new ProviderError('network', { provider: NAME, operation })
    }

    /** Asks for the past until a node has all of it, and takes what the one has that has the most. */
    const measure: BlockBalances['measure'] = async (address, assets, when, { signal, ...places }) => {
      let most: MeasuredBalances[] = []
      const isShort = (url: string) => isSince(shortSince, url, SHORT_MS)
      const isLeftOut = urls.every(isShort) ? (url: string) => url !== urls[first] : isShort
      const run = async (node: EthereumNode, url: string) => {
        const { measured, isWhole } = await measureBalances(node, address, assets, when, {
          ...{ ...places, lastBlocks: lastBlocks.get(url) ?? new Map() },
        })
        if (measured.length > most.length) most = measured
        if (isWhole) return measured
        shortSince.set(url, now())
        throw new ProviderError('unsuitable', {
          ...{ provider: NAME, operation: 'past balances', details: 'has not kept the past' },
        })
      }
      try {
        return await onNode('past balances', signal, run, isLeftOut)
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof ProviderError && error.kind === 'unsuitable') return most
        throw error
      }
    }

    const walletData: WalletData = {
      listTokens: (address, { signal, report } = {}) =>
        onNode('tokens', signal, (node) => listTokens(node, address, report)),
      listTransfers: (address, { signal, report, limit }) =>
        onNode('transfers', signal, (node) => listTransfers(node, address, limit, report)),
      listNfts: (address, { signal, report, limit }) =>
        onNode('NFTs', signal, (node) => listNfts(node, address, { limit, report, getResource, signal })),
    }
    return {
      walletData,
      activity: {
        getActivity: (address, { signal } = {}) =>
          onNode('activity', signal, (node) => getActivity(node, address)),
      },
      balances: {
        getBalances: (address, assets, { signal, notBefore }) =>
          onNode('balances', signal, (node) => readBalances(node, address, assets, notBefore)),
        describe: (assets, { signal } = {}) =>
          onNode('tokens named', signal, (node) => describeTokens(node, assets)),
        findMissing: (assets, { signal } = {}) => onNode('code', signal, (node) => findMissing(node, assets)),
      },
      poolParts: {
        findPoolParts: (assets, { signal } = {}) =>
          onNode('pool tokens', signal, (node) => findPoolParts(node, assets)),
      },
      positions: {
        listPositions: (wallet, candidates, options = {}) =>
          onNode('positions', options.signal, (node) => listPositions(node, wallet, candidates, options)),
      },
      gasOracle: {
        getGasPrices: ({ signal } = {}) => onNode('gas', signal, getGasPrices),
      },
      movements: {
        listMovements: (address, { signal, fromBlock = 0 } = {}) =>
          onNode('movements', signal, (node) => listMovements(node, address, fromBlock)),
      },
      blockBalances: {
        getHead: ({ signal } = {}) => onNode('head', signal, readHead),
        getBalancesAt: (address, assets, block, { signal } = {}) =>
          onNode('balances', signal, (node) => readBalancesAt(node, address, assets, block)),
        measure,
      },
      mints: {
        getMints: (hashes, { signal } = {}) => onNode('deposits', signal, (node) => getMints(node, hashes)),
      },
      receipts: {
        listLogged: (address, transactions, { signal } = {}) =>
          onNode('receipts', signal, (node) => listLogged(node, address, transactions)),
        describe: (assets, { signal } = {}) =>
          onNode('tokens named', signal, (node) => describeTokens(node, assets)),
      },
      names: {
        resolveName: (name, { signal } = {}) => onNode('names', signal, (node) => resolveName(node, name)),
        findName: (address, { signal } = {}) => onNode('names', signal, (node) => findName(node, address)),
      },
    }
  },
})
