import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createApiClient, users } from '@pkg/api-contract'
import { expect, onTestFinished, test } from 'vitest'

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'server-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

function start(env: Record<string, string>) {
  const child = fork(join(import.meta.dirname, 'server.ts'), {
    silent: true,
    env: { ...process.env, PORT: '0', PROVIDERS: 'sandbox', ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ended: once(child, 'exit') }
}

async function startListening(env: Record<string, string>) {
  const { child, ended } = start(env)
  const [{ address }] = await once(child, 'message')
  const api = createApiClient({ fetch, baseUrl: address })
  return { child, ended, api }
}

const ada = {
  username: 'Ada',
  email: 'ada@example.org',
  dob: '1990-12-10',
  password: 'Correct-Horse-7',
  addressesToTrack: [],
}

test('the server starts on an empty folder, keeps what it acknowledged over a kill, and stops when asked', {
  timeout: 30_000,
}, async () => {
  const DATABASE_URL = `file:${join(await makeFolder(), 'deep/hodlwise.db')}`
  const first = await startListening({ DATABASE_URL })
  await first.api(users.signUp, { body: ada })
  first.child.kill('SIGKILL')
  await first.ended

  const second = await startListening({ DATABASE_URL })
  await second.api(users.logIn, { body: { email: ada.email, password: ada.password } })
  second.child.kill('SIGTERM')
  expect(await second.ended).toEqual([0, null])
})

test('settings that are not right end the start with a sentence for each and without a stack', {
  timeout: 30_000,
}, async () => {
  const { child, ended } = start({ PORT: 'many', DATABASE_URL: 'postgres://localhost/hodlwise' })
  const errors = child.stderr ? await text(child.stderr) : ''

  expect(await ended).toEqual([1, null])
  expect(errors).toContain('PORT must be a number')
  expect(errors).toContain('DATABASE_URL must start with file:')
  expect(errors).not.toContain(' at ')
})
