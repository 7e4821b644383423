import { costOf } from '@pkg/test-settings/cost-of.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readChecked } from '../../testing/read-checked.ts'
import { createFigureChecker, UNVERIFIED } from './check-figures.ts'
import type { KnownFigure } from './known-figures.ts'

/** 10,000 for 20 years at 8 %, and what our library made of it. */
const known: readonly KnownFigure[] = [
  { value: 10_000, unit: 'money' },
  { value: 20, unit: 'years' },
  { value: 8, unit: 'percent' },
  { value: 46_609.57143849, unit: 'money' },
  { value: 36_609.57143849, unit: 'money' },
]

function check(...pieces: string[]): string {
  const checker = createFigureChecker(() => known)
  return readChecked(checker, ...pieces)
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
    ['twenty-six thousand nine hundred'],
    ['bara lakh'],
    ['bayalis pratishat'],
    ['बयालीस प्रतिशत'],
    ['das pratishat'],
    ['do saal'],
    ['zero interest'],
    ['nil'],
    ['hundreds of rupees'],
    ['five-fold gains'],
    ['quintupled'],
    ['by a quarter'],
    ['an eighth of it'],
    ['half a dozen times'],
    ['paid back in a year'],
    ['paid back after just one month'],
    ['paid back after 1 year'],
    // In Roman numerals, which are words where they count nothing.
    ['XXIV %'],
    ['MMXX rupees'],
    ['XL percent'],
    ['ⅩⅬ %'],
    // In languages that no word of ours is in.
    ['பன்னிரண்டு லட்சம்'],
    ['двенадцать тысяч'],
    ['十二万'],
    ['اثنا عشر ألف'],
    ['δώδεκα χιλιάδες'],
    // In other scripts and disguises.
    ['🔟 rupees'],
    ['get5 lakh'],
    ['x2'],
    ['1-00-00-000'],
    ['1:000:000'],
    ['&#x39;&#x39;'],
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
    // Right figures of another currency, unit or scale.
    ['$46,609.57'],
    ['US$ 46,609.57'],
    ['46,609.57 dollars'],
    ['46,610 USD'],
    ['€10,000'],
    ['ten thousand dollars'],
    ['46,609.57 %'],
    ['₹20'],
    ['20 rupees'],
    ['20 %'],
    ['twenty percent'],
    ['20 months'],
    ['8 years'],
    ['₹8'],
    ['20x'],
    ['20 times'],
    ['20 **crore**'],
    ['**20** crore'],
    ['`20` lakh'],
    ['20\ncrore'],
    ['10 thousand crore'],
    ['20M'],
    ['20bn'],
    ['10^6'],
    ['-₹46,609.57'],
    ['−46,609.57'],
    // A figure written apart.
    ['1 00 00 000 rupees'],
    ['1 0 0 0 0 0'],
    ['1_00_000'],
    ['1’00’000'],
    ['₹1,0*0*0,0*0*0'],
    ['[₹99,999](https://example.org/99999)'],
    ['&#57;&#57;&#57;'],
    // Shares and multiples in words.
    ['double'],
    ['twice your money'],
    ['half of the amount'],
    ['tenfold'],
    ['दोगुना'],
    // Derived by the model: a difference, a share, a multiple.
    ['26,609.57 more'],
    ['366.1 % growth'],
    ['4.66 times'],
  ])('%s', (figure) => {
    const shown = check(`You will have ${figure} then.`)
    expect(shown).toContain(UNVERIFIED)
    expect(shown).toMatch(/^You will have .* then\.$/)
    const told = shown.replaceAll(UNVERIFIED, '')
    expect(told).not.toMatch(/[2-9]|lakh|crore|thousand|million|लाख|करोड़|हज़ार|10{2}/)
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
    ['20 years'],
    ['240 months'],
    ['240'],
    ['a gain of ₹36,609.57'],
    ['Rs. 46,609.57'],
    ['46,610 rupees'],
    ['8% p.a.'],
    ['**₹46,609.57**'],
    ['1 year'],
    ['12 months'],
    ['two ways'],
    ['one rupee'],
    ['₹10,000 a month'],
    ['added once in a year'],
    ['H1'],
    ['Δ or Σ'],
    ['CI, the compound interest,'],
    ['for LIC and PF'],
  ])('%s', (figure, shown = figure) => {
    expect(check(`It is ${figure} then.`)).toBe(`It is ${shown} then.`)
  })

  test('with a multiple that two known amounts are apart', () => {
    const checker = createFigureChecker(() => [...known, { value: 20_000, unit: 'money' }])
    expect(readChecked(checker, '₹10,000 doubles to ₹20,000. ')).toBe('₹10,000 doubles to ₹20,000. ')
  })

  test('in a currency that the question is in', () => {
    const checker = createFigureChecker(() => known, new Set(['USD']))
    expect(readChecked(checker, 'It is $46,609.57, not ₹46,609.57.')).toBe(
      `It is $46,609.57, not ${UNVERIFIED}.`,
    )
  })

  test('with the numbers of a list', () => {
    const list = '1. Save.\n2. Wait.\n3. Spend.\n'
    expect(check(list)).toBe(list)
  })
})

describe('a result under the name of another', () => {
  const loan: readonly KnownFigure[] = [
    { value: 5_000_000, unit: 'money' },
    { value: 43_391.16, unit: 'money', result: 'emi' },
    { value: 5_413_878.8, unit: 'money', result: 'totalInterest' },
    { value: 10_413_878.8, unit: 'money', result: 'totalPayment' },
  ]
  const checked = (text: string) => {
    const checker = createFigureChecker(() => loan)
    return readChecked(checker, text)
  }

  test.each([
    'The EMI is 100.',
    'The total interest is 0.',
    'The total interest is ₹43,391.16.',
    'Your EMI will be **₹54,13,878.80**.',
    'You pay a total interest of about ₹1.04 crore.',
    'Total payment: ₹50,00,000.',
  ])('is withheld: %s', (text) => {
    expect(checked(text)).toContain(UNVERIFIED)
  })

  test.each([
    'The EMI is ₹43,391.16 and the total interest ₹54,13,878.80.',
    'The EMI on ₹50,00,000 is ₹43,391.',
    'Your EMI will be **₹43,391.16** a month.',
    'In all you pay ₹1,04,13,878.80, of which ₹54.14 lakh is total interest.',
  ])('is shown under its own: %s', (text) => {
    expect(checked(text)).toBe(text)
  })
})

describe('what something grows to, and what it earns', () => {
  const growth: readonly KnownFigure[] = [
    { value: 10_000, unit: 'money' },
    { value: 10_000, unit: 'money', input: 'principal', run: 0 },
    { value: 46_609.57, unit: 'money', result: 'total', run: 0 },
    { value: 36_609.57, unit: 'money', result: 'interest', run: 0 },
  ]
  const checked = (text: string) => {
    const checker = createFigureChecker(() => growth)
    return readChecked(checker, text)
  }

  test.each([
    'It grows to ₹36,609.57.',
    'The maturity value is ₹36,609.57.',
    'It becomes **₹36,609.57**.',
    'The final amount will be ₹10,000.',
    'You have ₹36,609.57; ₹46,609.57 of the total is interest: ₹46,609.57 is profit.',
    'The principal is ₹46,609.57.',
  ])('are not exchanged: %s', (text) => {
    expect(checked(text)).toContain(UNVERIFIED)
  })

  test.each([
    'It grows to ₹46,609.57, of which ₹36,609.57 is profit.',
    'The principal is ₹10,000, and the maturity value ₹46,609.57.',
    '₹10,000 becomes **₹46,609.57**.',
  ])('are told of what they are: %s', (text) => {
    expect(checked(text)).toBe(text)
  })
})

describe('a figure whose unit comes late', () => {
  test.each([
    `${'Money grows slowly '.repeat(30)}twenty `,
    `${'Money grows slowly '.repeat(30)}20 `,
    'It is twenty\n',
  ])('is checked with it, wherever the stream was cut', (text) => {
    expect(check(text, 'percent then.')).toContain(`${UNVERIFIED}`)
  })
})

describe('a right figure that is told of something else', () => {
  /** What a loan of 50 lakh at 8.5 % for 20 years comes to. */
  const loan: readonly KnownFigure[] = [
    { value: 5_000_000, unit: 'money' },
    { value: 20, unit: 'years' },
    { value: 8.5, unit: 'percent' },
    { value: 8.5 / 12, unit: 'percent', per: 'month', run: 0 },
    { value: 43_391.16, unit: 'money', result: 'emi', run: 0 },
    { value: 5_413_878.8, unit: 'money', result: 'totalInterest', run: 0 },
    { value: 10_413_878.8, unit: 'money', result: 'totalPayment', run: 0 },
  ]
  const tell = (text: string) => {
    const checker = createFigureChecker(() => loan)
    return readChecked(checker, text)
  }

  test.each([
    'You pay ₹43,391.16 in all.',
    'In all you pay ₹54,13,879.',
    'The interest is ₹1,04,13,879.',
    'You pay ₹1,04,13,879 in interest.',
    'Each month ₹54,13,879 leaves your account.',
    'You pay ₹54,13,879 a month.',
    'The loan costs you ₹43,391.16.',
    'The total cost is ₹54,13,879.',
    'You pay ₹43,391.16 a year.',
    'You pay **₹43,391.16** every week.',
    'The rate is 8.5 % a month.',
    'The rate is 0.7083 % a year.',
    'You make a loss of ₹43,391.16.',
    'It is minus 43,391.16.',
    'It takes twenty-one years.',
    'It takes three decades.',
    'That is a third of it.',
    'That is two thirds of it.',
    'One in five pays so much.',
  ])('is withheld: %s', (text) => {
    expect(tell(text)).toContain(UNVERIFIED)
  })

  test.each([
    'Your EMI will be about ₹43,391 a month; in all you pay ₹1.04 crore.',
    'You pay ₹54,13,879 in interest over 20 years, and ₹1,04,13,879 in total.',
    'The interest on ₹50 lakh is ₹54,13,879.',
    'The interest rate is 8.5 % a year, or 0.7083 % a month.',
    'There are 20 × 12 = 240 instalments.',
    '20 साल के लिए 8.5 % पर EMI ₹43,391.16 प्रति माह है।',
  ])('stays where it is told of what it is: %s', (text) => {
    expect(tell(text)).not.toContain(UNVERIFIED)
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

test.each(['₹9,999 is it, ', 'a lakh and ', '9,'])(
  'a text is read in time that grows with it, not with its square: %s',
  (piece) => {
    const costOfChecking = (times: number) => costOf(() => check(piece.repeat(times)))
    costOfChecking(2000)
    const [one, sixteen] = [costOfChecking(500), costOfChecking(8000)]
    // Sixteen times the text; the square would be 256 times.
    expect(sixteen / one).toBeLessThan(64)
  },
)
