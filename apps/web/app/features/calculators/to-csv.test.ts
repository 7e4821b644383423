import { calculators, computeAnswer, defineCalculator, shownRows } from '@pkg/finance-math/calculators'
import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("https://evil.example","x")']

const notesCalculator = defineCalculator({
  id: 'notes',
  name: 'Notes',
  description: 'Rows of text',
  icon: 'coins',
  keywords: [],
  inputs: { many: { kind: 'number', label: 'Many', unit: 'number', min: 1, max: 9, step: 1, default: 1 } },
  outputs: { many: { label: 'Many', unit: 'number', role: 'headline' } },
  compute: ({ many }) => ({ many }),
  schedule: {
    columns: { note: { label: '=cmd|x', unit: 'text' }, amount: { label: 'Amount', unit: 'inr' } },
    rows: () => hostile.map((note, index) => ({ note, amount: -index / 3 })),
  },
  formulas: [],
  legend: {},
  explanation: { steps: {} },
  conventions: {},
  goals: [],
  sources: [],
})

const read = (csv: string) => papaparse.parse<string[]>(csv.slice(1).trimEnd()).data

describe('a schedule as CSV', () => {
  const answer = computeAnswer(notesCalculator, {})
  const [head = [], ...rows] = answer.ok
    ? read(toCsv(notesCalculator, shownRows(notesCalculator, answer)))
    : []

  test('begins no cell of text, nor a head, with what a spreadsheet would calculate', () => {
    expect(rows.map(([note]) => note)).toEqual(hostile.map((text) => `'${text}`))
    expect(head).toEqual(["'=cmd|x", 'Amount (INR)'])
  })

  test('keeps amounts numbers, to the paisa, also below zero', () => {
    expect(rows.map(([, amount]) => Number(amount))).toEqual([0, -0.33, -0.67, -1, -1.33, -1.67, -2])
  })
})

test('a schedule in today’s money says so over its amounts, and no others', () => {
  const answer = computeAnswer(notesCalculator, {})
  const rows = answer.ok ? shownRows(notesCalculator, answer) : []
  expect(read(toCsv(notesCalculator, rows, { isInTodaysMoney: true }))[0]).toEqual([
    "'=cmd|x",
    'Amount (INR, in today’s money)',
  ])
})

test('an amount is rounded as it is read on the screen: 33.50 at 2.03 pays 68.01', () => {
  const arbitrage = calculators.find(({ id }) => id === 'arbitrage')
  if (arbitrage === undefined) throw new Error('the registry has no arbitrage')
  const answer = computeAnswer(arbitrage, { odds: [2.03, 2.03], totalStake: 67 })
  const rows = answer.ok ? read(toCsv(arbitrage, shownRows(arbitrage, answer))) : []
  expect(rows[1]?.slice(0, 4)).toEqual(['1', '2.03', '33.5', '68.01'])
})

test.each(calculators.map((definition) => [definition.id, definition] as const))(
  'the file of %s has a row for each of its rows, and as many cells as heads',
  (_, definition) => {
    const answer = computeAnswer(definition, {})
    if (!answer.ok || !definition.schedule) return
    for (const view of [undefined, ...Object.keys(definition.schedule.views ?? {})]) {
      const rows = shownRows(definition, answer, view)
      const [head = [], ...body] = read(toCsv(definition, rows, { view }))
      expect(body).toHaveLength(rows.length)
      expect(new Set(body.map((cells) => cells.length))).toEqual(new Set([head.length]))
      for (const cell of body.flat()) {
        if (/^[=+\-@\t\r]/.test(cell)) expect(Number.isFinite(Number(cell))).toBe(true)
      }
    }
  },
)
