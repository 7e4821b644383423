import { readFileSync } from 'node:fs'
import { calculators } from '@pkg/finance-math/calculators'
import { costOf } from '@pkg/test-settings/cost-of.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderResults, resultsMark } from '../corpus/render-results.ts'
import { judgeCorpus, shareOfRight } from '../corpus/score.ts'
import { rateOfPart } from './grammar/rate-periods.ts'
import { listDefinitions } from './plan/named/definition-words.ts'
import { solve } from './solve.ts'
import { findDisagreements } from './testing/find-disagreements.ts'

const now = Date.UTC(2026, 10, 21)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

// Once for all tests: the corpus is long.
const judged = judgeCorpus()

describe('the corpus', () => {
  test('no question gets a wrong answer stated as certain', () => {
    const wrong = judged.filter(({ outcome }) => outcome === 'wrong')
    expect(wrong.map((question) => question.ask)).toEqual([])
  })

  test('nine in ten questions kept aside get the right answer', () => {
    expect(shareOfRight(judged, true)).toBeGreaterThanOrEqual(0.9)
  })

  test('nearly all questions that it was built on get the right answer', () => {
    expect(shareOfRight(judged, false)).toBeGreaterThanOrEqual(0.97)
  })

  test('the README tells these results: "pnpm run corpus:results" writes them', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    const [, told = ''] = readme.split(resultsMark.begin)
    expect(told.split(resultsMark.end)[0]?.trim()).toBe(renderResults(judged))
  })

  test('the card, its formula, its page and the sentence of every answer say the same', () => {
    for (const { ask, found } of judged) {
      if (found.kind === 'answer') expect(findDisagreements(found), ask).toEqual([])
    }
  })
})

test.each([
  ['no cost emi on 60000 for 12 months at 0%', 5000],
  ['0 cost emi 50000 10 months', 5000],
  ['0% no cost emi 50000 10 months', 5000],
  ['interest free emi 50000 10 months 0%', 5000],
  ['50000 at no cost emi for 10 months with 0% interest', 5000],
  ['no cost emi 0 percent 30000 6 mahine', 5000],
])('%s: a rate of nothing that is said twice is one rate', (question, emi) => {
  expect([question, ask(question).asked]).toEqual([question, [emi]])
})

test.each([
  ['roi of arbitrage 2.1 2.1 total 1000', 5],
  ['arbitrage profit percent for odds 2.1 and 2.1 with stake 1000', 5],
  // 500 of each at 1.9 pays 950 of 1000.
  ['what roi does arbitrage with odds 1.9 and 1.9 give on stake 1000', -5],
])('%s: a return that is asked for heads the answer', (question, percent) => {
  const { asked, text } = ask(question)
  expect(asked[0]).toBeCloseTo(percent, 9)
  expect(text).toContain(`The return is **${percent} %**`)
})

describe('an amount with a tax', () => {
  test.each([
    'price 1180 with gst 18%',
    'price 1180 with gst 18% total',
    'mrp 1180 with 18% gst',
    'phone costs 1180 with 18% gst',
    'I paid 1180 with 18% GST',
    'mera bill 1180 with 18% gst hai',
    'total price 1180 with 18% gst',
    'final price 1180 with 18% gst',
    'total 1180 gst 18%',
    'price 1180 18% gst ke saath',
  ])(
    '%s: a price may have it in it already, so that it is asked, and each answer has one meaning',
    (question) => {
      const { kind, asked, options } = ask(question)
      expect([kind, asked]).toEqual(['clarify', []])
      const answers = options.map((option) => ask(option, question).asked[0])
      // 1000 × 1.18 = 1180, and 1180 × 1.18 = 1392.40, by hand.
      expect(answers[0]).toBeCloseTo(1000, 9)
      expect(answers[1]).toBeCloseTo(1392.4, 9)
    },
  )

  test.each([
    'rs 1180 with gst 18 how much gst',
    'what is gst in 1180 with 18% gst',
    'mrp 1180 with 18% gst how much is gst',
  ])('%s: the tax is asked for, and not the price with it', (question) => {
    const { kind, options } = ask(question)
    expect(kind).toBe('clarify')
    const answers = options.map((option) => ask(option, question).asked[0])
    expect(answers[0]).toBeCloseTo(180, 9)
    expect(answers[1]).toBeCloseTo(212.4, 9)
  })

  test.each(['price 1180 incl 18% gst', '1180 with 18% gst included', 'gst 18% inclusive 1180'])(
    '%s: which of its parts is meant is asked',
    (question) => {
      const { kind, options } = ask(question)
      expect(kind).toBe('clarify')
      const answers = options.map((option) => ask(option, question).asked[0])
      expect(answers[0]).toBeCloseTo(1000, 9)
      expect(answers[1]).toBeCloseTo(180, 9)
    },
  )

  test('on top of an amount is told as what is asked for', () => {
    expect(ask('1000 plus 18% gst how much gst').asked).toEqual([180])
    expect(ask('1000 rs 18% gst ke saath').asked).toEqual([1180])
    for (const question of [
      'mobile 25000 with 18% gst total kitna',
      'total of 25000 with 18% gst',
      'what is the total for 25000 with 18% gst',
    ]) {
      expect([question, ...ask(question).asked]).toEqual([question, 29_500])
    }
  })

  test.each([
    ['500 ki cheez 10% discount ke saath', 450],
    ['1500 20% chhoot ke saath', 1200],
    ['2000 ka khana 10% tip ke saath kitna', 2200],
  ])('%s: "with" behind a discount or a tip changes nothing in it', (question, result) => {
    expect(ask(question).asked).toEqual([result])
  })

  test('that is called no price has it on top, and what it is otherwise is said beside it', () => {
    const { asked, text } = ask('1180 with 18% gst')
    expect(asked).toEqual([1392.4])
    expect(text).toContain('If the charge is in the amount already, it is 1,000 without it.')
  })

  test('or with a tip, which comes on top, has one meaning', () => {
    expect(ask('bill of 2000 with 10% tip').text).toBe(
      '2,000 × (1 + 10 ÷ 100) = **2,200**. The charge is 200.',
    )
  })
})

describe('a difference from before', () => {
  // By hand, on 50 lakh for 20 years: interest of 57,96,711.47 at 9 %, of 50,37,280.83 at 8 %.
  const loan = ['EMI on 50 lakh at 9% for 20 years', 'make it 8%']

  test('heads a card of its own with both results, in words that say which way it goes', () => {
    const { text, asked, calculations } = ask('How much less interest than before?', ...loan)
    expect(asked[0]).toBeCloseTo(759_430.64, 2)
    expect(text).toContain(
      'The total interest is **₹7,59,430.64** less: ₹50,37,280.83 instead of ₹57,96,711.47.',
    )
    const [card, ...sides] = calculations
    expect(card?.outputs.map(({ label, unit }) => [label, unit])).toEqual([
      ['Less total interest', 'inr'],
      ['Before: total interest', 'inr'],
      ['Now: total interest', 'inr'],
    ])
    const [difference, before, now] = card?.outputs.map(({ value }) => Number(value)) ?? []
    expect(difference).toBeCloseTo(Number(before) - Number(now), 6)
    expect(sides.map(({ inputs }) => inputs.annualRatePercent)).toEqual([9, 8])
  })

  test('is called more where it is more, whatever was asked', () => {
    const { text } = ask('how much less EMI now?', 'EMI on 50 lakh at 8% for 20 years', 'make it 9%')
    // As both are shown: 44,986.30 − 41,822.00, whatever their further decimals come to.
    expect(text).toContain('**₹3,164.30** more')
  })

  test('of one changed figure does not take the change before it for the former one', () => {
    const { asked } = ask('how much less EMI than before?', ...loan, 'and the total interest?', 'at 7%')
    // 41,822.00 at 8 %, 38,764.95 at 7 %
    expect(asked[0]).toBeCloseTo(3057.06, 1)
  })

  test('is asked back where nothing was computed before, or nothing that has the figure', () => {
    expect(ask('How much less interest than before?', 'EMI on 50 lakh at 9% for 20 years').text).toContain(
      'Nothing else of this kind was computed before',
    )
    expect(
      ask('how much less interest than before?', 'SIP of 5000 at 12% for 10 years', '15 years').text,
    ).toContain('Difference in what?')
  })
})

describe('the labels of a card', () => {
  const labelsOf = (question: string, ...before: string[]) =>
    ask(question, ...before).calculations.map(({ outputs }) => outputs.map(({ id, label }) => [id, label]))

  test('are in the language of the question, and the ids are not', () => {
    expect(labelsOf('50 लाख के लोन की ईएमआई 9% पर 20 साल के लिए')[0]).toEqual([
      ['emi', 'EMI'],
      ['principalPaid', 'मूलधन'],
      ['totalInterest', 'कुल ब्याज'],
      ['totalPayment', 'कुल भुगतान'],
    ])
    expect(labelsOf('50 lakh ke loan ki emi kitni hogi 9% par 20 saal ke liye')[0]?.[2]).toEqual([
      'totalInterest',
      'Kul byaj',
    ])
    expect(labelsOf('EMI on 50 lakh at 9% for 20 years')[0]?.[2]).toEqual(['totalInterest', 'Total interest'])
  })

  test('are so of a difference and of what stands beside a sum', () => {
    const loan = ['50 लाख के लोन पर 9% से 20 साल का कुल ब्याज कितना होगा', '8% पर?']
    expect(labelsOf('पहले से कितना कम ब्याज?', ...loan)[0]?.map(([, label]) => label)).toEqual([
      'कुल ब्याज कम',
      'पहले: कुल ब्याज',
      'अब: कुल ब्याज',
    ])
    expect(labelsOf('2400 पर 18% जीएसटी जोड़ो')[0]?.every(([, label]) => !/[a-z]/i.test(label ?? ''))).toBe(
      true,
    )
  })

  test('leave no English word in any answer to a question in Hindi, but what only a definition names', () => {
    const byDefinition = new Set(listDefinitions(calculators).map(({ definition }) => definition.id))
    const left = judged.flatMap(({ found: { language, calculations } }) => {
      if (language !== 'hi') return []
      return calculations.flatMap(({ calculator, outputs }) =>
        outputs.flatMap(({ id, label }) =>
          !byDefinition.has(calculator) && /[a-z]{2}/i.test(label.replace(/EMI|XIRR|SIP|FD/g, ''))
            ? [`${id}: ${label}`]
            : [],
        ),
      )
    })
    expect([...new Set(left)]).toEqual([])
  })
})

describe('a word that asks for a figure and does not say which', () => {
  test('may ask for what is there at first, where an amount grows', () => {
    const question = 'what amount today is 10 lakh after 8 years at 9%'
    const { options } = ask(question)
    expect(options).toContain('Compound interest: principal')
    expect(ask('Compound interest: principal', question).asked[0]).toBeCloseTo(10e5 / 1.09 ** 8, 2)
  })

  const loan = '30 lakh loan at 9% for 20 years'

  test('is asked back with the figures of the plan to choose from', () => {
    const { kind, asked, options } = ask(`${loan}, how much will I pay for it`)
    expect([kind, asked]).toEqual(['clarify', []])
    expect(options).toEqual(['Loan: EMI', 'Loan: total interest', 'Loan: total payment'])
    // By hand: 240 instalments of 26,991.78.
    expect(ask('Loan: total payment', `${loan}, how much will I pay for it`).asked[0]).toBeCloseTo(
      6_478_026.88,
      2,
    )
  })

  test.each([
    ['interest per year', 'so much a year is not all of it'],
    ['average interest per month', 'a mean is no sum'],
    ['what percentage of what I pay is interest', 'a share is no amount'],
  ])('%s', (tail) => {
    expect(ask(tail, `EMI on ${loan}`).kind).not.toBe('answer')
    expect(ask(`${loan}, ${tail}`).kind).not.toBe('answer')
  })

  test('what was paid after so many years is a part of all that is paid', () => {
    const tail = 'how much have I paid after 5 years'
    expect(ask(tail, `EMI on ${loan}`).kind).not.toBe('answer')
    // 60 of the instalments that come to 64,78,026.88 in 240.
    expect(ask(`${loan}, ${tail}`).asked[0]).toBeCloseTo(6_478_026.88 / 4, 2)
  })
})

describe('an amount that a plan is to come to', () => {
  // By hand: 5,00,000 ÷ 1.0175¹², 5,00,000 ÷ 1.07³, and the loan that 240 instalments of 30,000 repay at 0.75 % a month.
  test.each([
    ['fd kitne ki karu ki 3 saal me 5 lakh mile 7%', 406_028.94],
    ['how big an fd gives me 5 lakh in 3 years at 7%', 406_028.94],
    ['fd so that i get 5 lakh in 3 yrs @7%', 406_028.94],
    ['which sum gives 5 lakh in 3 years at 7 percent compound', 408_148.94],
    ['kitne ka loan lu ki emi 30000 aaye 9% 20 saal', 3_334_348.62],
  ])('is not what is put in: %s', (question, value) => {
    expect(ask(question).asked[0]).toBeCloseTo(value, 2)
  })

  test('stands where a growth ends, whatever is named first', () => {
    expect(ask('1.8 lakh from 1 lakh in 5 years cagr').asked[0]).toBeCloseTo(12.4746, 4)
    expect(ask('cagr when final value 1.8 lakh initial 1 lakh 5 years').asked[0]).toBeCloseTo(12.4746, 4)
  })
})

describe('an amount, a rate and a time without a kind of question', () => {
  test('are told as growth, and what they cost a month as a loan beside it', () => {
    const { asked, text, calculations } = ask('60 lakh 8.5% 20 yrs')
    // 6,000,000 × 1.085²⁰, and 6,000,000 × i ÷ (1 − (1 + i)⁻²⁴⁰) with i = 0.085 ÷ 12.
    expect(asked).toEqual([expect.closeTo(30_672_276.75, 2)])
    expect(text).toContain(
      'If it is a loan: at the same rate and over the same time its EMI is **₹52,069.39** a month.',
    )
    expect(calculations.map(({ calculator }) => calculator)).toEqual(['compound-interest', 'loan'])
  })

  test('are growth alone where anything says so', () => {
    for (const question of ['60 lakh grows at 8.5% for 20 years', '5 lakh invested at 8% for 10 years'])
      expect(ask(question).text).not.toContain('loan')
    expect(ask('at 9%', '60 lakh 8.5% 20 yrs').text).not.toContain('loan')
  })
})

describe('losses and other periods', () => {
  test('a share lost every year counts on what is left then', () => {
    // 8 lakh × 0.85⁴
    const { asked, text } = ask('car worth 8 lakh loses 15% value every year, value after 4 years')
    expect(asked[0]).toBeCloseTo(417_605, 6)
    expect(text).toContain('loses 15')
    expect(ask('1 lakh at -4% return for 3 years').asked[0]).toBeCloseTo(88_473.6, 6)
  })

  test('a share that may be lost in all is asked back about', () => {
    expect(ask('2 lakh falls 10% in 3 years').kind).toBe('clarify')
    expect(ask('every year', '2 lakh falls 10% in 3 years').asked[0]).toBeCloseTo(145_800, 6)
  })

  test('a SIP may lose, and no other kind of question takes a rate below zero', () => {
    // Month by month: what is there and 5000 more, times 1 − 0.05/12
    let value = 0
    for (let month = 0; month < 36; month++) value = (value + 5000) * (1 - 0.05 / 12)
    expect(ask('sip of 5000 at -5% for 3 years').asked[0]).toBeCloseTo(value, 3)
    for (const question of [
      'emi on 50 lakh at -9% for 20 years',
      'fd of 1 lakh at -2% for 3 years',
      'inflation of -2%, what will 1 lakh be worth in 10 years',
    ])
      expect(ask(question).kind, question).not.toBe('answer')
  })

  test('what is paid in every week, fortnight or quarter is counted so often', () => {
    // P × ((1 + i)ⁿ − 1) ÷ i × (1 + i), with i the yearly rate over the periods of a year
    const value = (amount: number, i: number, n: number) => ((amount * ((1 + i) ** n - 1)) / i) * (1 + i)
    expect(ask('weekly sip of 1000 for 10 years at 12%').asked[0]).toBeCloseTo(value(1000, 0.12 / 52, 520), 3)
    expect(ask('sip of 5000 every fortnight at 12% for 10 years').asked[0]).toBeCloseTo(
      value(5000, 0.12 / 26, 260),
      3,
    )
    expect(ask('quarterly sip of 15000 at 12% for 10 years').asked[0]).toBeCloseTo(value(15_000, 0.03, 40), 3)
  })
})

describe('figures without a result', () => {
  test.each([
    ['how long to double at 0%', 'Money does not grow at 0 %'],
    ['loan 5 lakh 10% 3000 emi how long', 'the interest of the first month alone is ₹4,166.67'],
    ['emi 4000 loan 1 lakh 20 months rate?', 'come to ₹80,000, less than the loan of ₹1,00,000'],
    ['fire number 50000 a month expenses 0% withdrawal rate', 'no savings are enough'],
    ['how many years for 1 lakh to become 50000 at 8%', 'no value that it takes gives the result'],
  ])('are declined with the reason: %s', (question, reason) => {
    const { kind, text } = ask(question)
    expect(kind).toBe('declined')
    expect(text).toContain(reason)
  })

  test('zero has no sign: what stays as it is grows by 0 %', () => {
    expect(ask('CAGR from 1 lakh to 1 lakh in 5 years').text).toContain('**0 %**')
  })
})

describe('an answer', () => {
  test('states what it assumes and links to the calculator with the figures in it', () => {
    const { kind, text, calculations } = ask('EMI on 50L at 8.5 for 20 years')
    expect(kind).toBe('answer')
    expect(text).toContain('**₹43,391.16**')
    expect(text).toContain('Assumed: reducing balance')
    const [calculation] = calculations
    expect(calculation?.verified).toBe(true)
    expect(calculation?.link).toMatch(
      /^\/calculator\/loan-calculator\?principal=5000000&annualRatePercent=8.5&years=20/,
    )
    expect(calculation?.formula).toContain('EMI = ')
    // Counts stand bare in a formula, so that a power raises its number alone.
    expect(calculation?.formula).toContain(')^240 ÷ ')
  })

  test('beyond the sliders of a screen is computed all the same, and links to it', () => {
    const { asked, calculations } = ask('EMI on 50,000 at 15% for 12 months')
    expect(asked[0]).toBeCloseTo(4512.92, 2)
    expect(calculations[0]?.link).toContain('principal=50000&annualRatePercent=15&years=1')
  })

  test('beyond what its screen takes is computed all the same, without a link', () => {
    const { asked, calculations } = ask('SIP of 20 lakh a month at 12% for 1 year')
    // 20,00,000 × (1.01¹² − 1) ÷ 0.01 × 1.01
    expect(asked[0]).toBeCloseTo(25_618_656.09, 2)
    expect(calculations[0]?.link).toBeNull()
  })

  test.each([
    ['I have 10 lakh. How much will it become after 15 years at 11% per annum?', 4_784_589.49],
    ['what lump sum today becomes 25 lakh in 12 years at 10%', 796_577.04],
    ['salary of 18 LPA, how much tax in the new regime FY 2025-26', 150_800],
    ['10000 compounded monthly at 12% for 1 year', 11_268.25],
    ['difference between simple and compound interest on 10000 at 10% for 3 years', 310],
    ['home loan of 30 lakh at 9% for 20 years, I earn 80,000 a month. EMI?', 26_991.78],
  ])('to %s is %d', (question, figure) => {
    expect(ask(question).asked[0]).toBeCloseTo(figure, 1)
  })

  test('to a question about income comes once it is said whether it is a salary', () => {
    const { kind, asked } = ask('salary', 'tax on 15 lakh income in the new regime FY 2025-26')
    expect(kind).toBe('answer')
    expect(asked[0]).toBeCloseTo(97_500, 0)
  })

  test('says that a withdrawal below the returns never runs out', () => {
    const { text } = ask('how long will 1 crore last if I withdraw 10000 a month at 8%')
    expect(text).toContain('without ever running out')
  })
})

describe('a question back', () => {
  test('names everything that is missing', () => {
    const { kind, text } = ask('how much SIP for 1 crore')
    expect(kind).toBe('clarify')
    expect(text).toContain('rate of return')
    expect(text).toContain('time in years')
  })

  test('is answered by what is said next', () => {
    expect(ask('12%', 'how much SIP for 1 crore in 15 years').asked[0]).toBeCloseTo(19_818.62, 2)
  })
})

describe('a choice', () => {
  const told = /(\d+(?:\.\d+)?) ?%/

  test.each([
    ['emi on 8 lakh at 2% quarterly for 3 years'],
    ['8 lakh loan, every quarter 2% interest, 3 years, emi'],
    ['daily 0.1% on 50000 for 1 year'],
    ['2% quarterly', 'sip of 4000 at 11% for 8 years'],
  ])('is not offered where %s is no rate of a year', (question, ...before) => {
    expect(ask(question, ...before)).toMatchObject({ kind: 'clarify', options: [] })
    expect(ask(question, ...before).text).toContain('Is that the rate of a year?')
  })

  test('never takes a rate of a month, a quarter or a day for one of a year', () => {
    const partly = judged.filter(
      ({ ask: question, found }) => found.options.length > 0 && rateOfPart.test(question.toLowerCase()),
    )
    const asYearly = partly.filter(({ ask: question, after, found }) =>
      found.options.some((option) =>
        ask(option, ...after, question).calculations.some(
          ({ inputs }) => inputs.annualRatePercent === Number(told.exec(question)?.[1]),
        ),
      ),
    )
    expect(asYearly.map((question) => question.ask)).toEqual([])
  })
})

describe('a word that nobody has told it', () => {
  const question = 'emi on 20 lakh at 9% for 10 years for a zamboni'

  test('makes the figure one that it is not sure of', () => {
    const { kind, text, asked, calculations } = ask(question)
    expect(kind).toBe('clarify')
    expect(text).toContain('"zamboni"')
    expect(text).toContain('₹25,335.15')
    expect([asked, calculations]).toEqual([[], []])
  })

  test('may be waved through by a yes and by nothing else', () => {
    expect(ask('yes', question).asked[0]).toBeCloseTo(25_335.15, 2)
    expect(ask('hmm', question).kind).not.toBe('answer')
    expect(ask('no', question).kind).not.toBe('answer')
  })

  test('gets no figure at all where a rule of law may hang on it', () => {
    const { kind, text } = ask('tax on 18 lakh salary in the new regime in Wakanda')
    expect(kind).toBe('clarify')
    expect(text).not.toMatch(/₹/)
  })
})

describe('a figure that the question takes back', () => {
  test.each([
    'emi for 50 lakh, sorry, 40 lakh at 8.5% for 15 years',
    'emi for 40 lakh for 15 years, not at 9% but at 8.5%',
    'emi for 40 lakh at 8.5% not 9% for 15 years',
    'emi for 40 lakh at 8.5% for 20 years no wait 15 years',
  ])('is left out: %s', (question) => {
    expect(ask(question).asked[0]).toBeCloseTo(39_389.58, 2)
  })

  test('is left alone where another kind of figure follows', () => {
    expect(ask('emi for 50 lakh, sorry, 15 years at 8.5%').kind).toBe('clarify')
  })
})

describe('hostile input', () => {
  test('never breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (question) => {
        expect(['answer', 'clarify', 'declined']).toContain(ask(question).kind)
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    '9^9^9^9',
    '1/0',
    '((((((((((((((',
    `SIP of ${'9'.repeat(400)} at 12% for 10 years`,
    'SIP of 5000 at 12% for 10 years with 3 extra payments of 20000 each',
    'import("fs")',
    'SIP 5000 per day at 12% for 10 years',
    'invest 1 lakh every other year for 10 years at 12%',
    '10000 at 1% per month compound interest for 2 years',
    'tax on 18 lakh income in the new regime',
    'SIP of 5000 at 12% for 10 years, paid at the end of each month',
    'home loan of 50 lakh at repo plus 2.5% for 20 years',
    'interest on 1 lakh at 8% for 2 years',
    '1,00,00 at 8% compounded for 5 years',
    'a sum doubles in 5 years at simple interest, when does it triple',
  ])('gets no number for %s', (question) => {
    expect(ask(question).kind).not.toBe('answer')
  })

  test('of great length costs what its length does, not the square of it', () => {
    const costOfAsking = (times: number) =>
      costOf(() => ask('sip of 5000 at 12% for 10 years or '.repeat(times)))
    costOfAsking(1000)
    // Sixteen times the question; the square would be 256 times.
    expect(costOfAsking(4000) / costOfAsking(250)).toBeLessThan(64)
  })
})

describe('what goes on after something that was not understood', () => {
  const before = ['sip 4000 12% 10 years', 'hers as well, half of it upside down']
  const missing = 'Something that you said before was not understood'

  test('says so, and goes on saying so, until a new question is asked', () => {
    expect(ask(before.at(-1) ?? '', ...before.slice(0, 1)).kind).not.toBe('answer')
    expect(ask('in today’s money at 6 % inflation', ...before).text).toContain(missing)
    const on = [...before, '15 years']
    expect(ask('in today’s money at 6 % inflation', ...on).text).toContain(missing)
    expect(ask('emi on 50 lakh at 8.5% for 20 years', ...on).text).not.toContain(missing)
  })
})
