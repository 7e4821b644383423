import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

async function sendRaw(request: string): Promise<string> {
  const { app } = await buildTestApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  return text(socket)
}

test.for([
  ['is not HTTP', 'hello\r\n\r\n', 400],
  ['has more headers than anybody needs', `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
] as const)(
  'a request that %s is refused with a sentence and the security headers',
  async ([, request, status]) => {
    const answer = await sendRaw(request)

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain("content-security-policy: default-src 'none'")
    expect(answer).toContain('"The request could not be read."')
  },
)
