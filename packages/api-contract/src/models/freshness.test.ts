import { expect, it } from 'vitest'
import { toFreshnessState } from './freshness.ts'

const updatedAt = '2026-01-01T00:00:00.000Z'
const read = Date.parse(updatedAt)
const minutes = (count: number) => read + count * 60_000

it('is fresh for a quarter of an hour and ageing after it', () => {
  const answer = { updatedAt, stale: false, problem: null }
  expect(toFreshnessState(answer, minutes(15))).toBe('fresh')
  expect(toFreshnessState(answer, minutes(15) + 1)).toBe('ageing')
})

it('is partial while something is missing, whatever its age', () => {
  expect(toFreshnessState({ updatedAt, stale: false, problem: 'Two prices are missing.' }, minutes(60))).toBe(
    'partial',
  )
})

it('is stale once a newer reading failed, even when something is missing too', () => {
  expect(toFreshnessState({ updatedAt, stale: true, problem: 'Nobody answers.' }, read)).toBe('stale')
})
