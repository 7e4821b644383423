import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Assistant } from './assistant.tsx'
import { keepOpenTalk, restoreOpenTalk } from './open-talk.ts'
import { openHistoryPanel } from './use-history-panel.ts'
// Loaded beforehand, so that no test waits for them.
import './stored-history.ts'
import './calculation-card.tsx'
import { solveHere } from './solve-here.ts'
import './stream-answer.ts'

const calculation = {
  calculator: 'compound-interest',
  inputs: { principal: 10_000, annualRatePercent: 8, years: 20, frequency: 'yearly' },
  outputs: [{ id: 'total', label: 'Total amount', value: 46_609.57143849, unit: 'inr' }],
  formula: 'A = P × (1 + R)ᵗ\n₹46,609.57 = …',
  link: '/calculator/compound-interest-calculator?principal=10000',
  verified: true,
}

/** A thread that solves at the next turn, or once it is let go on. */
class TestWorker {
  static goOn: Promise<void> = Promise.resolve()
  static asked: string[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  async postMessage(body: Parameters<typeof solveHere>[0]) {
    TestWorker.asked.push(body.question)
    await TestWorker.goOn
    this.onmessage?.({ data: { result: structuredClone(solveHere(body)) } })
  }
}

/** A server that sends these events, then waits or ends. */
function answerWith(events: [string, unknown][], { end = true } = {}) {
  const signals: (AbortSignal | null | undefined)[] = []
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    signals.push(init.signal)
    bodies.push(JSON.parse(String(init.body)))
    const encoder = new TextEncoder()
    return new Response(
      new ReadableStream({
        start(controller) {
          for (const [event, data] of events) {
            controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
          }
          init.signal?.addEventListener('abort', () =>
            controller.error(new DOMException('Aborted', 'AbortError')),
          )
          if (end) controller.close()
        },
      }),
    )
  })
  return { signals, bodies }
}

function open({ reduced = true } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))
  const router = createMemoryRouter([{ path: '/', element: <Assistant /> }])
  render(<RouterProvider router={router} />)
  return userEvent.setup()
}

/** What is kept on the device by now; throws as long as there is nothing. */
function readStored() {
  const stored = localStorage.getItem('calculatorHistory')
  if (stored === null) throw new Error('Nothing is stored yet.')
  return JSON.parse(stored)
}

const box = () => screen.getByPlaceholderText('Ask a financial question...')
const told = {
  text: 'It becomes **₹46,609.57** <img src=x onerror=alert(1)>.',
  parts: [
    'It becomes **',
    { text: '₹46,609.57', value: 46_609.57143849, unit: 'inr', computed: true },
    '** <img src=x onerror=alert(1)>.',
  ],
}
/** Takes longer to be typed out than any test lasts. */
const long = { text: 'A very long answer that takes its time. '.repeat(40).trim() }
const answered: [string, unknown][] = [
  ['calculation', calculation],
  ['token', told],
  ['done', { kind: 'answer', ...told }],
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  openHistoryPanel(false)
  keepOpenTalk(undefined)
  Object.assign(TestWorker, { goOn: Promise.resolve(), asked: [] })
  vi.stubGlobal('Worker', TestWorker)
})

test('an answer is shown as text, its figure marked, with the calculation and the history', async () => {
  answerWith(answered)
  const user = open()
  expect(screen.getByText(/Welcome to AI Financial Calculator!/)).toBeTruthy()
  expect(screen.getByTitle('Send (or press Ctrl+Enter)').getAttribute('aria-disabled')).toBe('true')
  await user.type(box(), 'How much?{Enter}')

  const figure = await screen.findByText('₹46,609.57', { selector: 'strong span' })
  expect(figure.className).toContain('border-double')
  expect(document.querySelector('img')).toBeNull()
  const link = await screen.findByRole('link', { name: /Open in calculator/ })
  expect(link.getAttribute('href')).toBe(calculation.link)
  expect(screen.getByText('Verified')).toBeTruthy()
  const stored = await waitFor(readStored)
  expect(stored).toMatchObject([{ query: 'How much?', result: told.text, parts: told.parts }])
})

test('the next question carries the one before', async () => {
  const { bodies } = answerWith(answered)
  const user = open()
  await user.type(box(), 'First?{Enter}')
  await screen.findByText('₹46,609.57', { selector: 'strong span' })
  await user.type(box(), 'And at 9%?{Control>}{Enter}{/Control}')
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toMatchObject({ question: 'And at 9%?', turns: [{ question: 'First?' }] })
})

test('a question sent while the answer before is still being typed carries it, and both are kept', async () => {
  const { bodies } = answerWith([
    ['calculation', calculation],
    ['token', long],
    ['done', { kind: 'answer', ...long }],
  ])
  const user = open({ reduced: false })
  await user.type(box(), 'First?{Enter}')
  await screen.findByText(/^A v/)
  expect(screen.getByRole('button', { name: /Stop/ })).toBeTruthy()
  await user.type(box(), 'And at 9%?{Control>}{Enter}{/Control}')
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toMatchObject({
    question: 'And at 9%?',
    turns: [{ question: 'First?', answer: long.text }],
  })
  const stored = await waitFor(readStored)
  expect(stored).toMatchObject([{ query: 'First?', result: long.text, calculations: [calculation] }])
})

test('a question sent while an answer is still coming carries what could be read of it', async () => {
  const { bodies, signals } = answerWith([['token', long]], { end: false })
  const user = open({ reduced: false })
  await user.type(box(), 'First?{Enter}')
  await screen.findByText(/^A v/)
  await user.type(box(), 'And at 9%?{Control>}{Enter}{/Control}')
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(signals[0]?.aborted).toBe(true)
  expect(bodies[1]).toMatchObject({
    turns: [{ question: 'First?', answer: expect.stringMatching(/^A v.* \[truncated\]$/) }],
  })
})

test('Escape while thinking aborts the request and says so', async () => {
  const { signals } = answerWith([], { end: false })
  const user = open()
  await user.type(box(), 'How much?{Enter}')
  expect(await screen.findByText(/is thinking\.\.\./, { selector: 'p:not([role])' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(signals[0]?.aborted).toBe(true)
  expect(screen.getAllByText('Request canceled').length).toBeGreaterThan(0)
  expect(localStorage.getItem('calculatorHistory')).toBeNull()
})

test('stopping the typing freezes the text and keeps it as truncated', async () => {
  answerWith([['token', long]], { end: false })
  const user = open({ reduced: false })
  await user.type(box(), 'How much?{Enter}')
  await screen.findByRole('button', { name: /Stop/ })
  await screen.findByText(/^A v/)
  await user.keyboard('{Escape}')
  expect(screen.getByText('[stopped]')).toBeTruthy()
  const [entry] = await waitFor(readStored)
  expect(entry.result).toMatch(/^A v.* \[truncated\]$/)
})

test('a refusal of the server is told in the specified words', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 429 }))
  const user = open()
  await user.type(box(), 'How much?{Enter}')
  const words = 'Error fetching data: API error: 429. Please check your query and try again.'
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
})

test('an entry of the history brings question and answer back; clearing asks first', async () => {
  localStorage.setItem(
    'calculatorHistory',
    JSON.stringify([{ query: 'EMI on 50L', result: 'It is ₹43,391.16.', timestamp: Date.now() - 120_000 }]),
  )
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Show history' }))
  expect(await screen.findByText('2 minutes ago')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /EMI on 50L/ }))
  expect(screen.getAllByText(/It is ₹43,391.16|It is/).length).toBeGreaterThan(0)
  expect(screen.getByText('You asked')).toBeTruthy()
})

test('a history that is not ours to read is logged and ignored', async () => {
  localStorage.setItem('calculatorHistory', '{"half')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  open()
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(screen.getByText('No history yet')).toBeTruthy()
})

test('where a question has several meanings each is a button that asks it, and is not listed twice', async () => {
  const options = ['Loan: EMI', 'Loan: total interest']
  const text = `Which do you mean?\n${options.map((option) => `- ${option}`).join('\n')}`
  const { bodies } = answerWith([
    ['token', { text }],
    ['done', { kind: 'clarify', text, options }],
  ])
  const user = open()
  await user.type(box(), 'Interest?{Enter}')
  const group = await screen.findByRole('group', { name: 'Choose what you mean' })
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(options)
  expect(screen.getAllByText('Loan: total interest')).toHaveLength(1)
  expect(document.querySelector('[role="status"]')?.textContent).toContain('Loan: total interest')
  await user.click(screen.getByRole('button', { name: 'Loan: total interest' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toMatchObject({
    question: 'Loan: total interest',
    turns: [{ question: 'Interest?', answer: text }],
  })
  expect(document.activeElement).toBe(box())
})

test('a question of a talk comes back from the history with what was asked before it', async () => {
  const { bodies } = answerWith([['done', { kind: 'answer', text: 'It is so.', options: ['For 20 years'] }]])
  const user = open()
  await user.type(box(), 'EMI on 50L{Enter}')
  await waitFor(() => expect(readStored()).toHaveLength(1))
  await user.type(box(), 'and for 15 years?{Enter}')
  await waitFor(() => expect(readStored()).toHaveLength(2))
  cleanup()

  const later = open()
  await later.click(screen.getByRole('button', { name: 'Show history' }))
  await later.click(await screen.findByRole('button', { name: /and for 15 years/ }))
  expect(screen.getByRole('button', { name: 'For 20 years' })).toBeTruthy()
  await later.type(box(), 'and at 9 %?{Enter}')
  await waitFor(() => expect(bodies).toHaveLength(3))
  expect(bodies[2]).toMatchObject({
    question: 'and at 9 %?',
    turns: [
      { question: 'EMI on 50L', answer: 'It is so.' },
      { question: 'and for 15 years?', answer: 'It is so.' },
    ],
  })
})

test('a talk is as it was left when a person comes back to the page, and goes on', async () => {
  const { bodies } = answerWith([['done', { kind: 'answer', text: 'It is so.', options: [] }]])
  const user = open()
  await user.type(box(), 'EMI on 50L{Enter}')
  await waitFor(() => expect(readStored()).toHaveLength(1))
  cleanup()

  const later = open()
  expect(screen.getByText('You asked')).toBeTruthy()
  expect(screen.getAllByText('EMI on 50L').length).toBeGreaterThan(0)
  await later.type(box(), 'and at 9 %?{Enter}')
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toMatchObject({ turns: [{ question: 'EMI on 50L', answer: 'It is so.' }] })
})

describe('a page that was loaded anew', () => {
  const cookie = vi.spyOn(document, 'cookie', 'get')
  afterAll(() => cookie.mockRestore())

  /** What a new document knows: what the tab kept, and nothing else. */
  async function loadAnew() {
    cleanup()
    const kept = sessionStorage.getItem('hodlwise.talk')
    keepOpenTalk(undefined)
    await waitFor(() => expect(sessionStorage.getItem('hodlwise.talk')).toBeNull())
    if (kept !== null) sessionStorage.setItem('hodlwise.talk', kept)
  }

  async function askBefore() {
    const { bodies } = answerWith([['done', { kind: 'answer', text: 'It is so.', options: [] }]])
    await open().type(box(), 'EMI on 50L{Enter}')
    await waitFor(() => expect(readStored()).toHaveLength(1))
    await waitFor(() => expect(sessionStorage.getItem('hodlwise.talk')).not.toBeNull())
    return bodies
  }

  test.each(['', 'other=1; hodlwise_signed_in=aaaaaaaa; more=2'])(
    'goes on with the talk of its tab: %s',
    async (cookies) => {
      cookie.mockReturnValue(cookies)
      const bodies = await askBefore()
      await loadAnew()
      const later = open()
      expect(await screen.findByText('You asked')).toBeTruthy()
      await later.type(box(), 'and at 9 %?{Enter}')
      await waitFor(() => expect(bodies).toHaveLength(2))
      expect(bodies[1]).toMatchObject({ turns: [{ question: 'EMI on 50L', answer: 'It is so.' }] })
    },
  )

  test.each([
    ['another account', 'hodlwise_signed_in=aaaaaaaa', 'hodlwise_signed_in=bbbbbbbb'],
    ['nobody who is signed in', 'hodlwise_signed_in=aaaaaaaa', ''],
  ])('shows the talk not to %s', async (_, before, after) => {
    cookie.mockReturnValue(before)
    await askBefore()
    await loadAnew()
    cookie.mockReturnValue(after)
    open()
    await restoreOpenTalk()
    expect(screen.queryByText('You asked')).toBeNull()
  })

  test('leaves what is not ours to read', async () => {
    cookie.mockReturnValue('')
    sessionStorage.setItem('hodlwise.talk', '{"entry":{"query":1},"signIn":""}')
    open()
    expect(await restoreOpenTalk()).toBeUndefined()
    expect(screen.queryByText('You asked')).toBeNull()
  })
})

test('options of a first question come back with it from the history', async () => {
  const entry = { query: 'Interest?', result: 'Which?\n- Loan: EMI', timestamp: 1, options: ['Loan: EMI'] }
  localStorage.setItem('calculatorHistory', JSON.stringify([entry]))
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Show history' }))
  await user.click(await screen.findByRole('button', { name: /Interest\?/ }))
  expect(screen.getByRole('button', { name: 'Loan: EMI' })).toBeTruthy()
})

test('what is in Hindi says so to who listens, question, answer and failure', async () => {
  answerWith([['done', { kind: 'answer', text: 'मासिक किस्त **₹16,728.80** है।', options: [] }]])
  const user = open()
  await user.type(box(), 'किस्त कितनी होगी{Enter}')
  // The question stands over its answer and, once that is kept, in the history too.
  expect((await screen.findByText('किस्त कितनी होगी', { selector: 'p' })).lang).toBe('hi')
  expect((await screen.findByText('किस्त कितनी होगी', { selector: 'li *' })).lang).toBe('hi')
  const answer = await screen.findByText(/मासिक किस्त/, { selector: 'p:not([role]) *' })
  expect(answer.closest('[lang]')?.getAttribute('lang')).toBe('hi')

  answerWith([['error', { code: 'SOURCE_UNAVAILABLE', message: 'AI मॉडल जवाब नहीं दे रहा है।' }]])
  await user.type(box(), 'किस्त कितनी{Enter}')
  const problem = await screen.findByText(/^जवाब नहीं मिल पाया: AI मॉडल/, { selector: 'p:not([role])' })
  expect(problem.lang).toBe('hi')
})

test('the panel of the history is as it was left when a person comes back to the page', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Show history' }))
  cleanup()
  open()
  expect(screen.getByRole('button', { name: 'Hide history' }).getAttribute('aria-expanded')).toBe('true')
})

test('a card writes its figures as they add up', async () => {
  const part = { id: 'interest', label: 'Interest', value: 10.004, shown: 10.01, unit: 'inr' }
  answerWith([
    ['calculation', { ...calculation, outputs: [...calculation.outputs, part] }],
    ['token', told],
    ['done', { kind: 'answer', ...told }],
  ])
  await open().type(box(), 'How much?{Enter}')
  expect(await screen.findByText('₹10.01')).toBeTruthy()
})

const emi = 'emi on 50 lakh at 8.5% for 20 years'
// 50 lakh × i × (1 + i)²⁴⁰ ÷ ((1 + i)²⁴⁰ − 1), i = 8.5 % ÷ 12.
const emiText = '₹43,391.16'

test('while a question is typed the browser itself answers it, and asks nobody', async () => {
  const { bodies } = answerWith(answered)
  const user = open()
  await user.click(box())
  await user.paste(emi)
  expect(await screen.findByText(emiText, { selector: 'strong span' })).toBeTruthy()
  await user.clear(box())
  await waitFor(() => expect(screen.queryByText(emiText)).toBeNull())
  expect(bodies).toEqual([])
})

test('what was typed over while another was being solved is solved no more', async () => {
  answerWith(answered)
  const user = open()
  const { promise, resolve } = Promise.withResolvers<void>()
  TestWorker.goOn = promise
  await user.click(box())
  await user.paste('emi on 10 lakh')
  await waitFor(() => expect(TestWorker.asked).toEqual(['emi on 10 lakh']))
  await user.clear(box())
  await user.paste('emi on 20 lakh')
  await user.clear(box())
  await user.paste(emi)
  resolve()
  expect(await screen.findByText(emiText, { selector: 'strong span' })).toBeTruthy()
  expect(TestWorker.asked).toEqual(['emi on 10 lakh', emi])
})

test('with the network gone the browser answers alone, with its calculation, and follows on', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const user = open()
  await user.click(box())
  await user.paste(emi)
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/computed on your device/)).toBeTruthy()
  expect(screen.getByText('Verified')).toBeTruthy()
  expect(screen.getByText(emiText, { selector: 'strong span' }).className).toContain('border-double')
  const link = screen.getByRole('link', { name: /Open in calculator/ })
  expect(link.getAttribute('href')).toContain('principal=5000000')

  await user.paste('what if 15 years')
  await user.keyboard('{Enter}')
  // The same for 180 months.
  expect(await screen.findByText('₹49,236.98', { selector: 'strong span' })).toBeTruthy()
})

test('what the browser cannot answer with the network gone is told as before', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const user = open()
  await user.type(box(), 'tell me a joke{Enter}')
  expect((await screen.findAllByText(/Error connecting to the server/)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/computed on your device/)).toBeNull()
})
