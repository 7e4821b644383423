import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { room } from './room.ts'
import { buildProgram } from './testing/build-program.ts'
import { findPort } from './testing/find-port.ts'
import { findProgram } from './testing/find-program.ts'
import { toTestNginx } from './testing/to-test-nginx.ts'

const nginx = findProgram('nginx', process.env.NGINX)
/** Shorter than the product's, in the same order: nginx lets go of idle connections before a process stops listening. */
const KEPT_MS = 200
const DRAIN_MS = 500
const CALLERS = 6
/** Longer than four starts take on any machine, so that only a hang meets it. */
const LIMIT_MS = 240_000

async function start(server: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = fork(server, { silent: true, env: { ...process.env, NODE_ENV: 'production', ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = child.stderr ? text(child.stderr) : Promise.resolve('')
  child.stdout?.resume()
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(async () => {
      throw new Error(`The server ended before it listened: ${await said}`)
    }),
  ])
  return child
}

// It takes some seconds, and both programs: a real nginx, and the server as it is built.
test.skipIf(nginx === undefined)(
  'three processes behind nginx are replaced one after the other under load: no call that reads fails, and of those that write at most the ones that arrive as a process stops listening',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'roll-'))
    // The workers of nginx are no root.
    await chmod(folder, 0o777)
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const [port = 0, ...upstreams] = await Promise.all(Array.from({ length: 4 }, findPort))
    const server = await buildProgram('server')
    const env = {
      DATABASE_URL: `file:${folder}/hodlwise.db`,
      SESSION_SECRET: 'a secret of this test alone',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PROVIDERS: 'sandbox',
      DRAIN_MS: String(DRAIN_MS),
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const processes = await Promise.all(
      upstreams.map((each) => start(server, { ...env, PORT: String(each) })),
    )
    const file = join(folder, 'nginx.conf')
    const given = await readFile(resolve(room, '../../deploy/nginx.conf'), 'utf8')
    await writeFile(file, toTestNginx(given, { folder, port, upstreams, keepaliveMs: KEPT_MS }))
    const proxy = spawn(nginx ?? '', ['-p', folder, '-c', file], { stdio: 'ignore' })
    onTestFinished(() => void proxy.kill('SIGTERM'))

    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    /** The status of one call; the second kind changes something, so that nginx does not send it twice. */
    const call = (body?: string) =>
      new Promise<number>((done, fail) => {
        const headers = { 'content-type': 'application/json', connection: 'keep-alive' }
        const sent = request(
          {
            agent,
            port,
            host: '127.0.0.1',
            ...(body ? { method: 'POST', path: '/api/insights', headers } : { path: '/api/status' }),
          },
          (answer) => {
            answer.resume()
            answer.on('end', () => done(answer.statusCode ?? 0))
            answer.on('error', fail)
          },
        )
        sent.on('error', fail)
        sent.end(body)
      })
    await expect.poll(() => call().catch(() => 0)).toBe(200)

    let isRolling = true
    const counts: Record<string, number> = {}
    const callers = Array.from({ length: CALLERS }, async (_, caller) => {
      while (isRolling) {
        const isWrite = caller % 2 === 0
        const status = await call(isWrite ? JSON.stringify({ path: '/' }) : undefined).catch(
          ({ code }) => code,
        )
        counts[`${isWrite ? 'POST' : 'GET'} ${status}`] =
          (counts[`${isWrite ? 'POST' : 'GET'} ${status}`] ?? 0) + 1
      }
    })
    for (const [index, old] of processes.entries()) {
      old.kill('SIGTERM')
      expect(await once(old, 'exit')).toEqual([0, null])
      await start(server, { ...env, PORT: String(upstreams[index]) })
    }
    isRolling = false
    await Promise.all(callers)
    // What waits in the queue of a socket when it is closed is reset; nginx sends a writing call no second time.
    const { 'POST 502': late = 0, ...answered } = counts
    expect(late).toBeLessThanOrEqual((CALLERS / 2) * processes.length)
    expect(Object.keys(answered).sort()).toEqual(['GET 200', 'POST 202'])
    expect(Object.values(answered).every((count) => count > 20)).toBe(true)
  },
  LIMIT_MS,
)
