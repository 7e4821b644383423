import type { ListedWallet, ReadChain } from '@pkg/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { trackedWallets } from '../queries/queries.ts'

/** What the person calls a wallet, by its address in lower case. */
export type WalletBook = ReadonlyMap<string, ListedWallet>

const none: readonly ReadChain[] = []

/** Labels, tags and ENS names of the tracked wallets; empty until they are read. */
export function useWalletBook(enabled: boolean): {
  book: WalletBook
  settled: boolean
  readChains: readonly ReadChain[]
} {
  const { data, isFetched } = useQuery({ ...trackedWallets(), enabled })
  const book = useMemo(
    () => new Map(data?.wallets.map((wallet) => [wallet.address.toLowerCase(), wallet])),
    [data],
  )
  return { book, settled: data !== undefined || isFetched, readChains: data?.readChains ?? none }
}

/** What is known of these wallets, in this order; those that nothing is known of are left out. */
export function listOf(book: WalletBook, addresses: readonly string[]): ListedWallet[] {
  return addresses.flatMap((address) => book.get(address.toLowerCase()) ?? [])
}

/** The label of a wallet, else the ENS name it was added by; null when it has neither. */
export function walletName(book: WalletBook, address: string): string | null {
  const wallet = book.get(address.toLowerCase())
  return wallet?.label ?? wallet?.ensName ?? null
}

/** Every tag in use, each once, in the order of the alphabet. */
export function listTags(book: WalletBook): string[] {
  return [...new Set([...book.values()].flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b))
}

/** Whether a wallet is meant by what was typed: part of its label, name, tag or address. */
export function isMeant(book: WalletBook, address: string, term: string): boolean {
  const wallet = book.get(address.toLowerCase())
  const texts = [address, wallet?.label, wallet?.ensName, ...(wallet?.tags ?? [])]
  return texts.some((text) => text?.toLowerCase().includes(term.trim().toLowerCase()))
}
