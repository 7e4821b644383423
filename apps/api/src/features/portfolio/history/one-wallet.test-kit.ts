import type { AssetId } from '@pkg/api-contract'

/** A noon, its day, and a wallet with a coin of eighteen decimals: what histories are tried on. */
export const DAY = 86_400_000
export const NOON = Date.UTC(2026, 0, 10, 12)
export const today = Math.floor(NOON / DAY)
export const ONE = 10n ** 18n
export const wallet = '0x86c846D9B0f6FAd9523A4582B0e169bfce231e04'
export const key = wallet.toLowerCase()
export const coin: AssetId = `1:0x${'c'.repeat(40)}`
