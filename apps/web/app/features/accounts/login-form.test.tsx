import { Toaster } from '@pkg/ui-kit/components/toaster.tsx'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { takeRecentLogin } from '#app/lib/recent-login.ts'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { LoginForm } from './login-form.tsx'

async function logIn({ remember = false } = {}) {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <LoginForm />
      <Toaster />
    </MemoryRouter>,
  )
  await user.type(screen.getByLabelText('Email'), 'meera@example.com')
  await user.type(screen.getByLabelText('Password'), 'Passw0rdX')
  if (remember) await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

describe('LoginForm', () => {
  it('advises on third-party cookies when it opens', async () => {
    render(
      <MemoryRouter>
        <LoginForm />
        <Toaster />
      </MemoryRouter>,
    )
    expect((await screen.findAllByText(/enable third-party cookies/)).length).toBeGreaterThan(0)
  })

  it('has the address of the signup that led to it', async () => {
    const state = { email: 'meera@example.com', awaitsMail: false }
    render(
      <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
        <LoginForm />
      </MemoryRouter>,
    )
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('meera@example.com')
  })

  it('sends what was typed and whether to be remembered, and forgets whoever was here before', async () => {
    const { calls } = answerRoutes({ 'POST /api/users/login': { body: { success: true, message: 'ok' } } })
    localStorage.setItem('hodlwise.account.addresses', '{}')
    await logIn({ remember: true })
    expect((await screen.findAllByText('Login successful!')).length).toBeGreaterThan(0)
    expect(calls[0]?.body).toEqual({
      email: 'meera@example.com',
      password: 'Passw0rdX',
      rememberMe: true,
    })
    expect(localStorage.length).toBe(0)
    expect(takeRecentLogin()).toBe(true)
    expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDefined()
  })

  it('shows a refusal in a toast and beside the button', async () => {
    answerRoutes({ 'POST /api/users/login': refusal('INVALID_CREDENTIALS') })
    await logIn()
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid credentials.')
    expect(screen.getAllByText('Invalid credentials.').length).toBeGreaterThan(1)
  })

  it('says when the server cannot be reached', async () => {
    answerRoutes({})
    await logIn()
    expect((await screen.findByRole('alert')).textContent).toBe('Error connecting to the server.')
  })

  it('asks for a code where two-step login is on, without calling it a failure', async () => {
    const { calls } = answerRoutes({ 'POST /api/users/login': refusal('SECOND_FACTOR_NEEDED') })
    await logIn()
    const code = await screen.findByLabelText('Code')
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.type(code, '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Login' }))
    expect(calls.at(-1)?.body).toMatchObject({ email: 'meera@example.com', code: '123456' })
  })
})
