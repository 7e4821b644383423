import { portfolio, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createFakeChain, type FakeWorld } from '../../testing/fake-chain.ts'
import { sampleNft, sampleToken } from '../../testing/samples.ts'

const wallet = '0x1111111111111111111111111111111111111111'
const params = { address: wallet }
const png = { type: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) }
const logo = 'https://cdn.example/one.png'

async function enterWith(world: Partial<FakeWorld>) {
  const chain = createFakeChain(world)
  const { browser, ...rest } = await buildTestApp({ chain })
  const one = browser()
  await one.enter('ada')
  await one.api(users.addAddress, { body: { address: wallet } })
  return { ...rest, ...one, chain }
}

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
  expect(answer.rawPayload).toEqual(Buffer.from(png.bytes))
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
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
