import { PerformanceObserver } from 'node:perf_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shareWithNobody } from '../sharing/sharing.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const ask = { method: 'GET', url: '/metrics' } as const

test('without a token the figures are for callers on this machine that came by no proxy', async () => {
  const { send } = (await buildTestApp()).browser()

  expect((await send(ask)).statusCode).toBe(200)
  expect((await send({ ...ask, remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
  expect((await send({ ...ask, headers: { 'x-forwarded-for': '203.0.113.9' } })).statusCode).toBe(404)
})

test('with a token set they are for whoever shows it, from anywhere', async () => {
  const { send } = (await buildTestApp({ metricsToken: 'a token for the tests' })).browser()
  const show = (authorization: string) =>
    send({ ...ask, remoteAddress: '203.0.113.9', headers: { authorization } })

  expect((await show('Bearer a token for the tests')).statusCode).toBe(200)
  expect((await show('Bearer a token for the tesT')).statusCode).toBe(404)
  expect((await send(ask)).statusCode).toBe(404)
})

test('answers are counted by method, route and status, never by address', async () => {
  const { send } = (await buildTestApp()).browser()
  for (let turn = 0; turn < 3; turn += 1) await send({ method: 'GET', url: '/api/gas' })
  await send({ method: 'GET', url: '/api/portfolio/0x1111111111111111111111111111111111111111/tokens' })
  await send({ method: 'PUT', url: '/api/nothing' })

  const { payload } = await send(ask)
  const count = (labels: string) =>
    new RegExp(`http_request_duration_seconds_count\\{${labels}\\} (\\d+)`).exec(payload)?.[1]
  expect(count('method="GET",route="/api/gas",status="200"')).toBe('3')
  expect(count('method="GET",route="/api/portfolio/:address/tokens",status="401"')).toBe('1')
  expect(count('method="PUT",route="none",status="404"')).toBe('1')
  expect(payload).not.toContain('0x1111')
})

test('they say whether limits and readings are shared with other processes', async () => {
  const now = () => 0
  const { send } = (
    await buildTestApp({ sharing: { ...shareWithNobody({ now }), state: () => 'alone' } })
  ).browser()
  const { payload } = await send(ask)
  const states = [...payload.matchAll(/^hodlwise_sharing\{state="(\w+)"\} (\d)$/gm)].map(
    ([, ...rest]) => rest,
  )
  expect(states).toEqual([
    ['single', '0'],
    ['shared', '0'],
    ['alone', '1'],
  ])
})

test('they say how long the oldest mail waits', async () => {
  const { app, browser, clock } = await buildTestApp()
  const { send } = browser()
  const read = async () => /^hodlwise_outbox_oldest_seconds (\S+)$/m.exec((await send(ask)).payload)?.[1]
  expect(await read()).toBe('0')
  await app.database.outbox.add({ id: 'a', sealed: 'x', createdAt: clock.time - 90_000, dueAt: clock.time })
  expect(await read()).toBe('90')
})

test('the loop and the memory of a process are watched once, however many apps it has had', async () => {
  await buildTestApp()
  const watch = vi.spyOn(PerformanceObserver.prototype, 'observe')
  onTestFinished(() => watch.mockRestore())
  const { send } = (await buildTestApp()).browser()

  expect(watch).not.toHaveBeenCalled()
  const { payload } = await send(ask)
  for (const figure of [
    'process_cpu_seconds_total',
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_gc_duration_seconds',
  ])
    expect(payload).toContain(`\n# TYPE ${figure} `)
})
