// What fifty people who log in over and over cost those who ask for something else, against the same logins at another
// server of this machine, which take as much of it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { report } from './report.ts'

const PEOPLE = 50
const TURNS = 7
const SECONDS = 2.5
const PATHS = ['/healthz', '/api/users/dashboard', '/api/status', '/api/account'] as const
const folder = mkdtempSync(join(tmpdir(), 'fifty-logins-'))
const person = (index: number) => ({ email: `person-${index}@example.org`, password: 'Correct-Horse-7' })

interface Started {
  child: ChildProcess
  address: string
  /** Of the first person. */
  cookie: string
}

async function start(name: string): Promise<Started> {
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{ PORT: '0', PROVIDERS: 'sandbox', NODE_ENV: 'production' },
      DATABASE_URL: `file:${join(folder, `${name}.db`)}`,
    },
  })
  const [{ address }] = await once(child, 'message')
  const post = (path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify(body),
    })
  for (let index = 0; index < PEOPLE; index += 1) {
    const given = { ...person(index), username: 'Person', dob: '1990-01-01', addressesToTrack: [] }
    const { status } = await post('/api/users/signup', given)
    if (status !== 201) throw new Error(`Nobody can sign up: ${status}`)
  }
  const { headers } = await post('/api/users/login', person(0))
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { child, address, cookie }
}

/** How long the slowest of a hundred answers takes, in milliseconds. */
async function measure({ address, cookie }: Started): Promise<number> {
  const times: number[] = []
  const until = performance.now() + SECONDS * 1000
  for (let turn = 0; performance.now() < until; turn += 1) {
    const begin = performance.now()
    const answer = await fetch(`${address}${PATHS[turn % PATHS.length]}`, { headers: { cookie } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${answer.url} answers ${answer.status}`)
    times.push(performance.now() - begin)
    await wait(2)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

async function measureBeside(asked: Started, loggedInAt: Started): Promise<number> {
  const people = Array.from({ length: PEOPLE }, (_, index) => person(index))
  const workerData = { address: loggedInAt.address, people }
  const logins = new Worker(new URL('./log-in-often.ts', import.meta.url), { workerData })
  await once(logins, 'message')
  const slowest = await measure(asked)
  logins.postMessage('stop')
  await once(logins, 'exit')
  return slowest
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0
const round = (value: number) => Math.round(value * 100) / 100

const [here, elsewhere] = await Promise.all([start('here'), start('elsewhere')])
const idle: number[] = []
const beside: number[] = []
const besideOthers: number[] = []
for (let turn = 0; turn < TURNS; turn += 1) {
  idle.push(await measure(here))
  beside.push(await measureBeside(here, here))
  besideOthers.push(await measureBeside(here, elsewhere))
}
for (const { child } of [here, elsewhere]) {
  child.kill('SIGTERM')
  await once(child, 'exit')
}
rmSync(folder, { recursive: true, force: true })

const ratio = middle(beside) / middle(besideOthers)
report({
  room: 'api',
  case: `other routes beside ${PEOPLE} people logging in, slowest of 100`,
  'times the same logins elsewhere': round(ratio),
  'times no logins': round(middle(beside) / middle(idle)),
})
if (ratio > 2) {
  console.error('Logins must cost other routes little more than the time that they take from the machine.')
  process.exitCode = 1
}
