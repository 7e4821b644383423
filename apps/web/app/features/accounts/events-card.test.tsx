import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { EventsCard } from './events-card.tsx'

afterEach(() => vi.unstubAllGlobals())

it('of many events the newest stand first, and the focus goes on to the first of the others', async () => {
  const events = Array.from({ length: 12 }, (_, index) => ({
    ...{ id: index + 1, kind: 'login', at: '2026-11-20T08:00:00.000Z' },
    ...{ device: `Device ${index + 1}`, network: null },
  }))
  answerRoutes({ 'GET /api/account/events': { body: { success: true, events } } })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EventsCard />
    </QueryClientProvider>,
  )
  const more = await screen.findByRole('button', { name: 'Show 4 more' })
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  more.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  expect(document.activeElement?.textContent).toContain('Device 9')
})
