import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { EVERYTHING } from '../queries/queries.ts'
import { type PickedDays, pickDay } from './pick-days.ts'
import { PickedChange } from './picked-change.tsx'

const days = ['2026-11-19', '2026-11-24']

function Picking() {
  const [picked, setPicked] = useState<PickedDays>([])
  return (
    <>
      <PickedChange scope={EVERYTHING} picked={picked} onPick={setPicked} />
      {days.map((day) => (
        <button key={day} type="button" onClick={() => setPicked(pickDay(picked, day))}>
          {day}
        </button>
      ))}
    </>
  )
}

it('comes into view with the second point, and keeps the place of who clears it', async () => {
  const cameIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  answerRoutes({
    'GET /api/portfolio/history/change?from=2026-11-19&to=2026-11-24': refusal('SOURCE_UNAVAILABLE'),
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Picking />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '2026-11-19' }))
  expect(cameIntoView).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: '2026-11-24' }))
  expect(cameIntoView.mock.calls).toEqual([[{ block: 'nearest' }]])
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(document.activeElement).toBe(screen.getByRole('status'))
  await user.tab()
  expect(document.activeElement?.textContent).toBe('2026-11-19')
})
