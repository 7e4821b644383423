import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findPort } from './find-port.ts'

export interface TestRedis {
  url: string
  pid: number
  stop(): Promise<void>
}

/** A Redis of its own on loopback that keeps nothing; `at` is where one was before that stopped. */
export async function startRedis(settings: readonly string[] = [], at?: string): Promise<TestRedis> {
  const port = at === undefined ? await findPort() : Number(new URL(at).port)
  const { REDIS_SERVER = 'redis-server' } = process.env
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    ...settings,
  ]
  const server = spawn(REDIS_SERVER, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  server.on('error', () => {
    throw new Error(
      'These tests need Redis. Install it (on Debian: apt-get install redis-server), or set REDIS_SERVER to its program.',
    )
  })
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('Ready to accept connections')) break
  }
  server.stdout.resume()
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
  }
}
