import { errors } from '@pkg/api-contract'
import { Toaster } from '@pkg/ui-kit/components/toaster.tsx'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { AwaitedMail } from './awaited-mail.tsx'
import { SignupForm } from './signup-form.tsx'

const created = { 'POST /api/users/signup': { status: 201, body: { success: true, message: 'ok' } } }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21') })
})
afterEach(() => vi.useRealTimers())

function setup() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  render(
    <MemoryRouter initialEntries={['/signup']}>
      <Routes>
        <Route path="/signup" element={<SignupForm />} />
        <Route
          path="/login"
          element={
            <>
              <p>The login page</p>
              <AwaitedMail />
            </>
          }
        />
      </Routes>
      <Toaster />
    </MemoryRouter>,
  )
  const submit = () => user.click(screen.getByRole('button', { name: 'Create Account' }))
  const fill = async () => {
    await user.type(screen.getByLabelText('Username'), 'Meera')
    await user.type(screen.getByLabelText('Email'), 'meera@example.com')
    await user.type(screen.getByLabelText('Date of birth'), '1990-05-05')
    await user.type(screen.getByLabelText('Password'), 'Passw0rdX')
    await user.type(screen.getByLabelText('Confirm password'), 'Passw0rdX')
    await user.click(screen.getByRole('checkbox'))
  }
  return { user, submit, fill }
}

describe('SignupForm', () => {
  it('says nothing of a field before it was touched, and the exact fault after', async () => {
    const { user } = setup()
    await user.click(screen.getByLabelText('Username'))
    expect(screen.queryByText('Username is required')).toBeNull()
    await user.tab()
    expect(await screen.findByText('Username is required')).toBeDefined()
    expect(screen.queryByText('Email is required')).toBeNull()
    await user.type(screen.getByLabelText('Username'), 'Me')
    expect(await screen.findByText('Username must be at least 3 characters')).toBeDefined()
    await user.type(screen.getByLabelText('Username'), 'e')
    await expect.poll(() => screen.queryByText(/Username must/)).toBeNull()
  })

  it('asks whether an address was meant that looks mistyped, and sends what was typed', async () => {
    const { calls } = answerRoutes(created)
    const { user, submit, fill } = setup()
    await fill()
    const email = screen.getByLabelText('Email')
    await user.clear(email)
    await user.type(email, 'ravi@gmial.com')
    await user.tab()
    const advice = await screen.findByText('Did you mean ravi@gmail.com?')
    expect(email.getAttribute('aria-describedby')?.split(' ')).toContain(advice.id)
    await submit()
    await expect.poll(() => calls.length).toBe(1)
    expect(calls[0]?.body).toMatchObject({ email: 'ravi@gmial.com' })
  })

  it('says what is wrong with an address beside the word that it is', async () => {
    const { user } = setup()
    await user.type(screen.getByLabelText('Email'), 'ravi@company')
    await user.tab()
    expect(await screen.findByText('Email is invalid')).toBeDefined()
    expect(
      await screen.findByText('After the @ comes a domain with a dot, such as example.org.'),
    ).toBeDefined()
  })

  it('marks every field when it is sent with faults, says so, and sends nothing', async () => {
    const { calls } = answerRoutes(created)
    const { user, submit } = setup()
    await user.type(screen.getByLabelText('Email'), 'meera')
    await user.type(screen.getByLabelText('Date of birth'), '2014-01-01')
    await user.type(screen.getByLabelText('Password'), 'alllowercase')
    await submit()
    for (const message of [
      'Username is required',
      'Email is invalid',
      'You must be at least 13 years old',
      'Password must contain uppercase, lowercase, and number',
      "Passwords don't match",
    ]) {
      expect(await screen.findByText(message)).toBeDefined()
    }
    expect((await screen.findAllByText('Please fix all errors before submitting')).length).toBeGreaterThan(0)
    expect(calls).toEqual([])
  })

  it('sends the account without the repeated password and leads to the login after two seconds', async () => {
    const { calls } = answerRoutes(created)
    const { fill, submit } = setup()
    await fill()
    await submit()
    expect((await screen.findAllByText('Account created successfully!')).length).toBeGreaterThan(0)
    expect(calls).toEqual([
      {
        route: 'POST /api/users/signup',
        body: {
          username: 'Meera',
          email: 'meera@example.com',
          dob: '1990-05-05',
          password: 'Passw0rdX',
          addressesToTrack: [],
        },
      },
    ])
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDefined()
    expect(screen.queryByText('The login page')).toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await screen.findByText('The login page')).toBeDefined()
    expect(screen.queryByText('Answer the mail first.')).toBeNull()
  })

  it('has the login page ask for the mail first, where one was sent', async () => {
    const body = { success: true, message: 'ok', awaitsMail: true }
    answerRoutes({ 'POST /api/users/signup': { status: 201, body } })
    const { fill, submit } = setup()
    await fill()
    await submit()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await screen.findByText('Answer the mail first.')).toBeDefined()
  })

  it("shows the server's own words, beside the button too", async () => {
    answerRoutes({ 'POST /api/users/signup': refusal('PASSWORD_COMMON') })
    const { fill, submit } = setup()
    await fill()
    await submit()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(errors.PASSWORD_COMMON.message)
    expect(screen.getByRole('button', { name: 'Create Account' })).toBeDefined()
  })

  it('tells a server that is not there from one that refused', async () => {
    answerRoutes({})
    const { fill, submit } = setup()
    await fill()
    await submit()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Error connecting to the server. Please try again later.')
  })

  it('asks for the terms in the words of the browser', async () => {
    const { calls } = answerRoutes(created)
    const { user, fill, submit } = setup()
    await fill()
    await user.click(screen.getByRole('checkbox'))
    await submit()
    expect(screen.getByRole<HTMLInputElement>('checkbox').validity.valueMissing).toBe(true)
    expect(calls).toEqual([])
  })
})
