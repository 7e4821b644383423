import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hraExemption } from './hra-exemption.ts'
import { hraMetro } from './hra-metro.ts'
import { section80GG } from './section-80gg.ts'

describe('hraExemption', () => {
  it.each([
    ['what was received', 800_000, 100_000, 360_000, true, 100_000],
    ['the rent above a tenth', 800_000, 400_000, 360_000, false, 280_000],
    ['half of salary in a listed city', 600_000, 400_000, 480_000, true, 300_000],
    ['two fifths elsewhere', 600_000, 400_000, 480_000, false, 240_000],
    ['nothing where the rent is below a tenth', 800_000, 400_000, 60_000, true, 0],
    ['a month as well', 50_000, 25_000, 22_000, true, 17_000],
  ])('exempts %s', (_which, basicPlusDa, hraReceived, rentPaid, metro, exempt) => {
    const all = hraExemption({ basicPlusDa, hraReceived, rentPaid, metro })
    expect(all).toEqual({ exempt, taxable: hraReceived - exempt })
  })
  it('never exempts more than was received, nor less than nothing', () => {
    const money = fc.integer({ min: 0, max: 1e8 })
    fc.assert(
      fc.property(money, money, money, fc.boolean(), (basicPlusDa, hraReceived, rentPaid, metro) => {
        const { exempt, taxable } = hraExemption({ basicPlusDa, hraReceived, rentPaid, metro })
        expect(exempt).toBeGreaterThanOrEqual(0)
        expect(taxable).toBeGreaterThanOrEqual(0)
        expect(exempt + taxable).toBeCloseTo(hraReceived, 6)
      }),
    )
  })
})

describe('hraMetro', () => {
  it.each([
    ['Delhi', '2025-26', true],
    ['New Delhi', '2025-26', true],
    [' bombay ', '1999-00', true],
    ['Bengaluru', '2025-26', false],
    ['Bengaluru', '2026-27', true],
    ['Hyderabad', '2026-27', true],
    ['Poona', '2026-27', true],
    ['Ahmedabad', '2025-26', false],
    ['Noida', '2026-27', false],
  ])('%s in %s: %s', (city, financialYear, metro) => {
    expect(hraMetro({ city, financialYear })).toEqual({ metro })
  })
  it.each([
    [{ city: '', financialYear: '2025-26' }, 'city must be the name of a city.'],
    [{ city: 5, financialYear: '2025-26' }, 'city must be the name of a city.'],
    [{ city: 'Delhi', financialYear: '1961-62' }, 'financialYear must be 1962-63 or later.'],
    [{ city: 'Delhi', financialYear: 2025 }, "financialYear must be a financial year such as '2026-27'."],
  ])('refuses %j', (wrong, sentence) => {
    expect(() => hraMetro(wrong as never)).toThrow(sentence)
  })
})

describe('section80GG', () => {
  it.each([
    ['5,000 a month', 500_000, 200_000, 60_000],
    ['the rent above a tenth of income', 400_000, 96_000, 56_000],
    ['a quarter of income', 100_000, 90_000, 25_000],
    ['nothing where the rent is below a tenth', 2_000_000, 100_000, 0],
  ])('deducts %s', (_which, totalIncome, rentPaid, deduction) => {
    expect(section80GG({ totalIncome, rentPaid })).toEqual({ deduction })
  })
})
