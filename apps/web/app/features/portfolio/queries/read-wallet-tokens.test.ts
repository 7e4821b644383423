import { portfolio } from '@pkg/api-contract'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { refreshQuery } from '#app/lib/refresh-query.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { walletTokens } from './queries.ts'

const walletOf = (index: number) => `0x${(index + 1).toString(16).padStart(40, '0')}`
const together = (addresses: readonly string[]) =>
  `GET ${portfolio.listTokensOfWallets.url}?address=${addresses.join('%2C')}`
const answerOf = (index: number) => buildAnswer([buildToken({ usdValue: index })])

/** A server that has so many wallets, and everything that it is asked. */
function serve(count: number) {
  const addresses = Array.from({ length: count }, (_, index) => walletOf(index))
  const answers: Parameters<typeof answerRoutes>[0] = Object.fromEntries(
    addresses.map((address, index) => [`GET /api/portfolio/${address}/tokens`, { body: answerOf(index) }]),
  )
  const { calls } = answerRoutes(answers)
  const client = createQueryClient()
  const open = (wanted: readonly string[]) =>
    Promise.allSettled(wanted.map((address) => client.fetchQuery(walletTokens(address))))
  const readOf = (address = '') => client.getQueryData(walletTokens(address).queryKey)
  return { addresses, answers, client, open, readOf, asked: () => calls.map(({ route }) => route) }
}

describe('readWalletTokens', () => {
  it('reads a hundred wallets by one call, each into an entry of its own', async () => {
    const { addresses, open, readOf, asked } = serve(100)
    await open(addresses)
    expect(asked()).toEqual([together(addresses)])
    for (const [index, address] of addresses.entries()) expect(readOf(address)).toEqual(answerOf(index))
  })

  it('names no more than a hundred in one call', async () => {
    const { addresses, open, asked } = serve(230)
    await open(addresses)
    const parts = [addresses.slice(0, 100), addresses.slice(100, 200), addresses.slice(200)]
    expect(asked()).toEqual(parts.map(together))
  })

  it('asks for one that was added, and for one that is read anew, and for no other', async () => {
    const { addresses, client, open, asked } = serve(4)
    const [first = '', second = '', third = '', added = ''] = addresses
    await open([first, second, third])
    await open(addresses)
    await refreshQuery(client, walletTokens(second))
    expect(asked().slice(1)).toEqual([added, second].map((one) => `GET /api/portfolio/${one}/tokens`))
  })

  it('reads all anew by one call that goes past every cache', async () => {
    const { addresses, client, open } = serve(3)
    await open(addresses)
    const sent = vi.spyOn(window, 'fetch')
    await Promise.all(addresses.map((address) => refreshQuery(client, walletTokens(address))))
    expect(
      sent.mock.calls.map(([url, init]) => [url, new Headers(init?.headers).get('cache-control')]),
    ).toEqual([[together(addresses).slice(4), 'no-cache']])
  })

  it('shows each as soon as it is read, and what is wrong with one beside it', async () => {
    const { addresses, answers, client, open, readOf } = serve(3)
    const [first = '', second = '', third = ''] = addresses
    const slow = Promise.withResolvers<void>()
    answers[`GET /api/portfolio/${first}/tokens`] = async () => {
      await slow.promise
      return { body: answerOf(7) }
    }
    answers[`GET /api/portfolio/${second}/tokens`] = refusal('SOURCE_UNAVAILABLE')
    const all = open(addresses)
    await expect.poll(() => readOf(third)).toEqual(answerOf(2))
    expect(readOf(first)).toBeUndefined()
    expect(client.getQueryState(walletTokens(second).queryKey)?.error).toMatchObject({
      ...{ code: 'SOURCE_UNAVAILABLE', fromServer: true },
      message: 'The data source is not answering. Please try again later.',
    })
    slow.resolve()
    await all
    expect(readOf(first)).toEqual(answerOf(7))
  })

  it('says of all what is wrong with the call, and asks one by one a server that does not know it', async () => {
    const { addresses, open, asked } = serve(2)
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect((await open(addresses)).map((end) => (end as PromiseRejectedResult).reason.code)).toEqual([
      'NETWORK',
      'NETWORK',
    ])
    const former = answerRoutes({
      [`GET /api/portfolio/${addresses[0]}/tokens`]: { body: answerOf(0) },
      [`GET /api/portfolio/${addresses[1]}/tokens`]: { body: answerOf(1) },
    })
    const { fetch } = window
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.startsWith(portfolio.listTokensOfWallets.url)
        ? Promise.resolve(Response.json(refusal('NOT_FOUND').body, { status: 404 }))
        : fetch(url, init),
    )
    const ends = await open(addresses)
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(former.calls).toHaveLength(2)
    expect(asked()).toEqual([])
  })

  it('ends the call when nobody waits for any of it', async () => {
    const { addresses, client } = serve(2)
    const asked = vi.fn()
    const ended = vi.fn()
    vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
      asked(url)
      signal?.addEventListener('abort', ended)
      return new Promise(() => {})
    })
    const stops = addresses.map((address) => client.fetchQuery(walletTokens(address)).catch(() => 'left'))
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    await client.cancelQueries({ queryKey: walletTokens(addresses[0] ?? '').queryKey })
    expect(ended).not.toHaveBeenCalled()
    await client.cancelQueries({ queryKey: walletTokens(addresses[1] ?? '').queryKey })
    expect(ended).toHaveBeenCalledTimes(1)
    expect(await Promise.all(stops)).toEqual(['left', 'left'])
  })
})
