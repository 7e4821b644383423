import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'

const status = {
  sourceCodeUrl: null,
  contactEmail: null as string | null,
  contactPostalAddress: null as string | null,
}
// biome-ignore lint/plugin: the room sets this file apart.
vi.mock('#app/lib/use-api-status.ts', () => ({ useApiStatus: () => ({ status, failed: false }) }))

const { ContactPage } = await import('./contact-page.tsx')

beforeEach(() => {
  Object.assign(status, { contactEmail: null, contactPostalAddress: null })
})

test('the addresses that whoever runs the site gives stand among the contact information', () => {
  Object.assign(status, {
    contactEmail: 'help@example.org',
    contactPostalAddress: '1 Main Street, Pune 411001',
  })
  render(<ContactPage />, { wrapper: MemoryRouter })
  const link = screen.getByRole('link', { name: 'help@example.org' })
  expect(link.getAttribute('href')).toBe('mailto:help@example.org')
  expect(screen.getByText('1 Main Street, Pune 411001')).toBeDefined()
})

test('without an address the page says that there is none, and names no post', () => {
  render(<ContactPage />, { wrapper: MemoryRouter })
  expect(screen.getByText(/gives no email address; please use the form/)).toBeDefined()
  expect(screen.queryByText('By post')).toBeNull()
})
