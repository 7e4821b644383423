import { createRandom } from '@app/sandbox'
import * as artifacts from '@app/sandbox/artifacts'
import { openSandbox } from '@app/sandbox/testing'
import { DAY_MS, HOUR_MS, history, movements, portfolio, users, wallets } from '@pkg/api-contract'
import { type Address, encodeFunctionData, getAddress, type Hex, numberToHex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import { untilAnswered } from '../testing/until-answered.ts'

const START = Date.UTC(2026, 3, 1, 9)
const DAYS = 12
const [ETHEREUM, BASE, ARBITRUM, ZKSYNC, CELO] = [1, 8453, 42_161, 324, 42_220]
const SIDES = [BASE, ARBITRUM, ZKSYNC, CELO]
const ONE = 10n ** 18n
/** The dollar that a wallet has on each chain. */
const DOLLARS: Record<number, Address> = {
  [ETHEREUM]: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  [BASE]: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  [ARBITRUM]: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
  [ZKSYNC]: '0x1d17CBcF0D6D143135aE902365D2E5e2A16538D4',
  [CELO]: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C',
}
/** A contract that does what it is told, on every chain. */
const ERRAND: Address = '0xE77a0D0000000000000000000000000000000001'
const COLLECTION: Address = '0x5A0Db0C0000000000000000000000000000000B5'
const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function mint(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 tokenId)',
  'function balanceOf(address owner) view returns (uint256)',
])

const sandbox = await openSandbox({ now: new Date(START), sideChains: SIDES, seed: 4 })

const wallet = getAddress(`0x${'c4'.repeat(20)}`)
const other = getAddress(`0x${'d5'.repeat(20)}`)

/** Moves the wallet on every chain at once, on some days on one and on others on all; tells which pieces came and went. */
async function live(seed: number, days = DAYS) {
  const random = createRandom(seed)
  const rich = sandbox.demo.counterparty
  const pieces: { tokenId: string; amount: string }[] = []
  const some = () => BigInt(random.integer(1, 1_000_000_000)) * 10n ** BigInt(random.integer(0, 6))
  const toMoves = (chain: (typeof sandbox.chains)[number]) => {
    const { id } = chain.entry
    const token = DOLLARS[id] as Address
    const call = (from: Address, to: Address, functionName: string, ...args: unknown[]) =>
      chain.send({ from, to, data: encodeFunctionData({ abi, functionName, args } as never) })
    const pass = (from: Address, to: Address, value: bigint) =>
      chain.send({
        ...{ from, to: ERRAND, value },
        data: encodeFunctionData({
          ...{ abi: artifacts.errand.abi, functionName: 'run', args: [[{ to, value, data: '0x' }]] },
        }),
      })
    const mintPiece = async () => {
      const tokenId = BigInt(random.integer(1_000, 9_999_999))
      await call(rich, COLLECTION, 'mint', wallet, tokenId)
      pieces.push({ tokenId: String(tokenId), amount: '1' })
      if (random.fraction() < 0.5) return
      await call(wallet, COLLECTION, 'transferFrom', wallet, other, tokenId)
      pieces.push({ tokenId: String(tokenId), amount: '-1' })
    }
    const moves: (() => Promise<unknown>)[] = [
      () => chain.transfer({ token: 'native', to: wallet, value: some() }),
      () => chain.transfer({ token: 'native', from: wallet, to: other, value: some() }),
      () => chain.transfer({ token: 'native', from: wallet, to: wallet, value: some() }),
      () => chain.transfer({ token, to: wallet, value: BigInt(random.integer(1, 90_000_000)) }),
      async () => {
        const held = await chain.balanceOf(token, wallet)
        const value = random.fraction() < 0.3 ? held : held / 3n
        if (value > 0n) await chain.transfer({ token, from: wallet, to: other, value })
      },
      // A contract passes on what it is sent, back to the sender too.
      () => pass(rich, wallet, some()),
      () => pass(wallet, other, some()),
      () => pass(wallet, wallet, some()),
      // A contract that ends leaves what it has to whom it names, and calls nobody.
      () => {
        const data: Hex = `0x73${wallet.slice(2)}ff`
        const transaction = { from: rich, data, value: numberToHex(some()), gas: numberToHex(200_000n) }
        const method = 'eth_sendTransactionSync' as const
        return chain.client.request({ method, params: [transaction] } as never)
      },
      // What goes along with a call that fails comes back.
      () => pass(wallet, token, some()).catch(() => undefined),
      // A call that fails moves nothing and costs its gas all the same.
      () => call(wallet, token, 'transfer', other, 10n ** 40n).catch(() => undefined),
      ...(id === BASE
        ? [
            () => chain.send({ from: wallet, to: wallet, value: some(), mint: some() }),
            () => chain.send({ from: wallet, to: other, value: 5n, mint: some() }),
            mintPiece,
            mintPiece,
          ]
        : []),
    ]
    return { chain, moves }
  }
  const all = sandbox.chains.map(toMoves)
  for (const { chain } of all) {
    await chain.client.setCode({ address: ERRAND, bytecode: artifacts.errand.bytecode })
    await chain.transfer({ token: 'native', to: wallet, value: 3n * ONE })
    await chain.transfer({ token: DOLLARS[chain.entry.id] as Address, to: wallet, value: 100_000_000n })
  }
  for (let day = 0; day < days; day += 1) {
    for (const { moves } of all) {
      for (let count = random.integer(0, 2); count > 0; count -= 1) await random.pick(moves)()
    }
    await sandbox.setClock(sandbox.now().getTime() + DAY_MS + random.integer(-2 * HOUR_MS, 2 * HOUR_MS))
  }
  return pieces
}

/** What each node itself says that the wallet had in the last block of a day, by chain and asset. */
async function askNodes(dates: readonly string[]) {
  const told = new Map(dates.map((date) => [date, {} as Record<string, string>]))
  for (const { entry, client } of sandbox.chains) {
    const head = Number(await client.getBlockNumber())
    const blocks = await Promise.all(
      Array.from({ length: head + 1 }, (_, number) => client.getBlock({ blockNumber: BigInt(number) })),
    )
    for (const date of dates) {
      const end = BigInt((Date.parse(`${date}T00:00:00Z`) + DAY_MS) / 1000)
      const blockNumber = blocks.findLast(({ timestamp }) => timestamp < end)?.number
      if (blockNumber === undefined) continue
      const token = DOLLARS[entry.id] as Address
      const held = [
        ['native', await client.getBalance({ address: wallet, blockNumber })],
        [
          token.toLowerCase(),
          await client.readContract({
            address: token,
            abi,
            functionName: 'balanceOf',
            args: [wallet],
            blockNumber,
          }),
        ],
      ] as const
      for (const [asset, balance] of held) {
        if (balance > 0n) Object.assign(told.get(date) ?? {}, { [`${entry.id}:${asset}`]: String(balance) })
      }
    }
  }
  return told
}

type Api = ReturnType<Awaited<ReturnType<typeof buildSandboxedApp>>['browser']>['api']

/** What is told of the wallet is what each node says that it has. */
async function holdPresent(api: Api) {
  const { data, stale, problem } = await untilAnswered(() =>
    api(portfolio.listTokens, { params: { address: wallet } }),
  )
  expect({ stale, problem }).toEqual({ stale: false, problem: null })
  for (const { chainId, address, balance } of data) {
    const chain = sandbox.chains.find(({ entry }) => entry.id === chainId)
    const token = address === 'native' ? 'native' : (address as Address)
    expect([chainId, address, balance]).toEqual([
      chainId,
      address,
      String(await chain?.balanceOf(token, wallet)),
    ])
  }
  return data
}

/** The end of each day, and why one differs from another. */
async function holdPast(api: Api) {
  let past = await api(history.getHistory, { querystring: { range: '1m' } })
  await expect
    .poll(async () => {
      past = await api(history.getHistory, { querystring: { range: '1m' } })
      return past.refreshing
    })
    .toBe(false)
  const { points, findings } = past
  expect(findings).toEqual([])
  const told = await askNodes(points.map(({ date }) => date))
  for (const { date, value } of points.slice(0, -1)) {
    const { holdings } = await api(history.getHoldingsAt, { querystring: { date } })
    const held = Object.fromEntries(
      holdings.map(({ chainId, asset, balance }) => [`${chainId}:${asset}`, balance]),
    )
    expect([date, held]).toEqual([date, told.get(date)])
    expect(holdings.reduce((sum, { usdValue }) => sum + (usdValue ?? 0), 0)).toBeCloseTo(value, 5)
  }
  const change = await api(history.getChange, {
    querystring: { from: points[0]?.date ?? '', to: points.at(-2)?.date ?? '' },
  })
  const micros = (text: string) => BigInt(text.replace('.', ''))
  expect(change.parts.reduce((sum, { exactValue }) => sum + micros(exactValue), 0n)).toBe(
    micros(change.to.exactValue) - micros(change.from.exactValue),
  )
  expect(change.parts.find(({ kind }) => kind === 'unexplained')?.exactValue).toBe('0.000000')
}

const pieces = await live(20)

test.each(['an index', 'a node'] as const)(
  'a wallet that moved on five chains at once is told by %s to the base unit: now, at every day, and why',
  async (by) => {
    const { MORALIS_API_KEY: _, ...env } = sandbox.env
    const noIndex = {
      BLOCKSCOUT_URL: '',
      ...Object.fromEntries(SIDES.map((id) => [`BLOCKSCOUT_URL_${id}`, ''])),
    }
    const { browser } = await buildSandboxedApp(
      { env: { ...env, ...(by === 'a node' && noIndex) } },
      { time: sandbox.now().getTime() },
    )
    const { api, enter } = browser()
    await enter('ada')
    await api(users.addAddress, { body: { address: wallet } })
    const data = await holdPresent(api)
    await holdPast(api)
    // Pieces are movements too, in the list, in its sums and in what is taken away.
    interface Piece {
      tokenId?: string | null | undefined
      direction?: string | undefined
      amount: string
    }
    const own = (rows: readonly Piece[]) =>
      rows
        .map(({ tokenId, direction, amount }) => `${tokenId} ${direction === 'Sent' ? '-' : ''}${amount}`)
        .sort()
    const moved = await api(movements.listMovements, { querystring: { kind: 'nft' } })
    expect(own(moved.data)).toEqual(own(pieces))
    expect(moved.data.every(({ chainId, usdValue }) => chainId === BASE && usdValue === null)).toBe(true)
    const sums = await api(movements.sumMovements, { querystring: {} })
    for (const { chainId, asset, received, sent } of sums.assets) {
      if (asset === COLLECTION.toLowerCase()) continue
      const held = data.find((row) => row.chainId === chainId && row.address === asset)?.balance ?? '0'
      expect([chainId, asset, String(BigInt(received) - BigInt(sent))]).toEqual([chainId, asset, held])
    }
    const { transfers, problems } = await api(wallets.exportPortfolio, {})
    expect(problems).toEqual([])
    expect(transfers).toHaveLength(sums.count + sums.hiddenCount)
    expect(own(transfers.filter(({ kind }) => kind === 'nft'))).toEqual(own(pieces))
  },
)

test('blocks that are replaced by others take what was in them along', async () => {
  const { MORALIS_API_KEY: _, ...env } = sandbox.env
  const noIndex = Object.fromEntries(
    ['BLOCKSCOUT_URL', ...SIDES.map((id) => `BLOCKSCOUT_URL_${id}`)].map((name) => [name, '']),
  )
  const clock = { time: sandbox.now().getTime() }
  const { browser } = await buildSandboxedApp({ env: { ...env, ...noIndex } }, clock)
  const { api, enter } = browser()
  await enter('ada')
  await api(users.addAddress, { body: { address: wallet } })
  const token = (id: number) => DOLLARS[id] as Address
  // What will never have been: the coin and a dollar that came, and a payment that went.
  for (const chain of sandbox.chains) {
    await chain.transfer({ token: 'native', to: wallet, value: 7n * ONE })
    await chain.transfer({ token: token(chain.entry.id), to: wallet, value: 123_456_789n })
    await chain.transfer({ token: 'native', from: wallet, to: other, value: ONE / 3n })
  }
  await holdPresent(api)
  await holdPast(api)
  const count = (await api(movements.sumMovements, { querystring: {} })).count

  for (const chain of sandbox.chains) {
    await chain.rollBack(3)
    // The chain goes on, with something else in the same blocks.
    for (let block = 0; block < 4; block += 1) {
      await chain.transfer({ token: token(chain.entry.id), to: wallet, value: BigInt(block + 1) })
    }
  }
  clock.time += HOUR_MS
  await sandbox.setClock(clock.time)
  await api(portfolio.listTokens, { params: { address: wallet } }, { refresh: true })
  await holdPresent(api)
  await holdPast(api)
  // Of each chain two that came, one that went and its gas are gone, and four have come.
  const sums = await api(movements.sumMovements, { querystring: {} })
  expect(sums.count).toBe(count)
  const listed = await api(movements.listMovements, { querystring: {} })
  expect(listed.data.some(({ amount }) => amount === String(7n * ONE) || amount === '123456789')).toBe(false)
})
