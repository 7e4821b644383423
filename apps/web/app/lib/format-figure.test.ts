import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay, formatFigure, formatPlain } from './format-figure.ts'

test('a day is written as it is spoken, in every month and year', () => {
  expect(formatDay('2026-03-01')).toBe('1 Mar 2026')
  const words = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      const [month, date, year] = words.format(day).split(/,? /)
      expect(formatDay(day.toISOString())).toBe(`${date} ${month} ${year}`)
    }),
  )
})

test('what is no day stays as it is', () => {
  for (const text of ['', 'soon', '2026-13-45']) expect(formatDay(text)).toBe(text)
})

test('a number alone is grouped as its currency is', () => {
  expect(formatPlain(10_000_000)).toBe('1,00,00,000')
  expect(formatPlain(10_000_000, 9, 'USD')).toBe('10,000,000')
})

test('a number without a unit has as many decimals as it is given', () => {
  expect(formatFigure(20.123748, 'number')).toBe('20.123748')
  expect(formatFigure(20.123748, 'number', { fixed: 1 })).toBe('20.1')
  expect(formatFigure(3, 'number', { fixed: 1 })).toBe('3.0')
})

test('of a list each figure is written, and that there is none', () => {
  expect(formatFigure([9, 12], 'number')).toBe('9, 12')
  expect(formatFigure([], 'number')).toBe('none')
  expect(formatFigure(Number.NaN, 'percent')).toBe('none')
})
