import { describe, expect, test } from 'vitest'
import type { ExchangeRates } from '../../answer/exchange-rates.ts'
import { solve } from '../../solve.ts'

const now = Date.UTC(2026, 10, 21)
/** What one dollar buys. */
const rates: ExchangeRates = {
  perDollar: {
    USD: 1,
    INR: 84.5,
    EUR: 0.92,
    GBP: 0.79,
    JPY: 150,
    AED: 3.6725,
    SGD: 1.3,
    KWD: 0.307,
    THB: 34,
    TRY: 38,
    KRW: 1380,
  },
  source: 'Frankfurter',
  updatedAt: '2026-11-20T00:00:00.000Z',
  stale: false,
}
const ask = (question: string, given: ExchangeRates | 'unavailable' = rates, ...before: string[]) =>
  solve({ question, before, now, rates: given })

describe('an amount at the rate of the day', () => {
  // By hand: amount × (what a dollar buys of the one) ÷ (what it buys of the other).
  test.each([
    ['convert 100 usd to inr', 8450],
    ['100 dollars in rupees', 8450],
    ['how many rupees is 900 dollars today', 76_050],
    ['$2500 to inr', 211_250],
    ['what is 1 USD in INR', 84.5],
    ['convert 5000 inr to usd', 5000 / 84.5],
    ['€50 in ₹', (50 * 84.5) / 0.92],
    ['200 pounds to euros', (200 * 0.92) / 0.79],
    ['50000 yen in dollars', 50_000 / 150],
    ['1000 dirham in inr', (1000 * 84.5) / 3.6725],
    ['100 dollar kitne rupaye hote hain', 8450],
    ['100 dollar ko rupaye me badlo', 8450],
    ['5 lakh rupaye kitne dollar', 500_000 / 84.5],
    ['100 डॉलर कितने रुपये होते हैं', 8450],
    ['5000 रुपये में कितने डॉलर', 5000 / 84.5],
    ['100 singapore dollars in rupees', (100 * 84.5) / 1.3],
    ['100 sgd to inr', (100 * 84.5) / 1.3],
    ['5000 yen to inr', (5000 * 84.5) / 150],
    ['200 dirham in rupees', (200 * 84.5) / 3.6725],
    ['1 lakh rupees in singapore dollars', (100_000 * 1.3) / 84.5],
    ['2000 baht in usd', 2000 / 34],
    ['100 TRY to inr', (100 * 84.5) / 38],
    ['1000 won to inr', (1000 * 84.5) / 1380],
    ['100 सिंगापुर डॉलर कितने रुपये होते हैं', (100 * 84.5) / 1.3],
    ['500 कुवैती दीनार कितने रुपये', (500 * 84.5) / 0.307],
    ['100 us dollars in indian rupees', 8450],
  ])('%s', (question, converted) => {
    const { kind, asked, calculations } = ask(question)
    expect(kind).toBe('answer')
    expect(asked[0]).toBeCloseTo(converted, 6)
    expect(calculations).toMatchObject([{ calculator: 'currency', verified: true }])
    expect(calculations[0]?.inputs.rate).toBeGreaterThan(0)
    expect(calculations[0]?.outputs[0]?.value).toBeCloseTo(converted, 6)
  })

  test('says the rate, its source and its day, in the language of the question', () => {
    expect(ask('convert 100 usd to inr').text).toBe(
      '$100 is **₹8,450**, one USD being 84.5 INR.\n*Rate of 20 Nov 2026 by Frankfurter: a mid-market rate, without any margin or fee.*',
    )
    expect(ask('100 डॉलर कितने रुपये होते हैं').text).toBe(
      '$100 = **₹8,450**, जब एक USD 84.5 INR का हो।\n*20 नव॰ 2026 की दर, स्रोत Frankfurter: बाज़ार की मध्य दर, बिना किसी मार्जिन या शुल्क के।*',
    )
    expect(ask('5 lakh rupaye kitne dollar').text).toContain('jab ek USD 84.5 INR ka ho.')
  })

  // The rate of the card, as a number, is the one in the sentence: one of the dearer currency.
  test.each([
    'convert 5000 inr to usd',
    'convert 100 usd to inr',
    '50000 yen in dollars',
    '50,000 rupees to dollars at 86.2 per dollar',
    '5 lakh rupaye kitne dollar',
  ])('the card has the rate of the sentence: %s', (question) => {
    const { text, calculations } = ask(question)
    const [card] = calculations
    const told = /([\d.]+) (?:INR|JPY)/.exec(text)?.[1]
    expect(Number(told)).toBeCloseTo(Number(card?.inputs.rate), 6)
    expect(card?.formula).toContain(told)
    expect(card?.link).toContain('/calculator/currency-calculator?')
  })

  test('says that it is the last one known where nobody could be asked', () => {
    expect(ask('convert 100 usd to inr', { ...rates, stale: true }).text).toContain(
      'The last rate known, of 20 Nov 2026',
    )
  })

  test('another amount after it is converted at the same rate', () => {
    expect(ask('and 250?', rates, 'convert 100 usd to inr').asked).toEqual([21_125])
  })
})

describe('without the rates of the day', () => {
  test('says that they are needed, so that whoever asks may bring them', () => {
    expect(solve({ question: 'convert 100 usd to inr', now })).toMatchObject({
      kind: 'clarify',
      needsRates: true,
    })
    expect(solve({ question: 'EMI on 5 lakh at 9% for 3 years', now }).needsRates).toBeUndefined()
  })

  test('says so where they cannot be read, and takes the rate that is then told', () => {
    expect(ask('convert 100 usd to inr', 'unavailable')).toMatchObject({
      kind: 'clarify',
      text: expect.stringContaining('cannot be read'),
    })
    expect(ask('at 83.5', 'unavailable', 'convert 100 usd to inr').asked).toEqual([8350])
    expect(ask('83.5', 'unavailable', 'convert 100 usd to inr').asked).toEqual([8350])
  })

  test('a pair that they do not have is never guessed', () => {
    const {
      perDollar: { AED: _, ...perDollar },
    } = rates
    expect(ask('1000 aed in inr', { ...rates, perDollar })).toMatchObject({
      kind: 'clarify',
      calculations: [],
    })
  })

  test.each([
    'convert 100 usd to inr with a fee of 2%',
    '100 singapore dollars in rupees with a fee of 2%',
    '100 hong kong dollars in rupees',
    'i won 5000 rupees',
    '5000 inr to thb at 2.5',
    '100 usd in inr last year',
    'usd 100 to inr then to eur',
    '0 usd to inr or eur',
  ])('%s is no plain conversion', (question) => {
    expect(ask(question).kind).not.toBe('answer')
  })
})

test('a rate that was given is used, not the one of the day', () => {
  const { asked, text } = ask('convert 100 usd to inr at 83.5')
  expect(asked).toEqual([8350])
  expect(text).toContain('the rate you gave')
})

test('a name that several countries have is asked back, and each of them is an option', () => {
  const question = '100 dinar to rupees'
  const { kind, text, options } = ask(question)
  expect(kind).toBe('clarify')
  expect(text).toBe('Several countries have a dinar. Whose do you mean?')
  expect(options[0]).toBe('100 Kuwaiti Dinar to rupees')
  expect(ask(options[0] ?? '', rates, question).asked[0]).toBeCloseTo((100 * 84.5) / 0.307, 6)
  expect(ask('500 दीनार कितने रुपये').options[0]).toBe('500 कुवैती दिनार कितने रुपये')
})

test('a rate that was given for another currency is rupees for one of it, not the other way round', () => {
  expect(ask('100 singapore dollars to inr at 62').asked).toEqual([6200])
  expect(ask('5000 inr to sgd at 62.5').asked[0]).toBeCloseTo(80, 8)
})

test('an amount of foreign money alone is asked back with what it can be converted into', () => {
  const { kind, options } = ask('200 dirham')
  expect(kind).toBe('clarify')
  expect(options[0]).toBe('AED\u00a0200 in Indian Rupee')
  expect(ask(options[0] ?? '', rates, '200 dirham').asked[0]).toBeCloseTo((200 * 84.5) / 3.6725, 6)
  expect(ask('200 rupees').options).toEqual([])
})
