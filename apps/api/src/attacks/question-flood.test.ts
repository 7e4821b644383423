import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

test('forty questions of one caller at once hold up neither the question of another nor any other call', async () => {
  const { browser } = await buildTestApp()
  const answered: string[] = []
  const call = async (name: string, options: Parameters<ReturnType<typeof browser>['send']>[0]) => {
    const { statusCode } = await browser().send(options)
    answered.push(name)
    return statusCode
  }
  const ask = (name: string, remoteAddress: string) =>
    call(name, {
      method: 'POST',
      url: '/api/ask',
      payload: { question: '1,'.repeat(900) },
      remoteAddress,
    })
  const flood = Array.from({ length: 40 }, () => ask('flood', '203.0.113.5'))
  const statuses = await Promise.all([
    ...flood,
    ask('person', '198.51.100.7'),
    call('health', { method: 'GET', url: '/healthz', remoteAddress: '198.51.100.7' }),
  ])

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(answered.indexOf('health')).toBeLessThan(20)
  expect(answered.indexOf('person')).toBeLessThan(20)
})
