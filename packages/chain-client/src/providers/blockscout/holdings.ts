import { ETHEREUM, NATIVE } from '@pkg/api-contract'
import * as z from 'zod'
import { holdingValue } from '../../holdings/holding-value.ts'
import { toPictureUri } from '../../holdings/picture-uri.ts'
import { baseUnitsField, indexField, priceField } from '../../parsing/fields.ts'
import type { ListedToken } from '../../ports/wallet-data.ts'
import { toMarket } from '../to-market.ts'
import { spamOf, tokenPart } from './token.ts'

/** `/addresses/{address}`: the only place where the ether balance stands. */
export const addressAnswer = z.object({
  coin_balance: baseUnitsField.nullable(),
  exchange_rate: priceField,
  block_number_balance_updated_at: indexField.nullish().transform((block) => block ?? null),
})

/** A row of `/addresses/{address}/token-balances`: tokens of every standard, and no ether. */
export const balanceRow = z.object({ value: baseUnitsField.nullable(), token: tokenPart })

const ETHER = { symbol: 'ETH', name: 'Ether', decimals: 18 }

export function toEther({ coin_balance, exchange_rate }: z.output<typeof addressAnswer>): ListedToken {
  const balance = coin_balance ?? '0'
  return {
    chainId: ETHEREUM,
    address: NATIVE,
    ...ETHER,
    balance,
    usdPrice: exchange_rate,
    usdValue: holdingValue(balance, ETHER.decimals, exchange_rate),
    usdPrice24hPercentChange: null,
    logo: null,
    thumbnail: null,
    spam: 'no',
    verified: null,
  }
}

/** None for tokens of other standards, and for balances that the index has not read yet. */
export function toToken({ value, token }: z.output<typeof balanceRow>): ListedToken[] {
  if (token.type !== 'ERC-20' || value === null) return []
  const logo = toPictureUri(token.icon_url)
  return [
    {
      chainId: ETHEREUM,
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
