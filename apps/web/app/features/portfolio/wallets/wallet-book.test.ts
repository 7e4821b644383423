import type { ListedWallet } from '@pkg/api-contract'
import { expect, it } from 'vitest'
import { isMeant, listTags, walletName } from './wallet-book.ts'

const address = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
const wallet = (changes: Partial<ListedWallet>): ListedWallet => ({
  chainId: 1,
  address,
  label: null,
  tags: [],
  ensName: null,
  chainChoices: [],
  chains: [],
  foundChains: [],
  addedAt: '2026-11-21T09:00:00.000Z',
  ...changes,
})
const book = (changes: Partial<ListedWallet>) => new Map([[address.toLowerCase(), wallet(changes)]])

it('calls a wallet by its label, else by its ENS name, else not at all', () => {
  expect(walletName(book({ label: 'Savings', ensName: 'meera.eth' }), address)).toBe('Savings')
  expect(walletName(book({ ensName: 'meera.eth' }), address)).toBe('meera.eth')
  expect(walletName(book({}), address)).toBeNull()
  expect(walletName(new Map(), address)).toBeNull()
})

it('finds a wallet by any part of what it is called', () => {
  const called = book({ label: 'Savings', ensName: 'meera.eth', tags: ['cold'] })
  for (const term of ['sav', ' MEERA ', 'cold', '86C846', ''])
    expect(isMeant(called, address, term)).toBe(true)
  expect(isMeant(called, address, 'hot')).toBe(false)
})

it('lists every tag once, in order', () => {
  const two = new Map([
    ['a', wallet({ tags: ['long', 'cold'] })],
    ['b', wallet({ tags: ['cold'] })],
  ])
  expect(listTags(two)).toEqual(['cold', 'long'])
})
