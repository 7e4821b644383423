import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pages } from '#app/paths.ts'
import { NotFound } from './not-found.tsx'

function open() {
  const Stub = createRoutesStub([
    { path: '*', Component: () => <NotFound places={pages} /> },
    { path: '/pricing', Component: () => <h1>Pricing</h1> },
  ])
  render(<Stub initialEntries={['/no/such/page']} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return async (line: string) => {
    await user.type(screen.getByRole('textbox'), `${line}{Enter}`)
    return within(screen.getByRole('log'))
  }
}

describe('NotFound', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('goes to a page that is named exactly, 500 ms after saying so', async () => {
    const type = open()
    const log = await type('Pricing')
    expect(log.getByText('Page found! Redirecting to /pricing...')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(screen.queryByRole('heading', { name: 'Pricing' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(110))
    expect(screen.getByRole('heading', { name: 'Pricing' })).toBeTruthy()
  })

  it('says that a page is not there, and suggests those whose names are like it', async () => {
    const type = open()
    const log = await type('sign')
    expect(log.getByText('Error: Page "sign" not found in directory. Try another location.')).toBeTruthy()
    expect(log.getByRole('link', { name: /signup/ }).getAttribute('href')).toBe('/signup')
  })

  it('lists the commands for help and the pages for sitemap', async () => {
    const type = open()
    const log = await type('help')
    for (const command of ['help', 'sitemap', 'matrix'])
      expect(log.getByText(command, { selector: 'dt' })).toBeTruthy()
    await type('sitemap')
    expect(log.getByRole('link', { name: /dashboard/ }).getAttribute('href')).toBe('/user/home')
  })

  it('turns the page black for five seconds at matrix', async () => {
    const type = open()
    await type('matrix')
    expect(document.documentElement.dataset.matrix).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(4800))
    expect(document.documentElement.dataset.matrix).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(300))
    expect(document.documentElement.dataset.matrix).toBeUndefined()
  })

  it('leads home and to the popular pages', () => {
    open()
    expect(screen.getByRole('heading', { name: 'Connection Lost' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('heading', { name: 'Popular pages' })).toBeTruthy()
  })
})
