import { chains } from '@pkg/chains'

/** What of the list of chains is written into pages for which the list itself would be too large. */
export const counts = { CHAIN_COUNT: String(chains.length) }
