// @vitest-environment jsdom
import { toastStore } from '@pkg/ui-kit/components/toast.ts'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdOfflineLinks } from './hold-offline-links.ts'

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
  end = holdOfflineLinks(router, { layout: {}, home: {}, unknown: {} })
})
afterEach(() => {
  end()
  document.body.replaceChildren()
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

test('with a connection nothing is held', () => {
  expect(press('<a href="/news"><b>News</b></a>', {}, { online: true })).toBe(false)
})
