import { shorten } from './shorten.ts'

/**
 * The first 6 and last 4 characters of an address.
 *
 * @example shortenAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F') //=> '0x71C7…976F'
 */
export function shortenAddress(address: string): string {
  return shorten(address, 6, 4)
}
