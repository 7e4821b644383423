import { describe, expect, it } from 'vitest'
import { performance } from './performance.ts'

const value = (date: string, amount: string) => ({ date, value: amount })
const flow = (date: string, amount: string) => ({ date, amount })

describe('the time-weighted return', () => {
  it('chains the stretches between flows: 10 % and 10 % are 21 %', () => {
    const result = performance({
      valuations: [value('2024-01-01', '1000'), value('2024-06-30', '1100'), value('2024-12-31', '2310')],
      flows: [flow('2024-07-01', '1000')],
    })
    expect(result.twr).toBeCloseTo(0.21, 12)
    expect(result).toMatchObject({ opening: { value: '1000' }, flowsBetweenValuations: [] })
  })
  it('counts what goes out until the end of its day', () => {
    const { twr, flowsBetweenValuations } = performance({
      valuations: [value('2024-01-01', '1000'), value('2024-01-02', '600'), value('2024-01-03', '660')],
      flows: [flow('2024-01-02', '-500')],
    })
    expect(twr).toBeCloseTo(1.1 * 1.1 - 1, 12)
    expect(flowsBetweenValuations).toEqual([])
  })
  it('opens with nil where money came in by the first day', () => {
    const result = performance({
      valuations: [value('2024-01-01', '990'), value('2024-12-31', '1089')],
      flows: [flow('2024-01-01', '1000')],
    })
    expect(result.twr).toBeCloseTo(0.089, 12)
    expect(result.opening).toBeUndefined()
    expect(result.flowsCounted).toHaveLength(1)
  })
  it('names the flows that no valuation stands next to', () => {
    const between = flow('2024-03-01', '500')
    const { flowsBetweenValuations } = performance({
      valuations: [value('2024-01-01', '1000'), value('2024-12-31', '1600')],
      flows: [between],
    })
    expect(flowsBetweenValuations).toEqual([between])
  })
  it('leaves out flows after the last valuation and those that the opening value holds', () => {
    const { flowsCounted, twr } = performance({
      valuations: [value('2024-01-01', '1000'), value('2024-12-31', '1100')],
      flows: [flow('2025-01-01', '500'), flow('2023-06-01', '-500')],
    })
    expect(flowsCounted).toEqual([])
    expect(twr).toBeCloseTo(0.1, 12)
  })
  it('goes through a time with nothing, and has no figure where something came of nothing', () => {
    const empty = [value('2024-01-01', '0'), value('2024-02-01', '0'), value('2024-03-01', '110')]
    expect(performance({ valuations: empty, flows: [flow('2024-02-02', '100')] }).twr).toBeCloseTo(0.1, 12)
    expect(performance({ valuations: empty, flows: [] }).twr).toBeNull()
    expect(performance({ valuations: [value('2024-01-01', '1')], flows: [] })).toMatchObject({
      twr: null,
      mwr: null,
    })
  })
})

describe('the money-weighted return', () => {
  it('is per year, and over the range beside it', () => {
    const { mwr, mwrOverRange, twr } = performance({
      valuations: [value('2024-01-01', '1000'), value('2024-01-31', '1010')],
      flows: [],
    })
    expect(twr).toBeCloseTo(0.01, 12)
    expect(mwrOverRange).toBeCloseTo(0.01, 10)
    expect(mwr).toBeCloseTo(1.01 ** (365 / 30) - 1, 10)
  })
  it('takes another length of the year', () => {
    const input = { valuations: [value('2024-01-01', '1000'), value('2025-01-01', '1100')], flows: [] }
    expect(performance({ ...input, yearDays: 366 }).mwr).toBeCloseTo(0.1, 10)
  })
  it('lists all rates where several fit, and gives none of them as the one', () => {
    const { mwr, mwrRates } = performance({
      valuations: [value('2003-01-01', '0')],
      flows: [flow('2001-01-01', '10'), flow('2002-01-01', '-21'), flow('2003-01-01', '11')],
    })
    expect(mwr).toBeNull()
    expect(mwrRates.map((rate) => Number(rate.toFixed(9)))).toEqual([0, 0.1])
  })
  it('leaves out a rate that loses all but a part of it that no double holds', () => {
    // Its other rate is −1 + 10⁻¹⁰⁷.
    const { mwr, mwrRates } = performance({
      valuations: [value('2039-07-17', '0')],
      flows: [flow('2020-12-10', '1663'), flow('2039-07-13', '-3519'), flow('2039-07-17', '238')],
    })
    expect(mwrRates).toEqual([mwr])
    expect(
      (1663 * (1 + (mwr ?? 0)) ** (6789 / 365) - 3519) * (1 + (mwr ?? 0)) ** (4 / 365) + 238,
    ).toBeCloseTo(0, 6)
  })
  it('has none where all is lost or nothing was paid in', () => {
    const lost = performance({ valuations: [value('2024-01-01', '0')], flows: [flow('2023-01-01', '100')] })
    expect(lost).toMatchObject({ twr: -1, mwr: null, mwrRates: [], mwrOverRange: null })
  })
  it('does not depend on the order of what is given, nor on strings or numbers', () => {
    const flows = [flow('2024-02-01', '100'), flow('2024-05-01', '-40')]
    const valuations = [value('2024-01-01', '50.5'), value('2024-12-31', '130')]
    const { flowsCounted: _, ...expected } = performance({ valuations, flows })
    const numbers = performance({
      valuations: [valuations[1] as never, { date: '2024-01-01', value: 50.5 }],
      flows: flows.toReversed(),
    })
    expect(numbers).toMatchObject({ twr: expected.twr, mwr: expected.mwr })
  })
})
