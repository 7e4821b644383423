import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

async function listen() {
  const { app } = await buildTestApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const open = async (text: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
  const health = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status
  return { app, open, health }
}

/** The first line of what comes back. */
async function answer(socket: Socket) {
  const [chunk] = await once(socket, 'data')
  return String(chunk).split('\r\n', 1)[0]
}

test('five hundred callers who dribble their headers keep nobody out, and are given ten seconds', async () => {
  const { app, open, health } = await listen()
  await Promise.all(
    Array.from({ length: 500 }, () => open('GET /api/status HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
  )

  expect(await health()).toBe(200)
  expect(app.server.headersTimeout).toBe(10_000)
  expect(app.server.requestTimeout).toBe(30_000)
})

test('a body that is announced and never comes keeps nobody out', async () => {
  const { open, health } = await listen()
  const head =
    'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"email":'
  await Promise.all(Array.from({ length: 200 }, () => open(head)))

  expect(await health()).toBe(200)
})

test.for([
  [
    'a header of a megabyte',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431/,
  ],
  [
    'ten thousand headers',
    `GET / HTTP/1.1\r\nHost: localhost\r\n${'X: y\r\n'.repeat(10_000)}\r\n`,
    /^HTTP\/1\.1 431/,
  ],
  [
    'a body larger than it may be',
    `POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 70000000\r\n\r\n`,
    /^HTTP\/1\.1 413/,
  ],
  [
    'two lengths for one body',
    'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 9\r\n\r\n{',
    /^HTTP\/1\.1 400/,
  ],
  [
    'a length and chunks for one body',
    'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1\.1 400/,
  ],
  ['no host at all', 'GET /api/status HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 40[03]/],
  ['a line break in a header', 'GET / HTTP/1.1\r\nHost: localhost\nX: y\r\n\r\n', /^HTTP\/1\.1 (400|503)/],
] as const)('%s is refused, and the server goes on', async ([, text, refused]) => {
  const { open, health } = await listen()

  expect(await answer(await open(text))).toMatch(refused)
  expect(await health()).toBe(200)
})
