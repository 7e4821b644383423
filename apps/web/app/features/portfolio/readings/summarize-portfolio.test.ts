import { ApiError, microsToUsd, usdToMicros } from '@pkg/api-contract'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toShares } from '../holdings/to-shares.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { sumScope } from './sum-scope.ts'
import { summarizePortfolio } from './summarize-portfolio.ts'
import { isKnown, toWalletReading } from './wallet-reading.ts'

const refused = new ApiError('The data source is not answering. Please try again later.', {
  status: 502,
  code: 'SOURCE_UNAVAILABLE',
  fromServer: true,
})
const good = toWalletReading('0xa', { data: buildAnswer([buildToken({ usdValue: 10 })]), error: null })

describe('toWalletReading', () => {
  it('is loading until there is an answer or a failure', () => {
    expect(toWalletReading('0xa', { data: undefined, error: null }).state).toBe('loading')
    expect(toWalletReading('0xa', { data: undefined, error: refused })).toMatchObject({
      state: 'failed',
      problem: refused.message,
    })
  })

  it('keeps the last good figures when a newer reading failed, in the browser or on the server', () => {
    const answer = buildAnswer([buildToken({ usdValue: 10 })])
    expect(toWalletReading('0xa', { data: answer, error: refused })).toMatchObject({
      state: 'stale',
      worth: { usd: 10 },
      problem: refused.message,
    })
    expect(toWalletReading('0xa', { data: { ...answer, stale: true }, error: null }).state).toBe('stale')
  })
})

describe('summarizePortfolio', () => {
  it('lets one wallet fail without touching the others', () => {
    const failed = toWalletReading('0xb', { data: undefined, error: refused })
    const summary = summarizePortfolio([good, failed])
    expect(summary).toMatchObject({ worth: { usd: 10 }, settled: false })
    expect(summary.problems.join(' ')).toBe(refused.message)
    expect(summary.wallets).toEqual({ known: 1, loading: 0, stale: 0, failed: 1 })
  })

  it('is settled only when every wallet was read', () => {
    expect(summarizePortfolio([good]).settled).toBe(true)
    const loading = toWalletReading('0xb', { data: undefined, error: null })
    expect(summarizePortfolio([good, loading]).settled).toBe(false)
  })

  it('is as old as its oldest figure', () => {
    const older = toWalletReading('0xb', {
      data: buildAnswer([], { updatedAt: '2026-11-20T23:00:00.000Z' }),
      error: null,
    })
    expect(summarizePortfolio([good, older]).oldest).toBe('2026-11-20T23:00:00.000Z')
  })

  it('shows one total to the cent: holdings, shares, wallets and the last point of the history all add up to it', () => {
    const token = fc.double({ min: 0, max: 1e6, noNaN: true })
    const wallets = fc.array(fc.array(token), { minLength: 1 })
    fc.assert(
      fc.property(wallets, (values) => {
        const readings = values.map((row, index) =>
          toWalletReading(`0x${index}`, {
            data: buildAnswer(
              row.map((usdValue, place) =>
                buildToken({ usdValue, address: `0x${String(place).padStart(40, '0')}` }),
              ),
            ),
            error: null,
          }),
        )
        const inCents = (usd: number) => Math.round(usd * 100)
        const summary = summarizePortfolio(readings)
        const total = inCents(summary.worth.usd)
        const micros = values.flat().reduce((sum, usd) => sum + usdToMicros(usd), 0n)
        const sum = (rows: readonly (number | null)[]) =>
          rows.reduce<number>((all, usd) => all + inCents(usd ?? 0), 0)
        // What the server writes of the last point of the history is this sum of the same rows.
        expect(formatUsd(microsToUsd(micros))).toBe(formatUsd(summary.worth.usd))
        expect(sum(summary.holdings.map(({ usdValue }) => usdValue))).toBe(total)
        expect(sum(toShares(summary.holdings, String).map(({ value }) => value))).toBe(total)
        expect(sum(summary.readings.filter(isKnown).map(({ worth }) => worth.usd))).toBe(total)
      }),
    )
  })
})

describe('sumScope', () => {
  it('says what the sum holds and what it leaves out', () => {
    const reading = toWalletReading('0xa', {
      data: buildAnswer([
        buildToken({ address: 'native' }),
        buildToken({ usdPrice: null, usdValue: null }),
        buildToken({ spam: 'yes' }),
      ]),
      error: null,
    })
    expect(sumScope(summarizePortfolio([reading]))).toBe(
      'Sum of 1 token in 1 wallet; 1 holding has no price; 1 hidden',
    )
    // Once the judgements are read, the count and its words are theirs.
    const told = (hiddenCount: number, hiddenByPerson: number) =>
      sumScope(summarizePortfolio([reading]), { judged: { hiddenCount, hiddenByPerson } })
        .split('; ')
        .slice(2)
    expect(told(1, 0)).toEqual(['1 hidden as spam'])
    expect(told(1, 1)).toEqual(['1 hidden by you'])
    expect(told(3, 1)).toEqual(['3 hidden: 1 by you, 2 as spam'])
    expect(told(0, 0)).toEqual([])
  })

  it('names the chain where it is of one alone', () => {
    const read = toWalletReading('0xa', { data: buildAnswer([buildToken()]), error: null })
    const lost = toWalletReading('0xb', { data: undefined, error: new Error('Away.') })
    const chain = 'Polygon PoS'
    expect(sumScope(summarizePortfolio([read]), { chain })).toBe(
      'Sum of 1 token in 1 wallet on Polygon PoS alone',
    )
    expect(sumScope(summarizePortfolio([lost]), { chain })).toBe('Nothing to sum on Polygon PoS alone')
  })

  it('says beside what is hidden which chains the person dropped', () => {
    const read = toWalletReading('0xa', { data: buildAnswer([buildToken()]), error: null })
    const judged = { hiddenCount: 1, hiddenByPerson: 1 }
    expect(sumScope(summarizePortfolio([read]), { judged, dropped: 'Base dropped by you' })).toBe(
      'Sum of 1 token in 1 wallet; 1 hidden by you; Base dropped by you',
    )
  })

  it('says that a part of a holding is left out where one wallet has a price of it and another has none', () => {
    const read = (address: string, usdValue: number | null) =>
      toWalletReading(address, { data: buildAnswer([buildToken({ usdValue })]), error: null })
    expect(sumScope(summarizePortfolio([read('0xa', 1), read('0xb', null)]))).toBe(
      'Sum of 1 token in 2 wallets; 1 holding has a price in some wallets only',
    )
  })

  it('tells apart what has no price, what has one that is not trusted, and what is owed', () => {
    const quarry = { usdPrice: null, usdValue: null, claimedUsdPrice: 412, priceTrust: 'untrusted' } as const
    const debt = { kind: 'debt', usdPrice: null, usdValue: null, debtUsd: 700 } as const
    const summary = summarizePortfolio([
      toWalletReading('0x1', {
        data: buildAnswer([
          buildToken(),
          buildToken({ address: '0x2', ...quarry, balance: '2000000' }),
          buildToken({ address: '0x3', ...debt }),
        ]),
        error: null,
      }),
    ])
    expect(summary.worth).toMatchObject({ usd: -699, assetsUsd: 1, debtUsd: 700 })
    expect(summary.holdings.map(({ address, claimedUsd }) => [address, claimedUsd])).toEqual([
      [buildToken().address, null],
      ['0x2', 824],
    ])
    expect(summary.debts.map(({ address, usdValue }) => [address, usdValue])).toEqual([['0x3', -700]])
    expect(sumScope(summary)).toBe(
      'Sum of 1 token in 1 wallet; 1 holding has a price that is not trusted; $1.00 held less $700.00 of debt',
    )
  })
})
