import type { AdminOverview } from '@pkg/api-contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { AdminPage } from './admin-page.tsx'

const overview: AdminOverview = {
  users: 26,
  messages: 1,
  startedAt: '2026-03-01T08:00:00.000Z',
  process: 'api-1:4711',
  sharing: 'single',
  providers: [
    {
      name: 'CoinGecko',
      state: 'failing',
      lastSuccess: null,
      calls: 8,
      faults: 2,
      cacheHits: 40,
      sent: 4321,
      held: 17,
      budget: { perMinute: 30, perDay: 40_000 },
    },
    {
      name: 'Moralis',
      state: 'off',
      lastSuccess: null,
      calls: 0,
      faults: 0,
      cacheHits: 0,
      sent: 0,
      held: 0,
      budget: null,
    },
  ],
  hotAnswers: [{ url: '/api/gas', hits: 12, readings: 3 }],
  jobs: [
    {
      name: 'sweep',
      startedAt: '2026-03-01T09:00:00.000Z',
      durationMs: 12,
      succeeded: false,
      note: 'TypeError',
    },
  ],
  pageViews: [
    { day: '2026-03-02', path: '/', views: 3 },
    { day: '2026-03-01', path: '/', views: 4 },
    { day: '2026-03-01', path: '/news', views: 1 },
  ],
}
const message = {
  id: 1,
  name: '<b>Asha</b>',
  email: 'asha@example.org',
  message: '<script>alert(1)</script>',
  createdAt: '2026-03-01T09:00:00.000Z',
}

function open(answers: Parameters<typeof answerRoutes>[0]) {
  answerRoutes(answers)
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <AdminPage />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const good = { 'GET /api/admin/overview': { body: overview } }
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

test('sources show their state, error rate and what the cache has spared', async () => {
  open(good)
  const row = await screen.findByRole('row', { name: /CoinGecko/ })
  expect(cells(row)).toEqual([
    'CoinGecko',
    'Failing',
    '–',
    '8',
    '25.0 %',
    '40',
    '4,321',
    '17',
    '30 a minute, 40,000 a day',
  ])
  expect(cells(screen.getByRole('row', { name: /Moralis/ }))[4]).toBe('–')
})

test('of several processes it says which one is counted, and whether it is alone without Redis', async () => {
  open({ 'GET /api/admin/overview': { body: { ...overview, sharing: 'alone' } } })
  expect(await screen.findByText(/since the process api-1:4711 started/)).toBeTruthy()
  expect(screen.getByText(/^Redis does not answer: limits and readings are of this process/)).toBeTruthy()
})

test('jobs say how they went, and page views are summed by page', async () => {
  const person = open(good)
  await person.click(await screen.findByRole('tab', { name: /Jobs/ }))
  expect(screen.getByText(/Failed/).textContent).toBe('Failed: TypeError')
  await person.click(screen.getByRole('tab', { name: /Page views/ }))
  expect(cells(screen.getByRole('row', { name: /^\/ / }))).toEqual(['/', '3', '7'])
})

test('a message is shown as the text that it is', async () => {
  const person = open({
    ...good,
    'GET /api/admin/messages?page=1': { body: { total: 1, messages: [message] } },
  })
  await person.click(await screen.findByRole('tab', { name: /Messages/ }))
  expect(await screen.findByText(message.message)).toBeDefined()
  expect(screen.getByText(message.name)).toBeDefined()
  expect(document.querySelector('script')).toBeNull()
})

test('people come a page at a time', async () => {
  const user = (id: string) => ({
    id,
    username: `person ${id}`,
    email: `${id}@example.org`,
    role: 'user',
    createdAt: '2026-03-01T09:00:00.000Z',
    wallets: 2,
  })
  const person = open({
    ...good,
    'GET /api/admin/users?page=1': { body: { total: 26, users: [user('a')] } },
    'GET /api/admin/users?page=2': { body: { total: 26, users: [user('z')] } },
  })
  await person.click(await screen.findByRole('tab', { name: /Users/ }))
  expect(await screen.findByText('person a')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('person z')).toBeDefined()
  expect(screen.getByText('Page 2 of 2')).toBeDefined()
})

test('the sessions of one person are ended once that was confirmed', async () => {
  const one = { id: 'a', username: 'Asha', email: 'asha@example.org', role: 'user', wallets: 2 }
  const ended = vi.fn(() => ({
    body: {
      success: true,
      message: 'Every session of this account was ended, and every access token revoked.',
    },
  }))
  const person = open({
    ...good,
    'GET /api/admin/users?page=1': {
      body: { total: 1, users: [{ ...one, createdAt: '2026-03-01T09:00:00.000Z' }] },
    },
    'DELETE /api/admin/users/a/sessions': ended,
  })
  await person.click(await screen.findByRole('tab', { name: /Users/ }))
  await person.click(await screen.findByRole('button', { name: 'End sessions of asha@example.org' }))
  expect(ended).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'End all sessions' }))

  await waitFor(() => expect(ended).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test.each([
  ['NOT_SIGNED_IN', 'Please sign in.'],
  ['FORBIDDEN', 'This is not open to your account.'],
] as const)('%s is said, with the way to the login', async (code, sentence) => {
  open({ 'GET /api/admin/overview': refusal(code), 'POST /api/account/refresh': refusal('NOT_SIGNED_IN') })
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
})
