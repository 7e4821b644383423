import { type Chain, findChain } from '@pkg/chains'
import { expect, test } from 'vitest'
import type { Address } from '../ports/wallet-data.ts'
import { ProviderError } from '../provider-error.ts'
import { createOriginCheck } from './create-origin-check.ts'

const wallet: Address = `0x${'ab'.repeat(20)}`
const contract = (digit: string): Address => `0x${digit.repeat(40)}`

/** A check whose node never answers. */
function enter() {
  const findMissing = () =>
    Promise.reject(new ProviderError('timeout', { provider: 'node', operation: 'code' }))
  const { check } = createOriginCheck({
    chain: findChain(1) as Chain,
    node: { name: 'node', port: { findMissing } },
    now: () => 0,
    log: () => {},
  })
  const list = (...addresses: Address[]) =>
    check('index', {
      wallet,
      tokens: addresses.map((address) => ({ chainId: 1, address })),
      signal: new AbortController().signal,
    })
  return { list }
}

test('an index that lists none of what it listed is taken for one of another chain, though no node ever answered', async () => {
  const { list } = enter()
  await list(contract('1'), contract('2'))
  await expect(list(contract('3'), contract('4'))).rejects.toThrow('tells of another chain')
})

test('an index that lists some of it still passes', async () => {
  const { list } = enter()
  await list(contract('1'), contract('2'))
  await list(contract('2'), contract('3'))
  await list(contract('3'), contract('4'))
})
