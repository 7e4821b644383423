import type { NewsItem } from '@pkg/api-contract'
import { formatTime } from '@pkg/ui-kit/format/format-time.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { NewsPage } from './news-page.tsx'
import { toByline } from './to-byline.ts'

const route = 'GET /api/news'
const now = Date.UTC(2026, 2, 1, 12)

beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function story(number: number, fields: Partial<NewsItem> = {}): NewsItem {
  const link = `https://paper.example/${number}`
  return {
    title: `Story ${number}`,
    link,
    description: `What happened, part ${number}`,
    author: null,
    pubDate: '2026-03-01T10:00:00.000Z',
    categories: ['One', 'Two', 'Three', 'Four'],
    sources: [{ name: 'Paper', link }],
    ...fields,
  }
}
const stories = (count: number) => Array.from({ length: count }, (_, index) => story(index + 1))
const answer = (items: unknown) => ({ body: { status: 'ok', items } })
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const person = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a story has its title, byline, age, text, link and three categories at most', async () => {
  answerRoutes({ [route]: answer([story(1)]) })
  render(<NewsPage />)
  expect(screen.getByText('Loading latest crypto news...')).toBeDefined()
  const link = await screen.findByRole('link', { name: 'Story 1' })
  expect(link.getAttribute('href')).toBe('https://paper.example/1')
  for (const each of screen.getAllByRole('link')) {
    expect(each.getAttribute('target')).toBe('_blank')
    expect(each.getAttribute('rel')).toBe('noopener noreferrer')
  }
  for (const text of ['Paper', '2 hours ago', 'What happened, part 1', 'One', 'Three']) {
    expect(screen.getByText(text)).toBeDefined()
  }
  expect(screen.queryByText('Four')).toBeNull()
  expect(screen.queryByText(/^Page /)).toBeNull()
})

test('a story told by several names them, and one without a date says so', async () => {
  const sources = [
    story(1).sources,
    story(2, { sources: [{ name: 'Wire', link: 'https://wire.example/2' }] }).sources,
  ]
  answerRoutes({ [route]: answer([story(1, { sources: sources.flat(), pubDate: null })]) })
  render(<NewsPage />)
  expect(await screen.findByText(/^2 sources:/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Wire' }).getAttribute('href')).toBe('https://wire.example/2')
  expect(screen.getByText('Unknown date')).toBeDefined()
})

test('five stories a page; refresh leads back to the first', async () => {
  answerRoutes({ [route]: answer(stories(12)) })
  render(<NewsPage />)
  await screen.findByText('Page 1 of 3')
  const user = person()
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('Page 3 of 3')).toBeDefined()
  expect(titles()).toEqual(['Story 11', 'Story 12'])
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(screen.getByText('Page 1 of 3')).toBeDefined()
})

test('no news is said in a sentence', async () => {
  answerRoutes({ [route]: answer([]) })
  render(<NewsPage />)
  expect(await screen.findByText('No news available at the moment.')).toBeDefined()
})

describe('the cache', () => {
  const keep = (timestamp: number, data: unknown = [story(9)]) =>
    localStorage.setItem('cryptoNews', JSON.stringify({ data, timestamp }))

  test('of less than 15 minutes ago is shown, and nothing is asked', async () => {
    const { calls } = answerRoutes({ [route]: answer([story(1)]) })
    keep(now - 14 * 60_000)
    render(<NewsPage />)
    expect(await screen.findByText('Story 9')).toBeDefined()
    expect(calls).toEqual([])
  })

  test.each([
    ['is older', () => keep(now - 15 * 60_000)],
    ['comes from the future', () => keep(now + 60_000)],
    ['is no list', () => keep(now, { length: 5 })],
    ['holds a link that runs', () => keep(now, [{ ...story(9), link: 'javascript:alert(1)' }])],
    ['is no JSON', () => localStorage.setItem('cryptoNews', '{"data":[')],
  ])('that %s is not', async (_, store) => {
    answerRoutes({ [route]: answer([story(1)]) })
    store()
    render(<NewsPage />)
    expect(await screen.findByText('Story 1')).toBeDefined()
    expect(screen.queryByText('Story 9')).toBeNull()
    expect(JSON.parse(localStorage.getItem('cryptoNews') ?? '').data).toHaveLength(1)
  })

  test('is passed over by Refresh, once a second at most', async () => {
    const { calls } = answerRoutes({ [route]: answer([story(1)]) })
    keep(now)
    render(<NewsPage />)
    await screen.findByText('Story 9')
    const user = person()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('Story 1')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(calls).toHaveLength(1)
    await pass(1000)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(calls).toHaveLength(2)
  })
})

describe('a reading that is old or not whole', () => {
  const updatedAt = '2026-03-01T09:31:00.000Z'
  const moment = formatTime(updatedAt, { withZone: true })
  const read = (fields: object) => {
    answerRoutes({ [route]: { body: { status: 'ok', items: [story(1)], updatedAt, ...fields } } })
    render(<NewsPage />)
    return screen.findByText('Story 1')
  }

  test('says when its sources were read, not when it came', async () => {
    await read({ stale: false, problem: null })
    expect(screen.getByText(`As of ${moment}`)).toBeDefined()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('of sources that are all silent says that it is old and why, and is not kept', async () => {
    await read({ stale: true, problem: 'paper.example is not answering.' })
    expect(screen.getByText(`Stale: as of ${moment}`)).toBeDefined()
    expect(screen.getByRole('status').textContent).toContain('paper.example is not answering.')
    expect(localStorage.getItem('cryptoNews')).toBeNull()
  })

  test('with a source missing names it, and is not kept', async () => {
    await read({ stale: false, problem: 'wire.example is not answering.' })
    expect(screen.getByText(`As of ${moment}`)).toBeDefined()
    expect(screen.getByRole('status').textContent).toContain('wire.example is not answering.')
    expect(localStorage.getItem('cryptoNews')).toBeNull()
  })
})

describe('a reading that fails', () => {
  test('is tried three times more, each after a longer wait, before its sentence is shown', async () => {
    const { calls } = answerRoutes({ [route]: refusal('SOURCE_UNAVAILABLE') })
    render(<NewsPage />)
    await expect.poll(() => calls.length).toBe(1)
    await pass(1000)
    expect(calls).toHaveLength(2)
    await pass(1700)
    expect(calls).toHaveLength(2)
    await pass(300)
    expect(calls).toHaveLength(3)
    expect(screen.queryByRole('alert')).toBeNull()
    await pass(3000)
    expect(calls).toHaveLength(4)
    expect(screen.getByRole('alert').textContent).toContain('API request failed with status: 502')
  })

  test.each([
    ['the server is not reached', undefined, 'Failed to load crypto news. Please try again later.'],
    [
      'the key is refused',
      refusal('NEWS_REFUSED'),
      'Invalid API key or request parameters. Please check your news API key.',
    ],
    ['items are no list', answer({}), 'Invalid API response: items is not an array or status is not ok'],
    [
      'the status is not ok',
      { body: { status: 'error', items: [] } },
      'Invalid API response: items is not an array or status is not ok',
    ],
  ])('when %s says so', async (_, given, sentence) => {
    answerRoutes(given ? { [route]: given } : {})
    render(<NewsPage />)
    await act(async () => {
      for (let step = 0; step < 8; step += 1) await vi.advanceTimersByTimeAsync(1000)
    })
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  })

  test('once is not even said', async () => {
    let first = true
    answerRoutes({
      [route]: () => {
        const failed = first
        first = false
        return failed ? refusal('SOURCE_UNAVAILABLE') : answer([story(1)])
      },
    })
    render(<NewsPage />)
    await pass(0)
    await pass(1000)
    expect(await screen.findByText('Story 1')).toBeDefined()
  })
})

describe('the byline', () => {
  test.each([
    ['is the author', story(1, { author: 'R. Iyer' }), 'R. Iyer'],
    ['else the source', story(1), 'Paper'],
    [
      'else what the description tells',
      story(1, { sources: [], description: 'More. The post appeared first on Block Wire.' }),
      'Block Wire',
    ],
    [
      'else what the title tells',
      story(1, { sources: [], title: 'Ether rises - Ledger Daily' }),
      'Ledger Daily',
    ],
    ['else unknown', story(1, { sources: [] }), 'Unknown'],
  ])('%s', (_, item, byline) => {
    expect(toByline(item)).toBe(byline)
  })
})
