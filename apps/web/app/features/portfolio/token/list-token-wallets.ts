import {
  type AssetId,
  addUpCents,
  microsToCents,
  type Token,
  toAssetId,
  usdToMicros,
} from '@pkg/api-contract'
import { formatShare } from '@pkg/ui-kit/format/format-share.ts'
import { toPercentShares } from '@pkg/ui-kit/format/percent-shares.ts'
import { isKnown, type WalletReading } from '../readings/wallet-reading.ts'

/** What one wallet holds of a token. */
export interface TokenWallet {
  address: string
  token: Token
  /** In whole cents, which add up to the total of the token; null where no price is known. */
  usdValue: number | null
  /** Of what all wallets hold of it, as it is written; null where nothing is held. */
  share: string | null
}

/** The wallets that hold a token, in the order of the list; `total` is what all of it is worth, as other screens say it. */
export function listTokenWallets(
  readings: readonly WalletReading[],
  id: AssetId,
  total: number | null,
): TokenWallet[] {
  const rows = readings
    .filter(isKnown)
    .flatMap(({ address, tokens }) =>
      tokens.filter((token) => toAssetId(token) === id).map((token) => ({ address, token })),
    )
  const micros = rows.map(({ token: { usdValue } }) => (usdValue === null ? 0n : usdToMicros(usdValue)))
  const cents = addUpCents(
    micros,
    0n,
    total === null ? microsToCents(micros.reduce((sum, part) => sum + part, 0n)) : Math.round(total * 100),
  )
  const balances = rows.map(({ token }) => Number(token.balance))
  const whole = balances.reduce((sum, balance) => sum + balance, 0)
  const percents = toPercentShares(balances, 1)
  return rows.map((row, index) => ({
    ...row,
    usdValue: row.token.usdValue === null ? null : (cents[index] ?? 0) / 100,
    share: whole > 0 ? formatShare((balances[index] ?? 0) / whole, 1, percents[index]) : null,
  }))
}
