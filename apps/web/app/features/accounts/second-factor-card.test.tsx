import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { SecondFactorCard } from './second-factor-card.tsx'

const person = {
  ...{ username: 'Meera', email: 'meera@example.org', emailProven: true, pendingEmail: null },
  ...{ role: 'user' as const, createdAt: '2026-01-01T00:00:00.000Z' },
  ...{ secondFactor: false, recoveryCodesLeft: 0 },
}

test('Escape leaves the setting up at either step, and its button has the focus again', async () => {
  const secret = 'JBSWY3DPEHPK3PXP'
  answerRoutes({
    'POST /api/account/second-factor': { body: { secret, uri: `otpauth://totp/Hodlwise?secret=${secret}` } },
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SecondFactorCard person={person} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const opener = () => screen.getByRole('button', { name: 'Set up' })
  await user.click(opener())
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(opener())

  await user.click(opener())
  await user.keyboard('Correct-Horse-7{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
  await user.keyboard('{Escape}')
  expect(screen.queryByLabelText('Code')).toBeNull()
  expect(document.activeElement).toBe(opener())
})
