// @vitest-environment jsdom
import { toastStore } from '@pkg/ui-kit/components/toast.ts'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdUnreachableLinks } from './hold-unreachable-links.ts'

const router = createMemoryRouter([
  {
    id: 'layout',
    children: [
      { id: 'home', path: '/' },
      { id: 'news', path: '/news' },
      { id: 'unknown', path: '*' },
    ],
  },
])
let end: () => void

beforeEach(() => {
  end = holdUnreachableLinks(
    router,
    { layout: {}, home: {}, unknown: {} },
    { news: { module: '/assets/news-1.js' } },
  )
})
afterEach(() => {
  end()
  document.body.replaceChildren()
  document.body.onclick = null
  toastStore.setState([], true)
  vi.restoreAllMocks()
})

/** Presses a link; whether it was held back. jsdom opens nothing itself. */
function press(html: string, init: MouseEventInit = {}, { online = false } = {}): boolean {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let isHeld = false
  document.body.addEventListener(
    'click',
    (sent) => {
      isHeld = sent.defaultPrevented
      sent.preventDefault()
    },
    { once: true },
  )
  document.body.querySelector('b')?.dispatchEvent(event)
  return isHeld
}

test.each([
  ['a page whose code has not come', '<a href="/news"><b>News</b></a>'],
  ['an address that no route is known for', '<a href="/docs/finance-math"><b>Formulas</b></a>'],
  ['a page of others in this tab', '<a href="https://example.org/"><b>Elsewhere</b></a>'],
])('without a connection a link to %s is held, and says so', (_, html) => {
  expect(press(html)).toBe(true)
  expect(toastStore.getState().map(({ title }) => title)).toEqual(['You are offline'])
})

test.each([
  ['a page that is there', '<a href="/"><b>Home</b></a>', {}],
  ['a place of this page', '<a href="#main"><b>Skip</b></a>', {}],
  ['another tab', '<a href="/news" target="_blank"><b>News</b></a>', {}],
  ['another tab by a key', '<a href="/news"><b>News</b></a>', { ctrlKey: true }],
  ['a mail', '<a href="mailto:a@example.org"><b>Mail</b></a>', {}],
  ['a file', '<a href="blob:http://localhost/1" download="a.csv"><b>File</b></a>', {}],
  ['what is no link', '<p><b>Words</b></p>', {}],
])('without a connection %s stays as it is', (_, html, init) => {
  expect(press(html, init)).toBe(false)
  expect(toastStore.getState()).toEqual([])
})

test('with a connection a link to a page that is there is not held', () => {
  expect(press('<a href="/"><b>Home</b></a>', {}, { online: true })).toBe(false)
})

/** Presses a link to a page whose code has not come, with a connection; how often it was followed after that. */
async function pressFirst(answer: () => Promise<Response>, html = '<a href="/news"><b>News</b></a>') {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const followed = vi.fn()
  expect(press(html, {}, { online: true })).toBe(true)
  document.body.onclick = (event) => {
    followed(event.defaultPrevented)
    event.preventDefault()
  }
  expect(asked.mock.calls).toEqual([['/assets/news-1.js']])
  return followed
}

test.each([200, 404])(
  'a page whose code has not come is gone to once the server answers, by %i too',
  async (status) => {
    const followed = await pressFirst(async () => new Response('', { status }))
    await expect.poll(() => followed.mock.calls).toEqual([[false]])
    expect(toastStore.getState()).toEqual([])
  },
)

test('while the server is away the screen stays, and it is said', async () => {
  const followed = await pressFirst(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect
    .poll(() => toastStore.getState().map(({ title }) => title))
    .toEqual(['The server cannot be reached'])
  expect(followed).not.toHaveBeenCalled()
})

test('a link that went with its menu is gone to all the same', async () => {
  const go = vi.spyOn(router, 'navigate')
  await pressFirst(async () => {
    document.body.replaceChildren()
    return new Response('')
  }, '<a href="/news?page=2#top"><b>News</b></a>')
  await expect.poll(() => go.mock.calls).toEqual([['/news?page=2#top']])
})

test('an address that no route is known for is left to the browser, as it is a document of its own', () => {
  expect(press('<a href="/docs/finance-math"><b>Formulas</b></a>', {}, { online: true })).toBe(false)
})
