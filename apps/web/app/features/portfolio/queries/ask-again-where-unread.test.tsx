import { portfolio } from '@pkg/api-contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { walletTokens } from './queries.ts'

const address = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const route = `GET ${portfolio.listTokens.url.replace(':address', address)}`
const read = buildAnswer([buildToken({ usdValue: 12 })])
const SECOND = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = ReturnType<typeof refusal>

/** A page that shows a wallet, whose answers are those, one after the other; the last one stays. */
async function show(...answers: [Answer, ...Answer[]]) {
  const left = [...answers]
  const next = () => (left.length > 1 ? left.shift() : left[0]) as Answer
  const { calls } = answerRoutes({ [route]: next })
  const client = createQueryClient()
  const { result } = renderHook(() => useQuery(walletTokens(address)), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const after = async (seconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * SECOND))
    return { asked: calls.length, data: result.current.data }
  }
  await after(0.1)
  return { after }
}

const failure = refusal('SOURCE_UNAVAILABLE')

describe('a wallet that could not be read', () => {
  it('is asked for again by itself, later each time, until it is read', async () => {
    const { after } = await show(failure, failure, failure, { body: read })
    expect(await after(14)).toEqual({ asked: 1, data: undefined })
    expect(await after(2)).toEqual({ asked: 2, data: undefined })
    expect(await after(28)).toMatchObject({ asked: 2 })
    expect(await after(3)).toMatchObject({ asked: 3 })
    expect(await after(57)).toMatchObject({ asked: 3 })
    expect(await after(4)).toEqual({ asked: 4, data: read })
    expect(await after(3_600)).toMatchObject({ asked: 4 })
  })

  it('is asked for every five minutes at last', async () => {
    const { after } = await show(failure)
    const { asked } = await after(3_600)
    expect((await after(3_600)).asked - asked).toBe(12)
  })

  it('is not asked for again where that changes nothing', async () => {
    const { after } = await show(refusal('WALLET_NOT_TRACKED'))
    expect(await after(3_600)).toMatchObject({ asked: 1 })
  })

  it('is asked for again while older figures stand there, which stay meanwhile', async () => {
    const { after } = await show({ body: { ...read, stale: true } }, failure, { body: read })
    expect(await after(119)).toMatchObject({ asked: 1 })
    expect(await after(2)).toEqual({ asked: 2, data: { ...read, stale: true } })
    expect(await after(121)).toEqual({ asked: 3, data: read })
  })
})
