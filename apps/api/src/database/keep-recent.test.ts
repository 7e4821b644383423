import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@pkg/api-contract'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './open-database.ts'

const address = '0x1111111111111111111111111111111111111111'

/** Two processes on one database, with one person who is signed in and tracks a wallet. */
async function openTwice() {
  const clock = { time: Date.UTC(2026, 0, 1) }
  const folder = mkdtempSync(join(tmpdir(), 'keep-recent-'))
  const file = join(folder, 'hodlwise.db')
  const [here, elsewhere] = await Promise.all([
    openDatabase({ file, now: () => clock.time }),
    openDatabase({ file, now: () => clock.time }),
  ])
  onTestFinished(async () => {
    await Promise.all([here.close(), elsewhere.close()])
    rmSync(folder, { recursive: true })
  })
  const { user } = await here.users.create(
    { email: 'ada@example.org', username: 'Ada', dateOfBirth: '1990-05-05', passwordHash: 'x' },
    [address],
  )
  const session = { id: 'one', userId: user.id, remembered: false, refreshHash: 'y', device: 'a browser' }
  const times = { createdAt: clock.time, lastSeenAt: clock.time, expiresAt: clock.time + HOUR_MS }
  await here.sessions.create({ ...session, ...times })
  return { here, elsewhere, clock, user }
}

test('a session that was ended is over at once where it was ended, and within a second in every other process', async () => {
  const { here, elsewhere, clock } = await openTwice()
  for (const { recent } of [here, elsewhere]) {
    expect(await recent.signedIn('one')).toMatchObject({ user: { username: 'Ada', role: 'user' } })
  }
  await here.sessions.remove('one')
  expect(await here.recent.signedIn('one')).toBeUndefined()
  clock.time += 999
  expect(await elsewhere.recent.signedIn('one')).toBeDefined()
  clock.time += 1
  expect(await elsewhere.recent.signedIn('one')).toBeUndefined()
})

test('an access token that was revoked is over at once where it was revoked, and within a second in every other process', async () => {
  const { here, elsewhere, clock, user } = await openTwice()
  const token = { userId: user.id, hash: 'h', name: 'a script', scopes: ['read:history' as const] }
  const kept = await here.accessTokens.create({ ...token, createdAt: clock.time, expiresAt: null }, 1)
  for (const { recent } of [here, elsewhere]) {
    expect(await recent.tokenHolder('h')).toMatchObject({
      token: { name: 'a script' },
      user: { id: user.id },
    })
  }
  await here.accessTokens.removeOfUser(user.id, kept?.id ?? 0)
  expect(await here.recent.tokenHolder('h')).toBeUndefined()
  clock.time += 999
  expect(await elsewhere.recent.tokenHolder('h')).toBeDefined()
  clock.time += 1
  expect(await elsewhere.recent.tokenHolder('h')).toBeUndefined()
})

test('what a person changes is seen at once there and within a second elsewhere; what stays is the same object', async () => {
  const { here, elsewhere, clock, user } = await openTwice()
  const read = async ({ recent }: typeof here) => ({
    tracked: await recent.tracked(user.id),
    verdicts: await recent.verdicts(user.id),
    tracks: await recent.tracks(user.id, address.toUpperCase().replace('X', 'x')),
  })
  const first = await read(elsewhere)
  await read(here)
  clock.time += 1_000
  const again = await read(elsewhere)
  expect([again.tracked === first.tracked, again.verdicts === first.verdicts]).toEqual([true, true])

  await here.wallets.update(user.id, address, { label: 'Savings' })
  await here.verdicts.add(user.id, `1:${address}`, 'hide')
  expect((await read(here)).tracked[0]?.label).toBe('Savings')
  expect((await read(here)).verdicts).toHaveLength(1)
  await here.wallets.remove(user.id, address)
  expect(await read(here)).toMatchObject({ tracked: [], tracks: false })
  await here.wallets.restore(user.id, address)
  expect(await read(here)).toMatchObject({ tracked: [{ address }], tracks: true })

  expect((await read(elsewhere)).tracked[0]?.label).toBeNull()
  clock.time += 1_000
  expect((await read(elsewhere)).tracked[0]?.label).toBe('Savings')
  expect((await read(elsewhere)).verdicts).toHaveLength(1)
})

test('the version of a ledger is another one as soon as the ledger was saved', async () => {
  const { here } = await openTwice()
  const wallet = { chainId: 1, address }
  expect(await here.recent.ledgerVersion(wallet)).toBeNull()
  const reading = { block: 7, at: 0, balances: null, cutShortAt: null, nftsCutShortAt: null, source: 'test' }
  await here.ledgers.save(wallet, { ...reading, syncedAt: 5, movements: [], assets: [] }, 0)
  expect(await here.recent.ledgerVersion(wallet)).toBe('5:7')
})

test('somebody whose account is gone is signed in nowhere, and a role counts from the moment it was given', async () => {
  const { here, user } = await openTwice()
  await here.recent.signedIn('one')
  await here.users.setRole(user.id, 'admin')
  expect(await here.recent.signedIn('one')).toMatchObject({ user: { role: 'admin' } })
  await here.users.remove(user.id)
  expect(await here.recent.signedIn('one')).toBeUndefined()
})
