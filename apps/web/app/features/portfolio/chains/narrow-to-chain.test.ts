import { expect, it } from 'vitest'
import { buildAnswer } from '../testing/build-answer.ts'
import { buildToken } from '../testing/build-token.ts'
import { narrowResult, narrowToChain } from './narrow-to-chain.ts'

const reading = (chainId: number, changes: object = {}) => ({
  ...{ chainId, source: `Source ${chainId}`, updatedAt: '2026-11-21T08:00:00.000Z' },
  ...{ stale: false, problem: null },
  ...changes,
})
const answer = buildAnswer([buildToken(), buildToken({ chainId: 8453 })], {
  stale: true,
  problem: 'Base: Late.',
  chains: [reading(1), reading(8453, { stale: true, problem: 'Late.' }), reading(137, { updatedAt: null })],
})

it('keeps an answer whole where no chain is chosen', () => {
  expect(narrowToChain(answer, null)).toBe(answer)
})

it('has the rows of one chain, and nothing that is wrong with another', () => {
  expect(narrowToChain(answer, 1)).toMatchObject({
    data: [{ chainId: 1 }],
    ...{ source: 'Source 1', updatedAt: '2026-11-21T08:00:00.000Z', stale: false, problem: null },
  })
  expect(narrowToChain(answer, 8453)).toMatchObject({
    data: [{ chainId: 8453 }],
    stale: true,
    problem: 'Late.',
  })
})

it('has nothing of a chain on which the wallet is not looked at, and nothing is wrong with that', () => {
  expect(narrowToChain(answer, 10)).toMatchObject({ data: [], stale: false, problem: null })
})

it('does not take a chain that was never read for an empty one', () => {
  const result = { data: answer, error: null, isFetching: false, refetch: () => {} }
  expect(narrowResult(result, 137)).toMatchObject({ data: undefined, error: expect.any(Error) })
})
