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
  expect(app.server.timeout).toBe(300_000)
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

test.for([
  ['no host', 'GET /api/status HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [
    'an expectation',
    'GET /none HTTP/1.1\r\nHost: localhost\r\nExpect: the unexpected\r\nConnection: close\r\n\r\n',
  ],
  ['no known method', 'FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['a header too many', `GET / HTTP/1.1\r\nHost: localhost\r\n${'X: y\r\n'.repeat(10_000)}\r\n`],
] as const)('%s is answered as everything is: in our words and with our headers', async ([, text]) => {
  const { open } = await listen()
  const answers = await everything(await open(text))

  expect(answers).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answers).toMatch(/^content-security-policy: default-src 'none'/im)
  expect(answers).toContain('"success":false')
})

/** All that comes back until the server ends the connection, in whatever way. */
async function everything(socket: Socket) {
  const parts: string[] = []
  socket.on('data', (chunk) => parts.push(String(chunk)))
  await new Promise((done) => socket.once('close', done))
  return parts.join('')
}

const post = 'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const hidden = 'GET /api/status HTTP/1.1\r\nHost: localhost\r\n\r\n'

test.for([
  ['a length and chunks', `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks and a length', `${post}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks under a name with a space', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
  [
    'chunks that are not the last coding',
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['an unknown coding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a length with a sign', `${post}Content-Length: +2\r\n\r\n{}${hidden}`],
  ['a length in hex', `${post}Content-Length: 0x2\r\n\r\n{}${hidden}`],
  ['a negative length', `${post}Content-Length: -2\r\n\r\n{}${hidden}`],
  ['two lengths in one header', `${post}Content-Length: 2, 40\r\n\r\n{}${hidden}`],
  ['a length beyond all numbers', `${post}Content-Length: 99999999999999999999999\r\n\r\n{}${hidden}`],
  [
    'a chunk whose size is no number',
    `${post}Transfer-Encoding: chunked\r\n\r\n2;\nx\r\n{}\r\n0\r\n\r\n${hidden}`,
  ],
  ['a chunk longer than it says', `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n${hidden}`],
  [
    'a header that goes on in the next line',
    `${post}X: a\r\n b\r\nContent-Length\r\n : 2\r\n\r\n{}${hidden}`,
  ],
  [
    'a line that ends with a line feed alone',
    `${post}X: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['a zero byte in a header', `${post}X: a\0b\r\nContent-Length: 2\r\n\r\n{}${hidden}`],
] as const)('a request smuggled in behind %s is never answered', async ([, text]) => {
  const { open, health } = await listen()
  const answers = await everything(await open(text))

  expect(answers).toMatch(/^HTTP\/1\.1 400 /)
  expect(answers.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  expect(answers).not.toContain('"mode"')
  expect(await health()).toBe(200)
})

test.for([
  [
    'another host in the address',
    'GET http://evil.example/api/status HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    403,
  ],
  ['two hosts', 'GET /api/status HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\n\r\n', 403],
  ['a user in the host', 'GET /api/status HTTP/1.1\r\nHost: localhost@evil.example\r\n\r\n', 403],
  [
    'a guarded path as a whole address',
    'GET http://localhost/api/account HTTP/1.1\r\nHost: localhost\r\n\r\n',
    401,
  ],
  [
    'a wish for a WebSocket',
    'GET /api/account HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    401,
  ],
  [
    'a wish for HTTP/2',
    'GET /api/account HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
    401,
  ],
  [
    'cookies of 20 kilobytes',
    `GET /api/account HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a=b; '.repeat(4_000)}\r\n\r\n`,
    431,
  ],
] as const)('%s is no way round the rules', async ([, text, status]) => {
  const { open } = await listen()

  expect(await answer(await open(text))).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('nobody is connected through to another machine', async () => {
  const { open, health } = await listen()
  const answers = await everything(
    await open('CONNECT 169.254.169.254:80 HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  )

  expect(answers).not.toMatch(/^HTTP\/1\.1 2/)
  expect(await health()).toBe(200)
})

const question = 'GET /api/status HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('who sends thousands of requests without waiting for an answer is sent away, and takes nobody’s turn', async () => {
  const { open, health } = await listen()
  const flood = everything(await open(question.repeat(5_000)))

  expect(await health()).toBe(200)
  expect((await flood).match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(100)
})

test('a few requests sent at once are all answered, and as many as one likes one after the other', async () => {
  const { open } = await listen()
  const few = await everything(
    await open(question.repeat(7) + question.replace('Host', 'Connection: close\r\nHost')),
  )
  expect(few.match(/HTTP\/1\.1 200/g)).toHaveLength(8)

  const socket = await open('')
  for (let turn = 0; turn < 100; turn += 1) {
    socket.write(question)
    expect(await answer(socket)).toBe('HTTP/1.1 200 OK')
  }
})
