import { Toaster } from '@pkg/ui-kit/components/toaster.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { accountPrefix, writeStored } from '#app/lib/stored-state.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { AccountSettings } from './account-settings.tsx'

const person = {
  ...{ username: 'Meera', email: 'meera@example.org', emailProven: true, pendingEmail: null },
  ...{ role: 'user', createdAt: '2026-01-01T00:00:00.000Z', secondFactor: false, recoveryCodesLeft: 0 },
}
const session = {
  ...{ id: '1', device: 'Firefox on Linux', remembered: true, current: true },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', lastSeenAt: '2026-01-02T00:00:00.000Z' },
}
const signedIn = (): Parameters<typeof answerRoutes>[0] => ({
  'GET /api/account': { body: { success: true, ...person } },
  'GET /api/account/sessions': { body: { success: true, sessions: [session] } },
  'GET /api/account/tokens': { body: { tokens: [] } },
  'GET /api/account/events': { body: { success: true, events: [] } },
})

async function open() {
  render(
    <MemoryRouter initialEntries={['/user/account']}>
      <QueryClientProvider client={createQueryClient()}>
        <Routes>
          <Route path="/user/account" element={<AccountSettings />} />
          <Route path="/" element={<p>The first page</p>} />
        </Routes>
      </QueryClientProvider>
      <Toaster />
    </MemoryRouter>,
  )
  expect(await screen.findByText('Meera')).toBeDefined()
}

const lookBack = () => window.dispatchEvent(new Event('visibilitychange'))

test('leads away whose session ended elsewhere, and keeps nothing of them', async () => {
  const answers = signedIn()
  answerRoutes(answers)
  await open()
  writeStored(`${accountPrefix}owner`, 'Meera')
  for (const route of [...Object.keys(answers), 'POST /api/account/refresh'])
    answers[route] = refusal('NOT_SIGNED_IN')
  lookBack()

  expect(await screen.findByText('The first page')).toBeDefined()
  expect(Object.keys(localStorage)).toEqual([])
})

test('keeps the page when a look back finds no connection', async () => {
  const answers = signedIn()
  const { calls } = answerRoutes(answers)
  await open()
  // What is still being read when somebody looks back is not asked for again.
  expect(await screen.findByText(session.device)).toBeDefined()
  for (const route of Object.keys(answers)) delete answers[route]
  const before = calls.length
  lookBack()

  await waitFor(() => expect(calls.slice(before).map(({ route }) => route)).toContain('GET /api/account'))
  expect(await screen.findByText('The sessions could not be read.')).toBeDefined()
  expect(screen.getByText('Meera')).toBeDefined()
  expect(screen.queryByText('The first page')).toBeNull()
})
