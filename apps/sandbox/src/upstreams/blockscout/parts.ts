import { type Address, getAddress } from 'viem'
import { findCollection } from '../../catalogue/find-collection.ts'
import { findToken } from '../../catalogue/find-token.ts'
import { nameOf } from '../../catalogue/names.ts'
import type { TokenMetadata } from '../../chain/read/list-metadata.ts'
import { tokenLogo } from '../../content/logo-uri.ts'

/** An address as Blockscout describes the parties of a transfer. */
export function toParty(address: Address) {
  const contract = Boolean(findToken(address) ?? findCollection(address))
  return {
    ens_domain_name: nameOf(address),
    hash: getAddress(address),
    implementations: [],
    is_contract: contract,
    is_scam: false,
    is_verified: contract,
    metadata: null,
    name: null,
    private_tags: [],
    proxy_type: null,
    public_tags: [],
    reputation: 'ok',
    watchlist_names: [],
  }
}

/** A token as Blockscout describes it: every number is text, and what is unknown is null. */
export function toToken(
  address: Address,
  type: 'ERC-20' | 'ERC-721' | 'ERC-1155',
  { name, symbol, decimals, totalSupply }: TokenMetadata,
  price: number | null,
) {
  const spam = findToken(address)?.trust === 'spam' || findCollection(address)?.spam
  return {
    address_hash: getAddress(address),
    circulating_market_cap: null,
    circulating_supply: null,
    decimals: type === 'ERC-20' && decimals !== null ? String(decimals) : null,
    exchange_rate: spam || price === null ? null : String(price),
    holders_count: String(100 + (Number.parseInt(address.slice(2, 8), 16) % 90_000)),
    icon_url: tokenLogo(address),
    name,
    reputation: spam ? 'scam' : 'ok',
    symbol,
    total_supply: totalSupply?.toString() ?? null,
    type,
    volume_24h: null,
  }
}

export type BlockscoutToken = ReturnType<typeof toToken>
