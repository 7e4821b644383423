import {
  type ChangePartKind,
  changePartKind,
  formatMicros,
  type Micros,
  microsToCents,
  type ValueChange,
} from '@pkg/api-contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildPoint } from '../testing/build-history.ts'
import { splitChange } from './split-change.ts'

type Exact = Partial<Record<ChangePartKind, Micros>>

const kinds = changePartKind.options
const sumOf = (numbers: readonly Micros[]) => numbers.reduce((sum, one) => sum + one, 0n)
const toParts = (exact: Exact) =>
  kinds.map((kind) => ({
    ...{ kind, value: microsToCents(exact[kind] ?? 0n) / 100, exactValue: formatMicros(exact[kind] ?? 0n) },
  }))

/** A change that consists of what each asset contributed. */
function build(start: Micros, assets: readonly Exact[], { isKnown = true } = {}): ValueChange {
  const of = (kind: ChangePartKind) => sumOf(assets.map((exact) => exact[kind] ?? 0n))
  const total = Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Exact
  const change = sumOf(kinds.map(of))
  const netFlows = of('received') + of('sent')
  const gain = isKnown ? of('price') + of('traded') + of('gas') : null
  const point = (micros: Micros) => ({ ...buildPoint('2026-01-01', 0), exactValue: formatMicros(micros) })
  return {
    ...{ from: point(start), to: point(start + change), returnUnknownBecause: null },
    ...{ difference: Number(change) / 1e6, exactDifference: formatMicros(change) },
    ...{ netFlows: Number(netFlows) / 1e6, exactNetFlows: formatMicros(netFlows), timeWeightedReturn: null },
    ...{
      gain: gain === null ? null : Number(gain) / 1e6,
      exactGain: gain === null ? null : formatMicros(gain),
    },
    parts: toParts(total),
    assets: assets.map((exact, index) => ({
      ...{ chainId: 1, asset: `0x${index}`, symbol: null, name: null, logo: null },
      ...{ parts: toParts(exact), value: 0, exactValue: formatMicros(sumOf(Object.values(exact))) },
    })),
  }
}

it('gives the cent that rounding loses to the part that was nearest to it', () => {
  // 0.4 + 0.4 + 0.4 cents of gain, flows and first prices on 0 dollars: together 1.2 cents, which is one.
  const { figures, total } = splitChange(
    build(0n, [{ price: 4_100n, received: 4_000n, newlyPriced: 4_000n }]),
  )
  expect(figures).toMatchObject({ start: 0, gain: 1, netFlows: 0, newlyPriced: 0, end: 1 })
  expect(total).toMatchObject({ price: 1, received: 0, newlyPriced: 0 })
})

it('tells what a trade cost as a part of the gain', () => {
  const { figures, total } = splitChange(
    build(6_000_000_000n, [
      { sent: -3_000_000_000n },
      { received: 3_000_000_000n, traded: -50_000_000n, gas: -1_000_000n },
    ]),
  )
  expect(figures).toMatchObject({ gain: -5_100, netFlows: 0, end: 594_900 })
  expect(total).toMatchObject({ traded: -5_000, gas: -100, sent: -300_000, received: 300_000 })
})

it('tells gas that one asset paid as that asset tells it', () => {
  // A cent of the gain is left over; it belongs to the prices, which are worked out as the rest.
  const { total, assets } = splitChange(
    build(1_193_166_810_173n, [
      { price: -14_498_833_345n, received: 289_978_353_035n, gas: -183_889n },
      { price: -13_185_263_217n },
      { price: -15_423_189n, sent: -4_140_606_764n },
    ]),
  )
  expect(total.gas).toBe(-18)
  expect(assets.map(({ gas }) => gas)).toEqual([-18, 0, 0])
})

it('tells what an asset brought as the list of its movements does, though the asset has other parts too', () => {
  // In cents: 2,598.42 − 230.03 and 4,391.17 − 1,270.80 are 5,488.76, as is their exact sum.
  const { figures, assets } = splitChange(
    build(0n, [
      { received: 2_598_424_696n, sent: -230_025_837n },
      { received: 4_391_165_243n, sent: -1_270_800_566n },
    ]),
  )
  expect(figures.netFlows).toBe(548_876)
  expect(assets.map(({ received, sent }) => [received, sent])).toEqual([
    [259_842, -23_003],
    [439_117, -127_080],
  ])
})

it('moves no more flows by a cent than their sum lacks', () => {
  const micros = fc.bigInt({ min: -9_000_000n, max: 9_000_000n })
  fc.assert(
    fc.property(
      fc.array(fc.record({ price: micros, received: micros, sent: micros }), { minLength: 1, maxLength: 8 }),
      (list) => {
        const { figures, assets } = splitChange(build(0n, list))
        const flows = list.flatMap(({ received, sent }) => [received, sent])
        const own = flows.map(microsToCents)
        const shown = assets.flatMap(({ received, sent }) => [received, sent])
        const moved = shown.reduce((sum, cents, index) => sum + Math.abs(cents - (own[index] ?? 0)), 0)
        expect(moved).toBe(Math.abs(figures.netFlows - own.reduce((sum, cents) => sum + cents, 0)))
      },
    ),
  )
})

it('counts what a newer server tells in the sum, whatever it is called', () => {
  const known = build(6_000_000_000n, [{ price: 1_000_000n, unexplained: 2_000_000n }])
  const told = JSON.parse(JSON.stringify(known).replaceAll('unexplained', 'staked')) as typeof known
  const { figures, total, assets } = splitChange(told)
  expect(figures).toMatchObject({ gain: 100, newlyPriced: 200, end: 600_300 })
  expect(total).toMatchObject({ price: 100, staked: 200 })
  expect(assets).toMatchObject([{ price: 100, staked: 200 }])
})

it('adds up over the kinds, over the assets and to the two ends, whatever stands behind the cents', () => {
  const micros = fc.bigInt({ min: -5_000_000n, max: 5_000_000n })
  const asset = fc.record(
    { price: micros, received: micros, sent: micros, traded: micros, gas: micros, newlyPriced: micros },
    { requiredKeys: ['price'] },
  )
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.array(asset, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (start, list, isKnown) => {
        const { figures, total, assets } = splitChange(build(start, list, { isKnown }))
        const cents = (of: Record<ChangePartKind, number>) => kinds.reduce((sum, kind) => sum + of[kind], 0)
        expect(figures.start + cents(total)).toBe(figures.end)
        expect(assets.reduce((sum, one) => sum + cents(one), 0)).toBe(cents(total))
        for (const kind of kinds) expect(assets.reduce((sum, one) => sum + one[kind], 0)).toBe(total[kind])
        if (figures.gain === null) return
        expect(total.price + total.traded + total.gas).toBe(figures.gain)
        expect(total.received + total.sent).toBe(figures.netFlows)
      },
    ),
  )
})
