import type { AssetId } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MovementPlace } from '../movements.repository.ts'
import type { OpenForTest, TestDatabase } from './open-for-test.ts'

const wallet = { chainId: 1, address: `0x${'a'.repeat(40)}` }
const other = { chainId: 1, address: `0x${'b'.repeat(40)}` }
const ether: AssetId = '1:native'
const movement = (id: string, block: number, given: Partial<AssetMovement> = {}): AssetMovement => ({
  ...{ id, asset: ether, block, at: block * 12_000, kind: 'native', amount: 1n, counterparty: null },
  ...given,
})
const state = { block: 100, at: 0, cutShortAt: null, nftsCutShortAt: null, source: 'first', syncedAt: 7 }

function save(
  { ledgers }: TestDatabase,
  movements: readonly AssetMovement[],
  {
    fromBlock = 0,
    of = wallet,
    ...given
  }: { fromBlock?: number; of?: typeof wallet } & Partial<typeof state> = {},
) {
  const balances = new Map([[ether, 10n ** 60n]])
  return ledgers.save(of, { ...state, ...given, movements, assets: [], balances }, fromBlock)
}

export function describeLedgers(open: OpenForTest): void {
  describe('ledgers', () => {
    test('the same log twice, in one reading or from two sources, is one movement', async () => {
      const database = await open()
      const ids = async () => (await database.ledgers.listMovements(wallet)).map(({ id }) => id)
      await save(database, [movement('0x1:log:0', 1), movement('0x1:log:0', 1), movement('0x2:log:5', 90)])
      await save(database, [movement('0x2:log:5', 90), movement('0x1:log:0', 1)], { fromBlock: 50 })
      expect(await ids()).toEqual(['0x1:log:0', '0x2:log:5'])
    })

    test('what a replaced block moved is gone after the next reading, and comes again where it was mined anew', async () => {
      const database = await open()
      await save(database, [movement('0x1:v', 10), movement('0x2:v', 90), movement('0x3:v', 91)])
      await save(database, [movement('0x3:v', 92)], { fromBlock: 80 })
      const found = await database.ledgers.listMovements(wallet)
      expect(found.map(({ id, block }) => [id, block])).toEqual([
        ['0x1:v', 10],
        ['0x3:v', 92],
      ])
    })

    test('what is there of pieces keeps every digit, until a reading in which no node was asked', async () => {
      const { ledgers } = await open()
      const pieces = new Map([
        [`1:0xaa#${2n ** 256n - 1n}` as const, 10n ** 70n],
        ['1:0xaa#0' as const, 0n],
      ])
      const reading = { ...state, movements: [], assets: [], balances: new Map() }
      await ledgers.save(wallet, { ...reading, pieces }, 0)
      expect((await ledgers.find(wallet))?.pieces).toEqual(pieces)
      await ledgers.save(wallet, { ...reading, pieces: new Map() }, 0)
      expect((await ledgers.find(wallet))?.pieces).toEqual(new Map())
      await ledgers.save(wallet, reading, 0)
      expect((await ledgers.find(wallet))?.pieces).toBeNull()
    })

    test('pieces that moved are each listed once, spam last, the latest first, and no more than are asked for', async () => {
      const { ledgers } = await open()
      const nft = (asset: AssetId, tokenId: string, block: number) =>
        movement(`0x${block}:${asset}:${tokenId}`, block, { kind: 'nft', asset, tokenId })
      const movements = [
        ...[nft('1:0xaa', '1', 5), nft('1:0xaa', '1', 30), nft('1:0xaa', '2', 20), nft('1:0xbb', '1', 40)],
        ...[nft('1:0xcc', '1', 10), movement('0x9:log:0', 50, { asset: '1:0xdd' })],
      ]
      const assets = [
        { asset: '1:0xaa' as const, symbol: 'A', name: null, decimals: 0, flagged: 'no' as const },
        { asset: '1:0xbb' as const, symbol: 'B', name: null, decimals: 0, flagged: 'yes' as const },
      ]
      await ledgers.save(wallet, { ...state, movements, assets, balances: null }, 0)
      await ledgers.save(
        other,
        { ...state, movements: [nft('1:0xee', '1', 60)], assets: [], balances: null },
        0,
      )
      const all = ['1:0xaa#1', '1:0xaa#2', '1:0xcc#1', '1:0xbb#1']
      expect(await ledgers.listPieces(wallet, 10)).toEqual(all)
      expect(await ledgers.listPieces(wallet, 2)).toEqual(all.slice(0, 2))
    })

    test('amounts and balances keep every digit; NFTs change no balance', async () => {
      const database = await open()
      const most = -(10n ** 60n) - 1n
      await save(database, [
        movement('0x1:v', 1, { amount: most }),
        movement('0x2:n', 2, { kind: 'nft', tokenId: '7' }),
      ])
      expect((await database.ledgers.listMovements(wallet)).map(({ amount }) => amount)).toEqual([most])
      expect((await database.ledgers.find(wallet))?.balances?.get(ether)).toBe(10n ** 60n)
    })

    test('a wallet that was never read has no state; a reading gives it one, and a version that changes', async () => {
      const database = await open()
      const { ledgers } = database
      expect(await ledgers.find(wallet)).toBeUndefined()
      expect(await ledgers.getVersion(wallet)).toBeNull()
      expect(await ledgers.isOutdated(wallet)).toBe(false)
      await save(database, [])
      const first = await ledgers.getVersion(wallet)
      expect(await ledgers.find(wallet)).toMatchObject(state)
      expect(await ledgers.isOutdated(wallet)).toBe(false)
      await save(database, [], { block: 101 })
      expect(await ledgers.getVersion(wallet)).not.toBe(first)
      expect(await ledgers.find(other)).toBeUndefined()
      await ledgers.save(other, { ...state, movements: [], assets: [], balances: null }, 0)
      expect((await ledgers.find(other))?.balances).toBeNull()
    })

    test('a wallet that was read since is not forgotten, and what comes after a forgotten part is not kept alone', async () => {
      const database = await open()
      const { ledgers } = database
      await save(database, [movement('0x1:v', 10), movement('0x2:v', 90)])
      await save(database, [movement('0x1:v', 10)], { of: other, syncedAt: 9 })
      const polygon = { ...wallet, chainId: 137 }
      await save(database, [], { of: polygon })
      expect(await ledgers.listReadBefore(8, null, 5)).toEqual([wallet, polygon])
      expect(await ledgers.listReadBefore(10, null, 2)).toEqual([wallet, other])
      expect(await ledgers.listReadBefore(10, other, 2)).toEqual([polygon])
      expect(await ledgers.forget(other, 9)).toBe(false)
      expect(await ledgers.listMovements(other)).toHaveLength(1)
      const version = await database.recent.ledgerVersion(wallet)
      expect(version).not.toBeNull()
      expect(await ledgers.forget(wallet, 8)).toBe(true)
      expect(await ledgers.forget(wallet, 8)).toBe(false)
      expect(await ledgers.find(wallet)).toBeUndefined()
      expect(await ledgers.listMovements(wallet)).toEqual([])
      expect(await database.recent.ledgerVersion(wallet)).toBeNull()
      expect(await save(database, [movement('0x3:v', 95)], { fromBlock: 80 })).toBe(false)
      expect(await ledgers.listMovements(wallet)).toEqual([])
      expect(await save(database, [movement('0x1:v', 10), movement('0x3:v', 95)])).toBe(true)
      expect(await ledgers.listMovements(wallet)).toHaveLength(2)
    })

    test('what an asset says of itself is what it said last', async () => {
      const { ledgers } = await open()
      const told = { asset: ether, symbol: 'ETH', name: 'Ether', decimals: 18, flagged: 'no' } as const
      const reading = { ...state, movements: [], balances: null }
      await ledgers.save(wallet, { ...reading, assets: [{ ...told, symbol: 'OLD' }] }, 0)
      await ledgers.save(wallet, { ...reading, assets: [told] }, 0)
      expect(await ledgers.listAssets([ether, '1:0xno'])).toEqual(
        new Map([[ether, { id: ether, symbol: 'ETH', name: 'Ether', decimals: 18, spam: false }]]),
      )
      expect(await ledgers.listAssets([])).toEqual(new Map())
    })
  })
}

export function describeMovements(open: OpenForTest): void {
  const scope = (key: typeof wallet, leftOut: readonly AssetId[] = []) => ({ ...key, leftOut })
  const hash = (digit: string) => `0x${digit.repeat(64)}`

  describe('movements', () => {
    test('pages over several wallets hold every movement once, from either end, whatever their size', async () => {
      const one = fc.record({
        digit: fc.constantFrom(...'0123456789abcdef'),
        block: fc.integer({ min: 1, max: 5 }),
      })
      // One database for all, with two wallets for each run: making it takes longer than all that is asked of it.
      const database = await open()
      let made = 0
      const nextWallet = () => {
        made += 1
        return { ...wallet, address: `0x${made.toString(16).padStart(40, '0')}` }
      }
      await fc.assert(
        fc.asyncProperty(
          fc.array(one, { maxLength: 12 }),
          fc.array(one, { maxLength: 12 }),
          fc.integer({ min: 1, max: 5 }),
          fc.boolean(),
          async (here, there, limit, oldestFirst) => {
            const [first, second] = [nextWallet(), nextWallet()]
            const toRows = (rows: typeof here) =>
              [...new Map(rows.map((row) => [row.digit, row])).values()].map(({ digit, block }) =>
                movement(`${hash(digit)}:v`, block),
              )
            await save(database, toRows(here), { of: first })
            await save(database, toRows(there), { of: second })
            const scopes = [scope(first), scope(second)]
            const seen: MovementPlace[] = []
            let after: MovementPlace | null = null
            for (;;) {
              const page: MovementPlace[] = await database.movements.list(
                scopes,
                {},
                { after, limit, oldestFirst },
              )
              seen.push(...page)
              after = page.at(-1) ?? null
              if (page.length < limit) break
            }
            const key = ({ at, id, address }: Omit<MovementPlace, 'chainId'>) =>
              `${String(at).padStart(9, '0')} ${id} ${address}`
            const all = [
              ...toRows(here).map((row) => ({ ...row, address: first.address })),
              ...toRows(there).map((row) => ({ ...row, address: second.address })),
            ]
            const sorted = all.map(key).sort()
            expect(seen.map(key)).toEqual(oldestFirst ? sorted : sorted.reverse())
            expect(await database.movements.count(scopes, {})).toBe(all.length)
          },
        ),
        { numRuns: 30 },
      )
    })

    test('each filter takes what it names, and all of them together', async () => {
      const database = await open()
      const dai: AssetId = '1:0xda1'
      await save(database, [
        movement(`${hash('1')}:v`, 1, { amount: -5n, counterparty: other.address }),
        movement(`${hash('1')}:gas`, 1, { kind: 'gas', amount: -1n }),
        movement(`${hash('2')}:log:0`, 2, { kind: 'transfer', asset: dai, amount: 9n }),
        movement(`${hash('3')}:nft:7`, 3, { kind: 'nft', asset: '1:0xcafe', tokenId: '77' }),
      ])
      const ids = async (
        filter: Parameters<typeof database.movements.count>[1],
        leftOut: readonly AssetId[] = [],
      ) => {
        const scopes = [scope(wallet, leftOut)]
        const rows = await database.movements.list(scopes, filter, { after: null, limit: 10 })
        expect(await database.movements.count(scopes, filter)).toBe(rows.length)
        return rows.map(({ id }) => `${id[2]}${id.slice(66)}`)
      }
      expect(await ids({})).toEqual(['3:nft:7', '2:log:0', '1:v', '1:gas'])
      expect(await ids({}, [ether, dai])).toEqual(['3:nft:7'])
      expect(await ids({ asset: dai })).toEqual(['2:log:0'])
      expect(await ids({ kind: 'token' })).toEqual(['2:log:0'])
      expect(await ids({ kind: 'gas' })).toEqual(['1:gas'])
      expect(await ids({ sign: 1 })).toEqual(['3:nft:7', '2:log:0'])
      expect(await ids({ sign: -1, kind: 'native' })).toEqual(['1:v'])
      expect(await ids({ from: 24_000, before: 36_000 })).toEqual(['2:log:0'])
      const text = (value: string, named: readonly AssetId[] = [], addresses: readonly string[] = []) =>
        ids({ text: { text: value, assets: named, addresses } })
      expect(await text(hash('1'))).toEqual(['1:v', '1:gas'])
      expect(await text('0x2222')).toEqual(['2:log:0'])
      expect(await text('0xbbbb')).toEqual(['1:v'])
      expect(await text('dai', [dai])).toEqual(['2:log:0'])
      expect(await text('friend', [], [other.address])).toEqual(['1:v'])
      expect(await text('77')).toEqual(['3:nft:7'])
      expect(await text('nothing of this')).toEqual([])
      expect(await text("%' or 1=1 --")).toEqual([])
    })

    test('balances of earlier blocks are kept beside those to walk back from, to the last digit', async () => {
      const database = await open()
      const most = 10n ** 60n + 1n
      const measured = [
        { block: 5, at: 60_000, balances: new Map([[ether, 1n]]) },
        { block: 9, at: 108_000, balances: new Map([[ether, most]]) },
      ]
      const reading = { ...state, movements: [], assets: [], balances: null }
      await database.ledgers.save(wallet, { ...reading, measured }, 0)
      expect((await database.ledgers.find(wallet))?.measured).toEqual(measured)
      await database.ledgers.save(wallet, reading, 0)
      expect((await database.ledgers.find(wallet))?.measured).toEqual([])
    })

    test('what was called is kept with its fee, and is another thing than not to know it', async () => {
      const database = await open()
      const call = { to: other.address, selector: '0x095ea7b3', topics: [hash('9')] }
      const payment = { to: other.address, selector: null, topics: [] }
      await save(database, [
        movement(`${hash('1')}:gas`, 1, { kind: 'gas', amount: -1n, call }),
        movement(`${hash('2')}:gas`, 2, { kind: 'gas', amount: -1n, call: payment }),
        movement(`${hash('3')}:gas`, 3, { kind: 'gas', amount: -1n }),
      ])
      const listed = await database.movements.list([scope(wallet)], {}, { after: null, limit: 10 })
      expect(listed.map((row) => row.call)).toEqual([undefined, payment, call])
    })

    test('the place of a transaction stays known where a later reading does not tell it, unless its block is another one', async () => {
      const database = await open()
      const piece = { kind: 'nft', tokenId: '7' } as const
      await save(database, [
        movement(`${hash('1')}:log:1`, 20, { position: 3 }),
        movement(`${hash('2')}:log:2`, 20, { ...piece, position: 0 }),
        movement(`${hash('3')}:log:3`, 20, { position: 5 }),
      ])
      await save(database, [
        movement(`${hash('1')}:log:1`, 20),
        movement(`${hash('2')}:log:2`, 20, piece),
        movement(`${hash('3')}:log:3`, 21),
        movement(`${hash('4')}:log:1`, 21, { position: 4 }),
      ])
      const listed = await database.movements.list([scope(wallet)], {}, { after: null, limit: 10 })
      expect(new Map(listed.map(({ id, position }) => [id.slice(0, id.indexOf(':')), position]))).toEqual(
        new Map([
          [hash('1'), 3],
          [hash('2'), 0],
          [hash('3'), undefined],
          [hash('4'), 4],
        ]),
      )
    })

    test('that a fee is not whole, and why something came, are kept', async () => {
      const database = await open()
      await save(database, [
        movement(`${hash('1')}:gas`, 1, { kind: 'gas', amount: -1n, incomplete: true }),
        movement('withdrawal-7:credit', 2, { credit: 'withdrawals' }),
      ])
      const listed = await database.movements.list([scope(wallet)], {}, { after: null, limit: 10 })
      expect(listed.map(({ credit, incomplete }) => [credit, incomplete])).toEqual([
        ['withdrawals', false],
        [undefined, true],
      ])
      expect((await database.ledgers.listMovements(wallet)).map(({ credit }) => credit)).toEqual([
        undefined,
        'withdrawals',
      ])
    })

    test('assets that moved are told, and found by a part of their name or symbol', async () => {
      const database = await open()
      const { ledgers, movements } = database
      const assets = [
        { asset: ether, symbol: 'ETH', name: 'Ether', decimals: 18, flagged: 'no' as const },
        {
          asset: '1:0xda1' as AssetId,
          symbol: 'DAI',
          name: 'Dai Stablecoin',
          decimals: 18,
          flagged: 'no' as const,
        },
      ]
      const rows = [
        movement('0x1:v', 1),
        movement('0x2:n', 2, { kind: 'nft', asset: '1:0xcafe', tokenId: '1' }),
      ]
      await ledgers.save(wallet, { ...state, movements: rows, assets, balances: null }, 0)
      expect((await movements.listAssets(wallet)).sort()).toEqual(['1:0xcafe', '1:native'])
      expect(await movements.listAssets(other)).toEqual([])
      expect(await movements.findAssets('eth')).toEqual([ether])
      expect(await movements.findAssets('stable')).toEqual(['1:0xda1'])
      expect(await movements.findAssets('%')).toEqual([])
    })
  })
}
