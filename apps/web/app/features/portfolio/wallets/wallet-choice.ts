import type { WalletBook } from './wallet-book.ts'

/** Whose figures a person wants to see. */
export type WalletChoice =
  | { kind: 'all' }
  | { kind: 'tag'; tag: string }
  /** Addresses as they were given: in any case, tracked or not. */
  | { kind: 'wallets'; addresses: readonly string[] }

/** What a choice comes to among the wallets that are tracked now. */
export interface ChosenWallets {
  /** The wallets whose figures are shown, in the order of the list. */
  shown: readonly string[]
  /** The same for the server: null for all wallets. */
  scope: readonly string[] | null
  /** Whether nothing was picked out; also where nothing of what was picked is there. */
  everything: boolean
  /** What the choice names and the list lacks; null where all of it is there. */
  missing: MissingChoice | null
}

export type MissingChoice = { kind: 'wallets'; named: readonly string[] } | { kind: 'tag'; tag: string }

export const ALL_WALLETS: WalletChoice = { kind: 'all' }

const all = 'all'
const tagPrefix = 'tag:'

/** Reads a choice as the address of the page writes it: `all`, `tag:cold`, or addresses with commas between. */
export function parseChoice(text: string): WalletChoice {
  if (text.startsWith(tagPrefix)) return { kind: 'tag', tag: text.slice(tagPrefix.length) }
  const addresses = text.split(',').filter((part) => part.trim() !== '')
  return text === all || addresses.length === 0 ? ALL_WALLETS : { kind: 'wallets', addresses }
}

/** The inverse of `parseChoice`. */
export function formatChoice(choice: WalletChoice): string {
  switch (choice.kind) {
    case 'all':
      return all
    case 'tag':
      return tagPrefix + choice.tag
    case 'wallets':
      return choice.addresses.join(',')
  }
}

/** Finds the wallets of a choice. Where none of them is tracked, all are shown, and what is missing is named. */
export function resolveChoice(
  choice: WalletChoice,
  tracked: readonly string[],
  book: WalletBook,
): ChosenWallets {
  const everything = { shown: tracked, scope: null, everything: true, missing: null }
  if (choice.kind === 'all') return everything
  const shown = tracked.filter(isChosen(choice, book))
  const missing = findMissing(choice, tracked, shown)
  if (shown.length === 0) return { ...everything, missing }
  return { shown, scope: shown.length === tracked.length ? null : shown, everything: false, missing }
}

function isChosen(choice: Exclude<WalletChoice, { kind: 'all' }>, book: WalletBook) {
  if (choice.kind === 'tag') {
    return (address: string) => book.get(address.toLowerCase())?.tags.includes(choice.tag) ?? false
  }
  const keys = new Set(choice.addresses.map((address) => address.toLowerCase()))
  return (address: string) => keys.has(address.toLowerCase())
}

function findMissing(
  choice: Exclude<WalletChoice, { kind: 'all' }>,
  tracked: readonly string[],
  shown: readonly string[],
): MissingChoice | null {
  if (choice.kind === 'tag') return shown.length === 0 ? choice : null
  const keys = new Set(tracked.map((address) => address.toLowerCase()))
  const named = choice.addresses.filter((address) => !keys.has(address.toLowerCase()))
  return named.length === 0 ? null : { kind: 'wallets', named }
}

/** The choice after a wallet was added: one that names wallets gets this one too. */
export function addToChoice(choice: WalletChoice, address: string): WalletChoice {
  if (choice.kind !== 'wallets') return choice
  return { kind: 'wallets', addresses: [...withoutAddress(choice.addresses, address), address] }
}

/** The choice after a wallet was removed; of none left, all wallets. */
export function removeFromChoice(choice: WalletChoice, address: string): WalletChoice {
  if (choice.kind !== 'wallets') return choice
  const addresses = withoutAddress(choice.addresses, address)
  return addresses.length === 0 ? ALL_WALLETS : { kind: 'wallets', addresses }
}

function withoutAddress(addresses: readonly string[], address: string): readonly string[] {
  return addresses.filter((other) => other.toLowerCase() !== address.toLowerCase())
}
