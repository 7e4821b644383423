import {
  listDebts,
  sumHoldings,
  type Token,
  toAssetId,
  toExactWorth,
  usdToMicros,
  withoutDebts,
} from '@pkg/api-contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleToken } from '../../../testing/samples.ts'
import { combinePoints } from '../ledger/combine-points.ts'
import { createPriceBook } from '../ledger/price-book.ts'
import { NOON, ONE, today } from '../one-wallet.test-kit.ts'
import { createPriceStanding } from './create-price-standing.ts'
import { toHistoryPoint } from './to-history-point.ts'
import { toPresentPoint } from './to-present-point.ts'

const price = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100)
const fields = fc.oneof(
  price.map((usdPrice): Partial<Token> => ({ usdPrice, usdValue: usdPrice * 2, priceTrust: 'agreed' })),
  price.map(
    (claimedUsdPrice): Partial<Token> => ({
      ...{ usdPrice: null, usdValue: null, claimedUsdPrice, priceTrust: 'untrusted', verified: null },
      priceDoubt: { id: 'unproven', message: 'One source tells it.' },
    }),
  ),
  price.map(
    (usdPrice): Partial<Token> => ({
      ...{ kind: 'debt', usdPrice: null, usdValue: null, debtUsd: usdPrice * 2 },
      part: {
        ...{ kind: 'debt', protocol: 'Aave v3', usdPrice },
        underlying: { chainId: 1, address: 'native', symbol: 'ETH' },
      },
    }),
  ),
)

test('the last point is worth what the holdings are, whatever is owed or claimed, though closing prices of all are known', () => {
  fc.assert(
    fc.property(fc.array(fields, { maxLength: 12 }), (list) => {
      const tokens = list.map((more, index) =>
        sampleToken({ address: `0x${String(index).padStart(40, '7')}`, balance: String(2n * ONE), ...more }),
      )
      const data = withoutDebts(tokens)
      const book = createPriceBook(tokens.map((token) => [toAssetId(token), [{ slot: today - 1, usd: 412 }]]))
      const facts = () => ({ symbol: null, name: null, decimals: 18, logo: null, spam: false })
      const counts = createPriceStanding(data, { dealtIn: new Set(), asked: new Set(), symbolOf: () => null })
      const { rows, provenance } = toPresentPoint({
        tokens: { data, source: 'test', updatedAt: '2026-01-10T12:00:00.000Z', stale: false, problem: null },
        debts: listDebts(tokens),
        ...{ walk: null, facts, book, counts, step: 'day', now: NOON },
      })
      const worth = rows.reduce((sum, { micros }) => sum + micros, 0n)
      expect(worth).toBe(toExactWorth(tokens))
      // Worked out apart: two of each token that has a price, less two of each that is owed.
      expect(worth).toBe(
        list.reduce((sum, { usdPrice, part }) => {
          if (part?.usdPrice != null) return sum - usdToMicros(part.usdPrice * 2)
          return usdPrice == null ? sum : sum + usdToMicros(usdPrice * 2)
        }, 0n),
      )
      expect(rows.filter((row) => row.price === null)).toHaveLength(sumHoldings(tokens).unpricedHoldings)
      expect(provenance).toBe('observed')
    }),
  )
})

test('the last point says when it was read, the oldest of several wallets, and stands where the line ends', () => {
  const pointReadAt = (updatedAt: string) =>
    toPresentPoint({
      tokens: {
        data: [sampleToken({ usdPrice: 1, usdValue: 1, priceTrust: 'agreed' })],
        ...{ source: 'test', updatedAt, stale: false, problem: null },
      },
      debts: [],
      ...{ walk: null, book: createPriceBook([]), counts: () => true, step: 'day', now: NOON },
      facts: () => ({ symbol: null, name: null, decimals: 18, logo: null, spam: false }),
    })
  const points = ['2026-01-10T11:58:00.000Z', '2026-01-10T11:14:00.000Z'].map(pointReadAt)
  const sum = combinePoints(points.map((point) => ({ point, isUntrusted: () => false })))
  const { at, date, reason } = toHistoryPoint(sum ?? expect.fail('There is a point.'), 'day')
  expect(reason).toBe('Recorded on 10 Jan 2026, 11:14 UTC.')
  expect([date, at]).toEqual(['2026-01-10', '2026-01-10T12:00:00.000Z'])
})
