import {
  type AssetId,
  HOUR_MS,
  history,
  MINUTE_MS,
  movements,
  type Position,
  portfolio,
  spamRules,
  type Token,
  users,
  wallets,
} from '@pkg/api-contract'
import { findChain } from '@pkg/chains'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { listTrackedWallets } from '../../../testing/list-tracked-wallets.ts'
import { samplePosition, sampleToken, sampleTransfer } from '../../../testing/samples.ts'
import { takeSnapshots } from '../history/take-snapshots.ts'

const [ETHEREUM, BASE, ARBITRUM, OPTIMISM] = [1, 8453, 42161, 10]
const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const key = wallet.toLowerCase()
const on = (chainId: number) => (chainId === ETHEREUM ? key : `${chainId}:${key}`)
const params = { address: wallet }
/** Worth 100 on Ethereum, 20 on Base and 3 on Arbitrum; on OP Mainnet there is nothing but spam. */
const worth = new Map([
  [ETHEREUM, 100],
  [BASE, 20],
  [ARBITRUM, 3],
])
const held = (chainId: number, usdValue: number): Token =>
  sampleToken({ chainId, usdValue, usdPrice: usdValue / 10, balance: '10000000000000000000' })

async function enter(read: readonly number[] = [ETHEREUM, BASE, ARBITRUM, OPTIMISM]) {
  const clock = { time: Date.UTC(2026, 0, 1, 12) }
  const tokens: Record<string, Token[]> = Object.fromEntries(
    [...worth].map(([chainId, usd]) => [on(chainId), [held(chainId, usd)]]),
  )
  tokens[on(OPTIMISM)] = [sampleToken({ chainId: OPTIMISM, spam: 'yes', usdPrice: null, usdValue: null })]
  const chain = createFakeChain({ tokens }, read)
  const { browser, database } = await buildTestApp({ chain, clock })
  const person = browser()
  await person.enter('ada')
  await person.api(users.addAddress, { body: { address: wallet } })
  const totals = async (querystring: { chainId?: string } = {}) => {
    const { data, stale, problem, chains } = await person.api(portfolio.getNetWorth, { params, querystring })
    const line = await person.api(history.getHistory, { querystring: { range: '1d', ...querystring } })
    return { usd: data.usd, line: line.points.at(-1)?.value, stale, problem, chains }
  }
  const record = () =>
    takeSnapshots({
      ...{ database, chain, now: () => clock.time, log: () => {} },
      listWallets: listTrackedWallets({ database, chain, now: () => clock.time }),
    })
  return { ...person, browser, chain, clock, database, totals, record }
}

const idsOf = (chains: readonly { chainId: number }[]) => chains.map(({ chainId }) => chainId)

test('an address is found on the chains on which it was used, spam alone not counting, and every answer holds them', async () => {
  const { api, totals, chain } = await enter()
  chain.world.transfers[key] = [sampleTransfer({ id: 'a:1' })]
  chain.world.transfers[on(BASE)] = [
    sampleTransfer({ id: 'b:1', chainId: BASE, blockTimestamp: '2026-01-01T10:00:00.000Z' }),
  ]
  expect(await totals()).toMatchObject({ usd: 123, line: 123, stale: false, problem: null })
  const tokens = await api(portfolio.listTokens, { params })
  expect(tokens.data.map(({ chainId, usdValue }) => [chainId, usdValue])).toEqual([...worth])
  expect(idsOf(tokens.chains)).toEqual([ETHEREUM, BASE, ARBITRUM])
  const transfers = await api(portfolio.listTransfers, { params })
  expect(idsOf(transfers.data)).toEqual([BASE, ETHEREUM])

  const { wallets: listed, readChains } = await api(wallets.listWallets, {})
  expect(listed).toMatchObject([{ chainId: 1, address: wallet, chainChoices: [] }])
  expect(readChains.map(({ name }) => name)).toEqual(
    [ETHEREUM, BASE, ARBITRUM, OPTIMISM].map((id) => findChain(id)?.name),
  )
  expect(readChains[1]?.dollars).toContainEqual({
    ...{ address: '0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca', family: 'USDC', kind: 'bridged' },
  })
  expect(idsOf(listed[0]?.chains ?? [])).toEqual([ETHEREUM, BASE, ARBITRUM])
  const { holdings } = await api(history.getHoldingsAt, { querystring: { date: '2026-01-01' } })
  expect(holdings.map(({ chainId, usdValue }) => [chainId, usdValue])).toEqual([...worth])
  expect(idsOf((await api(spamRules.listSpam, { querystring: {} })).chains)).toEqual([
    ETHEREUM,
    BASE,
    ARBITRUM,
  ])
  const { wallets: changes } = await api(history.getHistory, { querystring: {} })
  expect(changes.map(({ address }) => address)).toEqual([key])
})

test('an answer is narrowed to one chain, and a chain that is not read is refused', async () => {
  const { api, totals } = await enter()
  expect(await totals({ chainId: String(BASE) })).toMatchObject({ usd: 20, line: 20 })
  expect(idsOf((await totals({ chainId: String(ARBITRUM) })).chains)).toEqual([ARBITRUM])
  const nowhere = await api(portfolio.listTokens, { params, querystring: { chainId: String(OPTIMISM) } })
  expect(nowhere).toMatchObject({ data: [], chains: [], stale: false })
  const unread = api(portfolio.listTokens, { params, querystring: { chainId: '137' } })
  await expect(unread).rejects.toMatchObject({ status: 400 })
})

test('a person drops a chain and adds one, the other person sees what was found, and both choices are undone alike', async () => {
  const { api, totals, browser } = await enter()
  const choose = (chainChoices: { chainId: number; choice: 'add' | 'drop' }[]) =>
    api(wallets.updateWallet, { params, body: { chainChoices } })
  const { wallet: chosen } = await choose([
    { chainId: BASE, choice: 'drop' },
    { chainId: OPTIMISM, choice: 'add' },
  ])
  expect(idsOf(chosen.chains)).toEqual([ETHEREUM, ARBITRUM, OPTIMISM])
  expect(await totals()).toMatchObject({ usd: 103, line: 103 })
  // What was found is told beside it, so that what is taken back is found again and not added.
  expect(chosen.foundChains).toEqual([ETHEREUM, BASE, ARBITRUM])

  // What was chosen comes back with a deletion that is undone, and goes with an export into another account.
  await api(users.removeAddress, { body: { address: wallet } })
  const back = await api(wallets.restoreWallet, { params })
  expect(idsOf(back.wallets[0]?.chains ?? [])).toEqual([ETHEREUM, ARBITRUM, OPTIMISM])
  const exported = await api(wallets.exportPortfolio, {})
  expect(exported.totalUsd).toBe(103)
  const other = browser()
  await other.enter('bob')
  await other.api(users.addAddress, { body: { address: wallet } })
  expect((await other.api(portfolio.getNetWorth, { params })).data.usd).toBe(123)
  const taken = await other.api(wallets.importWallets, { body: { text: JSON.stringify(exported) } })
  expect(idsOf(taken.wallets[0]?.chains ?? [])).toEqual([ETHEREUM, ARBITRUM, OPTIMISM])
  const { csv } = await api(wallets.exportTableAsCsv, { params: { table: 'wallets' } })
  expect(csv).toContain(`${OPTIMISM},${BASE}`)

  await choose([])
  expect(await totals()).toMatchObject({ usd: 123, line: 123 })
  await expect(
    choose([
      { chainId: BASE, choice: 'drop' },
      { chainId: BASE, choice: 'add' },
    ]),
  ).rejects.toMatchObject({ status: 400 })
})

test('a chain that there is not is refused by its number and with those that there are, by hand and in a file', async () => {
  const { api, database } = await enter([ETHEREUM, BASE])
  const choose = (...ids: number[]) =>
    api(wallets.updateWallet, {
      params,
      body: { chainChoices: ids.map((chainId) => ({ chainId, choice: 'add' as const })) },
    })
  const sentence = expect.stringMatching(
    /^There is no chain with the number 4242\. Those that there are: 1 \(Ethereum\), 8453 \(Base\), .*42220 \(Celo\)\.$/,
  )
  await expect(choose(BASE, 4242)).rejects.toMatchObject({ status: 400, message: sentence })
  const chosen = async () => (await api(wallets.listWallets, {})).wallets[0]?.chainChoices
  expect(await chosen()).toEqual([])
  const exported = await api(wallets.exportPortfolio, {})
  const [own] = exported.wallets
  const text = JSON.stringify({
    ...exported,
    wallets: [{ ...own, chainChoices: [{ chainId: 4242, choice: 'add' }] }],
  })
  const { lines } = await api(wallets.importWallets, { body: { text } })
  expect(lines[0]).toMatchObject({ fate: 'invalid', message: sentence })
  expect(await chosen()).toEqual([])

  // One that this installation does not read may be read by the next one.
  expect((await choose(OPTIMISM)).wallet.chainChoices).toEqual([{ chainId: OPTIMISM, choice: 'add' }])
  // What was taken in earlier does not stand in the way of other choices, and goes with the next one.
  const { id = '' } = (await database.users.findByEmail('ada@example.org')) ?? {}
  await database.wallets.update(id, wallet, { chainChoices: [{ chainId: 4242, choice: 'drop' }] })
  expect((await choose(4242, BASE)).wallet.chainChoices).toEqual([{ chainId: BASE, choice: 'add' }])
})

test('of one chain alone nobody is asked where a wallet was used', async () => {
  const { totals, chain } = await enter([ETHEREUM])
  expect(await totals()).toMatchObject({ usd: 100, line: 100, problem: null })
  expect(chain.world.asked.filter(({ question }) => question.startsWith('activity'))).toEqual([])
})

test('a chain on which nothing was found is looked at again after a while, and at once when asked', async () => {
  const { api, totals, chain, clock } = await enter()
  const { tokens } = chain.world
  expect((await totals()).usd).toBe(123)
  tokens[on(OPTIMISM)] = [held(OPTIMISM, 7)]
  clock.time += 60_000
  expect((await totals()).usd).toBe(123)
  await api(portfolio.listTokens, { params }, { refresh: true })
  clock.time += 2_000
  expect(await totals()).toMatchObject({ usd: 130, line: 130 })
})

const failing = [[BASE], [ETHEREUM], [ARBITRUM], [BASE, ARBITRUM], [ETHEREUM, BASE]].map((ids) => ({
  failed: ids,
}))

test.each(failing)(
  'chains that fail with nothing kept of them are named in every total: $failed',
  async ({ failed }) => {
    const { api, totals, chain } = await enter()
    await totals()
    for (const id of failed) chain.world.broken.add(on(id))
    const { stale, problem, chains } = await totals()
    expect(stale).toBe(true)
    const names: Record<number, string> = {
      [ETHEREUM]: 'Ethereum',
      [BASE]: 'Base',
      [ARBITRUM]: 'Arbitrum One',
    }
    for (const id of failed) {
      expect(problem).toContain(`${names[id]}: It could not be read`)
      expect(chains.find(({ chainId }) => chainId === id)).toMatchObject({ stale: true, updatedAt: null })
    }
    expect(chains.filter((one) => one.stale)).toHaveLength(failed.length)
    const line = await api(history.getHistory, { querystring: { range: '1d' } })
    expect(line.points.at(-1)?.provenance).toBe('partial')
    expect(line.freshness.problem).toContain(`${names[failed[0] ?? 0]}: `)
    expect(idsOf(line.chains.filter((one) => one.stale))).toEqual(failed)
  },
)

test('where every chain fails and nothing is kept, that is said as before', async () => {
  const { api, totals, chain } = await enter()
  await totals()
  for (const id of worth.keys()) chain.world.broken.add(on(id))
  await expect(api(portfolio.getNetWorth, { params })).rejects.toMatchObject({ status: 502 })
})

test('a chain that nobody could tell of yet is looked at, and said to be unread, until somebody can', async () => {
  const chain = createFakeChain({ tokens: { [key]: [held(ETHEREUM, 100)], [on(BASE)]: [held(BASE, 20)] } }, [
    ETHEREUM,
    BASE,
  ])
  chain.world.broken.add(on(BASE))
  const { browser, clock } = await buildTestApp({ chain })
  const { api, enter: signIn } = browser()
  await signIn('ada')
  await api(users.addAddress, { body: { address: wallet } })
  const before = await api(portfolio.getNetWorth, { params })
  expect(before).toMatchObject({ data: { usd: 100 }, stale: true, problem: expect.stringMatching(/^Base: /) })
  const listed = (await api(wallets.listWallets, {})).wallets[0]?.chains
  expect(listed?.map(({ chainId, stale }) => [chainId, stale])).toEqual([
    [ETHEREUM, false],
    [BASE, true],
  ])
  chain.world.broken.clear()
  clock.time += 2 * MINUTE_MS
  expect(await api(portfolio.getNetWorth, { params })).toMatchObject({
    data: { usd: 120 },
    stale: false,
    problem: null,
  })
})

test('a chain that fails is not recorded, the others are, and its hour has the record before it', async () => {
  const { api, totals, chain, clock, database, record } = await enter()
  await totals()
  const recordsOf = (chainId: number) => database.snapshots.list({ chainId, address: key }, 0)
  const answered = (chainId: number) => ({
    ...{ data: chain.world.tokens[on(chainId)] ?? [], source: 'fake', stale: false, problem: null },
    updatedAt: new Date(clock.time).toISOString(),
  })
  const stale = new Set<number>()
  chain.listTokens = async ({ chainId }) => ({
    ...answered(chainId),
    ...(stale.has(chainId) && { stale: true, problem: 'Its figures are of before.' }),
  })
  expect(await record()).toBe(3)
  stale.add(BASE)
  clock.time += HOUR_MS
  expect(await record()).toBe(2)
  expect(await totals()).toMatchObject({
    ...{ usd: 123, line: 123, stale: true },
    problem: 'Base: Its figures are of before.',
  })
  expect([(await recordsOf(ETHEREUM)).length, (await recordsOf(BASE)).length]).toEqual([2, 1])
  const { observations } = await api(history.getHistory, { querystring: { range: '1w' } })
  expect(observations.map(({ value }) => value)).toEqual([123, 123])
})

test('movements of every chain stand in one list, are found by chain, and two of one id are two', async () => {
  const { api, chain } = await enter()
  const asset = (chainId: number): AssetId => `${chainId}:${sampleToken().address}`
  for (const [chainId, amount] of [
    [ETHEREUM, 5n],
    [BASE, 7n],
  ] as const) {
    chain.world.ledgers[on(chainId)] = {
      movements: Array.from({ length: 40 }, (_, index) => ({
        ...{ id: `0x${String(index).padStart(64, '0')}:log:1`, asset: asset(chainId), block: index + 1 },
        ...{ at: Date.UTC(2025, 11, 30) + index, kind: 'transfer' as const, amount },
        counterparty: `0x${'2'.repeat(40)}`,
      })),
    }
  }
  const first = await api(movements.listMovements, { querystring: {} })
  const rest = await api(movements.listMovements, { querystring: { cursor: first.nextCursor ?? '' } })
  const all = [...first.data, ...rest.data]
  expect(new Set(all.map(({ id, chainId }) => `${chainId} ${id}`)).size).toBe(80)
  const sums = await api(movements.sumMovements, { querystring: {} })
  expect(sums.assets.map(({ chainId, received }) => [chainId, received]).sort()).toEqual([
    [ETHEREUM, '200'],
    [BASE, '280'],
  ])
  const onBase = await api(movements.sumMovements, { querystring: { chainId: String(BASE) } })
  expect([onBase.count, idsOf(onBase.chains)]).toEqual([40, [BASE]])
})

test('what is believed on any chain stands before what is only claimed on another', async () => {
  const { api, chain } = await enter()
  const onChain = (chainId: number, trust: Position['trust']) =>
    samplePosition({ id: `${chainId}:0x${'4'.repeat(40)}`, chainId, trust })
  chain.world.positions[key] = [onChain(ETHEREUM, 'anchored'), onChain(ETHEREUM, 'claimed')]
  chain.world.positions[on(BASE)] = [onChain(BASE, 'agreed'), onChain(BASE, 'claimed')]
  const { data } = await api(portfolio.listPositions, { params })
  expect(data.map(({ chainId, trust }) => [chainId, trust])).toEqual([
    [ETHEREUM, 'anchored'],
    [BASE, 'agreed'],
    [ETHEREUM, 'claimed'],
    [BASE, 'claimed'],
  ])
})
