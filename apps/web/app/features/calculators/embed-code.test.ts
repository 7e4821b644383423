import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { embedCode } from './embed-code.ts'

const calculator = { name: { key: 'sip', en: 'SIP "A & B"' }, path: '/calculator/sip-calculator' }

test('an element names the calculator and its numbers, and its link is for where no script runs', () => {
  expect(embedCode(calculator, '?monthlyInvestment=2000&years=5', 'https://hodl.example')).toBe(
    [
      '<div data-hodlwise="sip-calculator" data-title="SIP &quot;A &amp; B&quot;" data-monthly-investment="2000" data-years="5">',
      '  <a href="https://hodl.example/calculator/sip-calculator?monthlyInvestment=2000&amp;years=5">SIP &quot;A &amp; B&quot;</a>',
      '</div>',
      '<script async src="https://hodl.example/embed.js"></script>',
      '',
    ].join('\n'),
  )
})

test('what a link holds cannot leave its attribute', () => {
  const code = embedCode(
    calculator,
    `?years=${encodeURIComponent('"><script>alert(1)</script>')}`,
    'https://a.example',
  )
  expect(code).toContain('data-years="&quot;>&lt;script>alert(1)&lt;/script>"')
  expect(code.match(/<script/g)).toHaveLength(1)
})

test.each([
  ['what a page of another site loads of ours', ['embed.js'], 1_200],
  ['what a calculator loads more when it is shown elsewhere', ['embed/frame.js', 'embed/frame.css'], 1_500],
])('%s stays within its bytes', (_what, files, most) => {
  const bytes = files.map(
    (file) => gzipSync(readFileSync(new URL(`../../../public/${file}`, import.meta.url))).length,
  )
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most)
})
