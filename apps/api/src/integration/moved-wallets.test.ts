import { openSandbox } from '@app/sandbox/testing'
import {
  DAY_MS,
  type GainRow,
  gains,
  HOUR_MS,
  type Movement,
  movements,
  type TransactionKind,
  users,
} from '@pkg/api-contract'
import { type Address, getAddress } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { sumOf } from '../lib/sum-of.ts'
import { buildSandboxedApp } from '../testing/build-sandboxed-app.ts'
import { gainOf, type ModelEvent, type ModelMethod, matchByModel, round } from './lot-model.test-kit.ts'
import { type Moved, moveWallets, type OwnPiece, ownWallets } from './moved-wallets.test-kit.ts'

const START = Date.UTC(2026, 1, 3, 9)
const sandbox = await openSandbox({ now: new Date(START) })
const { chain, demo } = sandbox
const weth = demo.tokens.WETH?.toLowerCase()
let all: Moved[]
let left: readonly OwnPiece[]
let now: number
let app: Awaited<ReturnType<typeof open>>

/** What the reasons of kinds that no disposal tells begin with. */
const reasons: Partial<Record<TransactionKind, RegExp>> = {
  approval: /says that it is an approval/,
  failed: /^It failed/,
  'own-transfer':
    /^It (left one of your wallets|went from a wallet of yours)|^A transfer of a token was called/,
  wrap: /^The coin of the chain became/,
  unwrap: /^The wrapped coin of the chain became/,
  received: /^It came from an address/,
  airdrop: /^Newly made units came in by a transaction of somebody else/,
}

async function open(now: number) {
  const { browser } = await buildSandboxedApp({ env: sandbox.env }, { time: now })
  const { api, enter } = browser()
  await enter('ada')
  for (const address of ownWallets) await api(users.addAddress, { body: { address } })
  const list = (cursor: string | undefined) =>
    api(movements.listMovements, { querystring: { hidden: 'show', ...(cursor && { cursor }) } })
  await expect.poll(async () => (await list(undefined)).provisional, { timeout: 30_000 }).toBe(false)
  const rows: Movement[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list(cursor)
    rows.push(...page.data)
    cursor = page.nextCursor
  }
  const span = '2026-01-01..2026-12-31?base=USD&symbols=INR'
  const answer = await fetch(`${sandbox.env.FRANKFURTER_URL}/v1/${span}`)
  const { rates } = (await answer.json()) as { rates: Record<string, { INR: number }> }
  return { api, rows, rates }
}

beforeAll(async () => {
  const moved = await moveWallets(sandbox, { seed: 'a person of three wallets', count: 60 })
  all = moved.all
  left = moved.left
  now = moved.now + HOUR_MS
  await sandbox.setClock(now)
}, 120_000)

/** An amount of base units at a price, in millionths of a dollar: not in whole cents, as lists have it. */
function toMicros({
  amount,
  decimals,
  usdPrice,
}: Pick<(typeof app.rows)[number], 'amount' | 'decimals' | 'usdPrice'>) {
  const [units = '', rest = ''] = (usdPrice ?? 0).toFixed(12).split('.')
  return round({
    over: BigInt(amount) * BigInt(units + rest) * 1_000_000n,
    under: 10n ** BigInt((decimals ?? 0) + rest.length),
  })
}
const toAsset = (asset: string) => asset.toLowerCase()

/** What something was worth, in millionths of a dollar, at the price that the page of movements has. */
function worthOf({ hash }: Moved, account: string, asset: string, isGas = false): bigint | null {
  const wallet = account.replace('#', '').toLowerCase()
  const name = account.endsWith('#') ? weth : toAsset(asset)
  const legs = app.rows.filter(
    (row) =>
      row.transactionHash === hash &&
      row.wallet.toLowerCase() === wallet &&
      row.asset === name &&
      (row.kind === 'gas') === isGas,
  )
  if (legs.length === 0) throw new Error(`Nothing of ${asset} moved in ${hash}`)
  if (legs.some(({ exactValue }) => exactValue === null)) return null
  const sum = sumOf(legs, (row) => (row.direction === 'Received' ? 1n : -1n) * toMicros(row))
  return sum < 0n ? -sum : sum
}

/** Dollars in rupees by the rate of the day, else of the last working day. */
function toRupees(usd: bigint | null, day: string): bigint | null {
  if (usd === null) return null
  for (let back = 0; back <= 7; back += 1) {
    const found = app.rates[new Date(Date.parse(day) - back * DAY_MS).toISOString().slice(0, 10)]
    if (found === undefined) continue
    const [units = '', rest = ''] = String(found.INR).split('.')
    return round({ over: usd * BigInt(units + rest), under: 10n ** BigInt(rest.length) })
  }
  return null
}

const dayIn = (timeZone: string, moment: number) => new Intl.DateTimeFormat('sv', { timeZone }).format(moment)

/** What the script did to each asset, in the order of the chain; its disposals by the id of their row. */
function toBooks(timeZone: string, isRupees: boolean): Map<string, ModelEvent[]> {
  const books = new Map<string, ModelEvent[]>()
  let seq = 0
  for (const [place, one] of all.entries()) {
    const day = dayIn(timeZone, one.at)
    // Those of one block come one after the other, too.
    const at = one.at + place / all.length
    const local = (usd: bigint | null) => (isRupees ? toRupees(usd, day) : usd)
    const write = (asset: string, tokenId: bigint | undefined, event: object) => {
      const key = `${toAsset(asset)}${tokenId === undefined ? '' : `#${tokenId}`}`
      seq += 1
      books.set(key, [...(books.get(key) ?? []), { at, seq, ...event } as ModelEvent])
    }
    const [outs, ins] = (['out', 'in'] as const).map((does) =>
      one.effects
        .filter((effect) => effect.does === does)
        .map((effect) => ({
          ...effect,
          worth: effect.tokenId === undefined ? worthOf(one, effect.from || effect.to, effect.asset) : null,
        })),
    ) as [Worthy[], Worthy[]]
    const isExchange = outs.length > 0 && ins.length > 0
    const sum = isExchange ? (addUp(outs) ?? addUp(ins)) : null
    for (const { does, asset, tokenId, amount, from, to } of one.effects)
      if (does === 'move') write(asset, tokenId, { does: 'move', from, to, amount })
    for (const { asset, tokenId, amount, from } of outs) {
      const id = `${one.hash} out ${from} ${toAsset(asset)}`
      write(asset, tokenId, { does: 'dispose', account: from, amount, proceeds: local(sum), id })
    }
    let rest = local(sum)
    for (const [index, { asset, tokenId, amount, to, worth }] of ins.entries()) {
      let cost = one.was === 'airdrop' ? local(worth) : null
      if (sum !== null && rest !== null) {
        const own = local((sum * (worth ?? 0n)) / (addUp(ins) ?? 1n)) ?? 0n
        cost = index === ins.length - 1 ? rest : own
        rest -= cost
      }
      write(asset, tokenId, {
        ...{ does: 'acquire', account: to, amount, cost, worth: local(worth), from: one.hash },
      })
    }
    if (ownWallets.includes(one.from)) {
      const proceeds = local(worthOf(one, one.from, 'native', true))
      const id = `${one.hash} gas ${one.from} native`
      write('native', undefined, { does: 'dispose', account: one.from, amount: one.fee, proceeds, id })
    }
  }
  return books
}

type Worthy = Moved['effects'][number] & { worth: bigint | null }
const addUp = (flows: readonly Worthy[]) =>
  flows.some(({ worth }) => worth === null) ? null : sumOf(flows, ({ worth }) => worth ?? 0n)

function toId({ kind, transactionHash, wallet, asset }: GainRow): string {
  const account = `${getAddress(wallet)}${asset === weth ? '#' : ''}`
  return `${transactionHash} ${kind === 'gas' ? 'gas' : 'out'} ${account} ${asset === weth ? 'native' : asset}`
}

const decimalsOf = (asset: string) => (asset === toAsset(demo.tokens.USDC ?? '') ? 6 : 18)
const toUnits = (text: string, decimals: number) => {
  const [units = '', rest = ''] = text.split('.')
  return BigInt(units + rest.padEnd(decimals, '0'))
}
const toCents = (money: string) => BigInt(money.replace('.', ''))
const addLots = (lots: readonly { from: string | null; amount: bigint }[]) =>
  Object.fromEntries(
    [...Map.groupBy(lots, ({ from }) => from ?? '')].map(([from, own]) => [
      from,
      sumOf(own, ({ amount }) => amount),
    ]),
  )

const years: readonly ['in' | 'us', string, ModelMethod][] = [
  ['in', '2025-26', 'fifo'],
  ['in', '2026-27', 'average'],
  ['in', '2026-27', 'lifo'],
  ['us', '2026', 'hifo'],
  ['us', '2026', 'lofo'],
]

async function holdYear([country, financialYear, method]: (typeof years)[number]): Promise<void> {
  const params = { financialYear }
  const querystring = { country, method }
  const year = await app.api(gains.getGainsYear, { params, querystring })
  const rows: GainRow[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await app.api(gains.listGainRows, { params, querystring: { ...querystring, page } })
    pages = answer.pages
    rows.push(...answer.rows)
  }
  const isOf = (moment: number) => {
    const day = dayIn(year.timeZone, moment)
    return day >= year.from && day <= year.to
  }
  const byHash = new Map(all.map((one) => [one.hash as string, one]))
  const expected = [...toBooks(year.timeZone, country === 'in')].flatMap(([asset, events]) =>
    matchByModel(events, method, country === 'us')
      .filter(({ id }) => isOf(byHash.get(id.slice(0, 66))?.at ?? 0))
      .map((disposal) => ({
        ...{ id: disposal.id, ...gainOf(disposal) },
        kind: disposal.id.includes(' gas ') ? 'gas' : byHash.get(disposal.id.slice(0, 66))?.was,
        lots: method === 'average' ? null : addLots(disposal.lots),
        asset,
      })),
  )
  const told = rows.map((row) => {
    const decimals = row.tokenId === null ? decimalsOf(row.asset) : 0
    const lots = row.lots.map(({ transactionHash, quantity }) => ({
      ...{ from: transactionHash, amount: toUnits(quantity, decimals) },
    }))
    const name = row.asset === weth ? 'native' : row.asset
    return {
      ...{
        id: toId(row),
        proceeds: toCents(row.proceeds),
        cost: toCents(row.cost),
        gain: toCents(row.gain),
      },
      ...{ kind: row.kind, lots: method === 'average' ? null : addLots(lots) },
      asset: `${name}${row.tokenId === null ? '' : `#${row.tokenId}`}`,
    }
  })
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  expect(told.length).toBeGreaterThan(20)
  expect(told.sort(byId), `${country} ${financialYear} by ${method}`).toEqual(expected.sort(byId))
  expect(toCents(year.totals.net)).toBe(sumOf(expected, ({ gain }) => gain))
  expect(year.problem).toBeNull()
  expect(year.seals.length).toBeGreaterThan(8)
  for (const { holds, confirmed, asset, tokenId, wallet } of year.seals) {
    if (tokenId !== null) continue
    const balance = await chain.balanceOf(asset === 'native' ? asset : getAddress(asset), wallet as Address)
    expect([holds, confirmed]).toEqual([true, String(balance)])
  }
  // Each piece that the script left with the person, where it left it, and no other.
  const sealed = year.seals.flatMap(({ tokenId, wallet, counted, confirmed, holds }) =>
    tokenId === null ? [] : [[tokenId, wallet, counted, confirmed, holds]],
  )
  expect(left.length).toBeGreaterThan(0)
  expect(sealed.sort()).toEqual(
    left.map(({ id, owner }) => [String(id), owner.toLowerCase(), '1', '1', true]).sort(),
  )
}

async function holdKinds(): Promise<void> {
  const { content } = await app.api(gains.exportGains, {
    params: { financialYear: '2026', format: 'koinly' },
    querystring: { country: 'us' },
  })
  const lines = content.split('\r\n').join('\n').split('\n')
  const wrong = all.flatMap(({ hash, was }) => {
    const line = lines.find((one) => one.includes(hash)) ?? ''
    const reason = /,([^,]*|"[^"]*"),0x\w+$/.exec(line)?.[1]?.replaceAll('"', '') ?? line
    return reasons[was]?.test(reason) === false ? [`${was}: ${reason}`] : []
  })
  expect(wrong).toEqual([])
  expect(new Set(all.map(({ was }) => was)).size).toBe(11)
}

test('wallets that a script moved have the kinds, lots, gains and balances that the script knows, by every method', async () => {
  app = await open(now)
  await holdKinds()
  for (const year of years) await holdYear(year)
}, 120_000)
