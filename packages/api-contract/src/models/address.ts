import * as z from 'zod/mini'

/** What a person may type where an address is asked for: hex address or ENS name. The server decides. */
export const addressInput = z.string().check(
  z.trim(),
  z.minLength(1, 'Please enter a valid address'),
  // The longest ENS name that DNS-style encoding allows.
  z.maxLength(255, 'Please enter a valid address'),
)

/** A 20-byte account address in hex; upper or lower case. */
export const hexAddress = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/, 'Please enter a valid address'))

/** The zero address, of which nobody has the key: what comes from it is newly made, what goes to it is destroyed. */
export const ZERO_ADDRESS = `0x${'0'.repeat(40)}`
