import { wallets } from './wallets.ts'

/** The ENS names that the local chain resolves, both ways. */
export const names = [
  { name: 'demo.eth', address: wallets.main.address },
  { name: 'vault.demo.eth', address: wallets.vault.address },
]

/** The name of an address, or null. */
export function nameOf(address: string): string | null {
  return names.find((entry) => entry.address.toLowerCase() === address.toLowerCase())?.name ?? null
}
