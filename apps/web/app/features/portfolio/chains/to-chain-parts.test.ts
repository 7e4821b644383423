import { sumHoldings } from '@pkg/api-contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toWalletReading, type WalletReading } from '../readings/wallet-reading.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { toChainParts } from './to-chain-parts.ts'

const on = (chainId: number, usdValue: number) => buildToken({ chainId, usdValue })
const told = (chainId: number, changes: object = {}) => ({
  ...{ chainId, source: 'Test source', updatedAt: '2026-11-21T09:00:00.000Z', stale: false, problem: null },
  ...changes,
})
const read = (answer: ReturnType<typeof buildAnswer<ReturnType<typeof buildToken>>>): WalletReading =>
  toWalletReading('0x1', { data: answer, error: null })

it('adds up the same chain over wallets, and names what one wallet could not read there', () => {
  const parts = toChainParts([
    read(buildAnswer([on(1, 100), on(8453, 20)], { chains: [told(1), told(8453)] })),
    read(
      buildAnswer([on(8453, 3)], {
        chains: [told(8453, { stale: true, problem: 'Late.', updatedAt: '2026-11-20T09:00:00.000Z' })],
      }),
    ),
  ])
  expect(parts).toEqual([
    { chainId: 1, usd: 100, updatedAt: '2026-11-21T09:00:00.000Z', stale: false, problems: [] },
    { chainId: 8453, usd: 23, updatedAt: '2026-11-20T09:00:00.000Z', stale: true, problems: ['Late.'] },
  ])
})

it('says of a chain that was never read that its worth is not known, and not that it is nothing', () => {
  const chains = [told(1), told(137, { updatedAt: null, stale: true, problem: 'Away.' })]
  const [, polygon] = toChainParts([read(buildAnswer([on(1, 5)], { chains }))])
  expect(polygon).toEqual({ chainId: 137, usd: null, updatedAt: null, stale: true, problems: ['Away.'] })
})

it('has parts that add up to the net worth, cent by cent', () => {
  const holding = fc.record({
    chainId: fc.constantFrom(1, 10, 137, 8453),
    usd: fc.double({ min: 0, max: 1e6, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(holding, { minLength: 1, maxLength: 20 }), (holdings) => {
      const tokens = holdings.map(({ chainId, usd }) => on(chainId, usd))
      const parts = toChainParts([read(buildAnswer(tokens))])
      const cents = parts.reduce((sum, { usd }) => sum + Math.round((usd ?? 0) * 100), 0)
      expect(cents).toBe(Math.round(sumHoldings(tokens).usd * 100))
    }),
  )
})
