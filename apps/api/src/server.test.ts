import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { hash } from '@node-rs/argon2'
import { createApiClient, operations, users } from '@pkg/api-contract'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database/open-database.ts'
import { startListening, startServer } from './testing/start-server.ts'

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'server-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function startWithClient(env: Record<string, string>) {
  const { address, ...server } = await startListening(env)
  return { ...server, api: createApiClient({ fetch, baseUrl: address }) }
}

const ada = {
  username: 'Ada',
  email: 'ada@example.org',
  dob: '1990-12-10',
  password: 'Correct-Horse-7',
  addressesToTrack: [],
}

// One start a test: reading all modules is what takes long on a busy machine.
test('the server starts on an empty folder and keeps what it acknowledged over a kill', async () => {
  const file = join(await makeFolder(), 'deep/hodlwise.db')
  const { child, ended, api } = await startWithClient({ DATABASE_URL: `file:${file}` })
  await api(users.signUp, { body: ada })
  child.kill('SIGKILL')
  await ended

  const database = await openDatabase({ file, now: Date.now })
  onTestFinished(database.close)
  expect(await database.users.findByEmail(ada.email)).toMatchObject({ username: ada.username })
})

test('the server starts on the database that it has, says whose readings it leaves alone, and stops when asked', async () => {
  const file = join(await makeFolder(), 'hodlwise.db')
  const origin = { world: 'live', closingPrices: 'of somebody' }
  const database = await openDatabase({ file, now: Date.now, origin })
  const person = {
    email: ada.email,
    username: ada.username,
    dateOfBirth: ada.dob,
    passwordHash: await hash(ada.password),
  }
  await database.users.create(person, [])
  await database.close()

  const { child, ended, api } = await startWithClient({ DATABASE_URL: `file:${file}` })
  await api(users.logIn, { body: { email: ada.email, password: ada.password } })
  expect(await api(operations.getStatus, {})).toMatchObject({ mode: 'sandbox', otherWorlds: ['live'] })
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('a server that is stopped for a while and let go again does what was asked of it meanwhile', async () => {
  const { child, ended, address } = await startListening({ DATABASE_URL: 'file::memory:' })
  child.kill('SIGSTOP')
  const requests = ['Ada', 'Bea', 'Cora'].map((username) => {
    const headers = { 'content-type': 'application/json', origin: address }
    const sent = request(`${address}/api/users/signup`, { method: 'POST', headers })
    return { sent, answered: once(sent, 'response'), username }
  })
  // All of it has left this process, and waits in the kernel for one that does not run.
  for (const { sent, username } of requests) {
    const body = { ...ada, username, email: `${username}@example.org` }
    await new Promise<void>((resolve) => sent.end(JSON.stringify(body), resolve))
  }
  child.kill('SIGCONT')
  const answers = await Promise.all(requests.map(({ answered }) => answered))
  expect(answers.map(([{ statusCode }]) => statusCode)).toEqual([201, 201, 201])
  const api = createApiClient({ fetch, baseUrl: address })
  await api(users.logIn, { body: { email: 'Cora@example.org', password: ada.password } })
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('settings that are not right end the start with a sentence for each and without a stack', async () => {
  const { child, ended } = await startServer({ PORT: 'many', DATABASE_URL: 'mysql://localhost/hodlwise' })
  const errors = child.stderr ? await text(child.stderr) : ''

  expect(await ended).toEqual([1, null])
  expect(errors).toContain('PORT must be a number')
  expect(errors).toContain('DATABASE_URL must start with file:')
  expect(errors).not.toContain(' at ')
})
