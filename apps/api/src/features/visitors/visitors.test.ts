import { account, admin, DAY_MS, visitors } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'

const letter = { name: 'Asha', email: 'asha@example.org', message: 'The total of my wallets is off by one.' }

async function openWithAdmin() {
  const app = await buildTestApp()
  const boss = app.browser()
  await boss.enter('boss')
  const user = await app.database.users.findByEmail('boss@example.org')
  await app.database.users.setRole(user?.id ?? '', 'admin')
  return { ...app, boss, visitor: app.browser() }
}

test('a message is kept for the admins, trimmed, the newest first', async () => {
  const { boss, visitor, clock } = await openWithAdmin()
  await visitor.api(visitors.sendMessage, { body: { ...letter, name: '  Asha ' } })
  clock.time += 1000
  await visitor.api(visitors.sendMessage, { body: { ...letter, message: 'Found it.' } })
  expect(await boss.api(admin.listMessages, { querystring: {} })).toEqual({
    total: 2,
    messages: [
      { ...letter, id: 2, message: 'Found it.', createdAt: '2026-01-01T00:00:01.000Z' },
      { ...letter, id: 1, createdAt: '2026-01-01T00:00:00.000Z' },
    ],
  })
})

test.each([
  ['no name', { ...letter, name: ' ' }, 'Name is required'],
  ['no email', { ...letter, email: '' }, 'Email is required'],
  ['no real email', { ...letter, email: 'asha' }, 'Email is invalid'],
  ['nothing to say', { ...letter, message: '\n' }, 'Message is required'],
  ['too much to say', { ...letter, message: 'x'.repeat(5001) }, 'Message must be at most 5,000 characters'],
])('a message with %s is refused in a sentence', async (_, body, sentence) => {
  const { visitor } = await openWithAdmin()
  await expect(visitor.api(visitors.sendMessage, { body })).rejects.toMatchObject({
    status: 400,
    message: sentence,
  })
})

test('markup in a message is kept as the text that it is', async () => {
  const { boss, visitor } = await openWithAdmin()
  const message = `<script>alert(1)</script>'; DROP TABLE users; --`
  await visitor.api(visitors.sendMessage, { body: { ...letter, message } })
  expect((await boss.api(admin.listMessages, { querystring: {} })).messages[0]?.message).toBe(message)
})

test('views are counted by day and path, and nothing else is kept', async () => {
  const { boss, visitor, clock, database } = await openWithAdmin()
  for (const path of ['/', '/', '/news']) await visitor.api(visitors.countPageView, { body: { path } })
  clock.time += DAY_MS
  await visitor.api(visitors.countPageView, { body: { path: '/' } })
  expect((await boss.api(admin.getOverview, {})).pageViews).toEqual([
    { day: '2026-01-02', path: '/', views: 1 },
    { day: '2026-01-01', path: '/', views: 2 },
    { day: '2026-01-01', path: '/news', views: 1 },
  ])
  expect(Object.keys((await database.pageViews.listSince('2026-01-01'))[0] ?? {})).toEqual([
    'day',
    'path',
    'views',
  ])
})

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'whoever does not want to be counted (%j) is not',
  async (headers) => {
    const { visitor, database } = await openWithAdmin()
    const answer = await visitor.send({
      method: 'POST',
      url: '/api/insights',
      headers,
      payload: { path: '/' },
    })
    expect(answer.statusCode).toBe(202)
    expect(await database.pageViews.listSince('2026-01-01')).toEqual([])
  },
)

test('no cookie comes with counting', async () => {
  const { visitor } = await openWithAdmin()
  const answer = await visitor.send({ method: 'POST', url: '/api/insights', payload: { path: '/' } })
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test.each(['news', 'https://evil.example/', '/user/0xABC', '/a?b=c', `/${'x'.repeat(100)}`, ''])(
  'what is no plain path of ours (%j) is not counted',
  async (path) => {
    const { visitor } = await openWithAdmin()
    await expect(visitor.api(visitors.countPageView, { body: { path } })).rejects.toMatchObject({
      status: 400,
    })
  },
)

test('a flood of made-up paths is counted as one', async () => {
  const { database } = await buildTestApp()
  const day = '2026-01-01'
  for (let index = 0; index < 320; index += 1) await database.pageViews.add({ day, path: `/p${index}` })
  await database.pageViews.add({ day, path: '/p0' })
  const rows = await database.pageViews.listSince(day)
  expect(rows).toHaveLength(301)
  expect(rows[0]).toEqual({ day, path: '/other', views: 20 })
  expect(rows[1]).toEqual({ day, path: '/p0', views: 2 })
})

test('an admin sees people and how many wallets they track, but not which', async () => {
  const { boss, app } = await openWithAdmin()
  const { users, total } = await boss.api(admin.listUsers, { querystring: { page: 1 } })
  expect(total).toBe(1)
  expect(users).toEqual([
    {
      id: expect.any(String),
      username: 'boss',
      email: 'boss@example.org',
      role: 'admin',
      createdAt: '2026-01-01T00:00:00.000Z',
      wallets: 0,
    },
  ])
  expect(app.accessRules.get('GET /api/admin/users')).toBe('admin')
})

test('an admin sees how sources, kept answers and jobs are doing', async () => {
  const { boss, visitor, database } = await openWithAdmin()
  await database.jobRuns.add({ name: 'sweep', startedAt: 0, durationMs: 12, succeeded: true, note: null })
  await visitor.send({ method: 'GET', url: '/api/gas' })
  const overview = await boss.api(admin.getOverview, {})
  expect(overview).toMatchObject({
    users: 1,
    messages: 0,
    startedAt: '2026-01-01T00:00:00.000Z',
    providers: [{ name: 'fake', calls: 0, faults: 0, cacheHits: 0, sent: 0, held: 0, budget: null }],
    jobs: [{ name: 'sweep', startedAt: '1970-01-01T00:00:00.000Z', durationMs: 12, succeeded: true }],
  })
  expect(overview.hotAnswers.find(({ url }) => url === '/api/gas')).toEqual({
    url: '/api/gas',
    hits: 0,
    readings: 1,
  })
})

test('a person who is no admin any more sees nothing from the next call on', async () => {
  const { boss, database } = await openWithAdmin()
  await boss.api(admin.getOverview, {})
  const user = await database.users.findByEmail('boss@example.org')
  await database.users.setRole(user?.id ?? '', 'user')
  await expect(boss.api(admin.getOverview, {})).rejects.toMatchObject({ status: 403 })
  await boss.api(account.getAccount, {})
})
