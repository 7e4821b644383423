import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { useAddressQuery } from './use-address-query.ts'

const set = (name: string, value: string) => (before: URLSearchParams) => {
  before.set(name, value)
  return before
}

const open = (path: string) =>
  renderHook(() => ({ first: useAddressQuery(), second: useAddressQuery(), place: useLocation() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    ),
  })

it('changes that come before the page is drawn with the first of them all count', () => {
  const { result } = open('/gains?country=in')
  const { first, second } = result.current
  act(() => {
    first[1](set('gas', 'none'), { replace: true })
    first[1](set('regime', 'old'), { replace: true })
    // Also of another part of the page.
    second[1](set('deducted', '5'), { replace: true })
  })
  expect(result.current.place.search).toBe('?country=in&gas=none&regime=old&deducted=5')
  act(() => result.current.first[1](set('gas', 'all'), { replace: true }))
  expect(result.current.place.search).toBe('?country=in&gas=all&regime=old&deducted=5')
})

it('what was asked of one page says nothing of another', () => {
  const one = open('/gains?country=in')
  const { first } = one.result.current
  act(() => first[1](set('gas', 'none')))
  const other = open('/gains?country=us')
  act(() => other.result.current.first[1](set('regime', 'old')))
  expect(other.result.current.place.search).toBe('?country=us&regime=old')
})
