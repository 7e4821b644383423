import { createRandom } from '@app/sandbox'
import { openSandbox } from '@app/sandbox/testing'
import { DAY_MS, HOUR_MS, history, portfolio, users } from '@pkg/api-contract'
import { noTurns } from '@pkg/keep-fresh'
import { type Address, encodeFunctionData, getAddress, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { createPortfolio } from '../features/portfolio/create-portfolio.ts'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'

const START = Date.UTC(2026, 3, 1, 9)
const multicall: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const abi = parseAbi([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function aggregate3Value(Call3Value[] calls) payable',
  'function mint(address to, uint256 value)',
  'function transferMany(address[] to, uint256[] values)',
  'function transfer(address to, uint256 value)',
])

const sandbox = await openSandbox({ now: new Date(START) })

async function enter(addresses: readonly Address[]) {
  const { browser, ...rest } = await buildSandboxedApp(sandbox, { time: sandbox.now().getTime() })
  const person = browser()
  await person.enter('ada')
  for (const address of addresses) await person.api(users.addAddress, { body: { address } })
  return { ...person, ...rest }
}

/** Lets a wallet live for some days: transfers both ways, gas, contract calls, failures and airdrops. */
async function live(wallet: Address, other: Address, seed: number, days: number) {
  const random = createRandom(seed)
  const { chain, demo } = sandbox
  const rich = demo.counterparty
  const tokens = ['USDC', 'WETH', 'DAI', 'LINK'].flatMap((symbol) => demo.tokens[symbol] ?? [])
  await chain.transfer({ token: 'native', to: wallet, value: 5n * 10n ** 18n })
  const actions: ((value: bigint, token: Address) => Promise<unknown>)[] = [
    (value) => chain.transfer({ token: 'native', from: rich, to: wallet, value }),
    (value) => chain.transfer({ token: 'native', from: wallet, to: other, value }),
    (value) => chain.transfer({ token: 'native', from: wallet, to: wallet, value }),
    (value, token) => chain.transfer({ token, from: rich, to: wallet, value }),
    async (_, token) => {
      const held = await chain.balanceOf(token, wallet)
      if (held > 1n) await chain.transfer({ token, from: wallet, to: other, value: held / 2n })
    },
    async (_, token) => {
      const held = await chain.balanceOf(token, wallet)
      if (held > 0n) await chain.transfer({ token, from: wallet, to: other, value: held })
    },
    (value, token) =>
      send(rich, token, encodeFunctionData({ abi, functionName: 'mint', args: [wallet, value] })),
    (value, token) =>
      send(
        rich,
        token,
        encodeFunctionData({
          abi,
          functionName: 'transferMany',
          args: [
            [wallet, other, wallet],
            [value, 1n, 3n],
          ],
        }),
      ),
    (value) => forward(rich, wallet, value),
    (value) => forward(wallet, other, value),
    // A call that fails moves nothing and costs its gas all the same.
    (_, token) =>
      send(
        wallet,
        token,
        encodeFunctionData({ abi, functionName: 'transfer', args: [other, 10n ** 40n] }),
      ).catch(() => undefined),
  ]
  const send = (from: Address, to: Address, data: `0x${string}`, value = 0n) =>
    chain.send({ from, to, data, value })
  const forward = (from: Address, target: Address, value: bigint) => {
    const call = { target, allowFailure: false, value, callData: '0x' as const }
    return send(
      from,
      multicall,
      encodeFunctionData({ abi, functionName: 'aggregate3Value', args: [[call]] }),
      value,
    )
  }
  for (let day = 0; day < days; day += 1) {
    for (let count = random.integer(0, 3); count > 0; count -= 1) {
      const value = BigInt(random.integer(1, 1_000_000_000)) * 10n ** BigInt(random.integer(0, 5))
      await random.pick(actions)(value, random.pick(tokens))
    }
    await sandbox.setClock(sandbox.now().getTime() + DAY_MS + random.integer(-3 * HOUR_MS, 3 * HOUR_MS))
  }
  return tokens
}

/** What the node itself says of the end of a day. */
async function askNode(wallet: Address, tokens: readonly Address[], date: string) {
  const { client } = sandbox.chain
  const end = Date.parse(`${date}T00:00:00Z`) + DAY_MS
  const answer = await fetch(`${sandbox.env.DEFILLAMA_URL}/block/ethereum/${end / 1000 - 1}`)
  const blockNumber = BigInt(((await answer.json()) as { height: number }).height)
  const balances = await Promise.all(
    tokens.map(async (address) => {
      const balance = await client.readContract({
        address,
        abi: parseAbi(['function balanceOf(address) view returns (uint256)']),
        functionName: 'balanceOf',
        args: [wallet],
        blockNumber,
      })
      return [address.toLowerCase(), balance] as const
    }),
  )
  const held = [['native', await client.getBalance({ address: wallet, blockNumber })] as const, ...balances]
  return Object.fromEntries(
    held.filter(([, balance]) => balance > 0n).map(([id, balance]) => [id, String(balance)]),
  )
}

test.for([1, 2, 3])(
  'random ledger %i: the balance of every day is the one that the node has at that day’s last block, and every change adds up',
  async (seed) => {
    const wallet = getAddress(`0x${String(seed).repeat(40)}`)
    const other = getAddress(`0x${'a'.repeat(39)}${seed}`)
    const days = 25
    const tokens = await live(wallet, other, seed, days)
    const { api } = await enter([wallet, other])

    const one = { range: '1m' as const, address: wallet }
    const answer = await api(history.getHistory, { querystring: one })
    expect(answer.findings).toEqual([])
    expect(answer.points).toHaveLength(31)
    expect(new Set(answer.points.slice(0, -1).map(({ provenance }) => provenance))).toEqual(
      new Set(['reconstructed']),
    )
    for (const { date, value } of answer.points.slice(0, -1)) {
      const { holdings } = await api(history.getHoldingsAt, { querystring: { date, address: wallet } })
      const held = Object.fromEntries(holdings.map(({ asset, balance }) => [asset, balance]))
      expect([date, held]).toEqual([date, await askNode(wallet, tokens, date)])
      expect(holdings.reduce((sum, { usdValue }) => sum + (usdValue ?? 0), 0)).toBeCloseTo(value, 5)
    }

    const dates = answer.points.map(({ date }) => date)
    for (const address of [wallet, `${wallet},${other}`]) {
      for (let index = 0; index + 5 < dates.length; index += 5) {
        const between = { from: dates[index] ?? '', to: dates[index + 5] ?? '', address }
        const change = await api(history.getChange, { querystring: between })
        const micros = (text: string) => BigInt(text.replace('.', ''))
        const difference = micros(change.to.exactValue) - micros(change.from.exactValue)
        expect(micros(change.exactDifference)).toBe(difference)
        expect(change.parts.reduce((sum, { exactValue }) => sum + micros(exactValue), 0n)).toBe(difference)
        expect(change.assets.reduce((sum, { exactValue }) => sum + micros(exactValue), 0n)).toBe(difference)
        expect(change.parts.find(({ kind }) => kind === 'unexplained')?.exactValue).toBe('0.000000')
      }
    }

    const again = await api(history.getHistory, { querystring: one }, { refresh: true })
    expect(again.points).toEqual(answer.points)
    const tokensNow = await api(portfolio.getNetWorth, { params: { address: wallet } })
    expect(Number(answer.points.at(-1)?.value.toFixed(2))).toBe(tokensNow.data.usd)
  },
)

const growing = {
  usdc: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  pool: '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2',
  lent: '0x5a0db0c0000000000000000000000000000000c4',
  owed: '0x5a0db0c0000000000000000000000000000000c2',
  staked: '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
} as const
const growingAbi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function supply(address asset, uint256 amount)',
  'function withdraw(address asset, uint256 amount)',
  'function borrow(address asset, uint256 amount)',
  'function repay(address asset, uint256 amount)',
  'function setIndexes(address asset, uint128 supply, uint128 debt)',
  'function mint(address to, uint256 value)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function rebase(uint256 pooled)',
  'function totalSupply() view returns (uint256)',
])

test('what is lent, owed and staked is told to the last unit for each day, and what it grew by is interest', async () => {
  const wallet = getAddress(`0x${'7'.repeat(40)}`)
  const other = getAddress(`0x${'b'.repeat(40)}`)
  const random = createRandom(7)
  const { chain, demo } = sandbox
  const rich = demo.counterparty
  const { usdc, pool, lent, owed, staked } = growing
  const call = (from: Address, to: Address, functionName: string, ...args: unknown[]) =>
    chain.send({ from, to, data: encodeFunctionData({ abi: growingAbi, functionName, args } as never) })
  await chain.transfer({ token: 'native', to: wallet, value: 10n ** 19n })
  await chain.transfer({ token: usdc, from: rich, to: wallet, value: 50_000_000_000n })
  let [supply, debt] = [10n ** 27n, 10n ** 27n]
  await call(rich, pool, 'setIndexes', usdc, supply, debt)
  await call(wallet, usdc, 'approve', pool, 2n ** 255n)
  await call(wallet, pool, 'supply', usdc, 20_000_000_001n)
  await call(wallet, pool, 'borrow', usdc, 5_000_000_007n)
  await call(rich, staked, 'mint', wallet, 7n * 10n ** 18n + 5n)
  const some = (least: number) => BigInt(least + random.integer(0, 999_999)) * 997n
  const actions: (() => Promise<unknown>)[] = [
    () => call(wallet, pool, 'supply', usdc, some(1)),
    () => call(wallet, pool, 'withdraw', usdc, some(1)),
    () => call(wallet, pool, 'borrow', usdc, some(1)),
    () => call(wallet, pool, 'repay', usdc, some(1)),
    () => call(wallet, staked, 'transfer', other, some(10 ** 9)),
    () => call(rich, staked, 'mint', wallet, some(10 ** 9)),
  ]
  for (let day = 0; day < 15; day += 1) {
    supply += (supply * BigInt(random.integer(0, 299))) / 1_000_000n
    debt += (debt * BigInt(random.integer(0, 499))) / 1_000_000n
    await call(rich, pool, 'setIndexes', usdc, supply, debt)
    const pooled = await chain.client.readContract({
      ...{ address: staked, abi: growingAbi, functionName: 'totalSupply' as const },
    })
    // A stake is cut now and then.
    const change = (pooled * BigInt(random.integer(-40, 359))) / 1_000_000n
    await call(rich, staked, 'rebase', pooled + change)
    for (let count = random.integer(0, 2); count > 0; count -= 1) await random.pick(actions)()
    await sandbox.setClock(sandbox.now().getTime() + DAY_MS)
  }
  const { api } = await enter([wallet])
  const answer = await api(history.getHistory, { querystring: { range: '1m' } })
  expect(answer.findings).toEqual([])
  for (const { date } of answer.points.slice(0, -1)) {
    const { holdings } = await api(history.getHoldingsAt, { querystring: { date } })
    const told = Object.fromEntries(holdings.map(({ asset, balance }) => [asset, balance]))
    expect([date, told]).toEqual([date, await askNode(wallet, [usdc, lent, owed, staked], date)])
  }
  const [first, last] = [answer.points[0]?.date ?? '', answer.points.at(-1)?.date ?? '']
  const whole = await api(history.getChange, { querystring: { from: first, to: last } })
  const partOf = (kind: string) => whole.parts.find((part) => part.kind === kind)
  expect(partOf('unexplained')?.exactValue).toBe('0.000000')
  expect(partOf('interest')?.value).not.toBe(0)
})

test('a thousand people who open one wallet cause one reading of each kind, and none within the cache period', async () => {
  const { api, app, chain, clock, database } = await enter([sandbox.demo.address])
  const now = () => clock.time
  const portfolio = createPortfolio({ database, chain, turns: noTurns, now, logger: app.log })
  const wallets = [{ chainId: 1, address: sandbox.demo.address.toLowerCase() }]
  const open = () =>
    Promise.all(
      Array.from({ length: 1_000 }, () =>
        portfolio.history.list({ wallets, isHidden: () => false, refresh: false }, '1w'),
      ),
    )
  const pathsOf = (upstream: string) => sandbox.requests(upstream).map(({ url }) => url)
  sandbox.clearRequests()
  await open()
  // What is still read after an answer that would wait no longer is of the same reading.
  await portfolio.settle()
  const first = ['moralis', 'blockscout', 'defillama'].flatMap(pathsOf)
  expect(first.filter((path) => path.includes('/tokens?'))).toHaveLength(1)
  expect(new Set(first).size).toBe(first.length)

  sandbox.clearRequests()
  await open()
  await api(history.getHistory, { querystring: {} })
  expect(['moralis', 'blockscout', 'defillama', 'coingecko', 'rpc'].flatMap(pathsOf)).toEqual([])
})
