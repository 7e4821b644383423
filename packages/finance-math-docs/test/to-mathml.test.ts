import { expect, it } from 'vitest'
import { toMathml } from '../src/to-mathml.ts'

/** With parentheses and fences as they are seen, tags short. */
function seen(formula: string): string {
  return toMathml(formula)
    .text.replaceAll(/ \w+="[^"]*"/g, '')
    .replaceAll(/<\/?(?:math|mrow|mi|mo|mn|mtext)>/g, '')
}

it.each([
  ['EMI = P ÷ n', 'EMI=<mfrac>Pn</mfrac>'],
  ['A = P × (1 + i)ⁿ', 'A=P×<msup>(1+i)n</msup>'],
  // A power above or below the line is one of all that stands in its parentheses.
  ['W = A ÷ (1 + f)ᵗ', 'W=<mfrac>A<msup>(1+f)t</msup></mfrac>'],
  ['v = (1 + r)^k / 2', 'v=<mfrac><msup>(1+r)k</msup>2</mfrac>'],
  ['L = E × (1 − (1 + i)^−(n − k)) ÷ i', 'L=E×<mfrac>1−<msup>(1+i)−(n−k)</msup>i</mfrac>'],
  ['Bₖ = Bₖ₋₁ − W', '<msub>Bk</msub>=<msub>Bk−1</msub>−W'],
  [
    'p = Σ A_k / Σ (A_k / p_k)',
    'p=<mfrac>∑<msub>Ak</msub>∑(<mfrac><msub>Ak</msub><msub>pk</msub></mfrac>)</mfrac>',
  ],
  ['F = P "at" r = 0', 'F=P\u00a0at\u00a0r=0'],
  ['n′ = n − 1', 'n′=n−1'],
])('typesets %s', (formula, expected) => {
  expect(seen(formula)).toBe(expected)
})

it('writes names of several letters as one, and text as text', () => {
  const { text } = toMathml('PMT = 1 "at" r = 0')
  expect(text).toContain('<mi>PMT</mi>')
  expect(text).toContain('<mtext>\u00a0at\u00a0</mtext>')
  expect(text).toMatch(/^<math display="block"/)
})

it('leaves no markup of a formula unescaped', () => {
  expect(toMathml('a < b').text).toContain('<mo>&lt;</mo>')
})
