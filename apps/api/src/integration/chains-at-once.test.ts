import { createRandom } from '@app/sandbox'
import { openSandbox } from '@app/sandbox/testing'
import { DAY_MS, HOUR_MS, history, movements, portfolio, users, wallets } from '@pkg/api-contract'
import { type Address, encodeFunctionData, getAddress, parseAbi } from 'viem'
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
async function live(seed: number) {
  const random = createRandom(seed)
  const rich = sandbox.demo.counterparty
  const pieces: { tokenId: string; amount: string }[] = []
  const some = () => BigInt(random.integer(1, 1_000_000_000)) * 10n ** BigInt(random.integer(0, 6))
  const toMoves = (chain: (typeof sandbox.chains)[number]) => {
    const { id } = chain.entry
    const token = DOLLARS[id] as Address
    const call = (from: Address, to: Address, functionName: string, ...args: unknown[]) =>
      chain.send({ from, to, data: encodeFunctionData({ abi, functionName, args } as never) })
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
    await chain.transfer({ token: 'native', to: wallet, value: 3n * ONE })
    await chain.transfer({ token: DOLLARS[chain.entry.id] as Address, to: wallet, value: 100_000_000n })
  }
  for (let day = 0; day < DAYS; day += 1) {
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

    // Pieces are movements too, in the list, in its sums and in what is taken away.
    const own = (rows: readonly { tokenId?: string | null | undefined; amount: string }[]) =>
      rows.map(({ tokenId, amount }) => `${tokenId} ${amount}`).sort()
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
