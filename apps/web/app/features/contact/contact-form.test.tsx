import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerRoutes, refusal } from '#app/lib/testing/answer-routes.ts'
import { ContactForm } from './contact-form.tsx'

const route = 'POST /api/contact'

async function write() {
  render(<ContactForm />)
  const person = userEvent.setup()
  await person.type(screen.getByLabelText('Name'), 'Asha')
  await person.type(screen.getByLabelText('Email'), 'asha@example.org')
  await person.type(screen.getByLabelText('Message'), 'The total is off by one.')
  await person.click(screen.getByRole('button', { name: 'Send message' }))
}
const values = () =>
  ['Name', 'Email', 'Message'].map((label) => {
    const control = screen.getByLabelText(label)
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.value
      : undefined
  })

test('a message that was sent is thanked for, and the form is empty again', async () => {
  const { calls } = answerRoutes({ [route]: { status: 201, body: { success: true, message: 'Thank you' } } })
  await write()
  expect(await screen.findByText('Thank you for your message!')).toBeDefined()
  expect(values()).toEqual(['', '', ''])
  expect(calls).toEqual([
    { route, body: { name: 'Asha', email: 'asha@example.org', message: 'The total is off by one.' } },
  ])
})

test.each([
  ['is not reached', {}, 'Your message could not be sent. Please try again later.'],
  ['refuses', { [route]: refusal('TOO_MANY_REQUESTS') }, 'Too many requests. Please wait a moment.'],
])('when the server %s the sentence stands there and the text is kept', async (_, answers, sentence) => {
  answerRoutes(answers)
  await write()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(values()).toEqual(['Asha', 'asha@example.org', 'The total is off by one.'])
})

test('every field is required, and the email is one', () => {
  render(<ContactForm />)
  for (const label of ['Name', 'Email', 'Message']) {
    expect(screen.getByLabelText(label).hasAttribute('required')).toBe(true)
  }
  expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email')
})
