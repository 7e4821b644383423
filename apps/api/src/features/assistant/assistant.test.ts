import { type AskBody, type AskEvent, type AskParts, DAY_MS } from '@pkg/api-contract'
import { type ModelEvent, type ModelRequest, ProviderError } from '@pkg/chain-client'
import { describe, expect, test } from 'vitest'
import { buildTestApp, type TestAppOptions } from '../../testing/build-test-app.ts'
import { createFakeChain } from '../../testing/fake-chain.ts'
import { readEvents } from '../../testing/read-events.ts'
import { UNVERIFIED } from './check-figures.ts'

const GROWTH = 'How much will 10,000 grow to in 20 years at 8% annual returns?'
const GROWN = 46_609.57143849

/** A model that says one thing per round, however often it is asked. */
function model(...rounds: (ModelEvent[] | Error)[]) {
  const requests: ModelRequest[] = []
  const chain = createFakeChain()
  chain.streamModel = async function* (request) {
    requests.push({ ...request, rounds: [...request.rounds] })
    const round = rounds[Math.min(requests.length, rounds.length) - 1] ?? []
    if (round instanceof Error) throw round
    for (const event of round) {
      yield event
      if (event.type === 'text' && event.text === 'break')
        throw new ProviderError('busy', { provider: 'Gemini', operation: 'answer', status: 499 })
    }
  }
  return { chain, requests }
}
const text = (value: string): ModelEvent => ({ type: 'text', text: value })
const call = (name: string, args: unknown): ModelEvent => ({ type: 'call', call: { name, args } })
const done: ModelEvent = { type: 'finish', reason: 'done', turn: { role: 'model', parts: [] } }

async function ask(body: AskBody | string, options: TestAppOptions = {}) {
  const { app } = await buildTestApp(options)
  const payload = typeof body === 'string' ? { question: body } : body
  const response = await app.inject({
    method: 'POST',
    url: '/api/ask',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
    payload,
  })
  return { response, events: response.statusCode === 200 ? readEvents(response.payload) : [] }
}
const calculationsIn = (events: AskEvent[]) =>
  events.flatMap((event) => (event.event === 'calculation' ? [event.data] : []))
const shownIn = (events: AskEvent[]) =>
  events.flatMap((event) => (event.event === 'token' ? [event.data.text] : [])).join('')
const doneIn = (events: AskEvent[]) => {
  const [done] = events.flatMap((event) => (event.event === 'done' ? [event.data] : []))
  if (done === undefined) throw new Error('The answer has no end.')
  return done
}
const textOf = (parts: AskParts) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
const figuresIn = (parts: AskParts = []) => parts.filter((part) => typeof part !== 'string')
const lastOf = (events: AskEvent[]) => events.at(-1)

describe('without a model', () => {
  test('the built-in solver streams words, the calculation and the end', async () => {
    const { response, events } = await ask(GROWTH)
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    const [calculation] = calculationsIn(events)
    const total = calculation?.outputs.find(
      ({ value }) => typeof value === 'number' && Math.abs(value - GROWN) < 1e-6,
    )
    expect(total).toBeDefined()
    expect(calculation).toMatchObject({ verified: true, link: expect.stringContaining('/calculator/') })
    expect(lastOf(events)).toEqual({
      event: 'done',
      data: { kind: 'answer', text: shownIn(events), parts: expect.anything(), options: [] },
    })
  })

  test.each([
    // By hand: 50,000 × 15 ÷ 26 × 10, in whole rupees; least of 2,40,000, 3,00,000 and 2,16,000 − 60,000.
    ['gratuity basic 50000 10 years service', 'gratuity', 'amount', 288_462],
    [
      'hra exemption basic 50000 a month, hra 20000 a month, rent 18000 a month in delhi',
      'hra',
      'exempt',
      156_000,
    ],
    // Each instalment by itself at 6.7 % by the quarter, in decimals.
    ['rd 5000 har mahine 6.7% 5 saal kitna milega', 'rd', 'maturity', 356_829.1441763],
  ])(
    'a calculator known by its definition alone answers with a link to its page: %s',
    async (question, id, output, value) => {
      const { events } = await ask(question)
      const [calculation] = calculationsIn(events)
      expect(calculation).toMatchObject({
        calculator: id,
        verified: true,
        link: expect.stringContaining(`/calculator/${id}-calculator?`),
      })
      expect(calculation?.outputs[0]).toMatchObject({ id: output, value: expect.closeTo(value, 5) })
      const { kind, text, parts = [] } = doneIn(events)
      expect(kind).toBe('answer')
      expect(textOf(parts)).toBe(text)
      expect(figuresIn(parts).find(({ computed }) => computed)).toMatchObject({
        value: expect.closeTo(value, 5),
      })
    },
  )

  test('a figure that such a calculator lacks is asked back, and taken from what is said next', async () => {
    const first = 'gratuity basic 50000'
    expect(doneIn((await ask(first)).events)).toMatchObject({
      kind: 'clarify',
      text: expect.stringContaining('Completed years of service'),
    })
    const { events } = await ask({ question: '10 years', turns: [{ question: first, answer: '' }] })
    expect(calculationsIn(events)[0]?.outputs[0]).toMatchObject({ value: 288_462 })
  })

  test('its text comes cut at its figures, which say what was computed and what was given', async () => {
    const { events } = await ask(GROWTH)
    const { parts = [], text } = doneIn(events)
    expect(textOf(parts)).toBe(text)
    expect(parts).toContainEqual({
      text: '₹46,609.57',
      value: expect.closeTo(GROWN, 6),
      unit: 'inr',
      computed: true,
    })
    expect(parts).toContainEqual({ text: '₹10,000', value: 10_000, unit: 'inr', computed: false })
    const streamed = events.flatMap((event) => (event.event === 'token' ? (event.data.parts ?? []) : []))
    expect(textOf(streamed)).toBe(text)
    expect(figuresIn(streamed)).toEqual(figuresIn(parts))
  })

  test('parts of a result say how they are written to add up to it, beside what they are', async () => {
    const { events } = await ask('SIP of 5000 a month with 10% step up for 15 years at 12%')
    const [calculation] = calculationsIn(events)
    // 43,41,924.7155 of which 19,06,348.9016 was paid in: month by month, in decimals.
    const gain = calculation?.outputs.find(({ id }) => id === 'gain')
    expect(gain?.value).toBeCloseTo(2_435_575.8138, 3)
    expect(gain?.shown).toBe(2_435_575.82)
    expect(doneIn(events).text).toContain('₹24,35,575.82')
  })

  test('money of other currencies is told with its code', async () => {
    const { events } = await ask('convert 100 eur to inr at 90')
    expect(figuresIn(doneIn(events).parts)).toMatchObject([
      { value: 100, unit: 'currency', currency: 'EUR', computed: false },
      { value: 9000, unit: 'inr', computed: true },
      { value: 90, unit: 'number', computed: false },
    ])
  })

  test('earlier turns give the rest of the question', async () => {
    const turns = [{ question: 'EMI on 50L at 8.5 for 20 years', answer: '' }]
    const { events } = await ask({ question: 'what if 15 years', turns })
    expect(shownIn(events)).toContain('₹49,236.98')
  })

  test('a conversion takes the rates that the currency converter shows, and tells them', async () => {
    const { events } = await ask('convert 100 usd to inr')
    expect(calculationsIn(events)).toMatchObject([
      { calculator: 'currency', inputs: { amount: 100, from: 'USD', to: 'INR', rate: 80 }, verified: true },
    ])
    expect(shownIn(events)).toContain('₹8,000')
    expect(shownIn(events)).toContain('Rate of 1 Jan 2026 by fake')
  })

  test('without rates a conversion says so and asks for the rate', async () => {
    const chain = createFakeChain()
    chain.getRates = () => Promise.reject(new Error('nobody answers'))
    const { events } = await ask('convert 100 usd to inr', { chain })
    expect(lastOf(events)).toMatchObject({ data: { kind: 'clarify' } })
    expect(shownIn(events)).toContain('cannot be read at the moment')
  })

  test('what may be meant in several ways is offered as questions, of which each has its own answer', async () => {
    const question = 'interest on 5 lakh personal loan 12% 3 years emi'
    const { events } = await ask(question)
    const { options } = doneIn(events)
    expect(options).toEqual(['Loan: EMI', 'Loan: total interest'])
    const asked = options.map((option) =>
      ask({ question: option, turns: [{ question, answer: shownIn(events) }] }),
    )
    const [emi, interest] = (await Promise.all(asked)).map((answered) => shownIn(answered.events))
    // By hand: 5,00,000 × 0.01 ÷ (1 − 1.01⁻³⁶) a month, and 36 times that less 5,00,000.
    expect(emi).toContain('**₹16,607.15**')
    expect(interest).toContain('**₹97,857.58**')
  })

  test('a name that several countries have for their money is asked back with each of them', async () => {
    const { events } = await ask('100 dinar to rupees')
    const { options, kind } = doneIn(events)
    expect(kind).toBe('clarify')
    expect(options[0]).toBe('100 Kuwaiti Dinar to rupees')
    expect(new Set(options).size).toBe(5)
  })

  test('a question in Hindi is answered in Hindi, with the ids that an English one has', async () => {
    const [hindi, english] = await Promise.all([
      ask('20 लाख का होम लोन 8% पर 20 साल EMI कितनी होगी'),
      ask('EMI on a home loan of 20 lakh at 8% for 20 years'),
    ])
    expect(shownIn(hindi.events)).toContain('EMI **₹16,728.80** महीना है')
    const [told, inEnglish] = [hindi, english].map(({ events }) =>
      calculationsIn(events).map(({ told: _, ...calculation }) => ({
        ...calculation,
        outputs: calculation.outputs.map(({ label: __, ...figure }) => figure),
      })),
    )
    expect(told).toEqual(inEnglish)
    expect(calculationsIn(hindi.events)[0]?.told).toMatchObject({
      ...{ language: 'hi', inputs: { years: { label: 'अवधि', text: '20 साल' } } },
    })
    const labels = calculationsIn(hindi.events)[0]?.outputs.map(({ label }) => label)
    expect(labels).toEqual(['EMI', 'मूलधन', 'कुल ब्याज', 'कुल भुगतान'])
  })

  test('asks back, and declines what is none of its business', async () => {
    expect(lastOf((await ask('SIP of 5000 for 10 years')).events)).toMatchObject({
      data: { kind: 'clarify' },
    })
    expect(lastOf((await ask('who is the prime minister of India')).events)).toMatchObject({
      data: { kind: 'declined' },
    })
  })

  test.each([
    [{}],
    [{ question: '' }],
    [{ question: '   ' }],
    [{ question: 5 }],
    [{ question: 'x'.repeat(2001) }],
    [{ question: 'x', turns: 'all' }],
    [{ question: 'x', turns: Array.from({ length: 11 }, () => ({ question: 'a', answer: 'b' })) }],
  ])('refuses the body %j', async (body) => {
    expect((await ask(body as never)).response.statusCode).toBe(400)
  })

  test('refuses a body that is too large', async () => {
    expect(
      (await ask({ question: 'x', turns: [{ question: 'a', answer: 'b'.repeat(70_000) }] })).response
        .statusCode,
    ).toBe(413)
  })
})

describe('with a model', () => {
  test('it gets the specified prompt and a function for every calculator, and its call is computed by us', async () => {
    const { chain, requests } = model(
      [
        call('compound_interest', {
          principal: 10_000,
          annualRatePercent: 8,
          years: 20,
          frequency: 'yearly',
        }),
        done,
      ],
      [text('It grows to ₹46,609.57, which is '), text('₹36,609.57 more.'), done],
    )
    const { events } = await ask(GROWTH, { chain })
    expect(requests[0]?.prompt).toBe(`Calculate and explain: ${GROWTH}`)
    expect(requests[0]?.tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sip', 'loan', 'tax', 'xirr', 'solve_for']),
    )
    expect(calculationsIn(events)[0]).toMatchObject({ calculator: 'compound-interest', verified: true })
    expect(requests[1]?.rounds[0]?.results[0]?.result).toMatchObject({ inputs: { years: 20 } })
    expect(shownIn(events)).toBe('It grows to ₹46,609.57, which is ₹36,609.57 more.')
    expect(figuresIn(doneIn(events).parts)).toEqual([
      { text: '₹46,609.57', value: expect.closeTo(GROWN, 6), unit: 'inr', computed: true },
      { text: '₹36,609.57', value: expect.closeTo(GROWN - 10_000, 6), unit: 'inr', computed: true },
    ])
  })

  test('it is told to answer in the language of the question', async () => {
    const { chain, requests } = model([text('ठीक है।'), done])
    await ask('20 लाख का होम लोन 8% पर 20 साल EMI कितनी होगी', { chain })
    await ask('20 lakh ka loan 8% par 20 saal, emi kitni', { chain })
    await ask(GROWTH, { chain })
    const told = requests.map(({ instruction }) => /Answer in [A-Z]\w+/.exec(instruction ?? '')?.[0])
    expect(told).toEqual(['Answer in Hindi', 'Answer in Hindi', 'Answer in English'])
    expect(requests[1]?.instruction).toContain('Latin letters')
  })

  test('its figures are checked in Hindi, too', async () => {
    const { chain } = model([
      call('loan', { principal: 2_000_000, annualRatePercent: 8, years: 20 }),
      text('20 साल के लिए 8 % पर EMI ₹16,728.80 प्रति माह है। कुल ब्याज ₹99,999 है।'),
      done,
    ])
    const { events } = await ask('20 लाख का होम लोन 8% पर 20 साल EMI कितनी होगी', { chain })
    expect(shownIn(events)).toContain('EMI ₹16,728.80 प्रति माह है')
    expect(shownIn(events)).toContain(`कुल ब्याज ${UNVERIFIED} है`)
    expect(shownIn(events)).toContain('जिन आँकड़ों की जाँच नहीं हो सकी')
    // What it called is told in Hindi, too, though its function is written in English.
    expect(calculationsIn(events)[0]).toMatchObject({
      told: { language: 'hi', inputs: { principal: { label: 'लोन की रकम' } } },
      outputs: expect.arrayContaining([expect.objectContaining({ label: 'कुल ब्याज' })]),
    })
  })

  test('it may convert at the rate of the day, which counts as given', async () => {
    const { chain, requests } = model(
      [call('currency', { amount: 100, from: 'USD', to: 'INR', rate: 80 }), done],
      [text('$100 is ₹8,000, at 80 rupees for one dollar (fake, 1 January 2026).'), done],
    )
    const { events } = await ask('convert 100 usd to inr', { chain })
    expect(requests[0]?.instruction).toContain('one USD buys 80 INR, set by fake on 2026-01-01')
    expect(calculationsIn(events)).toMatchObject([{ verified: true }])
    expect(shownIn(events)).toBe('$100 is ₹8,000, at 80 rupees for one dollar (fake, 1 January 2026).')
  })

  test('a figure that it made up is never shown', async () => {
    const { chain } = model([
      text(
        'You will have ₹99,999 then. That is ninety nine thousand rupees, or 1.5 lakh. At 8% in 20 years.',
      ),
      done,
    ])
    const { events } = await ask(GROWTH, { chain })
    const shown = shownIn(events)
    expect(shown).not.toMatch(/99,999|ninety|1\.5/)
    expect(shown).toContain(`You will have ${UNVERIFIED} then.`)
    expect(shown).toContain('At 8% in 20 years.')
    // The solver's own answer follows, since the model computed nothing.
    expect(calculationsIn(events).map(({ verified }) => verified)).toEqual([true])
  })

  test('a figure split over pieces of the stream is checked whole', async () => {
    const { chain } = model([text('It is 4'), text('6,6'), text('10'), text('.99 in all.'), done])
    expect(shownIn((await ask(GROWTH, { chain })).events)).not.toContain('46,610.99')
  })

  test('a calculation on figures that nobody gave is not marked verified', async () => {
    const { chain } = model(
      [call('compound_interest', { principal: 90_000, annualRatePercent: 8, years: 20 }), done],
      [text('Done.'), done],
    )
    const [wrong, right] = calculationsIn((await ask(GROWTH, { chain })).events)
    expect(wrong).toMatchObject({ verified: false })
    expect(right).toMatchObject({ verified: true })
    expect(right?.inputs).toMatchObject({ principal: 10_000 })
  })

  test('figures of the question in the wrong places are not marked verified either', async () => {
    const { chain } = model(
      [call('compound_interest', { principal: 10_000, annualRatePercent: 20, years: 8 }), done],
      [text('Done.'), done],
    )
    expect(calculationsIn((await ask(GROWTH, { chain })).events).map(({ verified }) => verified)).toEqual([
      false,
      true,
    ])
  })

  test('what it computes on figures that nobody gave is no source of figures either', async () => {
    const { chain } = model(
      [call('compound_interest', { principal: 99_999, annualRatePercent: 8, years: 20 }), done],
      [text('You will have ₹99,999, or ₹4,66,091.05.'), done],
    )
    const shown = shownIn((await ask(GROWTH, { chain })).events)
    expect(shown).toContain(`You will have ${UNVERIFIED}, or ${UNVERIFIED}.`)
    expect(shown).toContain('₹46,609.57')
  })

  test.each([
    'SIP of 5000 every day at 12% for 10 years',
    'SIP of 5000 at 12% for 10 years paid at the end of each month',
    'SIP of 5000 at 12% for 10 years after tax',
  ])('nor is the answer to a question that the solver knows to be another: %s', async (question) => {
    const { chain } = model(
      [call('sip', { monthlyInvestment: 5000, annualRatePercent: 12, years: 10 }), done],
      [text('You will have ₹11,61,695.'), done],
    )
    const { events } = await ask(question, { chain })
    expect(calculationsIn(events).map(({ verified }) => verified)).toEqual([false])
    expect(shownIn(events)).toContain('could not be confirmed')
  })

  test('a right figure in a wrong currency is never shown', async () => {
    const { chain } = model(
      [
        call('compound_interest', {
          principal: 10_000,
          annualRatePercent: 8,
          years: 20,
          frequency: 'yearly',
        }),
        done,
      ],
      [text('It grows to $46,609.57, or 46,609.57 dollars, which is ₹46,609.57.'), done],
    )
    const shown = shownIn((await ask(GROWTH, { chain })).events)
    expect(shown).toContain(`It grows to ${UNVERIFIED}, or ${UNVERIFIED} dollars, which is ₹46,609.57.`)
  })

  test('the results of two runs of one calculator are never shown exchanged', async () => {
    const growth = (annualRatePercent: number) =>
      call('compound_interest', { principal: 10_000, annualRatePercent, years: 20, frequency: 'yearly' })
    const question = 'How much will 10,000 grow to in 20 years, at 8% or at 12%?'
    const tell = async (answer: string) =>
      shownIn((await ask(question, model([growth(8), growth(12), done], [text(answer), done]))).events)
    const told = 'At 8% it grows to ₹46,609.57, at 12% to ₹96,462.93.'
    expect(await tell(told)).toContain(told)
    const lied = await tell('At 8% it grows to ₹96,462.93, at 12% to ₹46,609.57.')
    expect(lied).toContain(`At 8% it grows to ${UNVERIFIED}, at 12% to ${UNVERIFIED}.`)
    expect(lied).toContain('could not be verified')
  })

  test.each([
    ['transfer_money', { to: 'me' }],
    ['__proto__', {}],
    ['sip', null],
    ['sip', { monthlyInvestment: { toString: 'x' }, years: [] }],
    ['solve_for', { calculator: 'sip', input: 'constructor', output: 'futureValue', target: 1, given: {} }],
  ])('an invented or senseless call of %s computes nothing that is verified', async (name, args) => {
    const { chain } = model([call(name, args), done], [text('Nothing.'), done])
    const { events } = await ask(GROWTH, { chain })
    const [first] = calculationsIn(events).filter(({ verified }) => verified)
    expect(first?.inputs).toMatchObject({ years: 20 })
    expect(lastOf(events)?.event).toBe('done')
  })

  test('calls without end are ended', async () => {
    const { chain, requests } = model([call('sip', { monthlyInvestment: 1 }), done])
    const { events } = await ask(GROWTH, { chain })
    expect(requests.length).toBeLessThanOrEqual(5)
    expect(lastOf(events)?.event).toBe('done')
  })

  test.each([
    ['one word', text('a'.repeat(100))],
    ['markup', text('<b>')],
    ['calls', call('sip', { monthlyInvestment: 1 })],
    ['nothing', text('')],
  ])('a stream of %s without end is ended', async (_, event) => {
    const chain = createFakeChain()
    chain.streamModel = async function* () {
      for (;;) yield event
    }
    const { events } = await ask(GROWTH, { chain })
    expect(lastOf(events)?.event).toBe('done')
    expect(shownIn(events)).toMatch(/had become too long|46,609\.57/)
    expect(calculationsIn(events).length).toBeLessThanOrEqual(13)
  })

  test('text without end is cut', async () => {
    const chain = createFakeChain()
    chain.streamModel = async function* () {
      for (;;) yield text('Money grows slowly. ')
    }
    const { events } = await ask(GROWTH, { chain })
    expect(shownIn(events).length).toBeLessThan(22_000)
    expect(shownIn(events)).toContain('had become too long')
  })

  test('markup is taken out', async () => {
    const { chain } = model([
      text('Hello <script>alert(1)</script><img src=x onerror=alert(1)> world.'),
      done,
    ])
    expect(shownIn((await ask('hello', { chain })).events)).not.toMatch(/<script|<img|onerror/)
  })

  test.each([
    ['blocked', 'The AI model declined to answer.'],
    ['done', 'No result found.'],
    ['other', 'No result found.'],
  ] as const)('an empty answer that ended as %s says so', async (reason, sentence) => {
    const { chain } = model([{ type: 'finish', reason, turn: {} }])
    expect(lastOf((await ask('tell me about funds', { chain })).events)).toEqual({
      event: 'done',
      data: { kind: 'declined', text: sentence, parts: [sentence], options: [] },
    })
    expect(shownIn((await ask(GROWTH, { chain })).events)).toContain('₹46,609.57')
  })

  test.each([
    ['length', 'had become too long'],
    ['blocked', 'stopped here'],
    ['other', 'broke off here'],
  ] as const)('an answer that ended as %s is shown with a notice', async (reason, notice) => {
    const { chain } = model([text('Funds pool money.'), { type: 'finish', reason, turn: {} }])
    const shown = shownIn((await ask('tell me about funds', { chain })).events)
    expect(shown).toContain('Funds pool money.')
    expect(shown).toContain(notice)
  })

  test('a refusal is told with its status, unless the solver knows the answer', async () => {
    const refusal = new ProviderError('quota', { provider: 'Gemini', operation: 'answer', status: 429 })
    const unknown = await ask('tell me about funds', { chain: model(refusal).chain })
    expect(unknown.events).toEqual([
      { event: 'error', data: { code: 'SOURCE_UNAVAILABLE', message: 'API error: 429' } },
    ])
    const known = await ask(GROWTH, { chain: model(refusal).chain })
    expect(shownIn(known.events)).toContain('₹46,609.57')
    expect(shownIn(known.events)).toContain('API error: 429')
  })

  test('an error in the middle keeps what was said', async () => {
    const { chain } = model([text('Compound growth adds up. '), text('break')])
    const shown = shownIn((await ask(GROWTH, { chain })).events)
    expect(shown).toContain('Compound growth adds up.')
    expect(shown).toContain('API error: 499')
    expect(shown).toContain('₹46,609.57')
  })

  test('over the budget of the day the solver answers, the day after the model again', async () => {
    const { chain, requests } = model([text('Hello.'), done])
    const { app, clock } = await buildTestApp({ chain, askDailyBudget: 1 })
    const send = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/ask',
          headers: { host: 'localhost:3000' },
          payload: { question: GROWTH },
        })
      ).payload
    await send()
    const second = await send()
    expect(requests).toHaveLength(1)
    expect(second).toContain('₹46,609.57')
    expect(second).toContain('budget')
    clock.time += DAY_MS
    await send()
    expect(requests).toHaveLength(2)
  })

  test('a person cannot use the model up, nor for the others at the address, and all are still answered', async () => {
    const { chain, requests } = model([text('Hello.'), done])
    const { browser, clock } = await buildTestApp({ chain })
    const askOften = async (name: string, times: number, remoteAddress = '198.51.100.7') => {
      const { enter, send } = browser()
      await enter(name)
      const before = requests.length
      for (let count = 0; count < times; count++) {
        const { payload } = await send({
          method: 'POST',
          url: '/api/ask',
          payload: { question: GROWTH },
          remoteAddress,
        })
        expect(payload).toContain('event: done')
      }
      return requests.length - before
    }

    expect(await askOften('ada', 17)).toBe(15)
    // From wherever: it is the person that counts.
    expect(await askOften('ada', 2, '198.51.100.8')).toBe(0)
    expect(await askOften('bob', 17)).toBe(15)
    expect(await askOften('cleo', 17)).toBe(15)
    expect(await askOften('dora', 17)).toBeLessThan(15)
    expect(await askOften('emil', 2)).toBe(0)
    expect(await askOften('emil', 2, '198.51.100.8')).toBe(2)
    clock.time += 60_000
    expect(await askOften('ada', 10, '198.51.100.8')).toBe(6)
  })

  test('who asks the built-in solver too often waits, and nobody else does', async () => {
    const { browser } = await buildTestApp()
    const [ada, bob] = [browser(), browser()]
    await ada.enter('ada')
    await bob.enter('bob')
    const send = (who: typeof ada) =>
      who.send({ method: 'POST', url: '/api/ask', payload: { question: 'hello' } })
    const statuses: number[] = []
    for (let count = 0; count < 121; count++) statuses.push((await send(ada)).statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.at(-1)).toBe(429)
    expect((await send(bob)).statusCode).toBe(200)
  })

  test('one address cannot use the model up, and is still answered', async () => {
    const { chain, requests } = model([text('Hello.'), done])
    const { app } = await buildTestApp({ chain })
    for (let count = 0; count < 25; count++) {
      const { payload } = await app.inject({
        method: 'POST',
        url: '/api/ask',
        headers: { host: 'localhost:3000' },
        payload: { question: GROWTH },
      })
      expect(payload).toContain('event: done')
    }
    expect(requests).toHaveLength(15)
  })
})
