import { type AssetId, NATIVE, toAssetId } from '@pkg/api-contract'
import { numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Place, PositionWorld } from '../testing/position-world.ts'
import type { PositionCandidates, PositionList } from './positions.ts'
import type { Address } from './wallet-data.ts'

const USD = 10n ** 6n
const ETHER = 10n ** 18n

/** What holds for whoever reads positions, on contracts of every kind, and on those that lie. */
export function describePositions(
  name: string,
  {
    world,
    list,
  }: {
    world: PositionWorld
    list: (wallet: Address, candidates: PositionCandidates) => Promise<PositionList>
  },
): void {
  describe(`positions by ${name}`, () => {
    let wallets = 0

    const newWallet = () => {
      wallets += 1
      return numberToHex(0xbeef0000 + wallets, { size: 20 })
    }
    const all = [
      ...(['usdc', 'weth', 'aUsdc', 'debtUsdc', 'vault', 'stranger', 'outer', 'pair', 'steth'] as const),
      ...(['wsteth', 'reth', 'comet', 'falsePair', 'falseLent', 'huge', 'ofItself', 'burner'] as const),
      ...(['byBlock', 'byCaller', 'megabyte'] as const),
    ]
    const read = (wallet: Address, tokens: readonly Place[] = all) =>
      list(wallet, { tokens: tokens.map((place) => world.asset(place)), nfts: [] })
    const part = (place: Place | AssetId, amount: bigint, role = 'supplied') => ({
      asset: place.includes(':') ? (place as AssetId) : world.asset(place as Place),
      amount,
      role,
    })

    test('what is lent and owed is told by its pool, grows without a transfer, and is gone when it is paid back', async () => {
      const wallet = newWallet()
      await world.fund(wallet, { usdc: 10_000n * USD })
      await world.send(wallet, 'pool', 'supply', world.address('usdc'), 8_000n * USD)
      await world.send(wallet, 'pool', 'borrow', world.address('usdc'), 3_000n * USD)
      await world.send(world.minter, 'pool', 'setHealthFactor', wallet, 2_133_333_333_333_333_333n)
      const { positions, block } = await read(wallet)
      expect(block).toBe(Number(await world.reader.getBlockNumber()))
      expect(positions).toEqual([
        {
          ...{ id: world.asset('aUsdc'), protocol: 'Aave v3', kind: 'lent', trust: 'anchored', health: null },
          ...{ shell: world.asset('aUsdc'), shellAmount: 8_000n * USD, parts: [part('usdc', 8_000n * USD)] },
          contracts: [world.address('aUsdc')],
        },
        {
          ...{ id: world.asset('debtUsdc'), protocol: 'Aave v3', kind: 'debt', trust: 'anchored' },
          ...{ health: 2.1333333333333333, shell: world.asset('debtUsdc'), shellAmount: 3_000n * USD },
          parts: [part('usdc', -3_000n * USD, 'borrowed')],
          contracts: [world.address('debtUsdc')],
        },
      ])

      const index = 105n * 10n ** 25n
      await world.send(world.minter, 'pool', 'setIndexes', world.address('usdc'), index, 11n * 10n ** 26n)
      const grown = await read(wallet)
      expect(grown.positions.map(({ parts }) => parts[0]?.amount)).toEqual([8_400n * USD, -3_300n * USD])

      await world.send(world.minter, 'pool', 'setIndexes', world.address('usdc'), 10n ** 27n, 10n ** 27n)
      await world.send(wallet, 'pool', 'repay', world.address('usdc'), 3_000n * USD)
      await world.send(wallet, 'pool', 'withdraw', world.address('usdc'), 8_000n * USD)
      expect((await read(wallet)).positions).toEqual([])
    })

    test('shares of a vault are what it would convert them to, and its gain is nobody’s transfer', async () => {
      const wallet = newWallet()
      await world.fund(wallet, { usdc: 5_000n * USD })
      await world.send(wallet, 'vault', 'deposit', 4_000n * USD, wallet)
      const [before] = (await read(wallet)).positions
      const shares = await world.read<bigint>('vault', 'balanceOf', wallet)
      expect(before).toMatchObject({ kind: 'vault', protocol: 'Sky', trust: 'anchored', shellAmount: shares })
      expect(before?.parts[0]?.amount).toBeGreaterThanOrEqual(4_000n * USD - 1n)

      await world.send(world.minter, 'usdc', 'transfer', world.address('vault'), 400n * USD)
      const [after] = (await read(wallet)).positions
      expect(after).toMatchObject({ id: before?.id, shellAmount: shares })
      expect(after?.parts).toEqual([
        part('usdc', await world.read<bigint>('vault', 'convertToAssets', shares)),
      ])
      expect(after?.parts[0]?.amount).toBeGreaterThan(before?.parts[0]?.amount ?? 0n)

      await world.send(wallet, 'vault', 'redeem', shares, wallet, wallet)
      expect((await read(wallet)).positions).toEqual([])
    })

    test('a vault that no table names is a claim', async () => {
      const wallet = newWallet()
      await world.fund(wallet, { usdc: 100n * USD })
      await world.send(wallet, 'stranger', 'deposit', 100n * USD, wallet)
      expect((await read(wallet)).positions).toMatchObject([
        { kind: 'vault', protocol: null, trust: 'claimed', parts: [{ amount: 100n * USD }] },
      ])
    })

    test('a vault of what is lent of dollars has dollars in it', async () => {
      const wallet = newWallet()
      await world.fund(wallet, { usdc: 900n * USD })
      await world.send(wallet, 'pool', 'supply', world.address('usdc'), 900n * USD)
      await world.send(wallet, 'aUsdc', 'approve', world.address('outer'), 900n * USD)
      await world.send(wallet, 'outer', 'deposit', 900n * USD, wallet)
      expect((await read(wallet)).positions).toMatchObject([
        { id: world.asset('outer'), kind: 'vault', trust: 'anchored', parts: [part('usdc', 900n * USD)] },
      ])
    })

    test('shares of a pair are parts of its reserves, whoever swaps', async () => {
      const wallet = newWallet()
      await world.fund(wallet, { usdc: 20_000n * USD, weth: 10n * ETHER })
      await world.send(wallet, 'pair', 'deposit', 20_000n * USD, 10n * ETHER)
      const parts = async () => {
        const [position] = (await read(wallet)).positions
        expect(position).toMatchObject({ kind: 'pool', protocol: 'Uniswap v2', trust: 'anchored' })
        return position?.parts ?? []
      }
      const direct = async () => {
        const shares = await world.read<bigint>('pair', 'balanceOf', wallet)
        const total = await world.read<bigint>('pair', 'totalSupply')
        const reserves = await world.read<bigint[]>('pair', 'getReserves')
        return [
          part('usdc', (shares * (reserves[0] ?? 0n)) / total),
          part('weth', (shares * (reserves[1] ?? 0n)) / total),
        ]
      }
      const before = await parts()
      expect(before).toEqual(await direct())
      await world.send(world.minter, 'pair', 'swap', 150_000n * USD)
      const after = await parts()
      expect(after).toEqual(await direct())
      const product = (of: { amount: bigint }[]) => of.reduce((sum, { amount }) => sum * amount, 1n)
      // What a swap rounds to the pool’s favour is the only gain.
      expect(Number(product(after)) / Number(product(before))).toBeCloseTo(1, 9)
      expect(after[0]?.amount).toBeGreaterThan(before[0]?.amount ?? 0n)
      expect(after[1]?.amount).toBeLessThan(before[1]?.amount ?? 0n)
      // What somebody only sends to the pair is nobody’s until the pair counts it.
      await world.send(world.minter, 'usdc', 'transfer', world.address('pair'), 7_000n * USD)
      expect(await parts()).toEqual(after)
    })

    test('staked ether is told by its own rate, and grows with its pool', async () => {
      const wallet = newWallet()
      const native = toAssetId({ chainId: world.chainId, address: NATIVE })
      for (const place of ['steth', 'wsteth', 'reth'] as const) {
        await world.send(world.minter, place, 'mint', wallet, 10n * ETHER)
      }
      const parts = async () =>
        (await read(wallet)).positions.map(({ kind, protocol, parts: all }) => [kind, protocol, ...all])
      expect(await parts()).toEqual([
        ['wrapped', 'Lido', part(native, 10n * ETHER)],
        ['wrapped', 'Lido', part(native, 12_360_189_123_456_789_010n)],
        ['wrapped', 'Rocket Pool', part(native, 11_510_000_000_000_000_070n)],
      ])
      const pooled = await world.read<bigint>('steth', 'totalSupply')
      await world.send(world.minter, 'steth', 'rebase', pooled + pooled / 100n)
      expect((await parts())[0]).toEqual([
        'wrapped',
        'Lido',
        part(native, await world.read<bigint>('steth', 'balanceOf', wallet)),
      ])
    })

    test('an account at a market has collateral without a token, and a debt', async () => {
      const wallet = newWallet()
      await world.fund(wallet, { usdc: 500n * USD, weth: 3n * ETHER })
      await world.send(wallet, 'comet', 'supply', world.address('weth'), 3n * ETHER)
      await world.send(wallet, 'comet', 'withdraw', world.address('usdc'), 1_000n * USD)
      const account = {
        id: world.asset('comet'),
        kind: 'account',
        protocol: 'Compound v3 USDC',
        trust: 'anchored',
      }
      expect((await read(wallet)).positions).toMatchObject([
        {
          ...{ ...account, shell: null, shellAmount: 0n },
          parts: [
            { ...part('usdc', -1_000n * USD, 'borrowed'), isBeside: true },
            { ...part('weth', 3n * ETHER), isBeside: true },
          ],
        },
      ])
      await world.send(wallet, 'comet', 'supply', world.address('usdc'), 1_200n * USD)
      expect((await read(wallet)).positions).toMatchObject([
        {
          ...{ ...account, shell: world.asset('comet'), shellAmount: 200n * USD },
          parts: [part('usdc', 200n * USD), part('weth', 3n * ETHER)],
        },
      ])
    })

    test('liquidity in a range is one token below it, another above, both inside, with the fees since the last touch', async () => {
      const wallet = newWallet()
      const id = BigInt(wallets)
      const liquidity = 10n ** 15n
      await world.send(world.minter, 'manager', 'open', wallet, id, {
        ...{ nonce: 0n, operator: wallet, token0: world.address('usdc'), token1: world.address('weth') },
        ...{ fee: 3000, tickLower: -60, tickUpper: 60, liquidity },
        // The counters of growth overflow on purpose: the last touch lies before it.
        feeGrowthInside0LastX128: 2n ** 256n - 2n ** 128n / 10n,
        ...{ feeGrowthInside1LastX128: 0n, tokensOwed0: 11n, tokensOwed1: 0n },
      })
      const growth = 2n ** 128n / 5n
      await world.send(world.minter, 'rangePool', 'setFeeGrowth', growth, 0n)
      const parts = async (sqrtPrice: bigint, tick: number) => {
        await world.send(world.minter, 'rangePool', 'setPrice', sqrtPrice, tick)
        const [position] = (await read(wallet)).positions
        expect(position).toMatchObject({
          ...{ id: `${world.asset('manager')}/${id}`, kind: 'pool', protocol: 'Uniswap v3' },
          ...{ shell: null, shellAmount: 1n },
        })
        return position?.parts
      }
      // At the price 1: L × (1 − 1/√1.0001^60) of the first and L × (1 − √1.0001^-60) of the second.
      const inside = BigInt(Math.floor(1e15 * (1 - 1.0001 ** -30)))
      const close = (found: bigint | undefined, expected: bigint) =>
        expect(Number((found ?? 0n) - expected)).toBeLessThanOrEqual(2)
      const middle = await parts(2n ** 96n, 0)
      expect(middle?.map(({ role }) => role)).toEqual(['supplied', 'fee', 'supplied'])
      close(middle?.[0]?.amount, inside)
      close(middle?.[2]?.amount, inside)
      // A fifth and a tenth of a token for each unit of liquidity, and what was written down.
      close(middle?.[1]?.amount, (liquidity * 3n) / 10n + 11n)
      const above = await parts(2n ** 97n, 13_863)
      expect(above?.map(({ asset, role }) => [asset, role])).toContainEqual([world.asset('weth'), 'supplied'])
      expect(above?.some(({ asset, role }) => asset === world.asset('usdc') && role === 'supplied')).toBe(
        false,
      )
      const below = await parts(2n ** 95n, -13_864)
      expect(below?.some(({ asset, role }) => asset === world.asset('weth') && role === 'supplied')).toBe(
        false,
      )
      expect(below?.[0]).toMatchObject({ asset: world.asset('usdc'), role: 'supplied' })
      await world.send(world.minter, 'rangePool', 'setPrice', 2n ** 96n, 0)
      const other = newWallet()
      const asked = { tokens: [], nfts: [{ contract: world.asset('manager'), id: String(id) }] }
      expect((await list(wallet, asked)).positions).toHaveLength(1)
      expect((await list(other, asked)).positions).toEqual([])
      await world.send(world.minter, 'manager', 'setLiquidity', id, 0n, 0n, 0n)
      await world.send(world.minter, 'rangePool', 'setFeeGrowth', 0n, 0n)
      expect((await list(wallet, asked)).positions).toEqual([])
    })

    test('no liar is believed, none throws, and the others are read', async () => {
      const wallet = newWallet()
      await world.fund(wallet, { usdc: 1_000n * USD })
      await world.send(wallet, 'pool', 'supply', world.address('usdc'), 600n * USD)
      const liars = [
        ...([
          'falsePair',
          'falseLent',
          'huge',
          'ofItself',
          'burner',
          'byBlock',
          'byCaller',
          'megabyte',
        ] as const),
      ]
      for (const liar of liars) await world.send(world.minter, liar, 'mint', wallet, 10n ** 24n)
      const honest = [
        expect.objectContaining({ id: world.asset('aUsdc'), parts: [part('usdc', 600n * USD)] }),
      ]
      for (let block = 0; block < 2; block += 1) {
        const { positions, unread } = await read(wallet)
        expect(positions.filter(({ trust }) => trust === 'anchored')).toEqual(honest)
        // Nobody has more of a token than there is of it.
        expect(positions.map(({ id }) => id)).not.toContain(world.asset('huge'))
        expect(unread).toEqual([])
        await world.test.mine({ blocks: 1 })
      }
    })
  })
}
