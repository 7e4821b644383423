import type { Spam } from '@pkg/api-contract'
import * as z from 'zod'
import {
  addressField,
  baseUnitsField,
  decimalsField,
  flagField,
  priceField,
  textField,
} from '../../parsing/fields.ts'

/** A token in every listing. Instances of before 2025 call the address `address`, later ones `address_hash`. */
export const tokenPart = z
  .object({
    address_hash: addressField.optional(),
    address: addressField.optional(),
    symbol: textField.optional(),
    name: textField.optional(),
    decimals: decimalsField,
    /** Null of a contract of which the index does not know what it is. */
    type: z.string().nullish().catch(null),
    exchange_rate: priceField,
    circulating_market_cap: priceField.catch(null),
    volume_24h: priceField.catch(null),
    total_supply: baseUnitsField.nullish().catch(null),
    icon_url: z.unknown().optional(),
    reputation: z.string().nullish().catch(null),
    is_scam: flagField.optional(),
  })
  .transform(({ address_hash, address, symbol = null, name = null, ...token }, context) => {
    const found = address_hash ?? address
    if (found !== undefined) return { ...token, symbol, name, address: found }
    context.issues.push({ code: 'custom', input: undefined, message: 'no address' })
    return z.NEVER
  })

/** What the index holds against a token: a named scam is spam, any other doubt a suspicion. */
export function spamOf({ reputation, is_scam }: z.output<typeof tokenPart>): Spam {
  if (is_scam === true || reputation === 'scam') return 'yes'
  return reputation === null || reputation === undefined || reputation === 'ok' ? 'no' : 'suspect'
}
