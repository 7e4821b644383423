import { type Sourced, type Token, toAssetId } from '@pkg/api-contract'

/** What the list of holdings says of each balance in the wallet, debts too. */
export const toHeldBalances = (listed: Sourced<Token[]> | null) =>
  new Map(
    (listed?.data ?? [])
      .filter(({ inside }) => inside === undefined)
      .map((row) => [toAssetId(row), BigInt(row.balance)]),
  )
