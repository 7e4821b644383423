// What it costs the server to open the dashboard of a person with many wallets, everything from its own caches, in a
// process that has just started.

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@pkg/api-contract'
import { createChainClient } from '@pkg/chain-client'
import { listen } from '@pkg/test-settings/listen.ts'
import { createApp } from '../src/app.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { createPasswords } from '../src/features/accounts/passwords.ts'
import { createLogger } from '../src/lib/create-logger.ts'
import { shareWithNobody } from '../src/sharing/sharing.ts'
import { createBrowser } from '../src/testing/create-browser.ts'
import { report } from './report.ts'

const SIZES = [100, 250] as const
const TOKENS = 40
const TOKENS_PER_WALLET = 12
const MOVEMENTS_PER_WALLET = 100
const NOW = Date.UTC(2026, 0, 10, 12)
const now = () => NOW
const hex = (value: number, digits: number) => `0x${value.toString(16).padStart(digits, '0')}`
const tokenOf = (index: number) => ({
  ...{ address_hash: hex(0xa000 + index, 40), symbol: `T${index}`, name: `Token ${index}`, decimals: '18' },
  ...{ type: 'ERC-20', exchange_rate: String(1 + index), icon_url: `https://pictures.example/${index}.png` },
})
const tokensOf = (address: string) =>
  Array.from({ length: TOKENS_PER_WALLET }, (_, index) =>
    tokenOf((Number.parseInt(address.slice(-4), 16) + index) % TOKENS),
  )

/** An index of wallets that all have a past, and closing prices for every day; only the first opening asks it. */
function answer(url: URL): object {
  const [, address = ''] = /\/addresses\/(0x[0-9a-f]{40})/.exec(url.pathname) ?? []
  if (url.pathname.startsWith('/llama/chart/')) {
    const [start = 0, span = 0] = ['start', 'span'].map((name) => Number(url.searchParams.get(name)))
    const step = url.searchParams.get('period') === '1h' ? 3_600 : 86_400
    const prices = Array.from({ length: span }, (_, index) => ({
      timestamp: start + index * step,
      price: 2 + (index % 7),
    }))
    const ids = url.pathname.slice('/llama/chart/'.length).split(',')
    return { coins: Object.fromEntries(ids.map((id) => [id, { prices, confidence: 0.99 }])) }
  }
  if (url.pathname.endsWith('/token-balances')) {
    return tokensOf(address).map((token) => ({ value: String(10n ** 18n * 50n), token }))
  }
  if (url.pathname.endsWith('/token-transfers')) {
    if (url.searchParams.get('type') !== 'ERC-20') return { items: [], next_page_params: null }
    const tokens = tokensOf(address)
    const items = Array.from({ length: MOVEMENTS_PER_WALLET }, (_, index) => ({
      ...{ transaction_hash: hex(index + 1, 64), log_index: index, block_number: 1_000 - index },
      timestamp: new Date(NOW - (index + 1) * 3 * DAY_MS).toISOString(),
      ...{ from: { hash: hex(0xbeef, 40) }, to: { hash: address } },
      ...{ token: tokens[index % tokens.length], total: { value: '1000000000000000000', decimals: '18' } },
    }))
    return { items, next_page_params: null }
  }
  if (/(transactions|withdrawals)$/.test(url.pathname)) return { items: [], next_page_params: null }
  return { coin_balance: '0', exchange_rate: '2000', block_number_balance_updated_at: 1_000 }
}

let asked = 0
const server = createServer((request, response) => {
  asked += 1
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answer(new URL(request.url ?? '', 'http://stub'))))
})
const { url: base, close } = await listen(server)
const folder = mkdtempSync(join(tmpdir(), 'many-wallets-'))

/** The server as it starts, on a database file. */
async function start(file: string) {
  const database = await openDatabase({ file, now })
  const settings = { BLOCKSCOUT_URL: base, DEFILLAMA_URL: `${base}/llama` }
  const chain = createChainClient({ settings, answers: database.answers, now, log: () => {} })
  const publicUrl = new URL('http://localhost:3000')
  const app = await createApp({
    env: {
      ...{ host: '127.0.0.1', publicUrl, sessionSecret: 'a secret of the benchmark', mode: 'live' as const },
      ...{
        donationAddress: null,
        sourceCodeUrl: null,
        contactEmail: null,
        contactPostalAddress: null,
        checkAnswers: false,
        trustedProxies: [],
        metricsToken: undefined,
        askDailyBudget: 1,
      },
    },
    ...{
      database,
      chain,
      now,
      webBuild: undefined,
      passwords: await createPasswords(),
      sharing: shareWithNobody({ now }),
      mailer: { delivers: false, async send() {} },
    },
    logger: createLogger({ level: 'silent' }),
  })
  await app.ready()
  const person = createBrowser(app, publicUrl)
  return {
    person,
    database,
    async stop() {
      await app.close()
      await chain.close()
      await database.close()
    },
  }
}

/** As the browser names them in one call. */
const inHundreds = (addresses: readonly string[]) =>
  Array.from({ length: Math.ceil(addresses.length / 100) }, (_, index) =>
    addresses.slice(index * 100, (index + 1) * 100),
  )

/** Everything that the dashboard asks for when it opens. */
async function open(
  { send }: ReturnType<typeof createBrowser>,
  addresses: readonly string[],
): Promise<{ ms: number; cpuMs: number }> {
  const begin = performance.now()
  const cpu = process.cpuUsage()
  const urls = [
    ...inHundreds(addresses).map((some) => `/api/portfolio/tokens?address=${some.join()}`),
    ...['wallets', 'history?range=1w', 'gains?range=1w', 'sparklines?range=1w', 'spam'].map(
      (path) => `/api/portfolio/${path}`,
    ),
  ]
  const answers = await Promise.all(urls.map((url) => send({ method: 'GET', url })))
  const failed = answers.find(
    ({ statusCode, payload }) => statusCode !== 200 || payload.includes('"failure":{'),
  )
  if (failed)
    throw new Error(`The dashboard does not open: ${failed.statusCode} ${failed.payload.slice(0, 200)}`)
  const { user, system } = process.cpuUsage(cpu)
  return { ms: performance.now() - begin, cpuMs: (user + system) / 1_000 }
}

async function measure(count: number): Promise<{ ms: number; cpuMs: number }> {
  const file = join(folder, `${count}.db`)
  const addresses = Array.from({ length: count }, (_, index) => hex(0xc0ffee0000 + index, 40))
  const first = await start(file)
  await first.person.enter('ada')
  const user = await first.database.users.findByEmail('ada@example.org')
  for (const address of addresses) await first.database.wallets.add(user?.id ?? '', address)
  // One wallet after the other, so that the source is never too slow to wait for.
  for (const address of addresses) {
    await first.person.send({ method: 'GET', url: `/api/portfolio/history?range=1w&address=${address}` })
  }
  await open(first.person, addresses)
  await first.stop()

  const times: { ms: number; cpuMs: number }[] = []
  const before = asked
  for (let turn = 0; turn < 3; turn += 1) {
    const { person, stop } = await start(file)
    for (const [name, value] of first.person.cookies) person.cookies.set(name, value)
    times.push(await open(person, addresses))
    await stop()
  }
  if (asked !== before) throw new Error('Opening from the caches asked a source')
  // The processor's time leaves out what else the machine does meanwhile.
  return {
    ms: Math.min(...times.map(({ ms }) => ms)),
    cpuMs: Math.min(...times.map(({ cpuMs }) => cpuMs)),
  }
}

const [hundred, most] = [await measure(SIZES[0]), await measure(SIZES[1])]
const ratio = most.cpuMs / hundred.cpuMs
await close()
rmSync(folder, { recursive: true, force: true })
report({
  room: 'api',
  case: `dashboard of ${SIZES[0]} wallets, first opening from cache`,
  ms: Math.round(hundred.ms),
  'times for 2.5x the wallets': Math.round(ratio * 100) / 100,
})
if (hundred.ms > 1_000 || ratio > 4) {
  console.error(
    'A hundred wallets must open from cache within a second, and more of them in line with their number.',
  )
  process.exitCode = 1
}
