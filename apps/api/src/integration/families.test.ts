import { openSandbox } from '@app/sandbox/testing'
import { type AssetId, fromAssetId, NATIVE, portfolio, users } from '@pkg/api-contract'
import { type Address, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import { untilAnswered } from '../testing/until-answered.ts'

const NOW = new Date('2026-04-01T09:00:00Z')
/** A chain of each family whose fees and credits are not Ethereum's. */
const FAMILIES = [42_161, 534_352, 324, 42_220]

const sandbox = await openSandbox({ now: NOW, sideChains: FAMILIES })

/** What is asked: an index of each chain, or its node alone. */
async function open(by: 'an index' | 'a node') {
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  const noIndex = Object.fromEntries(FAMILIES.map((id) => [`BLOCKSCOUT_URL_${id}`, '']))
  const opened = await buildSandboxedApp(
    { env: { ...env, ...(by === 'a node' && noIndex) } },
    { time: NOW.getTime() },
  )
  const person = opened.browser()
  await person.enter('ada')
  const params = { address: getAddress(sandbox.demo.address) }
  await person.api(users.addAddress, { body: params })
  return { ...person, params, chain: opened.chain }
}

test.each(['an index', 'a node'] as const)(
  'by %s a chain of every family is read, and what moved adds up to what its node has',
  async (by) => {
    const { api, params, chain } = await open(by)
    const { data, stale } = await untilAnswered(() => api(portfolio.listTokens, { params }))
    expect(stale).toBe(false)
    for (const chainId of FAMILIES) {
      const local = sandbox.chains.find(({ entry }) => entry.id === chainId)
      const rows = data.filter((row) => row.chainId === chainId)
      // The coin once, whoever shows it, and the dollars.
      expect([chainId, rows.map(({ address }) => address).filter((one) => one === NATIVE)]).toEqual([
        chainId,
        [NATIVE],
      ])
      expect([chainId, rows.length]).toEqual([chainId, 2])
      const account = { chainId, address: params.address.toLowerCase() as Address }
      const { movements } = await chain.readLedger(account, { fromBlock: 0, assets: [] })
      const sums = new Map<AssetId, bigint>()
      for (const { asset, amount } of movements) sums.set(asset, (sums.get(asset) ?? 0n) + amount)
      const held = await Promise.all(
        [...sums.keys()].map(async (asset) => {
          const { address } = fromAssetId(asset)
          const token = address === NATIVE ? 'native' : (address as Address)
          return [asset, await local?.balanceOf(token, params.address)] as const
        }),
      )
      expect([chainId, sums]).toEqual([chainId, new Map(held)])
      // Only what is paid in a token is not known in the coin.
      const gaps = movements.filter(({ incomplete }) => incomplete).length
      expect([chainId, gaps]).toEqual([chainId, chainId === 42_220 ? 1 : 0])
    }
  },
)
