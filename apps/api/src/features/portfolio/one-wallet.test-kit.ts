import type { AssetId } from '@pkg/api-contract'
import { formatDay, toDay } from './ledger/day.ts'

/** A noon, its day, and a wallet with a coin of eighteen decimals: what histories are tried on. */
export const NOON = Date.UTC(2026, 0, 10, 12)
export const today = toDay(NOON)
export const ONE = 10n ** 18n
export const wallet = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const key = wallet.toLowerCase()
export const coin: AssetId = `1:0x${'c'.repeat(40)}`

/** The day so many days ago, as `YYYY-MM-DD`. */
export const day = (back: number): string => formatDay(today - back)
