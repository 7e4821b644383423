import { type AssetId, DAY_MS } from '@pkg/api-contract'
import { expect, test } from 'vitest'
import { judgePoint, toDoubts } from './judge-point.ts'
import type { Movement } from './movement.ts'
import { walkBack } from './walk-back.ts'
import type { WalletPoint } from './wallet-point.ts'

const dollar: AssetId = '1:0xda'
const move = (day: number, amount: bigint): Movement => ({
  ...{ id: String(day), asset: dollar, block: day, at: day * DAY_MS, kind: 'transfer', amount },
  counterparty: null,
})
const balance = (day: number, amount: bigint, block: number | null = day) => ({
  ...{ at: day * DAY_MS, block, balances: new Map([[dollar, amount]]) },
})
/** The judgement of the day after each of the days 1 to 40, of which none has a row of the dollar. */
function judge(given: Omit<Parameters<typeof walkBack>[0], 'complete'>, counts = true): string {
  const doubts = toDoubts(walkBack({ ...given, complete: true }).findings, () => counts)
  return Array.from({ length: 40 }, (_, index) => {
    const point: WalletPoint = {
      ...{ slot: index, at: (index + 1) * DAY_MS + 1, provenance: 'reconstructed', rows: [], drawn: 0n },
      lacks: null,
    }
    const { provenance } = judgePoint(point, { step: 'day', movementsFrom: 0, counts: () => true }, doubts)
    return provenance === 'partial' ? '?' : '.'
  }).join('')
}

test('what left without a movement is in doubt from when it came until the balance is known', () => {
  // Five came on day 5 and nothing is left on day 30, when the balance was read: they left on any day between.
  const movements = [move(5, 5n)]
  expect(judge({ present: balance(30, 0n), movements })).toBe(`....${'?'.repeat(25)}${'.'.repeat(11)}`)
  // A balance that was known on day 20 and still had the five tells that they left after it.
  const waypoints = [balance(20, 5n)]
  expect(judge({ present: balance(30, 0n), movements, waypoints })).toBe(
    `${'.'.repeat(19)}${'?'.repeat(10)}${'.'.repeat(11)}`,
  )
  expect(judge({ present: balance(30, 0n), movements, waypoints: [balance(20, 5n, null)] })).toBe(
    `${'.'.repeat(19)}${'?'.repeat(10)}${'.'.repeat(11)}`,
  )
})

test('what was there without having come is in doubt from the beginning until the balance is known', () => {
  const movements = [move(5, 5n)]
  expect(judge({ present: balance(30, 8n), movements })).toBe(`${'?'.repeat(29)}${'.'.repeat(11)}`)
  expect(judge({ present: balance(30, 8n), movements, waypoints: [balance(12, 8n)] })).toBe(
    `${'?'.repeat(11)}${'.'.repeat(29)}`,
  )
  const [doubt] = walkBack({ present: balance(30, 8n), movements, complete: true }).findings
  expect(doubt?.unsure.after).toBeLessThan(0)
})

test('what has no value at any time puts no figure in doubt', () => {
  expect(judge({ present: balance(30, 8n), movements: [move(5, 5n)] }, false)).toBe('.'.repeat(40))
})
