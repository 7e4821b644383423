import { describe, expect, test } from 'vitest'
import { families } from '../grammar/families.ts'
import { solve } from '../solve.ts'
import { detectLanguage, languageOf } from './detect-language.ts'
import { phrasesOf } from './index.ts'
import { languages } from './language.ts'
import { familyPhrases, type Phrases } from './phrases.ts'

const now = Date.UTC(2026, 10, 21)
const ask = (question: string, ...before: string[]) => solve({ question, before, now })

/** Every sentence of a table with the names of its places, by its path. */
function placesOf(table: unknown, path = ''): [string, string[]][] {
  if (typeof table === 'string') return [[path, [...new Set(table.match(/\{\w+\}/g))].sort()]]
  return Object.entries(table as object).flatMap(([key, value]) => placesOf(value, `${path}/${key}`))
}

/** Labels of cards are those of the definitions in English. */
const withoutLabels = ({ labels: _, definitionLabels: __, ...table }: Phrases) => table

describe('the tables of the languages', () => {
  test.each(['hi', 'hinglish'] as const)(
    '%s has every figure of every English sentence in its place',
    (language) => {
      const [told, english] = [language, 'en' as const].map((each) =>
        placesOf(withoutLabels(phrasesOf[each])),
      )
      expect(told).toEqual(expect.arrayContaining(english ?? []))
      expect(told).toHaveLength(english?.length ?? 0)
    },
  )

  test.each(languages)(
    '%s has words for every kind of question, its figures and what is asked back',
    (language) => {
      for (const { id, variables, asks, choices = {} } of families) {
        const { figures, asks: sentences, questions = {} } = familyPhrases(phrasesOf[language], id)
        expect(Object.keys(figures), id).toEqual(expect.arrayContaining(Object.keys(variables)))
        for (const { says, find, unclear } of asks) {
          expect(sentences[says], `${id} ${says}`).toBeDefined()
          expect(phrasesOf[language].finds, id).toHaveProperty(find)
          if (unclear !== undefined) expect(questions.unclear, id).toBeDefined()
        }
        for (const [name, { assume }] of Object.entries(choices))
          if (assume === undefined) expect(questions[name], `${id} ${name}`).toBeDefined()
      }
    },
  )

  test('Hindi is written in Devanagari and Hinglish in Latin letters', () => {
    expect(JSON.stringify(phrasesOf.hinglish)).not.toMatch(/\p{Script=Devanagari}/u)
    const sentences = Object.values(phrasesOf.hi.families).flatMap(({ asks }) => Object.values(asks))
    for (const sentence of sentences) expect(sentence).toMatch(/\p{Script=Devanagari}/u)
  })
})

describe('the language of a question', () => {
  test.each([
    ['What will a SIP of 5000 at 12% become in 10 years?', 'en'],
    ['What is the EMI on 5 लाख at 9% for 3 years?', 'en'],
    ['500 रुपये महीने की SIP 30 साल 12% पर कितनी होगी', 'hi'],
    ['लोन 5 लाख 9% 3 साल', 'hi'],
    ['10 lakh salary ka tax new regime 2025-26', 'hinglish'],
    ['laptop on emi 35000 6 months 12% interest monthly kitna', 'hinglish'],
    ['5000 ki sip 10 years at 12%', 'hinglish'],
    ['do you think 5 lakh is enough', 'en'],
    ['15 %?', undefined],
    ['₹5,000 12% 10', undefined],
    ['EMI 50 lakh', undefined],
  ])('%s: %s', (question, language) => {
    expect(detectLanguage(question)).toBe(language)
  })

  test('a follow-up without words of its own keeps the language of the talk', () => {
    expect(languageOf(['5 लाख का लोन 9% पर 3 साल', '10%?'])).toBe('hi')
    expect(languageOf(['5 lakh ka loan 9% par 3 saal', '10%?'])).toBe('hinglish')
    expect(languageOf(['5 lakh ka loan 9% par 3 saal', 'what about 10 %?'])).toBe('en')
    expect(languageOf(['12%'])).toBe('en')
  })
})

describe('an answer is in the language of its question', () => {
  test('in Hindi, with Western digits in Indian groups', () => {
    const { text, language } = ask('20 लाख का होम लोन 8% पर 20 साल EMI कितनी होगी')
    expect(language).toBe('hi')
    expect(text).toContain('20 साल के लिए EMI **₹16,728.80** महीना है')
    expect(text).not.toMatch(/[०-९]|\bfor\b|\byears\b/)
  })

  test('in Hinglish', () => {
    const { text } = ask('5000 ki sip 10 saal 12% par kitni hogi')
    expect(text).toContain('**₹11,61,695.38** ho jaati hai')
    expect(text).toContain('10 saal')
  })

  test('also where something is asked back, refused, or in doubt', () => {
    expect(ask('10000 ki SIP 10 saal ke liye').text).toBe('Salana return ki rate kya hai? Jaise "8 % par".')
    expect(ask('10000 की SIP 10 साल के लिए').text).toBe('सालाना रिटर्न की दर क्या है? जैसे "8 % पर"।')
    expect(ask('आज मौसम कैसा है').text).toContain('"2400 का 15 %"')
    expect(ask('1 lakh ki ulip 5 saal 7% par').text).toContain(
      'is scheme ka yeh sawaal: yeh hisaab main abhi nahin kar sakta.',
    )
  })

  test('a comparison, a sum and a date of the year', () => {
    expect(ask('1 लाख 8% पर 5 साल या 10 साल कितना होगा').text).toMatch(/ज़्यादा है/)
    expect(ask('2400 ka 15% kitna hota hai').text).toBe('2,400 ka 15 % = **360**')
    expect(ask('12 लाख वेतन पर नई व्यवस्था में टैक्स कितना').text).toContain('वित्त वर्ष 2026-27')
  })

  test('ids on the wire and the formula of a card stay English, whatever its labels', () => {
    const [hindi] = ask('500 रुपये महीने की SIP 30 साल 12% पर कितनी होगी').calculations
    const [english] = ask('SIP of 500 a month for 30 years at 12%').calculations
    const withoutLabel = (calculation: typeof hindi) => ({
      ...{ ...calculation, told: undefined },
      outputs: calculation?.outputs.map(({ label: _, ...figure }) => figure),
    })
    expect(withoutLabel(hindi)).toEqual(withoutLabel(english))
    expect(hindi?.outputs.map(({ label }) => label)).not.toEqual(english?.outputs.map(({ label }) => label))
  })
})

describe('a card calls what was given as its question does', () => {
  const told = (question: string) => ask(question).calculations.map((calculation) => calculation.told)

  test('in Hindi, times and choices in words, amounts left to the card', () => {
    expect(told('20 लाख का होम लोन 8% पर 20 साल EMI कितनी होगी')).toEqual([
      {
        language: 'hi',
        inputs: {
          principal: { label: 'लोन की रकम' },
          annualRatePercent: { label: 'सालाना ब्याज दर' },
          years: { label: 'अवधि', text: '20 साल' },
        },
      },
    ])
    const [tax] = ask('12 लाख वेतन पर नई व्यवस्था में टैक्स कितना').calculations
    expect(tax?.told?.inputs).toMatchObject({
      salaried: { label: 'वेतन या पेंशन', text: 'हाँ' },
      ageBand: { label: 'उम्र', text: '60 से कम' },
    })
    expect(tax?.outputs.find(({ id }) => id === 'better')).toMatchObject({
      ...{ value: 'New regime', text: 'नई व्यवस्था' },
    })
  })

  test('in Hinglish', () => {
    expect(told('20 lakh ka home loan 8% par 20 saal emi kitni')[0]?.inputs).toEqual({
      principal: { label: 'Loan ki rakam' },
      annualRatePercent: { label: 'Salana byaj rate' },
      years: { label: 'Tenure', text: '20 saal' },
    })
  })

  test('a sum is written in the words of its answer, in its formula too', () => {
    const [sum] = ask('2400 का 15 % कितना').calculations
    expect(sum?.told?.inputs.sum).toEqual({ label: 'हिसाब', text: '2,400 का 15 %' })
    expect(sum?.formula).toBe('2,400 का 15 % = 360')
  })

  test('in English nothing is added, and what it was told from is never sent', () => {
    expect(told('EMI on 20 lakh at 8 % for 20 years')).toEqual([undefined])
    for (const question of ['EMI on 20 lakh at 8 % for 20 years', '20 लाख 8% 20 साल EMI'])
      expect(ask(question).calculations[0]).not.toHaveProperty('given')
  })
})
