import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerRoutes } from '#app/lib/testing/answer-routes.ts'
import { CookieTest } from './cookie-test.tsx'

it('tells of each outcome, and lists the cookies that are stored', async () => {
  const user = userEvent.setup()
  let received = false
  answerRoutes({
    'GET /api/users/test-cookie': () => {
      const cookies = received ? ['hodlwise_test'] : []
      const message = received ? 'Cookie received!' : 'No cookie found.'
      return { body: { success: true, message, received, cookies } }
    },
  })
  render(<CookieTest />)
  expect(screen.getByText('Not tested yet')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Test cookie' })

  await user.click(button)
  expect(await screen.findByText('No cookie found.')).toBeTruthy()
  received = true
  await user.click(button)
  expect(await screen.findByText('Cookie received!')).toBeTruthy()
  expect(screen.getByText('hodlwise_test')).toBeTruthy()
})

it('says when the server does not answer', async () => {
  const user = userEvent.setup()
  answerRoutes({ 'GET /api/users/test-cookie': { status: 502, body: {} } })
  render(<CookieTest />)
  await user.click(screen.getByRole('button', { name: 'Test cookie' }))
  expect(await screen.findByText('Error fetching cookie.')).toBeTruthy()
})
