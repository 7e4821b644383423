import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referenceAnswer } from '../corpus/reference.ts'
import { solve } from './solve.ts'

type Forms = readonly (readonly [value: number, forms: readonly string[]])[]

const sums: Forms = [
  [500_000, ['5 lakh', '5L', '5 lac', '₹5,00,000', 'Rs. 5,00,000/-', 'five lakh', 'पांच लाख', '0.5 million']],
  [1_250_000, ['12.5 lakh', '12.5L', '₹12,50,000', 'sadhe barah lakh', 'साढ़े बारह लाख', '1.25 million']],
  [12_000_000, ['1.2cr', '1.2 crore', '₹1,20,00,000', '1 crore 20 lakh', '120 lakh', '12 million']],
  [250_000, ['dhai lakh', 'ढाई लाख', '250k', '2,50,000', '2 lakh 50 thousand', 'two and a half lakh']],
  [175_000, ['1.75 lakh', 'paune do lakh', '1,75,000']],
  [12_500_000, ['1.25 crore', 'sawa crore']],
  [150_000, ['dedh lakh', '1.5 lacs', 'डेढ़ लाख', '1,50,000 rupees']],
]
const monthly: Forms = [
  [5_000, ['5000', '5k', '₹5000', 'Rs.5000/-', 'five thousand', 'paanch hazar', 'पांच हज़ार']],
  [12_500, ['12500', '12.5k', '₹12,500', '12,500 rupees']],
  [50_000, ['50k', 'fifty thousand', 'पचास हज़ार', '50 hazar', '0.5 lakh']],
]
const rates: Forms = [
  [
    12,
    ['12%', '@12%', 'at 12 per cent per annum', '12 % pa', '12 pratishat', '12 प्रतिशत', 'at 12% per year'],
  ],
  [8.5, ['8.5%', 'at 8.5', '@ 8.5', '8.5% p.a', '8.5 percent']],
]
const times: Forms = [
  [
    10,
    ['10 years', '10 yrs', 'over 10 years', '10 saal', '10 साल', 'ten years', '120 months', 'for a decade'],
  ],
  [1.5, ['18 months', 'dedh saal', '1 year 6 months', '18 mahine', 'one and a half years']],
  [20, ['20 years', 'bees saal', 'twenty years', '240 months', '20y']],
]
const said = (forms: Forms) =>
  fc
    .constantFrom(...forms)
    .chain(([value, ways]) => fc.record({ value: fc.constant(value), way: fc.constantFrom(...ways) }))

test.each<[string, Forms, string, readonly string[]]>([
  ['a SIP', monthly, 'sip A R Y', ['sip of a r t', 'monthly sip a t r', 't a per month sip r kitna milega']],
  [
    'a monthly amount for a goal',
    sums,
    'sipNeed A R Y',
    ['how much sip for a r in t', 'a chahiye t me r kitni sip'],
  ],
  [
    'an EMI',
    sums,
    'emi A R N',
    ['emi on a r t', 'home loan of a t r what is the emi', 'a ka loan t r emi kitni'],
  ],
  [
    'the interest of a loan',
    sums,
    'emiI A R N',
    ['total interest on a loan r t', 'a home loan r t kul byaj'],
  ],
  ['a lump sum', sums, 'ci A R Y 1', ['a lumpsum r t', 'a invested once r t how much will it become']],
  ['a deposit', sums, 'fd A R Y', ['fd of a r t', 'fixed deposit a r t kitna milega']],
  ['simple interest', sums, 'siI A R Y', ['simple interest on a r t']],
  ['one after the other', sums, 'emi A R N', ['home loan emi >> a >> r >> t']],
])('%s is read in every form of its figures', (_, amounts, how, sentences) => {
  fc.assert(
    fc.property(
      said(amounts),
      said(rates),
      said(times),
      fc.constantFrom(...sentences),
      (a, r, t, sentence) => {
        const words: Record<string, string> = { a: a.way, r: r.way, t: t.way }
        const turns = sentence.replace(/\b[art]\b/g, (name) => words[name] ?? name).split(' >> ')
        const { asked } = solve({ question: turns.at(-1) ?? '', before: turns.slice(0, -1), now: 0 })
        const figures: Record<string, number> = {
          A: a.value,
          R: r.value,
          Y: t.value,
          N: Math.round(t.value * 12),
        }
        const [expected = 0] = referenceAnswer(how.replace(/\b[ARYN]\b/g, (name) => String(figures[name])))
        expect(asked, turns.join(' >> ')).toHaveLength(1)
        expect(Math.abs((asked[0] ?? 0) - expected), turns.join(' >> ')).toBeLessThanOrEqual(1e-6 * expected)
      },
    ),
    { numRuns: 60 },
  )
})
