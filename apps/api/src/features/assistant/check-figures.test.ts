import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFigureChecker, UNVERIFIED } from './check-figures.ts'

/** 10,000 for 20 years at 8 %, and what our library made of it. */
const known = [10_000, 20, 8, 46_609.57143849, 36_609.57143849]

function check(...pieces: string[]): string {
  const checker = createFigureChecker(() => known)
  return pieces.map((piece) => checker.push(piece)).join('') + checker.end()
}

describe('a figure that nobody gave and nobody computed is withheld', () => {
  test.each([
    // In digits.
    ['₹99,999'],
    ['99 999 rupees'],
    ['Rs.99999'],
    ['INR99999'],
    ['1e6 rupees'],
    ['9.9e4'],
    ['12%'],
    ['₹12'],
    ['100 years'],
    ['₹10'],
    ['by 2046'],
    // In words.
    ['twelve lakh'],
    ['ninety-nine thousand'],
    ['eighty percent'],
    ['a crore'],
    ['half a crore'],
    ['a dozen lakh'],
    ['a quarter of a crore'],
    ['a million'],
    ['two crore'],
    ['nine nine nine nine nine'],
    ['dhai crore'],
    ['sawa lakh'],
    ['das lakh'],
    ['pachas hazar'],
    ['बारह लाख'],
    ['एक करोड़'],
    ['पचास हज़ार'],
    // In other scripts and disguises.
    ['९९,९९९'],
    ['９９９９９'],
    ['٩٩٬٩٩٩'],
    ['৯৯৯৯৯'],
    ['௯௯௯௯௯'],
    ['𝟗𝟗𝟗𝟗𝟗'],
    ['⑨⑨⑨⑨⑨'],
    ['九万九千'],
    ['½ crore'],
    ['Ⅻ lakh'],
    ['9\ufe0f\u20e39\ufe0f\u20e39\ufe0f\u20e3'],
    ['9\u200b9\u200b9\u200b9'],
    ['9**9**,999'],
    ['10⁶'],
    // Right figures that are wrong in another place or rounded to something else.
    ['46,610.99'],
    ['about 47,000'],
    ['46.609,57'],
    ['0.47 lakh'],
    // Derived by the model: a difference, a share, a multiple.
    ['26,609.57 more'],
    ['366.1 % growth'],
    ['4.66 times'],
  ])('%s', (figure) => {
    const shown = check(`You will have ${figure} then.`)
    expect(shown).toContain(UNVERIFIED)
    expect(shown).toMatch(/^You will have .* then\.$/)
    const told = shown.replaceAll(UNVERIFIED, '')
    expect(told).not.toMatch(/[2-9]|lakh|crore|thousand|million|लाख|करोड़|हज़ार/)
  })
})

describe('a figure that was said or computed stays', () => {
  test.each([
    ['₹46,609.57'],
    ['46,610'],
    ['46.6k'],
    ['₹46.61 thousand'],
    ['₹10,000'],
    ['10k'],
    ['ten thousand'],
    ['दस हज़ार'],
    ['twenty years'],
    ['eight percent'],
    ['8 %'],
    ['४६,६०९.५७', '46,609.57'],
    ['４６，６０９．５７', '46,609.57'],
    ['two ways'],
    ['H1'],
  ])('%s', (figure, shown = figure) => {
    expect(check(`It is ${figure} then.`)).toBe(`It is ${shown} then.`)
  })

  test('with the numbers of a list', () => {
    const list = '1. Save.\n2. Wait.\n3. Spend.\n'
    expect(check(list)).toBe(list)
  })
})

test('no digit of any script comes through, wherever the stream is cut', () => {
  const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0e50, 0xff10, 0x1d7ce]
  const digits = fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 3, maxLength: 9 })
  fc.assert(
    fc.property(digits, fc.constantFrom(...zeros), fc.nat({ max: 12 }), (row, zero, cut) => {
      const figure = row.map((digit) => String.fromCodePoint(zero + digit)).join('')
      const text = `It is ${figure} rupees.`
      const shown = check(text.slice(0, cut), text.slice(cut))
      expect(shown).toBe(`It is ${UNVERIFIED} rupees.`)
    }),
  )
})

test('markup is taken out, and entities are left as they are written', () => {
  expect(check('<b onclick=x>Hello</b> <scr', 'ipt>alert()</script> you.')).toBe('Hello alert() you.')
})

test('a text of any size and shape is read in time that grows with it', () => {
  const text = `${'a lakh and '.repeat(2000)}${'hundred '.repeat(2000)}${'9,'.repeat(5000)}.`
  const started = performance.now()
  check(text)
  expect(performance.now() - started).toBeLessThan(2000)
})
