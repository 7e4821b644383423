// What a tax year costs over 25,000 to 200,000 movements, from the database to the answer: the processor's time of all
// threads and of the one that answers people, and how much more memory it takes. Beside it the same movements are written as
// JSON and read again, so that a slower machine shows the same figures.
import { type AssetId, gains, users } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import { createApp } from '../src/app.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { createPasswords } from '../src/features/accounts/passwords.ts'
import { createLogger } from '../src/lib/create-logger.ts'
import { shareWithNobody } from '../src/sharing/sharing.ts'
import { createBrowser } from '../src/testing/create-browser.ts'
import { createFakeChain } from '../src/testing/fake-chain.ts'
import { sampleToken } from '../src/testing/samples.ts'
import { report } from './report.ts'

const TOKENS = 30
const YEARS = 4
const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 2, 31, 12)
const START = NOW - YEARS * 365 * DAY
const ether: AssetId = '1:native'
const hex = (value: number, digits: number) => `0x${value.toString(16).padStart(digits, '0')}`
const wallet = hex(0xc0ffee, 40)
const pool = hex(0xbeef, 40)
const tokenOf = (index: number): AssetId => `1:${hex(0xa000 + (index % TOKENS), 40)}`

/** A wallet that trades: tokens come for ether and go for ether, each with its fee; now and then a stranger pays. */
function live(count: number): AssetMovement[] {
  const movements: AssetMovement[] = []
  for (let turn = 0; movements.length < count; turn += 1) {
    const at = START + Math.floor((movements.length / count) * YEARS * 365) * DAY + (turn % 20) * HOUR
    const add = (part: string, fields: Pick<AssetMovement, 'kind' | 'amount'> & Partial<AssetMovement>) =>
      movements.push({
        ...{ id: `${hex(turn + 1, 64)}:${part}`, asset: ether, block: turn + 1, at, counterparty: pool },
        ...fields,
      })
    const amount = BigInt(1_000_000_007 * ((turn % 97) + 1)) * 1_234_567n
    if (turn % 25 === 0) {
      add('value', { kind: 'native', amount: 50n * 10n ** 18n, counterparty: hex(0xaaaa, 40) })
      continue
    }
    const isBuying = turn % 2 === 1
    const token = tokenOf(turn >> 1)
    add('value', { kind: isBuying ? 'native' : 'internal', amount: isBuying ? -amount : amount })
    add('log:1', { kind: 'transfer', asset: token, amount: (isBuying ? 1_000n : -999n) * amount })
    add('gas', { kind: 'gas', amount: -(10n ** 14n + BigInt(turn)), counterparty: null })
  }
  return movements
}

interface Measured {
  ms: number
  cpuMs: number
  /** Of the thread that answers people. */
  mainMs: number
  mb: number
  /** Until the year before was there, once the movements were read. */
  nextMs: number
  /** Of writing and reading the movements as JSON. */
  besideMs: number
}

/** The processor's time of the calling thread. */
function timeOf(work: () => unknown): number {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1_000
}

async function measure(count: number): Promise<Measured> {
  const now = () => NOW
  const database = await openDatabase({ file: ':memory:', now })
  const movements = live(count)
  const balances = new Map<AssetId, bigint>()
  for (const { asset, amount } of movements) balances.set(asset, (balances.get(asset) ?? 0n) + amount)
  const chain = createFakeChain()
  const { world } = chain
  const state = { block: 10_000_000, at: NOW, balances }
  world.tokens[wallet] = [...balances].map(([asset, balance]) =>
    sampleToken({
      ...{ address: asset.slice(2) as 'native', balance: balance.toString(), usdPrice: 1, usdValue: 1 },
    }),
  )
  world.ledgers[wallet] = { movements, present: state }
  for (let year = 2021; year <= 2026; year += 1) {
    for (let day = 0; day < 365; day += 1) {
      const on = new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)
      world.dayRates.INR = { ...world.dayRates.INR, [on]: 80 + (day % 7) }
    }
  }
  for (const [asset, own] of Map.groupBy(movements, (movement) => movement.asset)) {
    const hours = [...new Set(own.map(({ at }) => Math.floor(at / HOUR)))]
    const usd = asset === ether ? 2_000 : 2
    await database.movementPrices.save(
      new Map([[asset, hours]]),
      new Map([[asset, hours.map((slot) => ({ slot, usd: usd * (1 + (slot % 11) / 100) }))]]),
    )
  }
  const publicUrl = new URL('http://localhost:3000')
  const app = await createApp({
    env: {
      ...{ host: '127.0.0.1', publicUrl, sessionSecret: 'a secret of the benchmark', mode: 'live' as const },
      ...{ donationAddress: null, sourceCodeUrl: null, contactEmail: null, contactPostalAddress: null },
      ...{ checkAnswers: false, trustedProxies: [], metricsToken: undefined, askDailyBudget: 1 },
    },
    ...{ database, chain, now, webBuild: undefined, passwords: await createPasswords() },
    ...{ sharing: shareWithNobody({ now }), mailer: { delivers: false, async send() {} } },
    logger: createLogger({ level: 'silent' }),
  })
  await app.ready()
  const { api, enter, send } = createBrowser(app, publicUrl)
  await enter('ada')
  await api(users.addAddress, { body: { address: wallet } })
  // The history is read before: reading a wallet is no part of a year.
  await send({ method: 'GET', url: '/api/portfolio/movements' })
  world.asked.length = 0
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const start = performance.now()
  const cpu = process.cpuUsage()
  const own = process.threadCpuUsage()
  const year = await api(gains.getGainsYear, { params: { financialYear: '2025-26' }, querystring: {} })
  const { user, system } = process.cpuUsage(cpu)
  const main = process.threadCpuUsage(own)
  const ms = performance.now() - start
  clearInterval(watch)
  if (
    year.provisional ||
    year.problem !== null ||
    year.seals.some(({ holds }) => !holds) ||
    year.rowCount < count / 20
  ) {
    throw new Error(`The year is not whole: ${year.problem}, ${year.rowCount} rows`)
  }
  const startOfNext = performance.now()
  await api(gains.getGainsYear, { params: { financialYear: '2024-25' }, querystring: {} })
  const nextMs = performance.now() - startOfNext
  await app.close()
  await database.close()
  const plain = movements.map((movement) => ({ ...movement, amount: movement.amount.toString() }))
  const besideMs = timeOf(() => {
    for (let round = 0; round < 3; round += 1) JSON.parse(JSON.stringify(plain))
  })
  return {
    ...{ ms, cpuMs: (user + system) / 1_000, mainMs: (main.user + main.system) / 1_000 },
    ...{ mb: (most - before) / 2 ** 20, nextMs, besideMs: besideMs / 3 },
  }
}

// What is compiled and loaded once is no part of a year.
await measure(2_000)
await measure(25_000)
const counts = [25_000, 50_000, 100_000, 200_000]
const found: Measured[] = []
for (const count of counts) {
  const one = await measure(count)
  found.push(one)
  report({
    room: 'api',
    case: `a tax year of ${count.toLocaleString('en')} movements`,
    ms: Math.round(one.ms),
    'ms of the year before it': Math.round(one.nextMs),
    'ms of the processor': Math.round(one.cpuMs),
    'of them of the thread that answers': Math.round(one.mainMs),
    'µs a movement': Math.round((one.cpuMs * 1_000) / count),
    'MB more': Math.round(one.mb),
    'times their JSON': Math.round(one.cpuMs / one.besideMs),
  })
}
const [least, most] = [found[0] as Measured, found.at(-1) as Measured]
const growth = most.cpuMs / least.cpuMs
report({
  room: 'api',
  case: 'a tax year of eight times the movements',
  'times the work': Math.round(growth * 100) / 100,
})
// What a history takes while it is computed; the process gives it back.
if (most.mb > 900) {
  console.error('A tax year takes more memory than it may: four and a half kilobytes a movement.')
  process.exitCode = 1
}
if (growth > 10) {
  console.error('A tax year costs more than it may: eight times the movements, ten times the work.')
  process.exitCode = 1
}
