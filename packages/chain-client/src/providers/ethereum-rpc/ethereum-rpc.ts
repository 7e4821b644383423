import { HOUR_MS } from '@pkg/api-contract'
import type { BlockBalances, MeasuredBalances } from '../../ports/block-balances.ts'
import type { WalletData } from '../../ports/wallet-data.ts'
import { ProviderError } from '../../provider-error.ts'
import { defineChainProvider } from '../define-provider.ts'
import { readBalancesAt, readHead } from './block-balances.ts'
import { createNodes, NAME } from './create-nodes.ts'
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
import type { EthereumNode } from './open-node.ts'
import { readPiecesAt } from './read-pieces-at.ts'
import { findName, resolveName } from './resolve-name.ts'

/** A node that has dropped the past has dropped it for good, but one that is asked too much sounds the same. */
const SHORT_MS = HOUR_MS

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
  create: ({ chain, settings, getResource, meter, answers, now, log }) => {
    const urls = settings.ETH_RPC_URLS
    const nodes = createNodes(chain, urls, { meter, answers, now, log })
    // One that has not kept the past is not asked for it, as long as another one may have.
    const shortSince = new Map<string, number>()
    // Each for itself: one may be of another history.
    const lastBlocks = new Map(urls.map((url): [string, LastBlocks] => [url, new Map()]))

    /** Asks for the past until a node has all of it, and takes what the one has that has the most. */
    const measure: BlockBalances['measure'] = async (address, assets, when, { signal, ...places }) => {
      let most: MeasuredBalances[] = []
      const isShort = (url: string) => now() - (shortSince.get(url) ?? Number.NEGATIVE_INFINITY) < SHORT_MS
      const isLeftOut = urls.every(isShort) ? (url: string) => !nodes.isFirst(url) : isShort
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
        return await nodes.ask('past balances', { signal, run, isLeftOut })
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof ProviderError && error.kind === 'unsuitable') return most
        throw error
      }
    }

    const walletData: WalletData = {
      listTokens: (address, { signal, report } = {}) =>
        nodes.ask('tokens', { signal, report, run: (node) => listTokens(node, address, report) }),
      listTransfers: (address, { signal, report, limit }) =>
        nodes.ask('transfers', {
          ...{ signal, report },
          run: (node) => listTransfers(node, address, limit, report),
        }),
      listNfts: (address, { signal, report, limit }) =>
        nodes.ask('NFTs', {
          ...{ signal, report },
          run: (node) => listNfts(node, address, { limit, report, getResource, signal }),
        }),
    }
    return {
      walletData,
      activity: {
        getActivity: (address, { signal } = {}) =>
          nodes.ask('activity', { signal, run: (node) => getActivity(node, address) }),
      },
      balances: {
        getBalances: (address, assets, { signal, notBefore }) =>
          nodes.ask('balances', {
            ...{ signal, notBefore },
            run: (node) => readBalances(node, address, assets, notBefore),
          }),
        describe: (assets, { signal } = {}) =>
          nodes.ask('tokens named', { signal, run: (node) => describeTokens(node, assets) }),
        findMissing: (assets, { signal } = {}) =>
          nodes.ask('code', { signal, run: (node) => findMissing(node, assets) }),
      },
      poolParts: {
        findPoolParts: (assets, { signal } = {}) =>
          nodes.ask('pool tokens', { signal, run: (node) => findPoolParts(node, assets) }),
      },
      positions: {
        listPositions: (wallet, candidates, options = {}) =>
          nodes.ask('positions', {
            signal: options.signal,
            run: (node) => listPositions(node, wallet, candidates, options),
          }),
      },
      gasOracle: {
        getGasPrices: ({ signal } = {}) => nodes.ask('gas', { signal, run: getGasPrices }),
      },
      movements: {
        listMovements: (address, { signal, fromBlock = 0 } = {}) =>
          nodes.ask('movements', { signal, run: (node) => listMovements(node, address, fromBlock) }),
      },
      blockBalances: {
        getHead: ({ signal } = {}) => nodes.ask('head', { signal, run: readHead }),
        getBalancesAt: (address, assets, block, { signal } = {}) =>
          nodes.ask('balances', { signal, run: (node) => readBalancesAt(node, address, assets, block) }),
        getPiecesAt: (address, pieces, block, { signal } = {}) =>
          nodes.ask('balances', { signal, run: (node) => readPiecesAt(node, address, pieces, block) }),
        measure,
      },
      mints: {
        getMints: (hashes, { signal } = {}) =>
          nodes.ask('deposits', { signal, run: (node) => getMints(node, hashes) }),
      },
      receipts: {
        listLogged: (address, transactions, { signal } = {}) =>
          nodes.ask('receipts', { signal, run: (node) => listLogged(node, address, transactions) }),
        describe: (assets, { signal } = {}) =>
          nodes.ask('tokens named', { signal, run: (node) => describeTokens(node, assets) }),
      },
      names: {
        resolveName: (name, { signal } = {}) =>
          nodes.ask('names', { signal, run: (node) => resolveName(node, name) }),
        findName: (address, { signal } = {}) =>
          nodes.ask('names', { signal, run: (node) => findName(node, address) }),
      },
    }
  },
})
