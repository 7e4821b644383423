import { type AssetId, sumHoldings } from '@pkg/api-contract'
import type { AssetMovement } from '@pkg/chain-client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleToken } from '../../../testing/samples.ts'
import { judgeToken } from '../spam/judge-token.ts'
import { createPriceStanding } from './create-price-standing.ts'
import { findAsked } from './find-asked.ts'
import { findUnasked } from './find-unasked.ts'
import { trustAskedPrices } from './trust-asked-prices.ts'

const asset: AssetId = `1:${sampleToken().address}`
const claimed = sampleToken({
  ...{ verified: null, usdPrice: null, usdValue: null, claimedUsdPrice: 41_200, priceSources: ['DefiLlama'] },
  ...{ priceTrust: 'untrusted', priceDoubt: { id: 'unproven', message: 'Only DefiLlama tells a price.' } },
})
const movement = (fields: Partial<AssetMovement>): AssetMovement => ({
  ...{ id: '0x1:log:1', asset, block: 1, at: 1, kind: 'transfer', amount: 10n, counterparty: null },
  ...fields,
})
const gas = movement({ id: '0x1:gas', asset: '1:native', kind: 'gas', amount: -1n })

const counts = (
  tokens: Parameters<typeof createPriceStanding>[0],
  asked: readonly AssetId[],
  symbol: string | null = null,
  dealtIn = asked,
) =>
  createPriceStanding(tokens, {
    ...{ asked: new Set(asked), dealtIn: new Set(dealtIn), symbolOf: () => symbol },
  })

const sumAfter = (movements: readonly AssetMovement[]) => {
  const unasked = findUnasked(movements)
  const tokens = trustAskedPrices([sampleToken({ address: 'native' }), claimed], findAsked(movements))
  const judged = tokens.map((token) => ({
    ...token,
    spam: judgeToken(token, unasked.has(asset)).hidden ? ('yes' as const) : token.spam,
  }))
  return sumHoldings(judged).usd
}

describe('a price of which nothing is known but that one source tells it', () => {
  test('counts for what the wallet got in a transaction of its own', () => {
    expect(trustAskedPrices([claimed], findAsked([movement({}), gas]))[0]).toMatchObject({
      ...{
        usdPrice: 41_200,
        usdValue: 412_000,
        priceTrust: 'single',
        claimedUsdPrice: null,
        priceDoubt: null,
      },
    })
  })

  test.each<[string, Partial<AssetMovement>[], boolean]>([
    ['sent away in part', [{ amount: -4n }], false],
    ['sent to itself', [{ amount: -4n }, { amount: 4n, id: '0x1:log:2' }], false],
    [
      'exchanged in part for another that nobody knows',
      [{ amount: -4n }, { asset: `1:0x${'6'.repeat(40)}`, id: '0x1:log:2' }],
      false,
    ],
    [
      'sold in part for ether',
      [{ amount: -4n }, { asset: '1:native', kind: 'internal', id: '0x1:internal:0' }],
      true,
    ],
    [
      'sold in part for a token that is well known',
      [{ amount: -4n }, { asset: '1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', id: '0x1:log:2' }],
      true,
    ],
    ['bought more of', [{ amount: 4n }], true],
  ])('counts for what came unasked only once it was acquired or sold: %s', (_, own, expected) => {
    const airdrop = movement({ id: '0x2:log:1' })
    const asked = findAsked([airdrop, gas, ...own.map(movement)])
    expect(asked.has(asset)).toBe(expected)
  })

  test('never counts for what others sent, whatever events they write', () => {
    const strangers = fc.array(
      fc.record({
        id: fc.integer({ min: 2, max: 9 }).map((hash) => `0x${hash}:log:1`),
        amount: fc.bigInt({ min: -(2n ** 255n), max: 2n ** 255n }),
        at: fc.nat(),
      }),
    )
    fc.assert(
      fc.property(strangers, (forged) => {
        expect(sumAfter([gas, ...forged.map(movement)])).toBe(25)
      }),
    )
  })

  test('counts in the past as it does now', () => {
    expect(counts([claimed], [])(asset)).toBe(false)
    expect(counts(trustAskedPrices([claimed], new Set([asset])), [asset])(asset)).toBe(true)
  })

  test('a token that calls itself a debt, and is gone, has no past prices though the wallet dealt in it', () => {
    expect(counts(null, [asset], 'variableDebtEthWETH')(asset)).toBe(false)
  })

  test('past prices of a token that was only sent on count once it is gone, and not while some of it may be held', () => {
    const claimsNothing = sampleToken({ ...{ usdPrice: null, usdValue: null, verified: null } })
    expect(counts([], [], null, [asset])(asset)).toBe(true)
    for (const tokens of [null, [claimed], [claimsNothing]])
      expect(counts(tokens, [], null, [asset])(asset)).toBe(false)
  })

  test.each([
    ['a token that is gone and came unasked', null, [], false],
    ['a token that is gone and was dealt in', null, [asset], true],
    ['a verified token without a price now', [sampleToken({ usdPrice: null, usdValue: null })], [], true],
    [
      'an unverified token that came unasked and has no price now',
      [sampleToken({ usdPrice: null, usdValue: null, verified: null })],
      [],
      false,
    ],
    ['a token with a price that is trusted', [sampleToken()], [], true],
  ] as const)('past prices of %s', (_, tokens, asked, expected) => {
    expect(counts(tokens, asked)(asset)).toBe(expected)
  })
})
