import { calculators } from '@pkg/finance-math/calculators'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FormulaNode, type FormulaRow, parseFormula } from './parse-formula.ts'

/** The tree as text: powers in braces behind ^, fractions as [over | under]. */
function write(row: FormulaRow): string {
  return row.map(writeNode).join(' ')
}

function writeNode(node: FormulaNode): string {
  switch (node.kind) {
    case 'figure':
      return '#'
    case 'row':
      return `<${write(node.items)}>`
    case 'group':
      return `(${write(node.items)})`
    case 'raised':
      return `${writeNode(node.base)}^{${write(node.by)}}`
    case 'lowered':
      return `${writeNode(node.base)}_{${write(node.by)}}`
    case 'fraction':
      return `[${write(node.over)} | ${write(node.under)}]`
    default:
      return node.text
  }
}

test.each([
  ['I = P × R × t', 'I = P × R × t'],
  ['FV = L × (1 + R)ᵗ', 'FV = L × (1 + R)^{t}'],
  ['FV = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)', 'FV = P × [(1 + i)^{n} − 1 | i] × (1 + i)'],
  ['A = P × (1 + R ÷ m)^(m × t)', 'A = P × (1 + [R | m])^{m × t}'],
  ['Bₖ = Bₖ₋₁ × (1 + i) − W', 'B_{k} = B_{k − 1} × (1 + i) − W'],
  ['EMI′ = (B − L) × i ÷ (1 − (1 + i)^−(n − k))', 'EMI′ = (B − L) × [i | 1 − (1 + i)^{− (n − k)}]'],
  ['0 = Σ Cₖ ÷ (1 + r)^((dₖ − d₀) ÷ 365)', '0 = Σ [C_{k} | (1 + r)^{[d_{k} − d_{0} | 365]}]'],
  ['Sₖ = S × (1 ÷ oₖ) ÷ Σ(1 ÷ o)', 'S_{k} = S × [[1 | o_{k}] | Σ ([1 | o])]'],
  ['n′ = −ln(1 − L × i ÷ EMI) ÷ ln(1 + i)', 'n′ = − [ln (1 − L × [i | EMI]) | ln (1 + i)]'],
  ['((1 + i)¹² − 1)', '((1 + i)^{12} − 1)'],
  ['(1 + p/12)^(12 n)', '(1 + p / 12)^{12 n}'],
  ['₹11,61,695.38 = ₹5,000 × ((1 + 1 %)^120 − 1)', '₹11,61,695.38 = ₹5,000 × ((1 + 1 %)^{120} − 1)'],
])('%s', (text, tree) => {
  expect(write(parseFormula<never>([text]))).toBe(tree)
})

test('figures of the caller stand where they are given, also as powers', () => {
  const row = parseFormula<{ name: string }>(['(1 + ', { name: 'rate' }, ')^', { name: 'months' }])
  expect(row).toMatchObject([
    { kind: 'raised', base: { kind: 'group' }, by: [{ kind: 'figure', value: { name: 'months' } }] },
  ])
})

test.each(calculators.map((definition) => [definition.id, definition] as const))(
  'no formula of %s keeps a mark of a power, a division or a bracket',
  (_, { formulas }) => {
    for (const { symbols, filled } of formulas) {
      for (const text of [symbols, filled.replace(/\{\w+\}/g, '7')]) {
        const operators = JSON.stringify(parseFormula([text])).matchAll(/"operator","text":"(.)"/g)
        expect([...operators].map(([, sign]) => sign).join('')).toMatch(/^[=≈≤×+−/Σ,…⌈⌉]*$/)
      }
    }
  },
)

test('nothing that is given makes it throw or lose a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab1(÷)^ⁿₖ₁² +−/,₹%√') }), (text) => {
      const drawn = JSON.stringify(parseFormula([text]))
      for (const letter of 'ab')
        expect(drawn.split(letter).length).toBeGreaterThanOrEqual(text.split(letter).length)
    }),
  )
})
