import { portfolio, spamRules, users } from '@pkg/api-contract'
import { ProviderError } from '@pkg/chain-client'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createFakeChain } from '../../testing/fake-chain.ts'
import { sampleToken } from '../../testing/samples.ts'

const [ETHEREUM, BASE] = [1, 8453]
const wallets = [1, 2, 3].map((index) => `0x${String(index).repeat(40)}`)
const [first = '', second = '', third = ''] = wallets
const url = '/api/portfolio/tokens'

/** Somebody with three wallets, each with a token of its own on Ethereum, the first on Base too; readings are kept. */
async function enter() {
  const held = new Map<string, Promise<void>>()
  /** How often a wallet finds the line before its source too long. */
  const crowded = new Map<string, number>()
  const tokens = Object.fromEntries(
    wallets.map((address, index) => [
      address,
      [sampleToken({ usdPrice: 1 + index, usdValue: 10 * (1 + index) })],
    ]),
  )
  tokens[`${BASE}:${first}`] = [sampleToken({ chainId: BASE, usdValue: 5 })]
  const fake = createFakeChain({ tokens }, [ETHEREUM, BASE])
  const kept = new Map<string, Awaited<ReturnType<typeof fake.listTokens>>>()
  const chain = {
    ...fake,
    holds: (list: unknown) => [...kept.values()].includes(list as never),
    async listTokens(...given: Parameters<typeof fake.listTokens>) {
      const [{ address, chainId }] = given
      await held.get(address.toLowerCase())
      const times = crowded.get(address.toLowerCase()) ?? 0
      crowded.set(address.toLowerCase(), times - 1)
      if (times > 0) throw new ProviderError('crowded', { provider: 'fake', operation: 'tokens' })
      const key = `${chainId} ${address.toLowerCase()}`
      const known = kept.get(key) ?? (await fake.listTokens(...given))
      kept.set(key, known)
      return known
    },
  }
  const { browser, ...rest } = await buildTestApp({ chain })
  const person = browser()
  await person.enter('ada')
  for (const address of wallets) await person.api(users.addAddress, { body: { address } })
  return { ...person, ...rest, world: fake.world, held, crowded, kept }
}

test('every wallet is answered as by the route of one, in the order of the person', async () => {
  const { api } = await enter()
  const single = []
  for (const address of wallets) {
    single.push({ address, tokens: await api(portfolio.listTokens, { params: { address } }), failure: null })
  }
  expect((await api(portfolio.listTokensOfWallets, {})).wallets).toEqual(single)
  const [one, , three] = single
  const named = await api(portfolio.listTokensOfWallets, {
    querystring: { address: [third, first, third].join() },
  })
  expect(named.wallets).toEqual([three, one])
})

test('chains narrow it, and what is hidden is hidden', async () => {
  const { api } = await enter()
  const onBase = await api(portfolio.listTokensOfWallets, { querystring: { chainId: String(BASE) } })
  expect(onBase.wallets.map(({ tokens }) => tokens?.data.map(({ chainId }) => chainId))).toEqual([
    [BASE],
    [],
    [],
  ])
  const { address: asset } = sampleToken()
  await api(spamRules.setSpamVerdict, { body: { chainId: ETHEREUM, asset, verdict: 'hide' } })
  const { wallets: after } = await api(portfolio.listTokensOfWallets, {})
  expect(after[1]?.tokens?.data.map(({ spam }) => spam)).toEqual(['yes'])
})

test('a wallet that fails, or is not theirs, says so in its line and keeps the others', async () => {
  const { api, world } = await enter()
  world.broken.add(second)
  world.broken.add(`${BASE}:${second}`)
  const stranger = `0x${'9'.repeat(40)}`
  const { wallets: lines } = await api(portfolio.listTokensOfWallets, {
    querystring: { address: [first, second, stranger].join() },
  })
  expect(lines.map(({ failure }) => failure?.code ?? null)).toEqual([
    null,
    'SOURCE_UNAVAILABLE',
    'WALLET_NOT_TRACKED',
  ])
  expect(lines.map(({ tokens }) => tokens?.data.length ?? null)).toEqual([2, null, null])
})

test('a wallet for which there was no room is asked for again, and says so in the end', async () => {
  const { api, crowded } = await enter()
  const read = async (times: number) => {
    crowded.set(second, times)
    const { wallets: lines } = await api(portfolio.listTokensOfWallets, {
      querystring: { address: [first, second].join(), chainId: String(ETHEREUM) },
    })
    return lines.map(({ failure }) => failure?.message ?? null)
  }
  expect(await read(3)).toEqual([null, null])
  expect(await read(4)).toEqual([null, 'fake is asked for more than it can answer at once.'])
})

test('what has not changed goes out as the same bytes, and is told to whoever has it', async () => {
  const { api, send, kept } = await enter()
  const get = (headers = {}) => send({ method: 'GET', url, headers })
  await get()
  const before = await get({ 'if-none-match': '""' })
  const again = await get({ 'if-none-match': String(before.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get()).body).toBe(before.body)

  // Another reading of one wallet makes it another answer.
  const key = `${ETHEREUM} ${second}`
  const reading = kept.get(key)
  if (reading === undefined) throw new Error('nothing was read')
  kept.set(key, { ...reading, data: [sampleToken({ usdValue: 77 })] })
  const changed = await get({ 'if-none-match': String(before.headers.etag) })
  expect(changed.statusCode).toBe(200)
  expect(changed.json().wallets[1].tokens.data[0].usdValue).toBe(77)

  await api(users.removeAddress, { body: { address: first } })
  const fewer = await get({ 'if-none-match': String(changed.headers.etag) })
  expect(fewer.json().wallets.map(({ address }: { address: string }) => address)).toEqual([second, third])
})

test('a wallet that is slow holds up no other', async () => {
  const { held, send } = await enter()
  const slow = Promise.withResolvers<void>()
  held.set(second, slow.promise)
  const response = await send({ method: 'GET', url, payloadAsStream: true })
  expect(response.statusCode).toBe(200)
  expect(response.headers).not.toHaveProperty('etag')
  let text = ''
  for await (const piece of response.stream()) {
    text += piece
    // The others are there while it is read.
    if (text.includes(first) && text.includes(third) && !text.includes(second)) slow.resolve()
  }
  const { wallets: lines } = JSON.parse(text)
  expect(lines.map(({ address }: { address: string }) => address)).toEqual([first, third, second])
  expect(text.split('\n').slice(1, -2)).toHaveLength(3)
})
