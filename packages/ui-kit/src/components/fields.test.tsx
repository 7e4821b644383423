import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { CheckboxField } from './checkbox-field.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

test('a field is named by its label and described by its hint', () => {
  render(<TextField label="Username" hint="At least 3 characters" />)
  const input = screen.getByRole('textbox', { name: 'Username' })
  expect(describedBy(input)).toEqual(['At least 3 characters'])
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

test('an error marks the field and is read before the hint', () => {
  render(<TextField label="Email" hint="We send one mail" error="Email is invalid" />)
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(input)).toEqual(['Email is invalid', 'We send one mail'])
})

test('a hidden label still names the field, and the ref reaches the input', () => {
  const ref = createRef<HTMLInputElement>()
  render(<TextField label="Wallet address" hideLabel ref={ref} />)
  expect(screen.getByRole('textbox', { name: 'Wallet address' })).toBe(ref.current)
})

test('a password is shown only when asked for', async () => {
  render(<PasswordField label="Password" defaultValue="secret" />)
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }))
  expect(input.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }))
  expect(input.getAttribute('type')).toBe('password')
})

test('a checkbox answers to its label and carries its error', async () => {
  render(<CheckboxField label="I agree to the terms" error="Please agree" />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the terms' })
  await userEvent.click(screen.getByText('I agree to the terms'))
  expect(box.checked).toBe(true)
  expect(describedBy(box)).toEqual(['Please agree'])
})

function describedBy(element: HTMLElement): (string | null | undefined)[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}
