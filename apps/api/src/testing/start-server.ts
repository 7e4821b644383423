import { fork } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { buildProgram } from './build-program.ts'

/** The product's own process with settings of its own; it is gone when the test ends. */
export async function startServer(env: Record<string, string>) {
  const child = fork(await buildProgram('server'), {
    silent: true,
    env: { ...process.env, PORT: '0', PROVIDERS: 'sandbox', ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ended: once(child, 'exit') }
}

/** The same, once it listens. */
export async function startListening(env: Record<string, string>) {
  const { child, ended } = await startServer(env)
  const [{ address }] = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code} before it listened.`))),
  ])
  return { child, ended, address: address as string }
}
