import { crc32, deflateSync } from 'node:zlib'
import { portfolio } from '@pkg/api-contract'
import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { enterWithWallet } from '../../testing/enter-with-wallet.ts'
import type { FakeWorld } from '../../testing/fake-chain.ts'
import { sampleNft, sampleToken } from '../../testing/samples.ts'

const wallet = '0x1111111111111111111111111111111111111111'
const params = { address: wallet }
const png = toPng(drawPng(32, 16))
const logo = 'https://cdn.example/one.png'

const enterWith = (world: Partial<FakeWorld>) => enterWithWallet(wallet, world)

async function linkTo(uri: string, picture = png) {
  const person = await enterWith({
    tokens: { [wallet]: [sampleToken({ logo: uri })] },
    pictures: { [uri]: picture },
  })
  const { data } = await person.api(portfolio.listTokens, { params })
  return { ...person, path: data[0]?.logo ?? '' }
}

test('pictures get paths on our own origin and are served from there', async () => {
  const { path, send, chain } = await linkTo(logo)
  expect(path).toMatch(/^\/api\/media\/[\w-]{43}$/)

  const answer = await send({ method: 'GET', url: path })
  expect(imageSize(answer.rawPayload)).toMatchObject({ type: 'webp', width: 32, height: 16 })
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=604800, immutable',
  })
  await send({ method: 'GET', url: path })
  expect(chain.world.asked.filter(({ question }) => question === `picture ${logo}`)).toHaveLength(1)
})

test('a picture that the browser has is not sent again', async () => {
  const { path, send } = await linkTo(logo)
  const { headers } = await send({ method: 'GET', url: path })
  const again = await send({ method: 'GET', url: path, headers: { 'if-none-match': String(headers.etag) } })

  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('images of NFTs and thumbnails go the same way, and what has none stays without', async () => {
  const { api } = await enterWith({
    tokens: { [wallet]: [sampleToken({ thumbnail: logo })] },
    nfts: { [wallet]: [sampleNft({ image: 'ipfs://bafy/1.png' }), sampleNft()] },
  })
  const { data: tokens } = await api(portfolio.listTokens, { params })
  const { data: nfts } = await api(portfolio.listNfts, { params })

  expect(tokens[0]).toMatchObject({ logo: null, thumbnail: expect.stringMatching(/^\/api\/media\//) })
  expect(nfts.map(({ image }) => image)).toEqual([expect.stringMatching(/^\/api\/media\//), null])
})

test.for([
  'forged',
  'A'.repeat(43),
  encodeURIComponent(logo),
  encodeURIComponent('http://169.254.169.254/latest/meta-data'),
  '..%2f..%2fusers%2fdashboard',
])('the path /api/media/%s, which we did not sign, is not found, and nobody is asked', async (id) => {
  const { send, chain } = await enterWith({})
  const answer = await send({ method: 'GET', url: `/api/media/${id}` })

  expect(answer.statusCode).toBe(404)
  expect(chain.world.asked).toEqual([])
})

test('a link with one letter changed is not found', async () => {
  const { path, send } = await linkTo(logo)
  const changed = path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A')

  expect((await send({ method: 'GET', url: changed })).statusCode).toBe(404)
})

test('a drawing cannot run scripts, nor act as our origin, when opened by itself', async () => {
  const svg = { type: 'image/svg+xml', bytes: Buffer.from('<svg><script>alert(1)</script></svg>') }
  const { path, send } = await linkTo('https://cdn.example/one.svg', svg)
  const { headers } = await send({ method: 'GET', url: path })

  expect(headers['content-type']).toBe('image/svg+xml')
  expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'")
})

test.for([
  ['text/html', 10],
  ['application/javascript', 10],
  ['image/png', 6 * 1024 * 1024],
] as const)('a picture that turns out to be %s of %i bytes is not passed on', async ([type, size]) => {
  const { path, send } = await linkTo(logo, { type, bytes: new Uint8Array(size) })

  expect((await send({ method: 'GET', url: path })).statusCode).toBe(404)
})

test('a picture is drawn anew: what was hidden in its bytes stays outside, and it is as large as a page needs', async () => {
  const hidden = Buffer.from('<script>alert(1)</script>')
  const { path, send } = await linkTo(logo, toPng(Buffer.concat([drawPng(3000, 1500), hidden])))
  const { rawPayload } = await send({ method: 'GET', url: path })

  expect(imageSize(rawPayload)).toMatchObject({ type: 'webp', width: 1024, height: 512 })
  expect(rawPayload.includes(hidden)).toBe(false)
})

test.for([
  ['of 400 million pixels in 400 kilobytes', drawPng(20_000, 20_000)],
  ['that breaks off', drawPng(32, 16).subarray(0, 50)],
  ['of a first line alone', Buffer.from('GIF89a')],
  ['without a single pixel', drawPng(0, 0)],
] as const)('a picture %s is not passed on, and the next one is', async ([, bytes]) => {
  const { path, send, chain } = await linkTo(logo, toPng(bytes))
  expect((await send({ method: 'GET', url: path })).statusCode).toBe(404)

  chain.world.pictures = { [logo]: png }
  expect((await send({ method: 'GET', url: path })).statusCode).toBe(200)
})

test('a picture that cannot be had is a failure of its source, and is asked for again', async () => {
  const { path, send, chain } = await linkTo(logo)
  chain.world.pictures = {}
  expect((await send({ method: 'GET', url: path })).statusCode).toBe(502)

  chain.world.pictures = { [logo]: png }
  expect((await send({ method: 'GET', url: path })).statusCode).toBe(200)
})

test('a picture of a megabyte inside its own address is left out', async () => {
  const { path } = await linkTo(`data:image/png;base64,${'A'.repeat(1_048_576)}`)

  expect(path).toBe('')
})

function toPng(bytes: Uint8Array) {
  return { type: 'image/png', bytes }
}

/** A black PNG. */
function drawPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    toChunk('IHDR', header),
    toChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    toChunk('IEND', Buffer.alloc(0)),
  ])
}

function toChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, check])
}
