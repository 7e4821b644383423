import { Agent } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { moralis } from '../providers/moralis/moralis.ts'
import { createStub, type StubAnswer } from '../testing/create-stub.ts'
import { filled, openProvider } from '../testing/open-provider.ts'

const wallet = '0x00000000000000000000000000000000000000aa'

async function start(answer: (request: { path: string }) => StubAnswer) {
  const stub = await createStub(answer)
  onTestFinished(stub.close)
  return stub
}

function open(url: string) {
  // The other origin is on this machine too, where the guard would not let us go.
  const opened = openProvider(moralis, { MORALIS_URL: url, MORALIS_API_KEY: 'secret-key' }, new Agent())
  onTestFinished(opened.close)
  return filled(opened.ports.walletData)
}

test('a key goes along to the origin that the operator named, and to no other', async () => {
  const elsewhere = await start(() => ({ body: { page: 0, cursor: null, result: [] } }))
  const named = await start(({ path }) => ({
    status: 302,
    headers: { location: path.startsWith('/moved') ? `${elsewhere.url}/tokens` : `/moved${path}` },
    body: {},
  }))
  await open(named.url).listTokens(wallet)

  expect(named.headers.map((headers) => headers['x-api-key'])).toEqual(['secret-key', 'secret-key'])
  expect(elsewhere.asked).toEqual(['/tokens'])
  expect(elsewhere.headers[0]).not.toHaveProperty('x-api-key')
})

test('a source that leads in a circle fails after three turns', async () => {
  const named = await start(({ path }) => ({ status: 302, headers: { location: path }, body: {} }))

  await expect(open(named.url).listTokens(wallet)).rejects.toMatchObject({ name: 'ProviderError' })
  expect(named.asked).toHaveLength(4)
})
