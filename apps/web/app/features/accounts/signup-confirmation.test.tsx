import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { SignupConfirmation } from './signup-confirmation.tsx'

const found = {
  'POST /api/account/signup': { body: { username: 'Meera', email: 'meera@example.com' } },
}
const made = {
  ...found,
  'POST /api/account/signup/confirm': { status: 201, body: { success: true, message: 'ok' } },
}

beforeEach(() => window.history.replaceState(null, '', '/confirm-signup#secret'))
afterEach(() => window.history.replaceState(null, '', '/'))

function setup() {
  render(
    <MemoryRouter>
      <SignupConfirmation />
    </MemoryRouter>,
  )
}

async function confirm(password: string) {
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
}

describe('SignupConfirmation', () => {
  it('says who signed up, and makes nothing by being opened', async () => {
    const { calls } = answerRoutes(made)
    setup()
    expect((await screen.findByText(/signed up with/)).textContent).toBe(
      'Meera signed up with meera@example.com.',
    )
    expect(window.location.hash).toBe('')
    expect(calls).toEqual([{ route: 'POST /api/account/signup', body: { token: 'secret' } }])
  })

  it('makes the account by the password of the signup, and leads to the login', async () => {
    const { calls } = answerRoutes(made)
    setup()
    await confirm('Passw0rdX')
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    expect(calls.at(-1)).toEqual({
      route: 'POST /api/account/signup/confirm',
      body: { token: 'secret', password: 'Passw0rdX' },
    })
  })

  it('keeps the form when the password is another', async () => {
    answerRoutes({ ...found, 'POST /api/account/signup/confirm': refusal('WRONG_PASSWORD') })
    setup()
    await confirm('Passw0rdX')
    expect((await screen.findByRole('alert')).textContent).toBe('The password is not right.')
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDefined()
  })

  it('offers another signup where the link is not valid any more', async () => {
    answerRoutes({ 'POST /api/account/signup': refusal('LINK_NOT_VALID') })
    setup()
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByRole('link', { name: 'sign up again' }).getAttribute('href')).toBe('/signup')
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  it('keeps the link where the server is not there', async () => {
    answerRoutes({})
    setup()
    expect((await screen.findByRole('alert')).textContent).toBe('Error connecting to the server.')
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDefined()
  })
})
