import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/create-query-client.ts'
import { WalletList } from './wallet-list.tsx'

const addresses = Array.from({ length: 60 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
const last = addresses[59] ?? ''

function open({ of = addresses, selected = [] }: { of?: string[]; selected?: string[] } = {}) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <WalletList
        readings={of.map((address) => ({ state: 'loading', address }))}
        book={
          new Map([
            [
              last,
              {
                chainId: 1,
                address: last,
                label: 'Cold storage',
                tags: [],
                ensName: null,
                chainChoices: [],
                chains: [],
                foundChains: [],
                addedAt: '2026-11-01T00:00:00.000Z',
              },
            ],
          ])
        }
        selected={new Set(selected)}
        gains={new Map()}
        onSelect={() => {}}
        onRemoved={() => {}}
      />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const rows = () => document.querySelectorAll('[aria-pressed]').length

it('begins with eight of many wallets, and offers the others in steps', () => {
  open()
  expect(rows()).toBe(8)
  expect(screen.getByText('8 of 60 wallets')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Show 50 more' })).toBeDefined()
})

it('shows all of them, and fewer again, and the focus follows', async () => {
  const user = open({ of: addresses.slice(0, 20) })
  screen.getByRole('button', { name: 'Show 12 more' }).focus()
  await user.keyboard('{Enter}')
  expect(rows()).toBe(20)
  expect([...document.querySelectorAll('li')].indexOf(document.activeElement as HTMLLIElement)).toBe(8)
  screen.getByRole('button', { name: 'Show fewer' }).focus()
  await user.keyboard('{Enter}')
  expect(rows()).toBe(8)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show 12 more' }))
})

it('always shows the selected wallet', () => {
  open({ selected: [last] })
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Cold storage')
})

it('finds a wallet by its label, and says when none is called so', async () => {
  const user = open()
  await user.type(screen.getByRole('textbox', { name: 'Find a wallet' }), 'cold')
  expect(rows()).toBe(1)
  await user.type(screen.getByRole('textbox', { name: 'Find a wallet' }), 'er')
  expect(rows()).toBe(0)
  expect(screen.getByText('No wallet is called that.')).toBeDefined()
})
