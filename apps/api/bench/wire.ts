// How near an answer comes to the speed of the wire: beside a bare node:http server that sends the same bytes, fifty
// connections at once, turn by turn on one machine.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askAtOnce } from './ask-at-once.ts'
import { report } from './report.ts'
import { startStubUpstreams } from './stub-upstreams.ts'

const TURNS = 5
const TOTAL = 10_000
/** On a quiet machine it is half of this or less. */
const MOST_TIMES = 4
const ADDRESS = `0x${'c0ffee'.padStart(40, '0')}`
const HUNDRED = Array.from({ length: 100 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, 'c')}`)
/** A dashboard of a hundred wallets is a hundred times as long. */
const TOTAL_OF_HUNDRED = 500
/** `node bench/wire.ts gas news` measures these alone. */
const only = process.argv.slice(2)

interface Server {
  child: ChildProcess
  address: string
}

async function start(args: string[], env: Record<string, string> = {}): Promise<Server> {
  const child = spawn(
    process.execPath,
    ['--import', new URL('./tell-cpu.mjs', import.meta.url).href, ...args],
    {
      cwd: new URL('..', import.meta.url),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    },
  )
  const [{ address }] = await once(child, 'message')
  return { child, address }
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send('cpu')
  const [{ cpuMs }] = await once(child, 'message')
  return cpuMs
}

/** Somebody with these wallets, signed in. */
async function enter(address: string, name: string, addressesToTrack: string[]): Promise<string> {
  const post = (path: string, body: object, headers = {}, method = 'POST') =>
    fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: address, ...headers },
      body: JSON.stringify(body),
    })
  const person = { email: `${name}@example.org`, password: 'Correct-Horse-7' }
  const rest = { username: name, dob: '1990-01-01', addressesToTrack }
  const { status } = await post('/api/users/signup', { ...person, ...rest })
  if (status !== 201) throw new Error(`Nobody can sign up: ${status}`)
  const { headers } = await post('/api/users/login', person)
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const round = (value: number) => Math.round(value * 100) / 100

const folder = mkdtempSync(join(tmpdir(), 'wire-'))
const upstreams = await startStubUpstreams()
const file = `file:${join(folder, 'wire.db')}`
const ours = await start(['src/server.ts'], {
  ...upstreams.settings,
  ...{ PORT: '0', NODE_ENV: 'production', DATABASE_URL: file },
})
const bare = await start([fileURLToPath(new URL('./bare-server.mjs', import.meta.url))])
const cookie = await enter(ours.address, 'ada', [ADDRESS])
const cookieOfHundred = await enter(ours.address, 'bob', HUNDRED)

const cases: { name: string; path: string; cookie?: string; total?: number }[] = [
  { name: 'tokens', path: `/api/portfolio/${ADDRESS}/tokens`, cookie },
  { name: 'transfers', path: `/api/portfolio/${ADDRESS}/transfers`, cookie },
  {
    name: 'wallets',
    path: `/api/portfolio/tokens?address=${HUNDRED.join()}`,
    ...{ cookie: cookieOfHundred, total: TOTAL_OF_HUNDRED },
  },
  { name: 'gas', path: '/api/gas' },
  { name: 'news', path: '/api/news' },
  { name: 'market', path: '/api/market/top' },
  { name: 'rates', path: '/api/rates/USD' },
  { name: 'page', path: '/' },
]

type Figure = 'rate' | 'slowest' | 'cpu' | 'ms' | 'unchangedMs'

for (const { name, path, cookie: own, total = TOTAL } of cases) {
  if (only.length > 0 && !only.includes(name)) continue
  const headers: Record<string, string> = own === undefined ? {} : { cookie: own }
  const get = (more = {}) =>
    // Else it asks past every cache where a tag goes along.
    fetch(ours.address + path, {
      headers: { ...headers, ...more, 'accept-encoding': 'identity' },
      cache: 'force-cache',
    })
  const measure = async (server: Server, given = headers) => {
    const before = await cpuOf(server)
    const load = await askAtOnce({ address: server.address, path, headers: given }, total)
    return { ...load, ms: ((await cpuOf(server)) - before) / (total / 1000) }
  }

  // The first one has to ask the sources, and is written as it is read.
  await (await get()).arrayBuffer()
  const answer = await get()
  const type = answer.headers.get('content-type')
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${body}`)
  bare.child.send({ path, type, body: body.toString('base64') })
  await measure(ours)
  await measure(bare)
  const turns: Record<Figure, number>[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [one, other] = [await measure(ours), await measure(bare)]
    const etag = (await get({ 'if-none-match': '""' })).headers.get('etag')
    const unchanged = etag === null ? one : await measure(ours, { ...headers, 'if-none-match': etag })
    turns.push({
      rate: one.perSecond / other.perSecond,
      slowest: one.slowestMs / other.slowestMs,
      cpu: one.ms / other.ms,
      ms: one.ms,
      unchangedMs: unchanged.ms,
    })
  }
  const of = (figure: Figure) => round(middle(turns.map((turn) => turn[figure])))
  report({
    ...{ room: 'api', case: `${name}, ${round(body.length / 1024)} kB, beside bare bytes` },
    ...{ 'times its requests a second': of('rate'), 'times its slowest of 100': of('slowest') },
    ...{ 'times its processor': of('cpu'), 'ms of processor for 1,000': of('ms') },
    'ms for 1,000 unchanged': of('unchangedMs'),
  })
  if (of('cpu') > MOST_TIMES) {
    console.error(`${name} takes more than ${MOST_TIMES} times the processor time of its bare bytes.`)
    process.exitCode = 1
  }
}
for (const { child } of [ours, bare]) {
  child.kill('SIGTERM')
  await once(child, 'exit')
}
upstreams.close()
rmSync(folder, { recursive: true, force: true })
