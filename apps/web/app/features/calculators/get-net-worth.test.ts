import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { getNetWorthInRupees } from './get-net-worth.ts'

const [one, other] = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
]
const addresses = { body: { success: true, addresses: [one, other] } }
const reading = (usd: number, more: object = {}) => ({
  body: {
    data: { usd, pricedHoldings: 1, unpricedHoldings: 0, hiddenSpam: 0 },
    source: 'Blockscout',
    updatedAt: '2026-11-26T08:00:00.000Z',
    stale: false,
    problem: null,
    chains: [],
    ...more,
  },
})
const rates = {
  body: {
    base: 'USD',
    rates: { INR: 84.5 },
    source: 'open.er-api.com',
    updatedAt: '2026-11-25T00:00:00.000Z',
    stale: false,
    problem: null,
  },
}

afterEach(() => vi.unstubAllGlobals())

describe('the net worth that a plan begins with', () => {
  it('is the sum of all wallets in rupees by the day’s rate, with its oldest day and every source', async () => {
    answerRoutes({
      'GET /api/users/fetch-addresses': addresses,
      [`GET /api/portfolio/${one}/net-worth`]: reading(1000.504),
      [`GET /api/portfolio/${other}/net-worth`]: reading(200, {
        source: 'Moralis',
        updatedAt: '2026-11-24T09:00:00.000Z',
      }),
      'GET /api/rates/USD': rates,
    })
    const found = await getNetWorthInRupees()
    // 1000.504 + 200 to the cent, × 84.5
    expect(found).toMatchObject({
      usd: 1200.5,
      inr: 101_442.25,
      rate: 84.5,
      readAt: '2026-11-24T09:00:00.000Z',
      readFrom: 'Blockscout, Moralis',
      source: 'open.er-api.com',
      leavesOut: '',
    })
  })

  it('says what it lacks: holdings without a price, a source that failed, old figures', async () => {
    const data = { usd: 5, pricedHoldings: 1, unpricedHoldings: 3, hiddenSpam: 0, unknownDebts: 2 }
    answerRoutes({
      'GET /api/users/fetch-addresses': addresses,
      [`GET /api/portfolio/${one}/net-worth`]: reading(5, { data, problem: 'Base could not be read.' }),
      [`GET /api/portfolio/${other}/net-worth`]: reading(1, {
        stale: true,
        problem: 'Base could not be read.',
      }),
      'GET /api/rates/USD': rates,
    })
    expect((await getNetWorthInRupees()).leavesOut).toBe(
      '3 holdings without a price are not in it. 2 debts of unknown size are not taken off. Base could not be read. Some wallets could not be read anew; their last figures are used.',
    )
  })

  it('is that of the wallets that could be read, and names those that could not', async () => {
    answerRoutes({
      'GET /api/users/fetch-addresses': addresses,
      [`GET /api/portfolio/${one}/net-worth`]: reading(1000),
      [`GET /api/portfolio/${other}/net-worth`]: refusal('SOURCE_UNAVAILABLE'),
      'GET /api/rates/USD': rates,
    })
    const { usd, leavesOut } = await getNetWorthInRupees()
    expect(usd).toBe(1000)
    expect(leavesOut).toBe('0x8617…070D could not be read and is not in it.')
  })

  it('is none where no wallet could be read', async () => {
    answerRoutes({
      'GET /api/users/fetch-addresses': addresses,
      [`GET /api/portfolio/${one}/net-worth`]: refusal('SOURCE_UNAVAILABLE'),
      [`GET /api/portfolio/${other}/net-worth`]: refusal('SOURCE_UNAVAILABLE'),
      'GET /api/rates/USD': rates,
    })
    await expect(getNetWorthInRupees()).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
  })

  it('says what is hidden and what debt is taken off, in the singular where it is one', async () => {
    const data = { usd: 5, pricedHoldings: 1, unpricedHoldings: 1, hiddenSpam: 1, debtUsd: 700 }
    answerRoutes({
      'GET /api/users/fetch-addresses': { body: { success: true, addresses: [one] } },
      [`GET /api/portfolio/${one}/net-worth`]: reading(5, { data: { ...data, unknownDebts: 1 } }),
      'GET /api/rates/USD': rates,
    })
    expect((await getNetWorthInRupees()).leavesOut).toBe(
      '$700.00 of debt is taken off. 1 holding without a price is not in it. 1 hidden token is not in it. 1 debt of unknown size is not taken off.',
    )
  })

  it('is none for whoever is not signed in', async () => {
    answerRoutes({
      'GET /api/users/fetch-addresses': refusal('NOT_SIGNED_IN'),
      'POST /api/account/refresh': refusal('NOT_SIGNED_IN'),
    })
    await expect(getNetWorthInRupees()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})
