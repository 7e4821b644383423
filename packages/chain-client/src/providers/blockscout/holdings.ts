import { NATIVE } from '@pkg/api-contract'
import type { Chain } from '@pkg/chains'
import * as z from 'zod'
import { holdingValue } from '../../holdings/holding-value.ts'
import { toPictureUri } from '../../holdings/picture-uri.ts'
import { baseUnitsField, indexField, priceField } from '../../parsing/fields.ts'
import type { ListedToken } from '../../ports/wallet-data.ts'
import { toMarket } from '../to-market.ts'
import { spamOf, tokenPart } from './token.ts'

/** `/addresses/{address}`: the only place where the balance of the native coin stands. */
export const addressAnswer = z.object({
  coin_balance: baseUnitsField.nullable(),
  exchange_rate: priceField,
  block_number_balance_updated_at: indexField.nullish().transform((block) => block ?? null),
})

/** A row of `/addresses/{address}/token-balances`: tokens of every standard, and no native coin. */
export const balanceRow = z.object({ value: baseUnitsField.nullable(), token: tokenPart })

export function toNativeCoin(
  { id: chainId, native: { symbol, name, decimals } }: Chain,
  { coin_balance, exchange_rate }: z.output<typeof addressAnswer>,
): ListedToken {
  const balance = coin_balance ?? '0'
  return {
    ...{ chainId, address: NATIVE, symbol, name, decimals },
    balance,
    usdPrice: exchange_rate,
    usdValue: holdingValue(balance, decimals, exchange_rate),
    usdPrice24hPercentChange: null,
    logo: null,
    thumbnail: null,
    spam: 'no',
    verified: null,
  }
}

/** None for tokens of other standards, and for balances that the index has not read yet. */
export function toToken(chain: Chain, { value, token }: z.output<typeof balanceRow>): ListedToken[] {
  if (token.type !== 'ERC-20' || value === null) return []
  const logo = toPictureUri(token.icon_url)
  return [
    {
      chainId: chain.id,
      address: token.address,
      symbol: token.symbol,
      name: token.name,
      balance: value,
      decimals: token.decimals,
      usdPrice: token.exchange_rate,
      usdValue: holdingValue(value, token.decimals, token.exchange_rate),
      usdPrice24hPercentChange: null,
      logo,
      thumbnail: logo,
      spam: spamOf(token),
      verified: null,
      ...toMarket(token.circulating_market_cap, token.volume_24h),
      ...(typeof token.total_supply === 'string' && { totalSupply: token.total_supply }),
    },
  ]
}
