import { type Micros, sumSteps } from '@pkg/api-contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StepEvent } from './explain-change.ts'
import { toLine, usd } from './line.test-kit.ts'

const event = (step: number, kind: StepEvent['kind'], dollars: number, transaction = '0x1'): StepEvent => ({
  ...{ asset: '1:native', step, kind, micros: usd(dollars), atClose: usd(dollars) },
  ...{ block: step, transaction, isOwn: false },
})

/** The sum over the whole line, as the browser takes it. */
function link(values: readonly number[], events: readonly StepEvent[], isKnown?: (step: number) => boolean) {
  return sumSteps(toLine(values.map(usd), events, isKnown))
}
test('a deposit while prices fall is a loss, whatever the value does', () => {
  // 10 coins at 100, 95, 90; then 20 more arrive at 90; then 85 and 80.
  const sum = link([1_000, 950, 2_700, 2_550, 2_400], [event(2, 'received', 1_800)])
  // By hand: the coin went from 100 to 80.
  expect(sum.timeWeightedReturn).toBeCloseTo(-0.2, 12)
  // 10 × (90 − 100) + 30 × (80 − 90)
  expect(sum).toMatchObject({ change: usd(1_400), netFlows: usd(1_800), gain: usd(-400), newlyPriced: 0n })
})

test('the textbook: 1,000,000 grow to 1,162,484, 100,000 arrive, and it ends at 1,192,328', () => {
  // Investopedia, "Time-Weighted Rate of Return", investor 1 and 2 hold the same fund; a deposit after 16.25 %.
  // 1,162,484 / 1,000,000 = 1.162484, then 1,192,328 / 1,262,484 = 0.944430…; linked 0.097885….
  const sum = link([1_000_000, 1_262_484, 1_192_328], [event(1, 'received', 100_000)])
  expect(sum.timeWeightedReturn).toBeCloseTo(1.162484 * (1_192_328 / 1_262_484) - 1, 12)
  expect(sum.timeWeightedReturn).toBeCloseTo(0.0979, 4)
})

test('a withdrawal is no loss', () => {
  const sum = link([1_000, 400, 440], [event(1, 'sent', -600)])
  expect(sum.timeWeightedReturn).toBeCloseTo(0.1, 12)
  expect(sum).toMatchObject({ netFlows: usd(-600), gain: usd(40) })
})

test('a wallet that starts empty has its return from the first deposit on, and nothing before it', () => {
  expect(link([0, 0, 500, 550], [event(2, 'received', 500)])).toMatchObject({
    timeWeightedReturn: expect.closeTo(0.1, 12),
    gain: usd(50),
  })
  expect(link([0, 0], [])).toMatchObject({ timeWeightedReturn: null, gain: 0n })
})

test('a wallet that was emptied and filled again links what it did while it held something', () => {
  const events = [event(2, 'sent', -1_100, '0x2'), event(4, 'received', 200, '0x4')]
  expect(link([1_000, 1_100, 0, 0, 200, 180], events).timeWeightedReturn).toBeCloseTo(1.1 * 0.9 - 1, 12)
})

test('gas is a loss on what is at work when it is paid, also where nearly all of it has just arrived', () => {
  expect(link([1_000, 995], [event(1, 'gas', -5)])).toMatchObject({ gain: usd(-5), netFlows: 0n })
  expect(link([1_000, 995], [event(1, 'gas', -5)]).timeWeightedReturn).toBeCloseTo(-0.005, 12)
  // 30 cents, then 1,000 arrive, of which 5 are spent on gas: 5 of 1,000.30.
  const late = { ...event(1, 'gas', -5, '0x2'), block: 7 }
  const { timeWeightedReturn, gain } = link([0.3, 995.3], [event(1, 'received', 1_000), late])
  expect(timeWeightedReturn).toBeCloseTo(-5 / 1_000.3, 12)
  expect(gain).toBe(usd(-5))
  // The same where the order within the block is not known.
  const early = { ...event(1, 'gas', -5, '0x0'), block: 0 }
  expect(link([0.3, 995.3], [event(1, 'received', 1_000), early]).timeWeightedReturn).toBeCloseTo(
    -5 / 1_000.3,
    12,
  )
})

test('a token that gets its first price is neither a gain nor money that came in', () => {
  const sum = link([100, 600, 600], [event(1, 'newlyPriced', 500)])
  expect(sum).toMatchObject({ change: usd(500), netFlows: 0n, gain: 0n, newlyPriced: usd(500) })
  expect(sum.timeWeightedReturn).toBeCloseTo(0, 12)
})

test('a step that is not known leaves the whole unknown, and takes nothing from what moved', () => {
  const values = [100, 110, 220]
  const moved = [event(2, 'received', 110)]
  expect(link(values, moved, (step) => step !== 1)).toMatchObject({ gain: null, timeWeightedReturn: null })
  expect(link(values, moved, (step) => step !== 1).netFlows).toBe(usd(110))
  expect(link(values, [event(2, 'unexplained', 110)])).toMatchObject({ gain: null, timeWeightedReturn: null })
})

test('between a start that reads as nothing and a value that came from nowhere there is no return', () => {
  expect(link([0, 100], []).timeWeightedReturn).toBeNull()
})

/** Coins held at prices, with what arrives and leaves at the price of its day. */
const life = fc.array(
  fc.record({
    price: fc.double({ min: 0.5, max: 2, noNaN: true }),
    flow: fc.oneof(fc.constant(0), fc.integer({ min: -90, max: 400 })),
    isGas: fc.boolean(),
  }),
  { minLength: 2, maxLength: 40 },
)

function live(days: readonly { price: number; flow: number; isGas: boolean }[], scale = 1) {
  let coins = 100 * scale
  let price = 10
  const values: Micros[] = [usd(coins * price)]
  const events: StepEvent[] = []
  for (const [index, day] of days.entries()) {
    price = Math.max(0.001, price * day.price)
    const moved = (day.flow < 0 ? (coins * day.flow) / 100 : day.flow * scale) || 0
    coins += moved
    if (moved !== 0)
      events.push(event(index + 1, moved > 0 ? 'received' : 'sent', moved * price, `0x${index}`))
    if (day.isGas) {
      const gas = coins * 0.001
      coins -= gas
      events.push({ ...event(index + 1, 'gas', -gas * price, `0x${index}g`), block: 1e6 })
    }
    values.push(usd(coins * price))
  }
  return { values, events, last: price }
}

test('start, what moved and what was gained add up to the end; two stretches make up the whole', () => {
  fc.assert(
    fc.property(life, fc.nat(), (days, at) => {
      const { values, events } = live(days)
      const line = toLine(values, events)
      const whole = sumSteps(line)
      expect(whole.netFlows + (whole.gain ?? 0n) + whole.newlyPriced).toBe(whole.change)
      const cut = 1 + (at % (line.length - 1))
      const [before, after] = [sumSteps(line.slice(0, cut + 1)), sumSteps(line.slice(cut))]
      expect(before.netFlows + after.netFlows).toBe(whole.netFlows)
      expect((before.gain ?? 0n) + (after.gain ?? 0n)).toBe(whole.gain)
      if (before.timeWeightedReturn === null || after.timeWeightedReturn === null) return
      const linked = (1 + before.timeWeightedReturn) * (1 + after.timeWeightedReturn) - 1
      expect(linked).toBeCloseTo(whole.timeWeightedReturn ?? Number.NaN, 9)
    }),
  )
})

test('without gas the return of one coin is that of its price, whatever arrives and leaves', () => {
  fc.assert(
    fc.property(life, (days) => {
      const { values, events, last } = live(days.map((day) => ({ ...day, isGas: false })))
      // Values are rounded to the millionth, which only tells where hardly anything is held.
      fc.pre(values.every((value) => value > usd(100)))
      const { timeWeightedReturn } = sumSteps(toLine(values, events))
      const growth = 1 + (timeWeightedReturn ?? Number.NaN)
      expect(growth / (last / 10)).toBeCloseTo(1, 5)
    }),
  )
})

test('without flows it is the simple return', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 2, maxLength: 50 }), (dollars) => {
      const { timeWeightedReturn, gain, change } = link(dollars, [])
      const simple = (dollars.at(-1) ?? 0) / (dollars[0] ?? 1) - 1
      expect(((timeWeightedReturn ?? Number.NaN) + 1) / (simple + 1)).toBeCloseTo(1, 6)
      expect(gain).toBe(change)
    }),
  )
})

test('a portfolio a hundred times as large has the same return', () => {
  fc.assert(
    fc.property(life, (days) => {
      const [small, large] = [live(days), live(days, 100)]
      fc.pre(small.values.every((value) => value > usd(100)))
      const one = sumSteps(toLine(small.values, small.events)).timeWeightedReturn
      const hundred = sumSteps(toLine(large.values, large.events)).timeWeightedReturn
      expect(((hundred ?? Number.NaN) + 1) / ((one ?? Number.NaN) + 1)).toBeCloseTo(1, 4)
    }),
  )
})
