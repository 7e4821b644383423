import type { Fault } from '@app/sandbox'
import { openSandbox } from '@app/sandbox/testing'
import { type AssetId, HOUR_MS, portfolio, users } from '@pkg/api-contract'
import { type Address, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { takeSnapshots } from '../features/portfolio/history/take-snapshots.ts'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import { listTrackedWallets } from '../testing/list-tracked-wallets.ts'
import { untilAnswered } from '../testing/until-answered.ts'

const NOW = new Date('2026-04-01T09:00:00Z')
const [ETHEREUM, BASE, POLYGON] = [1, 8453, 137]
/** Who tells of each chain; Moralis tells of all, by the name of the chain in the address. */
const upstreamsOf: Record<number, readonly string[]> = {
  [BASE]: ['blockscout-8453', 'rpc-8453'],
  [POLYGON]: ['blockscout-137', 'rpc-137'],
}

const sandbox = await openSandbox({ now: NOW, sideChains: [BASE, POLYGON] })

async function enter() {
  const clock = { time: NOW.getTime() }
  // Without Moralis each chain has sources of its own, so that one can be away alone.
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  const { browser, chain, database } = await buildSandboxedApp({ env }, clock)
  const person = browser()
  await person.enter('ada')
  const params = { address: getAddress(sandbox.demo.address) }
  await person.api(users.addAddress, { body: params })
  return { ...person, params, clock, chain, database }
}

const chainOf = (id: number) => {
  const found = sandbox.chains.find(({ entry }) => entry.id === id)
  if (!found) throw new Error(`Chain ${id} does not stand here`)
  return found
}
const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0)

test('a wallet of three chains holds what each node says, and the chains add up to the whole', async () => {
  const { api, params } = await enter()
  const { data, chains, stale } = await api(portfolio.listTokens, { params })
  expect(stale).toBe(false)
  expect(chains.map(({ chainId }) => chainId)).toEqual([ETHEREUM, BASE, POLYGON])
  for (const { chainId, address, balance } of data) {
    const token = address === 'native' ? 'native' : (address as Address)
    const held = await chainOf(chainId).balanceOf(token, params.address)
    expect([chainId, address, balance]).toEqual([chainId, address, String(held)])
  }
  // POL is shown by a contract too, and counts once; dollars of the issuer and of a bridge are two.
  const polygon = data.filter(({ chainId, spam }) => chainId === POLYGON && spam !== 'yes')
  expect(polygon.map(({ address }) => address).sort()).toEqual([
    '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
    '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
    'native',
  ])

  const whole = await api(portfolio.getNetWorth, { params })
  const parts = await Promise.all(
    [ETHEREUM, BASE, POLYGON].map((id) =>
      api(portfolio.getNetWorth, { params, querystring: { chainId: String(id) } }),
    ),
  )
  expect(parts.every(({ data: { usd } }) => (usd ?? 0) > 500)).toBe(true)
  expect(whole.data.usd).toBeCloseTo(sum(parts.map(({ data: { usd } }) => usd)), 1)
  expect(whole.data.usd).toBeCloseTo(
    sum(data.filter(({ spam }) => spam !== 'yes').map(({ usdValue }) => usdValue)),
    1,
  )
})

test('the books close on an OP chain, with a fee for data and a deposit to oneself, and on one with a coin of its own', async () => {
  const { chain, params } = await enter()
  for (const chainId of [BASE, POLYGON]) {
    const account = { chainId, address: params.address.toLowerCase() as Address }
    const { movements, present } = await chain.readLedger(account, { fromBlock: 0, assets: [] })
    const sums = new Map<AssetId, bigint>()
    for (const { asset, amount, kind } of movements) {
      if (kind !== 'nft') sums.set(asset, (sums.get(asset) ?? 0n) + amount)
    }
    expect(sums).toEqual(new Map(present?.balances))
    const ids = movements.map(({ id }) => id.slice(id.indexOf(':') + 1))
    expect(ids.includes('mint')).toBe(chainId === BASE)
    expect(movements.some(({ incomplete }) => incomplete)).toBe(false)
    expect([...sums.values()].every((amount) => amount > 0n)).toBe(true)
  }
})

const FAULTS = [
  { kind: 'drop' },
  { kind: 'server-error' },
  { kind: 'rate-limit' },
  { kind: 'half-body' },
  { kind: 'wrong-content-type' },
  { kind: 'invalid-json' },
  { kind: 'rpc-error' },
] as const satisfies readonly Fault[]

test.each(FAULTS)(
  'chains that are away keep their last value, are named, and are not recorded, one alone and two together: $kind',
  async (fault) => {
    const { api, params, clock, chain, database } = await enter()
    const read = () => untilAnswered(() => api(portfolio.getNetWorth, { params }, { refresh: true }))
    let good = await untilAnswered(() => api(portfolio.getNetWorth, { params }))
    const record = () =>
      takeSnapshots({
        ...{ database, chain, now: () => clock.time, log: () => {} },
        listWallets: listTrackedWallets({ database, chain, now: () => clock.time }),
      })
    const strike = (ids: readonly number[], what: Fault | null) => {
      for (const name of ids.flatMap((id) => upstreamsOf[id] ?? [])) sandbox.setFault(name, what)
    }
    expect(await record()).toBe(3)
    for (const failed of [[BASE], [BASE, POLYGON]]) {
      strike(failed, fault)
      clock.time += HOUR_MS
      const kept = await read()
      expect(kept).toMatchObject({ data: { usd: good.data.usd }, stale: true })
      for (const id of failed) expect(kept.problem).toContain(`${chainOf(id).entry.name}: `)
      const stale = kept.chains.filter((one) => one.stale)
      expect(stale.map(({ chainId, updatedAt }) => [chainId, updatedAt])).toEqual(
        failed.map((id) => [id, good.chains.find(({ chainId }) => chainId === id)?.updatedAt]),
      )
      expect(await record()).toBe(3 - failed.length)

      strike(failed, null)
      clock.time += HOUR_MS
      const back = await read()
      expect(back).toMatchObject({ data: { usd: good.data.usd }, stale: false, problem: null })
      good = back
      expect(await record()).toBe(3)
    }
  },
)
