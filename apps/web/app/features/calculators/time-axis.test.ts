import { expect, test } from 'vitest'
import { toTimeAxis } from './time-axis.ts'

const column = (unit: 'years' | 'percent', en: string) => ({ label: { key: '', en }, unit })
const years = column('years', 'Year')
const line = (...xs: number[]) => [{ id: 'a', label: 'A', points: xs.map((x) => ({ x, y: 1 })) }]
const xsOf = (lines: ReturnType<typeof line>) => lines[0]?.points.map(({ x }) => x)

test('debts that are paid off in the 23rd month are told by their months', () => {
  const told = toTimeAxis(line(0, 1 / 12, 22 / 12, 23 / 12), years)
  expect([told.unit, told.label, xsOf(told.lines as never)]).toEqual(['months', 'Month', [0, 1, 22, 23]])
})

test('lines from a day on are told by their days', () => {
  // 2024 has 366 days: the 365th from 5 January is 4 January.
  const told = toTimeAxis(line(0, 31 / 365, 1), years, '2024-01-05')
  expect([told.unit, told.label, xsOf(told.lines as never)]).toEqual([
    'date',
    'Date',
    ['2024-01-05', '2024-02-05', '2025-01-04'].map((day) => new Date(day)),
  ])
})

test.each([
  ['whole years', [0, 1, 2], years],
  ['many years', [0, 1, 7.5], years],
  ['what is no time', [0, 0.5], column('percent', 'Rate')],
  ['days', [0, 100 / 365, 200 / 365], years],
])('%s stay as they are', (_, xs, over) => {
  const told = toTimeAxis(line(...xs), over)
  expect([told.unit, told.label, xsOf(told.lines as never)]).toEqual([over.unit, over.label.en, xs])
})
