import { describe, expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { persistQueries } from '#app/lib/stored-queries.ts'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { adoptStored } from './adopt-stored.ts'
import { trackedAddresses, walletTokens } from './queries.ts'

const wallet = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'

async function storeAs(owner: string) {
  const client = createQueryClient()
  adoptStored(client, owner)
  const stop = persistQueries(client)
  await client.prefetchQuery({
    ...trackedAddresses(),
    queryFn: () => ({ success: true as const, addresses: [wallet] }),
  })
  await client.prefetchQuery({ ...walletTokens(wallet), queryFn: () => buildAnswer([buildToken()]) })
  stop()
  return client.getQueryState(walletTokens(wallet).queryKey)?.dataUpdatedAt
}

describe('adoptStored', () => {
  it('brings back what was kept for the same person, with the time of its reading', async () => {
    const readAt = await storeAs('Welcome back, Meera')
    const client = createQueryClient()
    adoptStored(client, 'Welcome back, Meera')
    expect(client.getQueryData(trackedAddresses().queryKey)?.addresses).toEqual([wallet])
    expect(client.getQueryData(walletTokens(wallet).queryKey)).toEqual(buildAnswer([buildToken()]))
    expect(client.getQueryState(walletTokens(wallet).queryKey)?.dataUpdatedAt).toBe(readAt)
  })

  it('throws away what was kept for somebody else', async () => {
    await storeAs('Welcome back, Meera')
    const client = createQueryClient()
    adoptStored(client, 'Welcome back, Arjun')
    expect(client.getQueryCache().getAll()).toEqual([])
    expect(Object.keys(localStorage)).toEqual(['hodlwise.account.owner'])
  })

  it('believes no stored answer that is not shaped like one', async () => {
    await storeAs('Welcome back, Meera')
    const key = `hodlwise.account.wallet.${wallet.toLowerCase()}.tokens`
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
    stored.answer.data[0].balance = '-1'
    localStorage.setItem(key, JSON.stringify(stored))
    const client = createQueryClient()
    adoptStored(client, 'Welcome back, Meera')
    expect(client.getQueryData(walletTokens(wallet).queryKey)).toBeUndefined()
  })

  it('believes no stored answer from the future, which would never grow stale', async () => {
    await storeAs('Welcome back, Meera')
    const key = 'hodlwise.account.addresses'
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...stored, fetchedAt: Date.now() + 60_000 }))
    const client = createQueryClient()
    adoptStored(client, 'Welcome back, Meera')
    expect(client.getQueryData(trackedAddresses().queryKey)).toBeUndefined()
  })
})
