import { Agent, MockAgent } from 'undici'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createStub, type Stub } from '../testing/create-stub.ts'
import { createGetResource } from './create-get-resource.ts'
import { getPicture } from './get-picture.ts'
import type { GetResource } from './resource.ts'
import { toFetchUrl } from './to-fetch-url.ts'

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>'

let gateway: Stub
let outside: MockAgent
let dispatcher: Agent
let getResource: GetResource

beforeEach(async () => {
  gateway = await createStub(({ path }) =>
    path.startsWith('/ipfs/Qm') ? { type: 'application/octet-stream', body: PNG } : undefined,
  )
  outside = new MockAgent()
  outside.disableNetConnect()
  dispatcher = new Agent()
  getResource = createGetResource({ gateway: gateway.url, dispatcher, outside })
})
afterEach(async () => {
  await Promise.all([outside.close(), dispatcher.destroy(), gateway.close()])
})

const reply = (path: string, status: number, body: string | Buffer, headers: Record<string, string> = {}) =>
  outside.get('https://pictures.example').intercept({ path }).reply(status, body, { headers })

const picture = (uri: string) => getPicture(getResource, uri)

describe('what a URI is fetched as', () => {
  test.each([
    ['ipfs://Qm1/a.png', 'https://gate.example/ipfs/Qm1/a.png', true],
    ['ipfs://ipfs/Qm1/a.png', 'https://gate.example/ipfs/Qm1/a.png', true],
    ['IPFS://Qm1', 'https://gate.example/ipfs/Qm1', true],
    ['ipfs://Qm1/Final%20Green.png', 'https://gate.example/ipfs/Qm1/Final%20Green.png', true],
    ['ipfs://Qm1/Final Green.png', 'https://gate.example/ipfs/Qm1/Final%20Green.png', true],
    ['ar://abc/1.png', 'https://arweave.net/abc/1.png', false],
    ['https://pictures.example/a.png?w=5', 'https://pictures.example/a.png?w=5', false],
    ['https://pictures.example:443/a', 'https://pictures.example/a', false],
  ])('%s', (uri, url, isTrusted) => {
    expect(toFetchUrl(uri, 'https://gate.example')).toEqual({ url, trusted: isTrusted })
    expect(toFetchUrl(uri, 'https://gate.example/ipfs/')).toEqual({ url, trusted: isTrusted })
  })

  test.each([
    'http://pictures.example/a.png',
    'https://pictures.example:8443/a.png',
    'https://user:password@pictures.example/a.png',
    'ipfs://../../admin',
    'ipfs://%2e%2e/%2e%2e/admin',
    'ipfs://..%2f..%2fadmin',
    'ipfs://Qm1/%2E.%5C..%5Cadmin',
    'file:///etc/passwd',
    'ftp://pictures.example/a',
    'javascript:alert(1)',
    'pictures.example/a.png',
    '',
  ])('%s is not fetched', (uri) => {
    expect(toFetchUrl(uri, 'https://gate.example')).toBeNull()
  })

  test('without a gateway nothing of IPFS is fetched', () => {
    expect(toFetchUrl('ipfs://Qm1', undefined)).toBeNull()
    expect(toFetchUrl('ipfs://Qm1', '')).toBeNull()
  })
})

describe('pictures', () => {
  test('come from the gateway of the operator, though it is on a private address', async () => {
    expect(await picture('ipfs://Qm1/Final%20Green.png')).toEqual({ type: 'image/png', bytes: PNG })
    expect(gateway.asked).toEqual(['/ipfs/Qm1/Final%20Green.png'])
  })

  test('come from the URI itself', async () => {
    const base64 = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`
    for (const uri of [
      base64,
      `data:image/svg+xml;utf8,${SVG}`,
      `data:image/svg+xml,${encodeURIComponent(SVG)}`,
    ]) {
      const { type, bytes } = await picture(uri)
      expect([type, new TextDecoder().decode(bytes)]).toEqual(['image/svg+xml', SVG])
    }
  })

  test('are of the type that their bytes tell, whatever the answer says', async () => {
    reply('/a', 200, Buffer.from(PNG), { 'content-type': 'text/html' })
    expect((await picture('https://pictures.example/a')).type).toBe('image/png')
    reply('/b', 200, '<html><script>alert(1)</script></html>', { 'content-type': 'image/png' })
    await expect(picture('https://pictures.example/b')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([
    ['<?xml version="1.0"?>\n<!-- drawn by hand --><svg >', 'image/svg+xml'],
    ['\uFEFF  <!DOCTYPE svg PUBLIC "a" "b"><svg xmlns="x">', 'image/svg+xml'],
    [`${'<!---->'.repeat(300)}<b>`, null],
    ['<svgfoo>', null],
    ['<b>svg</b>', null],
  ])('%j is told by its root', async (body, type) => {
    reply('/c', 200, body)
    const answer = picture('https://pictures.example/c').then(
      (found) => found.type,
      () => null,
    )
    expect(await answer).toBe(type)
  })

  test('are not followed elsewhere', async () => {
    reply('/d', 302, '', { location: 'https://pictures.example/a' })
    await expect(picture('https://pictures.example/d')).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
  })

  test('larger than 5 MB are left, whatever their length header says', async () => {
    reply('/e', 200, Buffer.alloc(5 * 1024 * 1024 + 1, 0xff))
    await expect(picture('https://pictures.example/e')).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
  })

  test('larger than 256 KB do not come out of a URI', async () => {
    const uri = `data:image/png;base64,${Buffer.alloc(257 * 1024).toString('base64')}`
    await expect(picture(uri)).rejects.toMatchObject({ retry: 'never' })
  })

  test('that are not there are not there', async () => {
    reply('/f', 404, 'no')
    await expect(picture('https://pictures.example/f')).rejects.toMatchObject({ kind: 'notfound' })
  })

  test('end with the reason of the signal when the caller gives up', async () => {
    const signal = AbortSignal.abort(new Error('gone'))
    await expect(getPicture(getResource, 'ipfs://Qm1/a.png', { signal })).rejects.toThrow('gone')
  })
})
