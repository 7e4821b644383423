import { calculators, computeAnswer } from '@pkg/finance-math/calculators'
import { describe, expect, it } from 'vitest'
import { betterFigures } from './better-figures.ts'
import { type Comparison, toComparisons, toSharedRows } from './comparison.ts'
import type { Pin } from './pin.ts'
import { toPinnedAnswers } from './pinned-answer.ts'
import { figuresOf } from './shared-figures.ts'

const registry = new Map(calculators.map((definition) => [definition.id, definition]))
const pin = (calculator: string, query = '', name = ''): Pin => ({ calculator, query, name })
const answersOf = (...pins: Pin[]) => toPinnedAnswers(pins, registry)
const rowOf = ({ results, differing, same }: Comparison, id: string) =>
  [...results, ...differing, ...same].find((row) => row.id === id)
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

// ₹60 lakh, a fifth paid down: 48 lakh for 20 years. By Python with 50 digits, Decimal.
const at85 = pin('home-loan', 'price=6000000&downPaymentPercent=20&annualRatePercent=8.5&years=20')
const at9 = pin('home-loan', 'price=6000000&downPaymentPercent=20&annualRatePercent=9&years=20')

describe('results of one calculator', () => {
  const [loans] = toComparisons(answersOf(at85, at9)) as [Comparison]

  it('are told apart by what differs', () => {
    expect(loans.differing.map(({ id }) => id)).toEqual(['annualRatePercent'])
    expect(loans.same.map(({ id }) => id)).toEqual(['price', 'downPaymentPercent', 'years'])
    expect(loans.pins.map(({ label }) => plain(label))).toEqual(['Home Loan, 8.5 %', 'Home Loan, 9 %'])
    expect(rowOf(loans, 'annualRatePercent')?.cells.map(({ difference }) => plain(difference))).toEqual([
      '',
      '+0.5 points',
    ])
  })

  it('differ by what one subtracts by hand, and the lower instalment and interest are the better ones', () => {
    const emi = rowOf(loans, 'emi')?.cells
    expect(emi?.map(({ text }) => text)).toEqual(['₹41,655.52', '₹43,186.85'])
    expect(emi?.map(({ difference }) => plain(difference))).toEqual(['', '+₹1,531.33 (+3.7 %)'])
    expect(emi?.map(({ isBest }) => isBest)).toEqual([true, false])
    const interest = rowOf(loans, 'totalInterest')?.cells
    expect(interest?.map(({ text }) => text)).toEqual(['₹51,97,323.65', '₹55,64,843.01'])
    expect(plain(interest?.[1]?.difference)).toBe('+₹3,67,519.36 (+7.1 %)')
  })

  it('have no best where the plans are unlike, or all the same', () => {
    const longer = pin('home-loan', 'price=6000000&downPaymentPercent=20&annualRatePercent=8.5&years=30')
    const [unlike] = toComparisons(answersOf(at85, longer)) as [Comparison]
    expect(rowOf(unlike, 'emi')?.cells.some(({ isBest }) => isBest)).toBe(false)
    expect(rowOf(unlike, 'totalInterest')?.cells.map(({ isBest }) => isBest)).toEqual([true, false])
    const [one] = toComparisons(answersOf(at85)) as [Comparison]
    expect(one.results.flatMap(({ cells }) => cells).some(({ isBest }) => isBest)).toBe(false)
  })

  it('name an input that only one of them asks, and say nothing for the other', () => {
    const [sips] = toComparisons(
      answersOf(pin('sip', 'mode=sip&monthlyInvestment=5000'), pin('sip', 'mode=lump-sum&principal=100000')),
    ) as [Comparison]
    expect(rowOf(sips, 'monthlyInvestment')?.cells.map(({ text }) => text)).toEqual(['₹5,000', ''])
    expect(rowOf(sips, 'principal')?.cells.map(({ text }) => text)).toEqual(['', '₹1,00,000'])
  })

  it('say that there is no rate where no rate fits, and how far apart only the rest is', () => {
    const [chits] = toComparisons(
      answersOf(pin('chit-fund', 'yourMonth=3'), pin('chit-fund', 'yourMonth=10&yourDiscountPercent=40')),
    ) as [Comparison]
    expect(rowOf(chits, 'effectiveAnnualPercent')?.cells).toMatchObject([
      { difference: '' },
      { text: 'none', difference: '', isBest: false },
    ])
    // 4,47,500 of month 3 at 25 %, 4,43,750 of month 10 at 40 %: by hand.
    expect(plain(rowOf(chits, 'totalPaid')?.cells[1]?.difference)).toBe('−₹3,750.00 (−0.8 %)')
  })

  it('that have no answer stand without one, and the others still compare', () => {
    const never = pin('card-payoff', 'mode=fixed&balance=100000&annualRatePercent=42&monthlyPayment=100')
    const paid = pin('card-payoff', 'mode=fixed&balance=100000&annualRatePercent=42&monthlyPayment=10000')
    const [cards] = toComparisons(answersOf(never, paid)) as [Comparison]
    expect(cards.pins.map(({ run }) => run.ok)).toEqual([false, true])
    const months = rowOf(cards, 'months')?.cells
    expect(months?.map(({ text, difference, isBest }) => [plain(text), difference, isBest])).toEqual([
      ['', '', false],
      ['13 months', '', false],
    ])
  })
})

describe('results of different calculators', () => {
  it('stand side by side by what they share', () => {
    const rows = toSharedRows(
      answersOf(at85, pin('sip', 'mode=sip&monthlyInvestment=10000&annualRatePercent=12&years=20')),
    )
    const told = rows.map(({ id, cells }) => [id, ...cells.map(({ text }) => plain(text))])
    expect(told).toEqual([
      ['month', '₹41,655.52', '₹10,000.00'],
      ['paid', '₹1,11,97,323.65', '₹24,00,000.00'],
      ['rate', '8.5 %', '12 %'],
      ['time', '20 years', '20 years'],
    ])
  })

  it('share nothing where all are of one calculator', () => {
    expect(toSharedRows(answersOf(at85, at9))).toEqual([])
  })
})

describe('names of pins', () => {
  it('never repeat themselves, and a person’s own name stays', () => {
    const labels = answersOf(
      pin('fd', 'principal=1000', 'Bank'),
      pin('fd', 'principal=2000', 'Bank'),
      pin('gst'),
    ).map(({ label }) => label)
    expect(labels).toEqual(['Bank', 'Bank (2)', 'GST'])
  })

  it('leave out a calculator that does not exist', () => {
    expect(answersOf(pin('no-such'), pin('fd')).map(({ pin: { calculator } }) => calculator)).toEqual(['fd'])
  })
})

describe('tables of figures', () => {
  it('name calculators, inputs and outputs that there are', () => {
    const missing = [
      ...Object.entries(figuresOf).flatMap(([id, figures]) =>
        Object.values(figures).map((name) => [id, name] as const),
      ),
      ...Object.entries(betterFigures).flatMap(([id, figures]) =>
        Object.entries(figures).flatMap(([name, { same }]) =>
          [name, ...same].map((one) => [id, one] as const),
        ),
      ),
    ].filter(([id, name]) => {
      const definition = registry.get(id)
      return (
        !definition || !(Object.hasOwn(definition.inputs, name) || Object.hasOwn(definition.outputs, name))
      )
    })
    expect(missing).toEqual([])
  })
})

describe('what results share adds up', () => {
  const adding = Object.entries(figuresOf).filter(([, { paid, gain, end }]) => paid && gain && end)

  it.each(adding)(
    'of %s: paid in and earned, less what was taken out, is there at the end',
    (id, figures) => {
      const definition = registry.get(id)
      if (definition === undefined) throw new Error(id)
      const choices = Object.entries(definition.inputs).flatMap(([name, input]) =>
        input.kind === 'choice' ? Object.keys(input.options).map((value) => ({ [name]: value })) : [],
      )
      for (const given of [{}, ...choices]) {
        const answer = computeAnswer(definition, given)
        if (!answer.ok) continue
        const all = { ...answer.values, ...answer.outputs } as Record<string, number>
        const of = (name: string | undefined) => (name === undefined ? 0 : (all[name] as number))
        const sum = of(figures.paid) + of(figures.added) + of(figures.gain) - of(figures.taken)
        expect([given, Math.abs(sum - of(figures.end)) < 0.01]).toEqual([given, true])
      }
    },
  )

  it('beside a calculator that has no such row', () => {
    const rows = toSharedRows(answersOf(pin('epf'), pin('swp'), pin('ppf')))
    const texts = (id: string) => rows.find((row) => row.id === id)?.cells.map(({ text }) => text !== '')
    expect(texts('added')).toEqual([true, false, false])
    expect(texts('taken')).toEqual([false, true, false])
    expect(texts('end')).toEqual([true, true, true])
    expect(toSharedRows(answersOf(pin('sip'), pin('ppf'))).map(({ id }) => id)).not.toContain('added')
  })
})
