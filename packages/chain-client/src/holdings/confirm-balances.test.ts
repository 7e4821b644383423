import { type AssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { createCircuitBreaker } from '../policies/circuit-breaker.ts'
import type { Balances } from '../ports/balances.ts'
import type { Address, ListedToken } from '../ports/wallet-data.ts'
import { filled, knownChain, NOON } from '../testing/open-provider.ts'
import { confirmBalances } from './confirm-balances.ts'

const chain = knownChain(8453)
const wallet: Address = `0x${'a'.repeat(40)}`
const dollar = filled(chain.stablecoins[0]).address
const stranger = (index: number) => `0x${(0xbad00000 + index).toString(16).padStart(40, '0')}`
const listed = (address: string, balance: string): ListedToken => ({
  ...{ chainId: chain.id, address, symbol: 'TKN', name: null, decimals: 6, balance },
  ...{ usdPrice: null, usdValue: null, usdPrice24hPercentChange: null, logo: null, thumbnail: null },
  ...{ spam: 'no', verified: null },
})
const assetOf = (address: string) => toAssetId({ chainId: chain.id, address })

/** A node on which the wallet has 7 of the coin and of the dollar, and 3 of each other token that it tells of. */
function nodeOf({ hangsAt }: { hangsAt?: AssetId } = {}) {
  const port: Balances = {
    async getBalances(_, assets, { signal }) {
      if (hangsAt !== undefined && assets.includes(hangsAt)) {
        await new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        })
      }
      const own = new Set([assetOf(NATIVE), assetOf(dollar)])
      const isNamed = new Set(
        [chain.wrapped?.address, ...chain.tokens, ...chain.stablecoins.map((one) => one.address)].map((one) =>
          assetOf(one ?? ''),
        ),
      )
      return {
        block: 100,
        balances: new Map(assets.map((asset) => [asset, own.has(asset) ? 7n : isNamed.has(asset) ? 0n : 3n])),
      }
    },
    describe: async () => [],
    findMissing: async () => [],
  }
  return {
    name: 'Ethereum node',
    port,
    breaker: createCircuitBreaker({ provider: 'Ethereum node', now: () => NOON }),
  }
}

const confirm = (tokens: ListedToken[], candidate: ReturnType<typeof nodeOf>) =>
  confirmBalances(tokens, {
    ...{ chain, address: wallet, source: 'Blockscout', indexedBlock: 90, candidate, log: () => {} },
  })

test('tokens of strangers, however many and however slow, keep nobody from confirming the others', async () => {
  const strangers = Array.from({ length: 300 }, (_, index) => listed(stranger(index), '1'))
  const tokens = [listed(NATIVE, '5'), listed(dollar, '6'), ...strangers]
  const quick = await confirm(tokens, nodeOf())
  expect(quick.problem).toBeNull()
  expect(quick.tokens.map(({ balance }) => balance)).toEqual(['7', '7', ...strangers.map(() => '3')])

  const slow = await confirm(tokens, nodeOf({ hangsAt: assetOf(stranger(299)) }))
  expect(slow.problem).toBeNull()
  expect(slow.tokens.map(({ balance }) => balance)).toEqual(['7', '7', ...strangers.map(() => '1')])
})

test('a node that does not tell what somebody answers for confirms nothing', async () => {
  const { tokens, problem } = await confirm(
    [listed(NATIVE, '5'), listed(dollar, '6')],
    nodeOf({ hangsAt: assetOf(dollar) }),
  )
  expect(problem).toBe(
    'Ethereum node is not answering; no node has confirmed the balances that Blockscout tells.',
  )
  expect(tokens.map(({ balance }) => balance)).toEqual(['5', '6'])
})
