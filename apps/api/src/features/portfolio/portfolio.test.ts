import { AppError, type Position, portfolio, users } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { enterWithWallet } from '../../testing/enter-with-wallet.ts'
import type { FakeWorld } from '../../testing/fake-chain.ts'
import { internalFailure } from '../../testing/internal-failure.ts'
import { sampleNft, samplePosition, sampleToken, sampleTransfer } from '../../testing/samples.ts'

const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const key = wallet.toLowerCase()
const params = { address: wallet }

const enterWith = (world: Partial<FakeWorld>) => enterWithWallet(wallet, world)

test('net worth is the sum of the rows that the tokens route answers', async () => {
  const { api } = await enterWith({
    tokens: {
      [key]: [
        { usdValue: 25 },
        { usdValue: 0.1 },
        { usdValue: 0.2 },
        { usdPrice: null, usdValue: null },
        { usdValue: 1_000_000, spam: 'yes' as const },
      ].map((one, index) => sampleToken({ ...one, address: `0x${String(index).repeat(40)}` })),
    },
  })
  const { data: rows } = await api(portfolio.listTokens, { params })
  const { data, source, stale } = await api(portfolio.getNetWorth, { params })

  expect(rows).toHaveLength(5)
  expect(data).toEqual({
    usd: expect.closeTo(25.3, 10),
    pricedHoldings: 3,
    unpricedHoldings: 1,
    hiddenSpam: 1,
  })
  expect({ source, stale }).toEqual({ source: 'fake', stale: false })
})

test('a balance beyond 2^53 arrives to the last digit', async () => {
  const balance = '115792089237316195423570985008687907853269984665640564039457584007913129639935'
  const { api } = await enterWith({ tokens: { [key]: [sampleToken({ balance })] } })

  expect((await api(portfolio.listTokens, { params })).data[0]?.balance).toBe(balance)
})

test('twenty transfers and eight NFTs are asked for', async () => {
  const { api, chain } = await enterWith({
    transfers: { [key]: [sampleTransfer()] },
    nfts: { [key]: [sampleNft()] },
  })

  expect((await api(portfolio.listTransfers, { params })).data).toEqual([
    sampleTransfer({ fromLabel: null, toLabel: null }),
  ])
  expect((await api(portfolio.listNfts, { params })).data).toEqual([sampleNft()])
  const asked = chain.world.asked.map(({ question }) => question)
  expect(asked.filter((question) => !question.startsWith('name'))).toEqual([
    `transfers ${key} 20`,
    `nfts ${key} 8`,
  ])
})

test('what is inside contracts is told to the last unit, what is owed below zero, with how far it is believed', async () => {
  const owed = { ...samplePosition().parts[0], amount: '-340282366920938463463374607431768211455' }
  const debt = samplePosition({
    kind: 'debt',
    protocol: 'Aave v3',
    trust: 'anchored',
    health: 1.75,
    parts: [{ ...owed, role: 'borrowed', countedAs: 'holding' } as Position['parts'][number]],
  })
  const { api } = await enterWith({ positions: { [key]: [debt, samplePosition()] } })
  const { data, source, stale, updatedAt } = await api(portfolio.listPositions, { params })

  expect(data).toEqual([debt, samplePosition()])
  expect({ source, stale, updatedAt }).toEqual({
    source: 'fake',
    stale: false,
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
})

test('only a request that says so reads past the caches', async () => {
  const { api, chain } = await enterWith({})
  await api(portfolio.listTokens, { params })
  await api(portfolio.listTokens, { params }, { refresh: true })

  expect(chain.world.asked.map(({ refresh }) => refresh)).toEqual([false, true])
})

test('the case in which an address is asked for does not matter', async () => {
  const { api } = await enterWith({ tokens: { [key]: [sampleToken()] } })

  expect((await api(portfolio.listTokens, { params: { address: key } })).data).toHaveLength(1)
})

test('a source that fails is told as such, without a word of what broke', async () => {
  const { send, chain } = await enterWith({})
  chain.listTokens = async () => {
    throw new AppError('SOURCE_UNAVAILABLE', { details: 'https://upstream.example?key=planted-key' })
  }
  const answer = await send({ method: 'GET', url: `/api/portfolio/${wallet}/tokens` })

  expect(answer.statusCode).toBe(502)
  expect(answer.json()).toMatchObject({ success: false, code: 'SOURCE_UNAVAILABLE' })
  expect(answer.body).not.toContain('planted-key')
})

test('a removed wallet is closed at once', async () => {
  const { api } = await enterWith({ tokens: { [key]: [sampleToken()] } })
  await api(users.removeAddress, { body: { address: wallet } })

  await expect(api(portfolio.listTokens, { params })).rejects.toMatchObject({ code: 'WALLET_NOT_TRACKED' })
})

test('an answer that breaks the contract does not leave the server unnoticed', async () => {
  const leaky = { ...sampleToken(), passwordHash: 'leak' }
  const { send } = await enterWith({ tokens: { [key]: [leaky] } })
  const answer = await send({ method: 'GET', url: `/api/portfolio/${wallet}/tokens` })

  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual(internalFailure(answer))
})
