import {
  type AssetId,
  DAY_MS,
  HOUR_MS,
  history,
  MOVEMENTS_FILE_PART,
  movements,
  type RouteInput,
  type RouteOutput,
  spamRules,
  users,
  wallets,
} from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/build-test-app.ts'
import { createFakeChain } from '../../../testing/fake-chain.ts'
import { sampleToken } from '../../../testing/samples.ts'
import { day, NOON, ONE, today } from '../one-wallet.test-kit.ts'

const first = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const second = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const other = '0x2222222222222222222222222222222222222222'
const keyOf = (address: string) => address.toLowerCase()
const token = sampleToken()
const tokenAsset: AssetId = `1:${token.address}`
const nftAsset: AssetId = `1:0x${'5a'.repeat(20)}`
const ether: AssetId = '1:native'
const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

function move(number: number, part: string, fields: Partial<AssetMovement>): AssetMovement {
  return {
    id: `${hash(number)}:${part}`,
    asset: ether,
    block: number * 1_000,
    at: (today - 10 + number) * DAY_MS + HOUR_MS,
    kind: 'native',
    amount: ONE,
    counterparty: other,
    ...fields,
  }
}

/** One of every kind in the first wallet, and the other end of one move in the second. */
function everyKind(): Record<string, AssetMovement[]> {
  return {
    [keyOf(first)]: [
      move(1, 'value', { amount: 4n * ONE }),
      move(2, 'gas', { kind: 'gas', amount: -(10n ** 15n), counterparty: null, failed: true }),
      move(3, 'internal:1', { kind: 'internal', amount: ONE / 2n }),
      move(4, 'log:7', { kind: 'transfer', asset: tokenAsset, amount: 3n * ONE }),
      move(5, 'log:2:77', { kind: 'nft', asset: nftAsset, tokenId: '77', amount: 1n }),
      move(6, 'value', { amount: -ONE, counterparty: keyOf(second) }),
      move(6, 'gas', { kind: 'gas', amount: -(10n ** 14n), counterparty: null }),
    ],
    [keyOf(second)]: [move(6, 'value', { amount: ONE, counterparty: keyOf(first) })],
  }
}

async function enter(lists = everyKind()) {
  const chain = createFakeChain({ tokens: { [keyOf(first)]: [token] } })
  const { world } = chain
  for (const [key, list] of Object.entries(lists)) {
    world.ledgers[key] = {
      movements: list,
      assets: [
        { asset: tokenAsset, symbol: 'ONE', name: 'One', decimals: 18, flagged: 'no' },
        { asset: nftAsset, symbol: 'PIECE', name: 'Pieces', decimals: null, flagged: 'no' },
      ],
      present: { block: 6_010, at: NOON, balances: new Map() },
    }
  }
  world.prices[ether] = Array.from({ length: 40 }, (_, back) => ({ slot: today - back, usd: 1_000 }))
  world.hourlyPrices[ether] = [1, 6].map((number) => ({ slot: (today - 10 + number) * 24 + 1, usd: 1_234.5 }))
  const { browser, ...rest } = await buildTestApp({ chain, clock: { time: NOON } })
  const person = browser()
  await person.enter('ada')
  for (const address of [first, second]) await person.api(users.addAddress, { body: { address } })
  type Query = RouteInput<typeof movements.listMovements>['querystring']
  const readFile = async (querystring: Query = {}) => {
    const parts: RouteOutput<typeof movements.exportMovements>[] = []
    let cursor: string | undefined
    do {
      const part: (typeof parts)[number] = await person.api(movements.exportMovements, {
        querystring: { ...querystring, ...(cursor !== undefined && { cursor }) },
      })
      parts.push(part)
      cursor = part.nextCursor ?? undefined
    } while (cursor !== undefined)
    const csv = parts.map((part) => part.csv).join('')
    const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
    return { parts, csv, rows }
  }
  const list = (querystring: Query = {}) => person.api(movements.listMovements, { querystring })
  const sum = (querystring: Query = {}) => person.api(movements.sumMovements, { querystring })
  return { ...rest, ...person, browser, chain, world, list, sum, readFile }
}

const short = ({
  transactionHash,
  kind,
  wallet,
}: {
  transactionHash: string
  kind: string
  wallet: string
}) => `${Number(transactionHash)} ${kind} ${wallet === first ? 'first' : 'second'}`

test('every movement of every wallet is listed, newest first, each with its kind, ends, value and state', async () => {
  const { list } = await enter()
  const { data, nextCursor, source, stale } = await list()
  expect(data.map(short)).toEqual([
    '6 native first',
    '6 native second',
    '6 gas first',
    '5 nft first',
    '4 token first',
    '3 internal first',
    '2 gas first',
    '1 native first',
  ])
  expect({ nextCursor, source, stale }).toEqual({ nextCursor: null, source: 'fake', stale: false })
  expect(new Set(data.map(({ id }) => id)).size).toBe(8)
  expect(data.at(-1)).toMatchObject({
    ...{ asset: 'native', symbol: 'ETH', amount: (4n * ONE).toString(), direction: 'Received' },
    ...{ fromAddress: other, toAddress: keyOf(first), state: 'confirmed' },
    ...{ usdPrice: 1_234.5, usdValue: 4_938, exactValue: '4938.000000', valuedAt: 'hour' },
    explorerUrl: `https://etherscan.io/tx/${hash(1)}`,
  })
  expect(data.at(-2)).toMatchObject({
    state: 'failed',
    direction: 'Sent',
    toAddress: null,
    usdValue: 1,
    valuedAt: 'day',
  })
  expect(data[3]).toMatchObject({ tokenId: '77', amount: '1', usdValue: null, valuedAt: null })
  expect(data[4]).toMatchObject({ symbol: token.symbol, usdValue: null, valuedAt: null })
  expect(data[0]).toMatchObject({ state: 'confirmed', valuedAt: 'hour' })
})

test('what was moved in one of the last blocks is recent for as long as the chain takes to make a block final', async () => {
  const minute = 60_000
  const young = { ...move(6, 'value', {}), block: 6_005 }
  const stateOf = async (at: number, block: number) => {
    const { app, list } = await enter({ [keyOf(first)]: [{ ...young, at, block }] })
    const { data } = await list()
    await app.close()
    return data[0]?.state
  }
  expect(await stateOf(NOON - minute, 6_005)).toBe('recent')
  expect(await stateOf(NOON - 20 * minute, 5_910)).toBe('confirmed')
  // A chain of one's own is short, and its last blocks may lie months apart.
  expect(await stateOf(NOON - 4 * DAY_MS, 6_009)).toBe('confirmed')
})

test('every filter leaves what it names, alone and together; an empty one is none', async () => {
  const { list } = await enter()
  const filters = [
    [{ kind: 'gas' }, ['6 gas first', '2 gas first']],
    [{ kind: 'nft' }, ['5 nft first']],
    [{ asset: token.address }, ['4 token first']],
    [{ asset: `1:${nftAsset.slice(2).toUpperCase().replace('X', 'x')}` }, ['5 nft first']],
    [{ direction: 'Sent', asset: 'native' }, ['6 native first', '6 gas first', '2 gas first']],
    [{ direction: 'received', kind: 'native' }, ['6 native second', '1 native first']],
    [{ address: [second] }, ['6 native second']],
    [{ from: '2026-01-04', to: '2026-01-05' }, ['5 nft first', '4 token first']],
    [{ q: hash(3) }, ['3 internal first']],
    [{ q: 'pieces' }, ['5 nft first']],
    [{ q: 'ETHER', kind: 'internal' }, ['3 internal first']],
    [{ q: keyOf(second).slice(0, 12), kind: 'native' }, ['6 native first', '6 native second']],
    [{ q: '%' }, []],
    [{ q: '77' }, ['5 nft first']],
    [
      { kind: '', q: ' ', asset: '', direction: '', from: '2026-01-06' },
      ['6 native first', '6 native second', '6 gas first'],
    ],
  ] as const
  for (const [filter, expected] of filters) {
    expect([filter, (await list({ ...filter } as never)).data.map(short)]).toEqual([filter, expected])
  }
})

test('a least value leaves what was worth so much when it moved, either way, and tells what cannot be judged', async () => {
  const { list, sum, readFile } = await enter()
  // By hand: 4 and 1 ether at 1,234.50, half of one at the close of 1,000, gas of less; token and NFT have no price.
  const worth = async (querystring: NonNullable<RouteInput<typeof movements.listMovements>['querystring']>) =>
    (await list(querystring)).data.map(short)
  const large = ['6 native first', '6 native second', '1 native first']
  expect(await worth({ leastUsd: '500' })).toEqual([
    ...large.slice(0, 2),
    '3 internal first',
    ...large.slice(2),
  ])
  expect(await worth({ leastUsd: '500.01' })).toEqual(large)
  expect(await worth({ leastUsd: '1234.5', direction: 'Received' })).toEqual(large.slice(1))
  expect(await worth({ leastUsd: '4938.01' })).toEqual([])
  // One fee is written as 0.12.
  expect(await worth({ leastUsd: '0.12', kind: 'gas' })).toHaveLength(2)
  expect(await worth({ leastUsd: '0.13', kind: 'gas' })).toHaveLength(1)
  expect(await worth({ leastUsd: ' ' })).toHaveLength(8)

  const { unjudged, unvalued, count, exactValue, hiddenCount } = await sum({ leastUsd: '1234.5' })
  expect({ unjudged, unvalued, count, hiddenCount }).toEqual({
    unjudged: 2,
    unvalued: 0,
    count: 3,
    hiddenCount: 0,
  })
  expect(exactValue).toBe('4938.000000')
  expect(await sum({})).not.toHaveProperty('unjudged')
  expect((await sum({ leastUsd: '1' })).count).toBe(5)

  const { rows, parts } = await readFile({ leastUsd: '500', direction: 'Received' })
  expect(rows.map(({ usdValue }) => usdValue)).toEqual(['1234.5', '500', '4938'])
  expect(parts[0]?.fileName).toMatch(/^hodlwise-movements-received-500-usd-and-more-/)
  await expect(list({ leastUsd: '5,000' } as never)).rejects.toMatchObject({
    message: 'The least value is a number of dollars, such as 5000 or 0.50',
  })
})

test('a label of the person finds the movements of that wallet and those with it', async () => {
  const { api, list } = await enter()
  await api(wallets.updateWallet, { params: { address: second }, body: { label: 'Cold storage' } })
  const { data } = await list({ q: 'cold' })
  expect(data.map(short)).toEqual(['6 native first', '6 native second'])
  expect(data[0]).toMatchObject({ toLabel: 'Cold storage', fromLabel: null })
})

test('an end that imitates a wallet of the person, or one that they paid, is suspected; the real ones are not', async () => {
  const paid = `0xabcd${'1'.repeat(32)}ef01`
  const imitation = `0xabcd${'2'.repeat(32)}ef01`
  const ofOwn = `${keyOf(second).slice(0, 6)}${'3'.repeat(32)}${keyOf(second).slice(-4)}`
  const strangers = `0x9999${'4'.repeat(32)}8888`
  const { list } = await enter({
    [keyOf(first)]: [
      move(1, 'value', { amount: -ONE, counterparty: paid }),
      move(1, 'gas', { kind: 'gas', amount: -1n, counterparty: null }),
      move(2, 'log:1', { kind: 'transfer', asset: tokenAsset, amount: 1n, counterparty: imitation }),
      move(3, 'value', { amount: 1n, counterparty: ofOwn }),
      // Paid by mistake: it stays an imitation.
      move(4, 'value', { amount: -ONE, counterparty: imitation }),
      move(4, 'gas', { kind: 'gas', amount: -1n, counterparty: null }),
      move(5, 'value', { amount: 1n, counterparty: keyOf(second) }),
      // A stranger's transaction says that the wallet paid: nobody becomes known by it.
      move(6, 'log:1', { kind: 'transfer', asset: tokenAsset, amount: -1n, counterparty: strangers }),
      move(7, 'value', { amount: 1n, counterparty: `0x9999${'5'.repeat(32)}8888` }),
    ],
  })
  const { data } = await list()
  const suspected = data.filter(({ suspicions }) => suspicions.length > 0)
  expect(suspected.map(short)).toEqual(['4 native first', '3 native first', '2 token first'])
  expect(suspected[0]?.suspicions).toEqual([
    expect.objectContaining({ id: 'look-alike-address', message: expect.stringContaining('imitates') }),
  ])
})

test('what no filter can be is refused with a sentence', async () => {
  const { list } = await enter()
  const refused = [
    { cursor: 'nonsense' },
    { cursor: Buffer.from('[1,2,3]').toString('base64url') },
    { cursor: Buffer.from('[-1,"a","0x"]').toString('base64url') },
    { kind: 'bribe' },
    { direction: 'sideways' },
    { asset: '0x12' },
    { asset: "1:native' or 1=1" },
    { from: '2026-02-30' },
    { from: '2026-01-05', to: '2026-01-04' },
    { leastUsd: '5,000' },
    { leastUsd: '-1' },
    { leastUsd: '1e3' },
    { q: 'x'.repeat(101) },
    { address: ['not an address'] },
  ]
  for (const querystring of refused) {
    await expect(list(querystring as never), JSON.stringify(querystring)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  }
})

test('nobody reads the movements of a wallet that they do not track', async () => {
  const { browser } = await enter()
  const stranger = browser()
  await expect(stranger.api(movements.listMovements, { querystring: {} })).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  })
  await stranger.enter('mallory')
  await expect(
    stranger.api(movements.listMovements, { querystring: { address: [first] } }),
  ).rejects.toMatchObject({ code: 'WALLET_NOT_TRACKED' })
  expect((await stranger.api(movements.listMovements, { querystring: {} })).data).toEqual([])
})

test('pages over several wallets, whatever happens at one moment, hold every movement once and in one order', async () => {
  const moments = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 6 }),
      part: fc.constantFrom('value', 'gas', 'log:1', 'log:10', 'log:2', 'internal:3'),
      transaction: fc.integer({ min: 1, max: 60 }),
      mine: fc.boolean(),
    }),
    { minLength: 180, maxLength: 260 },
  )
  await fc.assert(
    fc.asyncProperty(moments, async (drawn) => {
      const lists: Record<string, AssetMovement[]> = { [keyOf(first)]: [], [keyOf(second)]: [] }
      for (const { at, part, transaction, mine } of drawn) {
        const list = lists[keyOf(mine ? first : second)]
        const id = `${hash(transaction)}:${part}`
        if (list?.some((row) => row.id === id)) continue
        list?.push(move(transaction, part, { at: (today - 9) * DAY_MS + at, block: at }))
      }
      const { app, list } = await enter(lists)
      const seen: { id: string; at: string }[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof list>> = await list(cursor === null ? {} : { cursor })
        seen.push(...page.data)
        cursor = page.nextCursor
      } while (cursor !== null)
      const wanted = Object.entries(lists).flatMap(([key, rows]) => rows.map(({ id }) => `${key}:${id}`))
      expect(seen.map(({ id }) => id).sort()).toEqual(wanted.sort())
      expect(seen.map(({ at }) => at)).toEqual(
        seen
          .map(({ at }) => at)
          .sort()
          .reverse(),
      )
      await app.close()
    }),
    { numRuns: 4 },
  )
})

test('what was paid in gas is one question: counted, added up, and what has no price is not nothing', async () => {
  const { sum } = await enter()
  expect(await sum({ kind: 'gas' })).toMatchObject({
    count: 2,
    unvalued: 0,
    // 0.001 ether at the close of its day is $1.00, 0.0001 at the price of its hour $0.12345.
    exactValue: '-1.123450',
    valuedAt: { hour: 1, day: 1, present: 0 },
    sums: [{ kind: 'gas', direction: 'Sent', count: 2, exactValue: '1.123450', unvalued: 0 }],
    assets: [{ asset: 'native', symbol: 'ETH', count: 2, sent: '1100000000000000', received: '0' }],
  })
  const all = await sum()
  expect(all).toMatchObject({ count: 8, unvalued: 2, hiddenCount: 0 })
  expect(all.sums.find(({ kind }) => kind === 'token')).toMatchObject({ count: 1, unvalued: 1, value: 0 })
})

test('a sum is that of the unrounded worths, rounded once, here as in its file and in the explanation of a change', async () => {
  // 82 fees of 0.00019506 ether at $1,000 are $0.19506 each: $15.99492, and not 82 times $0.20.
  const fees = Array.from({ length: 82 }, (_, index) =>
    move(100 + index, 'gas', {
      ...{ kind: 'gas', amount: -195_060_000_000_000n, counterparty: null },
      ...{ block: 4_000 + index, at: (today - 6) * DAY_MS + 2 * HOUR_MS + index },
    }),
  )
  const { api, list, sum, readFile } = await enter({
    [keyOf(first)]: [move(1, 'value', { amount: 4n * ONE }), ...fees],
  })
  expect(await sum({ kind: 'gas' })).toMatchObject({ value: -15.99492, exactValue: '-15.994920' })
  const { data } = await list({ kind: 'gas' })
  expect(data[0]).toMatchObject({ usdValue: 0.19506, exactValue: '0.195060' })
  const { rows } = await readFile({ kind: 'gas' })
  expect(rows.reduce((total, { usdValue }) => total + Number(usdValue), 0)).toBeCloseTo(-15.99492, 8)
  const { parts } = await api(history.getChange, { querystring: { from: day(8), to: day(3) } })
  expect(parts.find(({ kind }) => kind === 'gas')).toMatchObject({ exactValue: '-15.994920' })
})

test('what moves between two of the wallets is a sum of its own; of one of them alone it came or went', async () => {
  const { sum } = await enter()
  const rowsOf = ({ sums }: Awaited<ReturnType<typeof sum>>) =>
    sums
      .filter(({ kind }) => kind === 'native')
      .map(({ direction, betweenOwn, exactValue }) => `${direction} ${betweenOwn} ${exactValue}`)
      .sort()
  expect(rowsOf(await sum())).toEqual([
    'Received false 4938.000000',
    'Received true 1234.500000',
    'Sent true 1234.500000',
  ])
  expect(rowsOf(await sum({ address: [first] }))).toEqual([
    'Received false 4938.000000',
    'Sent false 1234.500000',
  ])
})

test('without exchanges, what came in less what went out in the list is what the explanation of a change and its net flows tell, for any ledger', async () => {
  const drawn = fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 8 }),
      hour: fc.nat(23),
      amount: fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).filter((amount) => amount !== 0n),
      kind: fc.constantFrom('native', 'internal', 'gas', 'own'),
    }),
    { minLength: 5, maxLength: 25 },
  )
  const prices = fc.array(fc.double({ min: 1, max: 5_000, noNaN: true }), { minLength: 9, maxLength: 9 })
  const known = fc.array(fc.tuple(fc.nat(8 * 24 - 1), fc.integer({ min: 1, max: 5_000 })), { maxLength: 60 })
  let compared = 0
  await fc.assert(
    fc.asyncProperty(drawn, prices, known, async (moves, closes, hours) => {
      const lists: Record<string, AssetMovement[]> = { [keyOf(first)]: [], [keyOf(second)]: [] }
      for (const [index, { day, hour, amount, kind }] of moves.entries()) {
        const at = (today - 10 + day) * DAY_MS + hour * HOUR_MS + index
        const [mine, theirs] = index % 2 === 0 ? [first, second] : [second, first]
        const fields = { at, block: day * 24 + hour, amount, counterparty: other }
        if (kind === 'own') {
          const own = { ...fields, kind: 'native' as const }
          lists[keyOf(mine)]?.push(move(index, 'value', { ...own, counterparty: keyOf(theirs) }))
          lists[keyOf(theirs)]?.push(
            move(index, 'value', { ...own, amount: -amount, counterparty: keyOf(mine) }),
          )
        } else {
          const size = amount < 0n ? -amount : amount
          const gas = { kind, amount: -size, counterparty: null }
          lists[keyOf(mine)]?.push(move(index, kind, { ...fields, ...(kind === 'gas' ? gas : { kind }) }))
        }
      }
      // Wallets that are never in debt, and hold what is left.
      for (const list of Object.values(lists)) list.push(move(0, 'value', { block: 1, amount: 100n * ONE }))
      const entered = await enter(lists)
      const { app, api, list, sum, world } = entered
      for (const [key, moved] of Object.entries(lists)) {
        const left = moved.reduce((total, { amount }) => total + amount, 0n)
        const ledger = world.ledgers[key]
        if (ledger !== undefined) {
          world.ledgers[key] = {
            ...ledger,
            present: { block: 6_010, at: NOON, balances: new Map([[ether, left]]) },
          }
        }
      }
      world.prices[ether] = closes.map((usd, index) => ({ slot: today - 10 + index, usd }))
      world.hourlyPrices[ether] = [...new Map(hours)].map(([hour, usd]) => ({
        ...{ slot: (today - 9) * 24 + hour, usd },
      }))
      const inside = { from: day(7), to: day(3) }
      for (const address of [undefined, [first], [second]]) {
        const chosen = address === undefined ? {} : { address }
        const { data } = await list({ ...inside, ...chosen })
        const change = await api(history.getChange, {
          querystring: { from: day(8), to: day(3), ...(address && { address: String(address) }) },
        })
        const toMicros = (text: string | null) => BigInt((text ?? '0').replace('.', ''))
        const total = (rows: { kind: string; direction: string; exactValue: string | null }[]) =>
          rows
            .filter(({ kind }) => kind !== 'gas')
            .reduce(
              (all, { direction, exactValue }) =>
                all + (direction === 'Received' ? 1n : -1n) * toMicros(exactValue),
              0n,
            )
        expect(total(data)).toBe(toMicros(change.exactNetFlows))
        if (change.exactNetFlows !== '0.000000') compared += 1
        const { sums } = await sum({ ...inside, ...chosen })
        expect(total(sums.filter(({ betweenOwn }) => !betweenOwn))).toBe(toMicros(change.exactNetFlows))
        const parts = change.parts.filter(({ kind }) => kind === 'received' || kind === 'sent')
        expect(parts.reduce((all, { exactValue }) => all + toMicros(exactValue), 0n)).toBe(
          toMicros(change.exactNetFlows),
        )
        const gas = data.filter(({ kind }) => kind === 'gas')
        expect(gas.reduce((all, { exactValue }) => all - toMicros(exactValue), 0n)).toBe(
          toMicros(change.parts.find(({ kind }) => kind === 'gas')?.exactValue ?? null),
        )
        expect(change.parts.reduce((all, { exactValue }) => all + toMicros(exactValue), 0n)).toBe(
          toMicros(change.exactDifference),
        )
      }
      await app.close()
    }),
    { numRuns: 5 },
  )
  expect(compared).toBeGreaterThan(0)
})

test('sums are those of the rows, for every filter', async () => {
  const { list, sum } = await enter()
  const filters = [{}, { kind: 'native' }, { direction: 'Sent' }, { address: [second] }, { asset: 'native' }]
  for (const filter of filters) {
    const { data } = await list(filter as never)
    const { count, sums, unvalued } = await sum(filter as never)
    expect(count).toBe(data.length)
    expect(unvalued).toBe(data.filter(({ usdValue }) => usdValue === null).length)
    const micros = data.reduce((total, { exactValue }) => total + Number(exactValue ?? 0), 0)
    expect(sums.reduce((total, { exactValue }) => total + Number(exactValue), 0)).toBeCloseTo(micros, 6)
  }
})

test('what is hidden as spam is counted, and listed when asked for, without a value', async () => {
  const { api, list, sum } = await enter()
  await api(spamRules.setSpamVerdict, { body: { chainId: 1, asset: token.address, verdict: 'hide' } })
  expect((await list()).data.map(short)).not.toContain('4 token first')
  expect(await sum()).toMatchObject({ count: 7, hiddenCount: 1 })
  const shown = await list({ hidden: 'show' })
  expect(shown.data.find(({ kind }) => kind === 'token')).toMatchObject({ hidden: true, usdValue: null })
  expect(await sum({ hidden: 'show' })).toMatchObject({ count: 8, hiddenCount: 1 })
  const { assets } = await api(movements.listMovedAssets, { querystring: {} })
  expect(assets.map(({ symbol, hidden }) => [symbol, hidden])).toEqual([
    ['ETH', false],
    ['PIECE', false],
    [token.symbol, true],
  ])
})

test('prices of hours are asked for once for everyone, and are still known when hourly charts have forgotten them', async () => {
  const { list, world, database } = await enter()
  await list()
  const asked = () => world.asked.filter(({ question }) => question.startsWith('hours ')).length
  const before = asked()
  expect(before).toBeGreaterThan(0)
  await database.hourlyPrices.removeBefore(Number.MAX_SAFE_INTEGER)
  world.hourlyPrices = {}
  expect((await list()).data.at(-1)).toMatchObject({ usdPrice: 1_234.5, valuedAt: 'hour' })
  expect(asked()).toBe(before)
})

test('NFTs leave the history of values alone', async () => {
  const { api } = await enter()
  const { findings } = await api(history.getHistory, { querystring: { range: '1m' } })
  expect(findings.filter(({ asset }) => nftAsset.endsWith(asset))).toEqual([])
})

test('the file of a filter holds exactly what it leaves, with the basis of each value, and adds up to its sums', async () => {
  const { list, sum, readFile } = await enter()
  const filters = [
    {},
    { kind: 'gas' },
    { kind: 'nft' },
    { address: [second] },
    { from: '2026-01-04', to: '2026-01-05' },
  ]
  for (const filter of filters) {
    const { data } = await list(filter as never)
    const { rows } = await readFile(filter as never)
    expect(rows.map(({ address, id }) => `${address?.toLowerCase()}:${id}`)).toEqual(data.map(({ id }) => id))
    const { exactValue } = await sum(filter as never)
    expect(rows.reduce((total, { usdValue }) => total + Number(usdValue), 0)).toBeCloseTo(
      Number(exactValue),
      6,
    )
  }
  const { rows, parts } = await readFile({ kind: 'gas', from: '2026-01-01' })
  expect(rows).toMatchObject([
    { quantity: '-0.0001', usdPrice: '1234.5', usdValue: '-0.12345', valuedAt: 'hour', state: 'confirmed' },
    { quantity: '-0.001', usdPrice: '1000', usdValue: '-1', valuedAt: 'day', state: 'failed' },
  ])
  expect(rows[0]?.pricedAt).toBe('2026-01-06T02:00:00.000Z')
  expect(parts).toMatchObject([{ fileName: 'hodlwise-movements-gas-2026-01-01-on.csv', problems: [] }])
  const [piece] = (await readFile({ kind: 'nft' })).rows
  expect(piece).toMatchObject({ kind: 'nft', tokenId: '77', quantity: '1', usdValue: '' })
  expect(piece?.unvaluedBecause).toBe('Pieces of collections have no price.')
})

test('a file of more movements than one part holds has each of them once, under one header', async () => {
  const count = 2 * MOVEMENTS_FILE_PART + 1
  const { readFile } = await enter({
    [keyOf(first)]: Array.from({ length: count }, (_, index) =>
      move(1, `internal:${index}`, { kind: 'internal' }),
    ),
  })
  const { parts, csv, rows } = await readFile()
  expect(parts).toHaveLength(3)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
  expect(csv.match(/chainId/g)).toHaveLength(1)
})

test('no name in a file of movements becomes a formula', async () => {
  const { world, readFile } = await enter()
  for (const { assets = [] } of Object.values(world.ledgers)) {
    for (const asset of assets) asset.name = '=HYPERLINK("https://bait.example")'
  }
  const [row] = (await readFile({ kind: 'nft' })).rows
  expect(row?.name).toBe(`'=HYPERLINK("https://bait.example")`)
})

test('values whose hours are still being read are marked in a file, which says so', async () => {
  const { chain, list, readFile } = await enter()
  const { readHourPrices } = chain
  const waiting = Promise.withResolvers<void>()
  chain.readHourPrices = async (...given) => {
    await waiting.promise
    return readHourPrices(...given)
  }
  const file = await readFile({ kind: 'gas' })
  expect(file.rows.map(({ valuedAt, provisional }) => [valuedAt, provisional])).toEqual([
    ['day', 'true'],
    ['day', 'true'],
  ])
  expect(file.parts[0]?.problems).toEqual([expect.stringContaining('still being read')])
  waiting.resolve()
  await expect.poll(async () => (await list({ kind: 'gas' })).provisional).toBe(false)
  const later = await readFile({ kind: 'gas' })
  expect(later.rows.map(({ valuedAt, provisional }) => [valuedAt, provisional])).toEqual([
    ['hour', 'false'],
    ['day', 'false'],
  ])
  expect(later.parts[0]?.problems).toEqual([])
})

test('where a source tells only the latest movements or NFTs, the list says up to which day, and only where it matters', async () => {
  const { api, world, list, readFile } = await enter()
  const ledger = world.ledgers[keyOf(first)]
  if (ledger === undefined) throw new Error('the first wallet has a ledger')
  const nftsCutShortAt = Date.UTC(2026, 0, 5, 1)
  Object.assign(ledger, { nftsCutShortAt })
  const problemOf = async (filter: object = {}) => (await list(filter as never)).problem
  const told =
    'Up to 2026-01-05, movements of NFTs of one wallet are not all listed: the source tells only the latest.'
  expect(await problemOf()).toBe(told)
  expect((await list()).stale).toBe(false)
  expect(await problemOf({ kind: 'nft', address: [first] })).toBe(told.replace(' of one wallet', ''))
  expect(await problemOf({ kind: 'gas' })).toBeNull()
  expect(await problemOf({ asset: 'native' })).toBeNull()
  expect(await problemOf({ address: [second] })).toBeNull()
  expect(await problemOf({ from: '2026-01-06' })).toBeNull()
  expect((await readFile({ kind: 'nft' })).parts[0]?.problems).toEqual([told])
  expect((await api(wallets.exportPortfolio, {})).problems).toContain(told)

  Object.assign(ledger, { cutShortAt: Date.UTC(2026, 0, 4, 1) })
  await api(movements.listMovements, { querystring: {} }, { refresh: true })
  expect(await problemOf({ kind: 'native' })).toMatch(
    /^Up to 2026-01-04, movements of one wallet are not all listed/,
  )
  expect(await problemOf({ kind: 'nft' })).toBe(told)
})
