import { expect, test } from 'vitest'
import { standsIn } from './stands-in.ts'

test.each([
  ['n', 'A = P × (1 + i)ⁿ'],
  ['n', 'ln(2) ÷ n'],
  ['i′', 'M = S × (1 + i′)'],
  ['B₀', 'B₀ × (1 + r) − P'],
  ['Σ', 'Σ = C₁ + C₂'],
])('%s stands in %s', (symbol, formula) => {
  expect(standsIn(formula, symbol)).toBe(true)
})

test.each([
  ['n', 'ln(2)'],
  ['i', 'M = S × (1 + i′)'],
  ['P', 'PMT = min(B, M)'],
  ['(', 'a + b'],
])('%s does not stand in %s', (symbol, formula) => {
  expect(standsIn(formula, symbol)).toBe(false)
})
