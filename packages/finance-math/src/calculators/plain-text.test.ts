import { expect, it } from 'vitest'
import type { Figure } from './explain.ts'
import { calculators } from './index.ts'
import { plainFigure, plainText } from './plain-text.ts'
import { runCalculator } from './run-calculator.ts'

it.each<[Omit<Figure, 'name'>, string]>([
  [{ value: 12_345_678, unit: 'inr' }, '₹1,23,45,678'],
  [{ value: 43_391.1623, unit: 'inr' }, '₹43,391.16'],
  [{ value: 0.5, unit: 'inr' }, '₹0.50'],
  [{ value: -1500, unit: 'inr' }, '-₹1,500'],
  [{ value: -0.001, unit: 'inr' }, '₹0'],
  [{ value: 1_234_567.5, unit: 'usd' }, '$1,234,567.50'],
  [{ value: 1234.5, unit: 'currency', currency: 'EUR' }, '1,234.5 EUR'],
  [{ value: 1_234_567, unit: 'currency', currency: 'INR' }, '12,34,567 INR'],
  [{ value: 0.0000125, unit: 'currency', currency: 'BTC' }, '0.000013 BTC'],
  [{ value: 5, unit: 'currency' }, '5 '],
  [{ value: 8.123456, unit: 'percent' }, '8.1235 %'],
  [{ value: 3.7, unit: 'percent', decimals: 2 }, '3.70 %'],
  [{ value: 1, unit: 'years' }, '1 year'],
  [{ value: 9_999_999.9999, unit: 'inr' }, '₹1,00,00,000'],
  [{ value: 1.5, unit: 'years' }, '1.5 years'],
  [{ value: 1 / 365, unit: 'years' }, '0.0027 years'],
  [{ value: 1, unit: 'months' }, '1 month'],
  [{ value: 120, unit: 'months' }, '120 months'],
  [{ value: 2.05, unit: 'odds' }, '2.05'],
  [{ value: -0 }, '0'],
  [{ value: '2026-03-31', unit: 'date' }, '2026-03-31'],
  [{ value: 'new', text: { key: 'x', en: 'New regime' } }, 'New regime'],
  [{ value: [49.4, 50.6], unit: 'usd' }, '$49.40, $50.60'],
  [{ value: [1, 2] }, '1, 2'],
  [{ value: [], unit: 'months' }, 'none'],
  [{ value: Number.NaN, unit: 'percent' }, 'none'],
  [{ value: [{ date: '2024-01-01', amount: -100_000 }], unit: 'inr' }, '2024-01-01: -₹1,00,000'],
])('writes %j as %s', (figure, text) => {
  expect(plainFigure(figure)).toBe(text)
})

it.each(calculators.map((definition) => [definition.id, definition] as const))(
  'writes every sentence and formula of %s without braces and without a number that is none',
  (_, definition) => {
    const run = runCalculator(definition, {})
    if (!run.ok) throw run.error
    const { steps, formulas, asideFormulas } = run.explanation()
    for (const { parts } of [...steps, ...formulas, ...asideFormulas]) {
      expect(plainText(parts)).not.toMatch(/[{}]|NaN|undefined|Infinity|\[object/)
    }
  },
)
